import { WILDCARD } from '../../server/site/sitePath.ts';
import { segmentOf } from '../../src/contracts/search/listSegments.ts';
import type { Inventory } from './inventory.ts';

/** Yields the paths of all current pages of a site: decoded, with language prefix, without query. */
export function* existingPaths(inventory: Inventory): Generator<string> {
  for (const { code, prefix } of inventory.site.languages) {
    for (const path of pathsIn(inventory, code)) yield `${prefix}${path === '/' && prefix ? '' : path}`;
  }
}

/** Yields the paths of one language, without its prefix. */
function* pathsIn(inventory: Inventory, language: string): Generator<string> {
  const { site, cars, dealers } = inventory;
  const { carList, carDetail, dealers: dealerList } = site.paths;
  const pages = inventory.pages.get(language) ?? new Set<string>();
  for (const path of pages) if (!path.includes(WILDCARD)) yield path;
  if (pages.has(carList)) yield* narrowedLists(inventory);
  if (pages.has(`${dealerList}/${WILDCARD}`)) for (const slug of dealers) yield `${dealerList}/${slug}`;
  if (pages.has(`${carDetail}/${WILDCARD}`)) {
    for (const [id, slug] of cars) yield `${carDetail}/${id}/${slug.toLowerCase()}`;
  }
}

/** Yields the paths of the lists of each make and of each model (F031). */
function* narrowedLists({ site, stock }: Inventory): Generator<string> {
  const makes = stock.find(({ name }) => name === 'car_brand');
  for (const { text, children = [] } of makes?.type === 'value' ? makes.value : []) {
    const list = `${site.paths.carList}/${site.paths.listMarker}/${segmentOf(text)}`;
    yield list;
    for (const model of children) yield `${list}/${segmentOf(model.text)}`;
  }
}
