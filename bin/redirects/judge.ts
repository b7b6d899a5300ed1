import { type ParsedPageUrl, parsePageUrl } from '../../server/page/route/route.ts';
import type { Diagnostic, RedirectLocation } from '../../server/redirects/rules.ts';
import { WILDCARD } from '../../server/site/sitePath.ts';
import { type ListBase, segmentOf } from '../../src/contracts/search/listSegments.ts';
import { findBase } from '../../src/features/carSearch/listUrl.ts';
import { nameFilters } from '../doctor/listWords.ts';
import type { Inventory } from './inventory.ts';
import { nearest } from './nearest.ts';

/** A question about a URL that only an upstream can answer. */
export type Question =
  | { kind: 'car'; id: string; slug: string | undefined }
  | { kind: 'carList'; base: ListBase | null; query: URLSearchParams }
  | { kind: 'dealerList'; query: URLSearchParams }
  | { kind: 'file'; path: string };

/** The result of checking a redirect target. */
export interface Judgement {
  /** Why the target does not respond with 200. */
  issue?: Diagnostic;
  note?: Diagnostic;
  /** Sent to an upstream when there is no issue. */
  question?: Question;
}

const FILES = /^\/-\/(?:media|jssmedia)\//;
const issue = (message: string, hint: string): Judgement => ({ issue: { message, hint, inTarget: true } });

/** Checks a URL against the inventory of its site. The URL has passed the static checks. */
export function judge(inventory: Inventory, { path, query }: Pick<RedirectLocation, 'path' | 'query'>): Judgement {
  if (FILES.test(path)) return { question: { kind: 'file', path } };
  const routed = parsePageUrl(inventory.site, path, new URLSearchParams(query));
  if (!routed) return {};
  const { route, language, layoutPath } = routed;
  const pages = inventory.pages.get(language.code) ?? new Set();
  if (!pages.has(layoutPath)) {
    return issue(
      `There is no page at ${decodeURI(routed.path)}`,
      didYouMean(`${language.prefix}${route.path}`, inventory),
    );
  }
  if (route.kind === 'car') return judgeCar(inventory, routed);
  if (route.kind === 'dealer') return judgeDealer(inventory, routed);
  if (route.kind === 'carList') return judgeCarList(inventory, routed, new URLSearchParams(query));
  if (route.kind !== 'dealerList') return {};
  const parameters = new URLSearchParams(query);
  return (
    unknownValue(inventory.values.dealerList, parameters) ?? {
      ...(parameters.size > 0 && { question: { kind: 'dealerList', query: parameters } }),
    }
  );
}

/** Suggests pages with a similar path. */
function didYouMean(path: string, { site, pages }: Inventory): string {
  const candidates = site.languages.flatMap(({ code, prefix }) =>
    [...(pages.get(code) ?? [])]
      .filter((each) => !each.includes(WILDCARD))
      .map((each) => `${prefix}${each === '/' && prefix ? '' : each}`),
  );
  const similar = nearest(path, candidates);
  return similar.length > 0 ? `Did you mean ${similar.join(' or ')}?` : 'Choose a page; /sitemap.xml lists them.';
}

function judgeDealer({ site, dealers }: Inventory, { route }: ParsedPageUrl): Judgement {
  const { dealerSlug = '' } = route;
  if (dealers.has(dealerSlug)) return {};
  const similar = nearest(dealerSlug, dealers).map((slug) => `${site.paths.dealers}/${slug}`);
  const list = `edirect to the list: ${site.paths.dealers}.`;
  return issue(
    `There is no dealer ${dealerSlug}`,
    similar.length > 0 ? `Did you mean ${similar.join(' or ')}? Or r${list}` : `R${list}`,
  );
}

function judgeCar({ cars }: Inventory, { route }: ParsedPageUrl): Judgement {
  const { carId = '', slug } = route;
  const candidates = cars.get(carId);
  return candidates === undefined ? { question: { kind: 'car', id: carId, slug } } : judgeSlug(carId, slug, candidates);
}

/** Note on a car URL without the car's name. */
export const CAR_ID_ONLY: Diagnostic = {
  message: "Visitors are redirected a second time, from the car's id to its canonical URL",
  hint: "Add the car's name to the target, if the old URL contains it.",
  inTarget: true,
};

/** Notes a car URL that is not canonical: visitors need a second redirect. */
export function judgeSlug(id: string, slug: string | undefined, candidates: string): Judgement {
  if (slug === candidates.toLowerCase()) return {};
  return { note: { ...CAR_ID_ONLY, hint: `Write …/${id}/${candidates.toLowerCase()}.` } };
}

function judgeCarList(inventory: Inventory, { route, language }: ParsedPageUrl, query: URLSearchParams): Judgement {
  const { listMake, listModel, listFilters } = route;
  if (listFilters && !nameFilters(listFilters, inventory.stock, inventory.site)) {
    if (inventory.pages.get(language.code)?.has(route.path)) return {};
    const list = `Redirect to the full list: ${inventory.site.paths.carList}.`;
    return issue(`No car has the values ${listFilters.join(' and ')}`, list);
  }
  let base: ListBase | null = null;
  if (listMake !== undefined) {
    base = findBase(listMake, listModel, inventory.stock);
    const makes = inventory.makes.get(language.code) ?? [];
    const isSold = !listModel && makes.some((name) => segmentOf(name) === segmentOf(listMake));
    if (!base && !isSold) return unknownMake(inventory, listMake, listModel);
  }
  const unknown = unknownValue(inventory.values.carList, query);
  if (unknown) return unknown;
  return query.size > 0 || base ? { question: { kind: 'carList', base, query } } : {};
}

function unknownMake({ stock, site }: Inventory, make: string, model: string | undefined): Judgement {
  const facet = stock.find(({ name }) => name === 'car_brand');
  const makes = facet?.type === 'value' ? facet.value : [];
  const listedMake = makes.find(({ text }) => segmentOf(text) === segmentOf(make));
  const candidates = model !== undefined && listedMake ? (listedMake.children ?? []) : makes;
  const similar = nearest(
    model !== undefined && listedMake ? model : make,
    candidates.map(({ text }) => segmentOf(text)),
  );
  const what = model !== undefined && listedMake ? `no model ${model} of ${listedMake.text}` : `no make ${make}`;
  return issue(
    `There is ${what} in stock`,
    similar.length > 0 ? `Did you mean ${similar.join(' or ')}?` : `Redirect to the full list: ${site.paths.carList}.`,
  );
}

/** Reports a filter value that no car or dealer has. */
function unknownValue(values: ReadonlyMap<string, ReadonlySet<string>>, query: URLSearchParams): Judgement | null {
  for (const [name, value] of query) {
    const candidates = values.get(name);
    // Ranges have no values.
    if (!candidates || candidates.size === 0 || candidates.has(value)) continue;
    const similar = nearest(value, candidates);
    const some = similar.length > 0 ? similar : [...candidates].slice(0, 8);
    return issue(
      `The filter ${name} has no value ${value}`,
      `${similar.length > 0 ? 'Did you mean' : 'Its values include'} ${some.join(', ')}${similar.length > 0 ? '?' : '.'}`,
    );
  }
  return null;
}
