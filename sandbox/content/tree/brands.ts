import { MAKES } from '../../data/models/catalogue.ts';
import type { Make } from '../../data/models/model.ts';
import { SITES, type SiteFacts } from '../../data/sites.ts';
import { image, text } from '../authoring.ts';
import { Item } from './item.ts';
import { learnFields, type Templates } from './templates.ts';

/** Number of most common makes of a site without franchises, which sells any make. */
const COMMONEST = 12;
const MOTORCYCLES: ReadonlySet<string> = new Set(['Honda', 'Yamaha']);

/** Returns the makes of a site's data. */
function makesOf({ franchise, stock }: SiteFacts): Make[] {
  if (franchise.length > 0) return franchise.flatMap((name) => MAKES.find((make) => make.name === name) ?? []);
  const weight = ({ name }: Make) => stock[name] ?? 1;
  return MAKES.filter((make) => weight(make) > 0 && !MOTORCYCLES.has(make.name))
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, COMMONEST);
}

/** Adds `{site}/Brands/{make}`: name, brand code and logo of every make of the site (F033). */
export function addBrands(root: Item, templates: Templates, languages: readonly string[], updated: string): void {
  const facts = SITES.find(({ id }) => id === root.site);
  if (!facts) return;
  const folder = new Item(root, 'Brands', templates.folder);
  for (const make of makesOf(facts)) {
    const item = new Item(folder, make.name, templates.brand);
    const displayName = make.name;
    const logo = image(`/-/media/brands/${make.code.toLowerCase()}.svg`, displayName);
    const fields = { brandCode: text(make.code), logo };
    learnFields(templates.brand, fields);
    for (const language of languages) item.versions.set(language, { displayName, fields, updated });
  }
  for (const language of languages) folder.versions.set(language, { displayName: 'Brands', fields: {}, updated });
}
