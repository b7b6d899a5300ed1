import type { Block, ContentRedirect, PageContent, SiteContent } from '../authoring.ts';
import { type ContentIssue, Cursor } from './cursor.ts';
import { type FindShared, type ReadPage, readBlock, readPage } from './pages.ts';
import type { ParsedFile } from './parsedFiles.ts';

export interface NamedFile {
  /** Path below the folder, without extension. */
  readonly name: string;
  readonly cursor: Cursor;
}

/** Returns the files of a folder. */
export function filesBelow(files: readonly ParsedFile[], folder: string, issues: ContentIssue[]): NamedFile[] {
  return files
    .filter(({ name }) => name.startsWith(folder))
    .map(({ name, data }) => ({
      name: name.slice(folder.length).replace(/\.(?:yaml|json)$/, ''),
      cursor: new Cursor(data, name, issues),
    }));
}

/** Reports files of pages and shared components of an unknown site, or in a language that their site does not have. */
export function reportUnused(
  files: readonly ParsedFile[],
  sites: readonly Pick<SiteContent, 'site' | 'language'>[],
  issues: ContentIssue[],
): void {
  const existing = new Set(sites.map(({ site, language }) => `${site}.${language}`));
  for (const { name, data } of files) {
    if (!/^(?:pages|shared)\//.test(name)) continue;
    const [, site, language] = /^\w+\/([^/]+)\/.+\.([a-z]+)\.yaml$/.exec(name) ?? [];
    if (!existing.has(`${site}.${language}`)) new Cursor(data, name, issues).report('no site has this file');
  }
}

const SITE_KEYS = ['hostName', 'languages', 'notFound', 'serverError', 'attributes', 'robots', 'redirects'];
const PATH = /^\/\S*$/;

/** Reads the content of a site in each of its languages. Settings of the site belong to its first language. */
export function readSite(
  site: string,
  file: Cursor,
  files: readonly ParsedFile[],
  issues: ContentIssue[],
): SiteContent[] {
  file.members(SITE_KEYS);
  const hostName = file.get('hostName').text();
  const path = (name: string) => file.get(name).matching(PATH, 'a path such as /404');
  const errorPaths = [path('notFound'), path('serverError')] as const;
  const settings = {
    ...(file.has('robots') && { robots: file.get('robots').text() }),
    ...(file.has('redirects') && { redirects: file.get('redirects').list().map(readRedirect) }),
    ...(file.has('attributes') && { attributes: file.get('attributes').texts() }),
  };
  const languages = file.get('languages').list();
  return languages.flatMap((entry, index): SiteContent[] => {
    const language = entry.text();
    const shared = readShared(files, site, language, issues);
    const pages = sorted(readPages(files, site, language, shared, issues));
    const isError = ({ path }: PageContent) => errorPaths.some((each) => each === path);
    const [notFound, serverError] = errorPaths.map((each) => pages.find(({ path }) => path === each));
    const [header, footer] = [shared('header'), shared('footer')];
    if (!notFound || !serverError || !header || !footer) {
      entry.report(`${language} needs the pages ${errorPaths.join(' and ')}, and a shared header and footer`);
      return [];
    }
    const parts = { header, footer, pages: pages.filter((page) => !isError(page)), notFound, serverError };
    return [{ site, language, hostName, ...parts, ...(index === 0 && settings) }];
  });
}

/** Reads a permanent redirect. It applies to every language and preserves the query. */
function readRedirect(entry: Cursor): ContentRedirect {
  entry.members(['pattern', 'target']);
  return {
    pattern: entry.get('pattern').matching(PATH, 'a path such as /offer'),
    target: entry.get('target').matching(PATH, 'a path such as /offers'),
    redirectType: 'REDIRECT_301',
    isQueryStringPreserved: true,
    isLanguagePreserved: true,
    locale: '',
  };
}

function readShared(files: readonly ParsedFile[], site: string, language: string, issues: ContentIssue[]): FindShared {
  const blocks = new Map<string, Block>();
  for (const { name, cursor } of inLanguage(files, `shared/${site}/`, language, issues)) {
    const block = readBlock(cursor, () => undefined);
    if (block) blocks.set(name, block);
  }
  return (name) => blocks.get(name);
}

function readPages(
  files: readonly ParsedFile[],
  site: string,
  language: string,
  shared: FindShared,
  issues: ContentIssue[],
): ReadPage[] {
  return inLanguage(files, `pages/${site}/`, language, issues).map(({ name, cursor }) =>
    readPage(cursor, name === 'index' ? '/' : `/${name}`, shared),
  );
}

function inLanguage(
  files: readonly ParsedFile[],
  folder: string,
  language: string,
  issues: ContentIssue[],
): NamedFile[] {
  const ending = `.${language}`;
  return filesBelow(files, folder, issues).flatMap(({ name, cursor }) =>
    name.endsWith(ending) ? [{ name: name.slice(0, -ending.length), cursor }] : [],
  );
}

/** Sorts pages in tree order: a page before its descendants, siblings by `sortOrder` and then by path. */
function sorted(pages: readonly ReadPage[]): PageContent[] {
  const sortOrders = new Map(pages.map(({ page, sortOrder }) => [page.path, sortOrder]));
  const place = ({ page: { path } }: ReadPage): [number, string][] => {
    const segments = path === '/' ? [] : path.slice(1).split('/');
    return segments.map((segment, index) => [
      sortOrders.get(`/${segments.slice(0, index + 1).join('/')}`) ?? 0,
      segment,
    ]);
  };
  const compare = (one: readonly [number, string][], other: readonly [number, string][]): number => {
    for (const [index, [order, segment]] of one.entries()) {
      const [otherOrder, otherSegment] = other[index] ?? [Number.NEGATIVE_INFINITY, ''];
      const difference = order - otherOrder || (segment < otherSegment ? -1 : segment > otherSegment ? 1 : 0);
      if (difference !== 0) return difference;
    }
    return one.length - other.length;
  };
  return pages
    .map((page) => ({ page: page.page, at: place(page) }))
    .sort((one, other) => compare(one.at, other.at))
    .map(({ page }) => page);
}
