import type { LanguageConfig, SiteConfig } from '../../../config/siteConfig.ts';
import { encodePath } from '../../../lib/urlText.ts';
import { withTimeout } from '../../../lib/withTimeout.ts';
import type { PageData } from '../../../src/contracts/page/page.ts';
import { localPath } from '../../ports/content/localPath.ts';
import type { PageLanguage } from '../../ports/content/pageLanguages.ts';
import { labelsOf, translator } from '../labels/labels.ts';
import type { Limits } from '../limits.ts';
import type { AnyPageRequest } from '../route/pageRequest.ts';
import type { PageSources } from '../sources.ts';

/** Milliseconds to wait for the pages of a language. Without them the link goes to the home page. */
const ROUTES_TIMEOUT_MS = 1_000;

type Sources = Pick<PageSources, 'routePaths' | 'dictionary'>;
type Translation = PageData['translations'][number];

/**
 * Returns a link for each language of the site in which a page does not exist: to the nearest ancestor page in that language, with
 * its label in that language. Never rejects.
 */
export function parentLinks(
  { site, language: own, route }: Pick<AnyPageRequest, 'site' | 'language' | 'route'>,
  existing: readonly PageLanguage[],
  sources: Sources,
  { timeLimit }: Pick<Limits, 'timeLimit'>,
): Promise<Translation[]> {
  const others = site.languages.filter(
    ({ code }) => code !== own.code && existing.every((language) => language.code !== code),
  );
  return Promise.all(
    others.map((language) => parentLink(site, language, route.path, sources, timeLimit(ROUTES_TIMEOUT_MS))),
  );
}

async function parentLink(
  site: SiteConfig,
  language: LanguageConfig,
  path: string,
  sources: Sources,
  timeout: number,
): Promise<Translation> {
  const fetched = <T>(what: string, load: Promise<T>) => withTimeout(timeout, what, load).catch(() => null);
  const [paths, { labels }] = await Promise.all([
    fetched('routes', sources.routePaths(language)),
    labelsOf(site, language, (each) => fetched('dictionary', sources.dictionary(each))),
  ]);
  const localPaths = new Set((paths ?? []).map((path) => withoutPrefix(path, language)));
  const parent = nearestParent(path, localPaths);
  const translate = translator(labels, language.code);
  const { name } = language;
  return {
    language: language.code,
    name: translate(parent === '/' ? 'languageHome' : 'languageSection', { name }),
    path: parent === '/' ? language.prefix || '/' : encodePath(`${language.prefix}${parent}`),
    isParent: true,
  };
}

/** Returns a path of the platform without the language prefix. */
function withoutPrefix(path: string, { code }: LanguageConfig): string {
  return localPath(decoded(path), { code, prefix: '' });
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Returns the longest ancestor of `path` among `paths`; the home page when there is none. */
export function nearestParent(path: string, paths: ReadonlySet<string>): string {
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    const parent = path.slice(0, end);
    if (paths.has(parent)) return parent;
  }
  return '/';
}
