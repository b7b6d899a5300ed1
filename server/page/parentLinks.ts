import type { LanguageConfig } from '../../config/siteConfig.ts';
import type { PageData } from '../../src/contracts/page.ts';
import { localPath } from '../ports/localPath.ts';
import type { PageLanguage } from '../ports/pageLanguages.ts';
import { within } from './deadline.ts';
import { labelsOf, translator } from './labels.ts';
import { encodePath } from './route.ts';
import type { PageSources, Where } from './sources.ts';

/** The list of a language's pages is waited for this long, in milliseconds. Without it a link leads to the home page. */
const ROUTES_TIMEOUT = 1_000;

type Translation = PageData['translations'][number];

interface Asked extends Where {
  route: { path: string };
}

/**
 * Returns a link for each language of the site that a page does not have: to the nearest page above it that exists in that
 * language, in that language's words. Never rejects.
 */
export function parentLinks(
  request: Asked,
  known: readonly PageLanguage[],
  sources: Pick<PageSources, 'routePaths' | 'dictionary'>,
): Promise<Translation[]> {
  const others = request.site.languages.filter(
    ({ code }) => code !== request.language.code && known.every((language) => language.code !== code),
  );
  return Promise.all(others.map((language) => parentLink(language, request, sources)));
}

async function parentLink(
  language: LanguageConfig,
  { site, signal, route }: Asked,
  sources: Pick<PageSources, 'routePaths' | 'dictionary'>,
): Promise<Translation> {
  const fetched = <T>(what: string, load: Promise<T>) => within(ROUTES_TIMEOUT, what, load).catch(() => null);
  const where = { site, language, signal };
  const [paths, { labels }] = await Promise.all([
    fetched('routes', sources.routePaths(where)),
    labelsOf(where, (asked) => fetched('dictionary', sources.dictionary(asked))),
  ]);
  const own = new Set((paths ?? []).map((path) => bare(path, language)));
  const parent = nearestParent(route.path, own);
  const translate = translator(labels);
  const { name } = language;
  return {
    language: language.code,
    name: translate(parent === '/' ? 'languageHome' : 'languageSection', { name }),
    path: parent === '/' ? language.prefix || '/' : encodePath(`${language.prefix}${parent}`),
    isParent: true,
  };
}

/** A path as the platform lists it, without the language's prefix. */
function bare(path: string, { code }: LanguageConfig): string {
  return localPath(decoded(path), { code, prefix: '' });
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The longest path above `path` that is among `paths`; the home page when there is none. */
export function nearestParent(path: string, paths: ReadonlySet<string>): string {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const parent = path.slice(0, end);
    if (paths.has(parent)) return parent;
  }
  return '/';
}
