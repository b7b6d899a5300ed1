import { basename, join } from 'node:path';
import { CUSTOMER_DIR, customerPath } from '../../config/customer.ts';
import { DICTIONARY } from '../../src/contracts/dictionary/dictionary.ts';
import type { SiteContent } from './authoring.ts';
import type { ContentIssue } from './files/cursor.ts';
import { readParsed, throwIssues } from './files/parsedFiles.ts';
import { filesBelow, readSite, reportUnused } from './files/sites.ts';
import { isLanguage, valuePhrases } from './values/values.ts';

type Phrases = Readonly<Record<string, string>>;

/** All content of all sites. */
export interface ContentLibrary {
  /** One entry per site and language, the default language of each site first. */
  readonly sites: readonly SiteContent[];
  /** Returns the phrases of a site in a language: those of the language, overridden by those of the site. */
  readonly phrases: (site: string, language: string) => Phrases;
}

interface LibraryOptions {
  readonly folder?: string;
  /** Cache of the parsed files; null for no cache. */
  readonly cacheFile?: string | null;
}

const FOLDERS = ['sites', 'shared', 'pages', 'dictionary'];
const CACHE_FILE = join(import.meta.dirname, `../../var/sandbox/content-${basename(CUSTOMER_DIR)}.json`);

/**
 * Reads the customer's content folder:
 *
 * - `sites/{site}.yaml`: host name, languages, error pages, redirects
 * - `pages/{site}/{path}.{language}.yaml`: a page; the home page is `index`
 * - `shared/{site}/{name}.{language}.yaml`: header, footer, and components that several pages have
 * - `dictionary/{site}.{language}.json`: phrases of a site in a language
 *
 * The product's phrases in other languages than English are in `dictionary/{language}.json` beside this file.
 *
 * @throws ContentError that lists every issue with file and line
 */
export async function loadLibrary(options: LibraryOptions = {}): Promise<ContentLibrary> {
  const { folder = customerPath('sandbox/content'), cacheFile = CACHE_FILE } = options;
  const [shared, files] = await Promise.all([
    readParsed(import.meta.dirname, ['dictionary'], null),
    readParsed(folder, FOLDERS, cacheFile),
  ]);
  const issues: ContentIssue[] = [];
  const general = new Map<string, Phrases>([['en', DICTIONARY]]);
  for (const { name, cursor } of filesBelow(shared, 'dictionary/', issues)) general.set(name, cursor.texts());
  const overrides = new Map<string, Phrases>();
  for (const { name, cursor } of filesBelow(files, 'dictionary/', issues)) {
    (name.includes('.') ? overrides : general).set(name, cursor.texts());
  }
  const sites = filesBelow(files, 'sites/', issues).flatMap(({ name, cursor }) =>
    readSite(name, cursor, files, issues),
  );
  if (issues.length === 0) reportUnused(files, sites, issues);
  await throwIssues(folder, issues);
  for (const { site, language } of sites) {
    const first = sites.find((each) => each.site === site)?.language ?? language;
    if (first === language || !isLanguage(first) || !isLanguage(language)) continue;
    const key = `${site}.${language}`;
    overrides.set(key, { ...valuePhrases(first, language), ...overrides.get(key) });
  }
  return assembleLibrary(sites, (language) => general.get(language) ?? {}, overrides);
}

/** Creates a library of the given contents, the default language of each site first. `overrides` are by `{site}.{language}`. */
export function assembleLibrary(
  contents: readonly SiteContent[],
  general: (language: string) => Phrases,
  overrides: ReadonlyMap<string, Phrases> = new Map(),
): ContentLibrary {
  return {
    sites: contents,
    phrases: (site, language) => ({ ...general(language), ...overrides.get(`${site}.${language}`) }),
  };
}
