import { type RoutedUrl, routeUrl, WILDCARD } from '../../server/page/route.ts';
import type { RedirectLocation } from '../../server/redirects/location.ts';
import type { Diagnostic } from '../../server/redirects/rule.ts';
import { type ListBase, segmentOf } from '../../src/contracts/listSegments.ts';
import { matchBase } from '../../src/features/carSearch/listUrl.ts';
import type { Inventory } from './inventory.ts';
import { nearest } from './nearest.ts';

/** What only an upstream can say of an address. */
export type Question =
  | { kind: 'car'; id: string; slug: string | undefined }
  | { kind: 'carList'; base: ListBase | null; query: URLSearchParams }
  | { kind: 'dealerList'; query: URLSearchParams }
  | { kind: 'file'; path: string };

/** What stands at an address that a rule leads to. */
export interface Judgement {
  /** It does not answer 200. */
  fault?: Diagnostic;
  note?: Diagnostic;
  /** Asked when there is no fault. */
  question?: Question;
}

const FILES = /^\/-\/(?:media|jssmedia)\//;
const fault = (message: string, hint: string): Judgement => ({ fault: { message, hint, inTarget: true } });

/** Judges an address of a site by what is known of it; the static checks have let it pass. */
export function judge(inventory: Inventory, { path, query }: Pick<RedirectLocation, 'path' | 'query'>): Judgement {
  if (FILES.test(path)) return { question: { kind: 'file', path } };
  const routed = routeUrl(inventory.site, path, new URLSearchParams(query));
  if (!routed) return {};
  const { route, language, layoutPath } = routed;
  const pages = inventory.pages.get(language.code) ?? new Set();
  if (!pages.has(layoutPath)) {
    return fault(
      `There is no page at ${decodeURI(routed.path)}`,
      didYouMean(`${language.prefix}${route.path}`, inventory),
    );
  }
  if (route.kind === 'car') return judgeCar(inventory, routed);
  if (route.kind === 'dealer') return judgeDealer(inventory, routed);
  if (route.kind === 'carList') return judgeCarList(inventory, routed, new URLSearchParams(query));
  if (route.kind !== 'dealerList') return {};
  const given = new URLSearchParams(query);
  return (
    unknownValue(inventory.values.dealerList, given) ?? {
      ...(given.size > 0 && { question: { kind: 'dealerList', query: given } }),
    }
  );
}

/** The pages of a site that an address may have been meant for. */
function didYouMean(path: string, { site, pages }: Inventory): string {
  const known = site.languages.flatMap(({ code, prefix }) =>
    [...(pages.get(code) ?? [])]
      .filter((each) => !each.includes(WILDCARD))
      .map((each) => `${prefix}${each === '/' && prefix ? '' : each}`),
  );
  const near = nearest(path, known);
  return near.length > 0 ? `Did you mean ${near.join(' or ')}?` : 'Choose a page; /sitemap.xml lists them.';
}

function judgeDealer({ site, dealers }: Inventory, { route }: RoutedUrl): Judgement {
  const { dealerSlug = '' } = route;
  if (dealers.has(dealerSlug)) return {};
  const near = nearest(dealerSlug, dealers).map((slug) => `${site.paths.dealers}/${slug}`);
  const all = `ead to all of them: ${site.paths.dealers}.`;
  return fault(
    `There is no dealer ${dealerSlug}`,
    near.length > 0 ? `Did you mean ${near.join(' or ')}? Or l${all}` : `L${all}`,
  );
}

function judgeCar({ cars }: Inventory, { route }: RoutedUrl): Judgement {
  const { carId = '', slug } = route;
  const known = cars.get(carId);
  return known === undefined ? { question: { kind: 'car', id: carId, slug } } : judgeSlug(carId, slug, known);
}

/** What is said of a car's address without its name. */
export const SENT_ON: Diagnostic = {
  message: "Visitors are redirected a second time, from the car's id to its canonical URL",
  hint: "Add the car's name to the target, if the old URL contains it.",
  inTarget: true,
};

/** A car is sent on to its own address, which makes two hops. */
export function judgeSlug(id: string, slug: string | undefined, known: string): Judgement {
  if (slug === known.toLowerCase()) return {};
  return { note: { ...SENT_ON, hint: `Write …/${id}/${known.toLowerCase()}.` } };
}

function judgeCarList(inventory: Inventory, { route, language }: RoutedUrl, query: URLSearchParams): Judgement {
  const { listBrand, listModel } = route;
  let base: ListBase | null = null;
  if (listBrand !== undefined) {
    base = matchBase(listBrand, listModel, inventory.stock);
    const makes = inventory.makes.get(language.code) ?? [];
    const isSold = !listModel && makes.some((name) => segmentOf(name) === segmentOf(listBrand));
    if (!base && !isSold) return unknownMake(inventory, listBrand, listModel);
  }
  const unknown = unknownValue(inventory.values.carList, query);
  if (unknown) return unknown;
  return query.size > 0 || base ? { question: { kind: 'carList', base, query } } : {};
}

function unknownMake({ stock, site }: Inventory, make: string, model: string | undefined): Judgement {
  const facet = stock.find(({ name }) => name === 'car_brand');
  const makes = facet?.type === 'value' ? facet.value : [];
  const own = makes.find(({ text }) => segmentOf(text) === segmentOf(make));
  const known = model !== undefined && own ? (own.children ?? []) : makes;
  const near = nearest(
    model !== undefined && own ? model : make,
    known.map(({ text }) => segmentOf(text)),
  );
  const what = model !== undefined && own ? `no model ${model} of ${own.text}` : `no make ${make}`;
  return fault(
    `There is ${what} in stock`,
    near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `Redirect to the full list: ${site.paths.carList}.`,
  );
}

/** A filter that no car or dealer can fit: a slip of the pen. */
function unknownValue(values: ReadonlyMap<string, ReadonlySet<string>>, query: URLSearchParams): Judgement | null {
  for (const [name, value] of query) {
    const known = values.get(name);
    // Ranges have no values.
    if (!known || known.size === 0 || known.has(value)) continue;
    const near = nearest(value, known);
    const some = near.length > 0 ? near : [...known].slice(0, 8);
    return fault(
      `No ${name} is called ${value}`,
      `${near.length > 0 ? 'Did you mean' : 'There are'} ${some.join(', ')}${near.length > 0 ? '?' : '.'}`,
    );
  }
  return null;
}
