import { encodeUrlPart } from '../../../lib/urlText.ts';
import { textValue } from '../../content/fields.ts';
import type { LoaderContext, NavigationItem, SectionLoader } from '../../contracts/page/loader.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { findBase } from '../../features/carSearch/listUrl.ts';
import { stockFacets } from '../../features/carSearch/stockFacets.data.ts';
import { breadcrumbLd } from '../../lib/breadcrumbLd.ts';

interface Crumb {
  title: string;
  /** Path with language prefix. */
  href: string;
}

export interface BreadcrumbData {
  /** From the home page to the current page. */
  entries: Crumb[];
}

/**
 * Loads the entries from the home page to this page, with the titles of the menu. On car lists below the marker segment,
 * make and model are entries (F031).
 */
export const loader: SectionLoader<BreadcrumbData> = {
  async load(_rendering, context) {
    const entries = [...(await menuCrumbs(context)), ...(await listCrumbs(context)), ...variantCrumbs(context)];
    // URLs are relative to the page.
    const list = breadcrumbLd(entries.map(({ title, href }) => [title, href] as const));
    return { kind: 'data', value: { entries }, head: { jsonLd: [list] } };
  },
};

async function menuCrumbs({ ports, language, route, site, translate, page }: LoaderContext): Promise<Crumb[]> {
  const menu = (await ports.navigation().catch(() => null)) ?? [];
  const href = language.prefix + (route.listMake ? site.paths.carList : route.path);
  const { fields } = page;
  const title = textValue(fields?.NavigationTitle) || textValue(fields?.Title) || page.displayName || page.name || '';
  const home = { title: translate('home'), href: language.prefix || '/' };
  return [home, ...ancestors(menu, href), { title, href }];
}

/** Returns the menu entries above `href`, outermost first. */
function ancestors(items: readonly NavigationItem[], href: string): Crumb[] {
  const parent = items.find(({ path }) => href.startsWith(`${path}/`));
  if (!parent) return [];
  return [{ title: parent.navTitle || parent.name, href: parent.path }, ...ancestors(parent.children, href)];
}

/**
 * Returns the entries of make and model of `{list}/b/{make}/{model}`, named as in the stock. While the search is unavailable the
 * names are derived from the path.
 */
async function listCrumbs({ route, site, language, ports, valueText }: LoaderContext): Promise<Crumb[]> {
  const { listMake, listModel } = route;
  if (!listMake) return [];
  const match = findBase(listMake, listModel, await stockFacets(ports));
  const root = `${language.prefix}${site.paths.carList}/${site.paths.listMarker}/${encodeUrlPart(listMake)}`;
  const make = { title: match?.make ?? readable(listMake), href: root };
  if (!listModel) return [make];
  const model = match?.model ? plainText(valueText('car_model', match.model)) : readable(listModel);
  return [make, { title: model, href: `${root}/${encodeUrlPart(listModel)}` }];
}

/** Returns the entry of the comparison, of the saved cars and of the map, which replace the car list. */
function variantCrumbs({ route, site, language, translate }: LoaderContext): Crumb[] {
  const titles = { carCompare: 'compareCars', savedCars: 'savedCars', carMap: 'carMapTitle' } as const;
  if (route.kind !== 'carCompare' && route.kind !== 'savedCars' && route.kind !== 'carMap') return [];
  return [{ title: translate(titles[route.kind]), href: `${language.prefix}${site.paths.carList}?${route.query}` }];
}

/** Formats a path segment as a name: `land-rover` → `Land Rover`, `xc60` → `XC60`. Words with digits are model names. */
export function readable(segment: string): string {
  const words = segment.split(/[-_ ]+/).filter(Boolean);
  return words.map((word) => (/\d/.test(word) ? word.toUpperCase() : word[0]?.toUpperCase() + word.slice(1))).join(' ');
}
