import { iconTheme } from '../../config/hosts.ts';
import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import { recordOf } from '../../lib/record.ts';
import type { RouteData } from '../../src/contracts/content/layout.ts';
import { componentNamesIn } from '../../src/contracts/content/renderings.ts';
import { sentFormIn } from '../../src/contracts/forms/sentForm.ts';
import type { PageData } from '../../src/contracts/page/page.ts';
import { hasPlace } from '../../src/contracts/search/hasPlace.ts';
import { LISTS_TAG, pageTags } from '../cache/tags.ts';
import type { PageLanguage } from '../ports/content/pageLanguages.ts';
import { WILDCARD } from '../site/sitePath.ts';
import type { DataAge } from './dataAge.ts';
import { buildHead } from './head/head.ts';
import { originsOf, tagManagerIdOf } from './head/thirdParties.ts';
import { translationsOf } from './head/translations.ts';
import type { Labels } from './labels/labels.ts';
import { pageLabels } from './labels/pageLabels.ts';
import { mapsOn } from './maps.ts';
import { type PageResult, statusOf } from './pageResult.ts';
import { canonicalHostOf } from './route/brandHost.ts';
import type { AnyPageRequest, LoadDependencies } from './route/pageRequest.ts';
import type { SectionRun } from './sections.ts';
import { siteView } from './siteView.ts';

interface Parts {
  request: AnyPageRequest;
  brand: PageData['brand'];
  labels: Labels;
  route: RouteData;
  /** Site attributes of the platform. */
  attributes: Readonly<Record<string, string>>;
  /** Languages in which the page exists. */
  languages: readonly PageLanguage[];
  /** Links for the languages in which it does not. */
  parents: PageData['translations'];
  run: SectionRun;
  dataAge: DataAge;
  /** Labels or site attributes are missing. */
  degraded: boolean;
  varied?: boolean;
}

type RenderedKind = Exclude<PageResult['kind'], 'redirect'>;

/** Assembles the record that a page is rendered from. */
export function assemblePage(kind: RenderedKind, parts: Parts, dependencies: LoadDependencies): PageResult {
  const { build, stylesOf } = dependencies;
  const { request, labels, route, run } = parts;
  const { site, language, path } = request;
  const tags = tagsOf(kind, parts);
  const translations = translationsOf(site, request.route, parts.languages);
  const form = request.form ?? sentFormIn(request.search);
  const isHidden = [kind !== 'page', request.mode, form].some(Boolean);
  const names = componentNamesIn(route.placeholders);
  reportUnknown(names, { site: site.id, path }, dependencies);
  // Editors are not measured.
  const tagManagerId = request.mode ? null : tagManagerIdOf(route, parts.attributes, site);
  const maps = request.mode ? null : mapsOn(names, dependencies.serverParts, dependencies.maps);
  const page: PageData = {
    build,
    ...(request.mode && { mode: request.mode }),
    kind: kind === 'notFound' && request.route.kind === 'content' ? 'notFound' : request.route.kind,
    status: statusOf({ kind }),
    site: siteView(site),
    language,
    theme: site.theme,
    brandTheme: request.brand?.theme ?? brandThemeOf(route, site),
    brand: parts.brand,
    path,
    search: request.search,
    variant: request.variants?.find((id) => !id.includes('_')) ?? null,
    home: language.prefix || '/',
    isHome: request.route.path === '/',
    head: headWithError(
      isRefused(request.form),
      labels,
      buildHead({
        site,
        ...canonicalHostOf(request),
        iconTheme: iconTheme(request),
        language,
        path,
        route,
        heads: run.heads,
        translations,
        isHidden,
      }),
    ),
    ...(form && { form }),
    translations: [...translations, ...parts.parents],
    dictionary: pageLabels(labels, dependencies.labelAreasOf(names)),
    route: routeView(route, language, path),
    tagManagerId,
    maps,
    placeholders: route.placeholders ?? {},
    sections: run.outcomes,
    deferred: Object.keys(run.deferred),
    styles: stylesOf(names),
  };
  return {
    kind,
    page,
    deferred: run.deferred,
    tags,
    dataAge: parts.dataAge,
    degraded: parts.degraded || run.degraded || kind === 'failed',
    origins: originsOf(site, tagManagerId, maps),
    varied: (parts.varied ?? false) || hasPlace(`?${request.search}`),
  };
}

function tagsOf(kind: RenderedKind, { request: { site, language }, route, run }: Parts): string[] {
  const { item, sources } = pageTags(route);
  const scopeTags = [`site:${site.id}`, `language:${language.code}`, ...(item ? [item] : []), ...run.tags];
  // A missing page may be published at any time.
  return [...scopeTags, ...(kind === 'page' ? sources : [LISTS_TAG])];
}

const isRefused = (form: AnyPageRequest['form']): boolean =>
  form?.status === 'refused' ||
  (form?.status === 'withdrawal' && form.step === 'form') ||
  (form?.status === 'savedSearch' && !form.isSaved) ||
  (form?.status === 'savedSearches' && form.problem !== null);

/** Begins the title of a page whose form was refused with the word for error (U13). */
function headWithError(isRefused: boolean, labels: Labels, head: PageData['head']): PageData['head'] {
  return isRefused ? { ...head, title: `${labels.formErrorTitle}: ${head.title}` } : head;
}

/** Names of the platform's wildcard items, which stand for all cars or dealers. */
const WILDCARD_NAMES: ReadonlySet<string> = new Set(['*', WILDCARD]);

function routeView(route: RouteData, language: LanguageConfig, path: string): PageData['route'] {
  const { name: itemName = '', displayName: shown, itemId, itemLanguage = language.code, fields = {} } = route;
  // Page views of a car are those of its own name, not of all cars.
  const name = WILDCARD_NAMES.has(itemName) ? decodeURIComponent(path.split('/').at(-1) ?? '') : itemName;
  const displayName = shown === undefined || WILDCARD_NAMES.has(shown) ? name : shown;
  return { name, displayName, itemId: itemId ?? null, itemLanguage, fields };
}

/** Returns the brand theme that the page's field `Theme` names, if the site has it. */
function brandThemeOf({ fields }: RouteData, site: SiteConfig): PageData['brandTheme'] {
  const theme = recordOf(fields?.Theme).value;
  return site.brandHosts.find((brand) => brand.theme === theme)?.theme ?? null;
}

/** Component name of a rendering that editors have hidden. */
const HIDDEN = 'Hidden Rendering';

/** Reports the components without a view, which are left out. */
function reportUnknown(
  names: ReadonlySet<string>,
  place: { site: string; path: string },
  { componentNames, onUnknownComponent }: LoadDependencies,
): void {
  for (const component of names) {
    if (component !== '' && component !== HIDDEN && !componentNames.has(component))
      onUnknownComponent({ ...place, component });
  }
}
