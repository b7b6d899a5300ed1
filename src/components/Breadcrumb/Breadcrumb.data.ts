import { textValue } from '../../content/fields.ts';
import type { LoaderContext, NavigationItem, SectionLoader } from '../../contracts/loader.ts';
import { encodeUrlPart } from '../../contracts/urlText.ts';
import { plainText } from '../../contracts/valueTexts.ts';
import { stockFacets } from '../../features/carSearch/carListSearch.data.ts';
import { matchBase } from '../../features/carSearch/listUrl.ts';
import { breadcrumbLd } from '../../lib/breadcrumbLd.ts';

interface Crumb {
  title: string;
  /** Path with language prefix. */
  href: string;
}

export interface BreadcrumbData {
  /** From home to the page shown. */
  entries: Crumb[];
}

/**
 * The way from home to this page, by the menu's own titles. On car lists below the marker segment, make and model become
 * entries (F031); the list itself makes them the page's title.
 */
export const loader: SectionLoader<BreadcrumbData> = {
  async load(_rendering, context) {
    const entries = [...(await crumbsOf(context)), ...(await listCrumbs(context)), ...standInCrumbs(context)];
    // Addresses are relative to the page, which is where they are read.
    const way = breadcrumbLd(entries.map(({ title, href }) => [title, href] as const));
    return { kind: 'data', value: { entries }, head: { jsonLd: [way] } };
  },
};

async function crumbsOf({ ports, language, route, site, translate, page }: LoaderContext): Promise<Crumb[]> {
  const menu = (await ports.navigation().catch(() => null)) ?? [];
  const href = language.prefix + (route.listBrand ? site.paths.carList : route.path);
  const { fields } = page;
  const title = textValue(fields?.NavigationTitle) || textValue(fields?.Title) || page.displayName || page.name || '';
  const home = { title: translate('home'), href: language.prefix || '/' };
  return [home, ...ancestors(menu, href), { title, href }];
}

/** Menu entries that lead to `href` from above, outermost first. */
function ancestors(items: readonly NavigationItem[], href: string): Crumb[] {
  const above = items.find(({ path }) => href.startsWith(`${path}/`));
  if (!above) return [];
  return [{ title: above.navTitle || above.name, href: above.path }, ...ancestors(above.children, href)];
}

/** `{list}/b/{make}/{model}`: an entry each, spelt as in the stock; as a reader would guess while the search is down. */
async function listCrumbs({ route, site, language, ports, valueText }: LoaderContext): Promise<Crumb[]> {
  const { listBrand, listModel } = route;
  if (!listBrand) return [];
  const known = matchBase(listBrand, listModel, await stockFacets(ports));
  const root = `${language.prefix}${site.paths.carList}/${site.paths.listMarker}/${encodeUrlPart(listBrand)}`;
  const make = { title: known?.brand ?? readable(listBrand), href: root };
  if (!listModel) return [make];
  const model = known?.model ? plainText(valueText('car_model', known.model)) : readable(listModel);
  return [make, { title: model, href: `${root}/${encodeUrlPart(listModel)}` }];
}

/** What stands in the place of the list is an entry behind it. */
function standInCrumbs({ route, site, language, translate }: LoaderContext): Crumb[] {
  const title = { carCompare: 'compareCars', savedCars: 'savedCars' } as const;
  if (route.kind !== 'carCompare' && route.kind !== 'savedCars') return [];
  return [{ title: translate(title[route.kind]), href: `${language.prefix}${site.paths.carList}?${route.query}` }];
}

/** `land-rover` → `Land Rover`, `xc60` → `XC60`: words with digits are names of models. */
export function readable(segment: string): string {
  const words = segment.split(/[-_ ]+/).filter(Boolean);
  return words.map((word) => (/\d/.test(word) ? word.toUpperCase() : word[0]?.toUpperCase() + word.slice(1))).join(' ');
}
