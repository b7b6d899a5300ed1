import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { DICTIONARY } from '../../src/contracts/dictionary.ts';
import { isRecord } from '../../src/contracts/record.ts';
import type { SiteContent } from './authoring.ts';

type Phrases = Readonly<Record<string, string>>;

/** Everything that authors wrote. */
export interface ContentLibrary {
  /** One entry per site and language, the default language of each site first. */
  readonly sites: readonly SiteContent[];
  /** Phrases of a site in a language: those of the language, the site's own above them. */
  readonly phrases: (site: string, language: string) => Phrases;
}

/** The language that a site of a country speaks first, by the end of the site's id. */
const FIRST_LANGUAGE: Readonly<Record<string, string>> = { se: 'sv', no: 'nb', dk: 'da', fi: 'fi', sk: 'sk', uk: 'en' };

/**
 * Reads the content folder: `sites/{site}.{language}.ts` exports `content`, and `dictionary` when the site words some
 * phrases its own way; `dictionary/{language}.ts` exports `dictionary`. A new file is enough.
 */
export async function loadLibrary(folder: string = import.meta.dirname): Promise<ContentLibrary> {
  const sites = await importAll(join(folder, 'sites'));
  const dictionaries = await importAll(join(folder, 'dictionary'));
  const general = new Map<string, Phrases>([['en', DICTIONARY]]);
  for (const [language, module] of dictionaries) general.set(language, phrasesOf(module.dictionary));
  return assembleLibrary(
    sites.flatMap(([name, module]) => (module.content ? [asSiteContent(name, module.content)] : [])),
    (language) => general.get(language) ?? {},
    new Map(sites.map(([name, module]) => [name, phrasesOf(module.dictionary)])),
  );
}

/** A library of contents at hand; `overrides` by `{site}.{language}`. */
export function assembleLibrary(
  contents: readonly SiteContent[],
  general: (language: string) => Phrases,
  overrides: ReadonlyMap<string, Phrases> = new Map(),
): ContentLibrary {
  const isFirst = (content: SiteContent): boolean =>
    FIRST_LANGUAGE[content.site.split('-').at(-1) ?? ''] === content.language;
  return {
    sites: contents.toSorted((a, b) => a.site.localeCompare(b.site) || Number(isFirst(b)) - Number(isFirst(a))),
    phrases: (site, language) => ({ ...general(language), ...overrides.get(`${site}.${language}`) }),
  };
}

/** Every module of a folder by file name; helpers of the authors (`*.test.ts`, `_*.ts`) are left out. */
async function importAll(folder: string): Promise<[string, Record<string, unknown>][]> {
  const files = await readdir(folder).catch(() => []);
  const wanted = files.filter((file) => /^[a-z][\w.-]*\.ts$/.test(file) && !file.endsWith('.test.ts')).sort();
  return Promise.all(
    wanted.map(async (file): Promise<[string, Record<string, unknown>]> => {
      const module: unknown = await import(pathToFileURL(join(folder, file)).href);
      return [file.slice(0, -'.ts'.length), isRecord(module) ? module : { ...(module as object) }];
    }),
  );
}

function phrasesOf(value: unknown): Phrases {
  return isRecord(value) ? (value as Phrases) : {};
}

/** Content is ours, so its type is trusted; its name must be the one that the file promises. */
function asSiteContent(file: string, value: unknown): SiteContent {
  const content = value as SiteContent;
  if (`${content.site}.${content.language}` !== file) {
    throw new Error(`sandbox/content/sites/${file}.ts holds the content of ${content.site}.${content.language}`);
  }
  return content;
}
