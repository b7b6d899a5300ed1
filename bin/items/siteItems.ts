import { AREA_NAMES, keysOfAreas } from '../../src/contracts/dictionary/areas.ts';
import { DICTIONARY } from '../../src/contracts/dictionary/dictionary.ts';
import { shortHash } from '../../src/lib/shortHash.ts';
import type { PlacedComponent } from './contents.ts';
import type { Include } from './files.ts';
import { bracedLines, type Item, newItem, type Place } from './item.ts';
import { PROJECT, renderingId } from './names.ts';
import { PLATFORM } from './platform.ts';

/** Texts by key, by language code. */
type Phrases = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** A site of the platform. Its folders have ids that only that platform knows. */
export interface SiteRequest {
  /** Id of the site in the product. */
  readonly site: string;
  /** Its item `Dictionary`. */
  readonly dictionary: Place;
  /** Its item `Presentation/Available Renderings`. */
  readonly renderings: Place;
  readonly phrases: Phrases;
}

export interface SiteItems {
  readonly items: readonly Item[];
  readonly includes: readonly Include[];
}

/** Returns the items of one site: its dictionary in folders by area, and the lists of the components that its editors can place. */
export function siteItems(request: SiteRequest, components: readonly PlacedComponent[]): SiteItems {
  const dictionary = dictionaryItems(request);
  const renderings = availableRenderings(request, components);
  const trees = [{ name: 'dictionary', path: dictionary[0]?.path ?? '' }];
  const lists = renderings.map(({ path }) => ({ name: path.slice(path.lastIndexOf(' ') + 1).toLowerCase(), path }));
  return { items: [...dictionary, ...renderings], includes: [...trees, ...lists] };
}

/** Name of the folder of labels that every page may have, and of the keys that the product itself does not have. */
const GENERAL = 'general';
const OF_SITE = 'site';

function dictionaryItems({ site, dictionary, phrases }: SiteRequest): Item[] {
  const folder = (key: string, parent: Place, name: string) =>
    newItem({ key, parent, name, template: PLATFORM.dictionaryFolder, about: `dictionary of ${site}: ${name}` });
  const root = folder(`dictionary/${site}`, dictionary, PROJECT);
  const keys = [...new Set([...phrases.values()].flatMap(Object.keys))].sort();
  const folders = [...Map.groupBy(keys, areaOf)].sort(([one], [other]) => (one < other ? -1 : 1));
  const items = folders.flatMap(([area, members]) => {
    const parent = folder(`dictionary/${site}/${area}`, root, area);
    return [parent, ...members.map((key) => entryItem(key, parent, { site, phrases }))];
  });
  return [root, ...items];
}

const AREAS = new Map(AREA_NAMES.flatMap((area) => keysOfAreas([area]).map((key) => [key, area] as const)));

const areaOf = (key: string): string => (Object.hasOwn(DICTIONARY, key) ? (AREAS.get(key) ?? GENERAL) : OF_SITE);

function entryItem(key: string, parent: Place, { site, phrases }: Pick<SiteRequest, 'site' | 'phrases'>): Item {
  const languages = [...phrases].flatMap(([language, texts]) => {
    const phrase = texts[key];
    return phrase === undefined ? [] : [[language, { phrase }] as const];
  });
  return newItem({
    key: `dictionary/${site}/entry/${key}`,
    parent,
    name: entryName(key),
    template: PLATFORM.dictionaryEntry,
    about: `dictionary of ${site}: ${key}`,
    values: { key },
    languages: Object.fromEntries(languages),
  });
}

/** Returns the key, or a name made of it when the platform allows no such name. A hash keeps names apart that are then alike. */
function entryName(key: string): string {
  if (/^[a-z][\w-]{0,80}$/.test(key)) return key;
  return `${key.replace(/[^\w-]+/g, '-').slice(0, 60)}-${shortHash(key)}`.replace(/^-+/, '');
}

function availableRenderings({ site, renderings }: SiteRequest, components: readonly PlacedComponent[]): Item[] {
  const own = components.filter(({ content }) => !content.ofPlatform);
  return [...Map.groupBy(own, ({ content }) => content.group)].map(([group, members]) =>
    newItem({
      key: `available/${site}/${group}`,
      parent: renderings,
      name: `${PROJECT} ${group}`,
      template: PLATFORM.availableRenderings,
      about: `available renderings of ${site}: ${group}`,
      values: { availableRenderings: bracedLines(members.map(({ name }) => renderingId(name))) },
    }),
  );
}
