import type { RouteData } from '../../src/contracts/layout.ts';
import type { LoaderContext } from '../../src/contracts/loader.ts';
import { componentNamesIn } from '../../src/contracts/renderings.ts';
import type { PageLanguage } from '../ports/pageLanguages.ts';
import { assemblePage } from './assemble.ts';
import { brandView, pageOfOtherMake } from './brandHost.ts';
import { VARIANTS_DEADLINE } from './chooseVariants.ts';
import { DeadlineError, within } from './deadline.ts';
import { enhanceRoute } from './enhance.ts';
import { type Labelled, labelsOf, wordingOf } from './labels.ts';
import type { AnyPageRequest, LoadDependencies } from './pageRequest.ts';
import type { PageResult } from './pageResult.ts';
import { parentLinks } from './parentLinks.ts';
import { personalizeLayout } from './personalize.ts';
import { runSections, type SectionRun } from './sections.ts';
import type { PageSources, Where } from './sources.ts';
import { withStandIn } from './standIn.ts';

/** The shell is never later than 2.5 s (Q4): what a page waits for has this long, in milliseconds. */
export const PAGE_DEADLINE = 2_200;
/** A late section has this long before its card is shown, in milliseconds. */
const LATE_DEADLINE = 9_000;

/** Nothing that visitors see waits for the site's settings: after so many milliseconds the page does without. */
const SETTINGS_PATIENCE = 500;

const NO_RUN: SectionRun = { outcomes: {}, late: {}, heads: [], tags: [], degraded: false, decision: null };

/**
 * From a routed address to what it comes to. What fails upstream becomes `failed` or a section's card; it rejects only
 * when the visitor has left.
 */
export async function loadPage(request: AnyPageRequest, dependencies: LoadDependencies): Promise<PageResult> {
  const started = performance.now();
  const { sources, deadline = PAGE_DEADLINE } = dependencies;
  const remaining = () => deadline - (performance.now() - started);
  const around = loadAround(request, sources, remaining);
  let found: FoundRoute;
  try {
    found = await within(remaining(), 'layout', findRoute(request, sources));
  } catch (error) {
    // A visitor who left says nothing about the platform.
    request.signal.throwIfAborted();
    dependencies.onPlatformFailure({ site: request.site.id, path: request.path, error });
    const parts = { route: PLATFORM_AWAY, languages: [], run: PLATFORM_AWAY_RUN };
    return assemblePage('failed', { request, ...(await around), ...parts }, dependencies);
  }
  const labelled = await around;
  const elsewhere = await pageOfOtherMake(request, found.route, sources);
  if (elsewhere) return elsewhere;
  reportUnknown(found.route, request, dependencies);
  const linked = parentLinks(request, found.languages, sources);
  const run = await runRoute(found.route, request, labelled, remaining, dependencies);
  const { decision } = run;
  if (decision?.kind === 'redirect') return decision;
  const canBeContent = request.route.listWords && !/[?#]/.test(request.route.path);
  if (decision?.kind === 'notFound' && canBeContent) return loadPage(asContent(request), dependencies);
  if ((decision?.kind === 'notFound' || decision?.kind === 'gone') && decision.value === undefined) {
    const asked = within(remaining(), 'not-found page', notFoundRoute(request, sources));
    const route = await asked.catch(() => BARE_NOT_FOUND);
    const ownRun = await runRoute(route, request, labelled, remaining, dependencies);
    const parents = await parentLinks(request, [], sources);
    const parts = { request, ...labelled, route, languages: [], parents, run: ownRun };
    return assemblePage(decision.kind, parts, dependencies);
  }
  const kind = decision?.kind ?? (found.exists ? 'page' : 'notFound');
  return assemblePage(kind, { request, ...labelled, ...found, parents: await linked, run }, dependencies);
}

/** Words below the list that no car is called by (F051): a page of the platform may be. */
function asContent(request: AnyPageRequest): AnyPageRequest {
  const { listWords: _, ...route } = request.route;
  return { ...request, route: { ...route, kind: 'content' }, layoutPath: route.path };
}

interface FoundRoute {
  route: RouteData;
  languages: readonly PageLanguage[];
  exists: boolean;
  /** It has variants, whichever of them is shown. */
  varied?: boolean;
}

function isVaried(request: AnyPageRequest, path: string, { variants }: PageSources): Promise<boolean> {
  if (request.mode) return Promise.resolve(false);
  const asked = within(VARIANTS_DEADLINE, 'variants', variants(request, path));
  return asked.then(
    (found) => found !== null,
    // Nobody knows yet: then it is not for shared caches. A platform that cannot say has none.
    (error: unknown) => error instanceof DeadlineError,
  );
}

async function findRoute(request: AnyPageRequest, sources: PageSources): Promise<FoundRoute> {
  const { layoutPath, variants = [] } = request;
  if (layoutPath === null) return { route: await notFoundRoute(request, sources), languages: [], exists: false };
  const [found, varied] = await Promise.all([
    sources.layout(request, layoutPath),
    isVaried(request, layoutPath, sources),
  ]);
  const audience = request.mode === 'edit' || request.mode === 'library' ? 'editors' : 'visitors';
  const own = found && enhanceRoute(personalizeLayout(found.layout, variants), audience, sources.pictures(request));
  if (own) {
    const route = request.mode ? own : withStandIn(own, request.route.kind);
    return { route, languages: found.languages, exists: true, varied };
  }
  return { route: await notFoundRoute(request, sources), languages: [], exists: false };
}

async function notFoundRoute(where: Where, sources: PageSources): Promise<RouteData> {
  const layout = await sources.notFoundPage(where);
  return (layout && enhanceRoute(layout, 'visitors', sources.pictures(where))) ?? BARE_NOT_FOUND;
}

/** The platform's name for what editors have hidden. */
const HIDDEN = 'Hidden Rendering';

function reportUnknown(route: RouteData, { site, path }: AnyPageRequest, dependencies: LoadDependencies): void {
  for (const component of componentNamesIn(route.placeholders)) {
    if (component !== '' && component !== HIDDEN && !dependencies.componentNames.has(component)) {
      dependencies.onUnknownComponent({ site: site.id, path, component });
    }
  }
}

/** What a page needs beside its layout. */
async function loadAround(request: AnyPageRequest, sources: PageSources, remaining: () => number) {
  const patience = Math.min(remaining(), SETTINGS_PATIENCE);
  const settings = within(patience, 'site settings', sources.siteAttributes(request));
  const [labelled, attributes] = await Promise.all([
    loadLabels(request, sources, remaining),
    // They say nothing that a visitor would miss.
    settings.catch((): Record<string, string> => ({})),
  ]);
  return { ...labelled, attributes };
}

/** Without a dictionary the page is still shown, in what words there are, but not kept. */
function loadLabels(where: AnyPageRequest, sources: PageSources, remaining: () => number): Promise<Labelled> {
  return labelsOf(where, (asked) => within(remaining(), 'dictionary', sources.dictionary(asked)).catch(() => null));
}

function runRoute(
  page: RouteData,
  request: AnyPageRequest,
  labelled: Labelled,
  remaining: () => number,
  { sources, loaders, onSectionFailure, onContentFault }: LoadDependencies,
): Promise<SectionRun> {
  const { site, route, signal } = request;
  const context: LoaderContext = {
    ...wordingOf(request, labelled),
    route,
    page,
    brand: brandView(request),
    ports: sources.loaderPorts(request),
    signal,
    once: createOnce(),
    report: (fault, detail, error) => onContentFault({ site: site.id, path: request.path, fault, detail, error }),
  };
  return runSections(page.placeholders, {
    loaders,
    context,
    remaining,
    lateLimit: LATE_DEADLINE,
    onFailure: ({ componentName, uid }, error) =>
      onSectionFailure({ site: site.id, path: request.path, component: componentName ?? '', uid: uid ?? '', error }),
  });
}

function createOnce(): LoaderContext['once'] {
  const known = new Map<string, Promise<unknown>>();
  return <T>(key: string, load: () => Promise<T>) => {
    const promise = known.get(key) ?? load();
    known.set(key, promise);
    return promise as Promise<T>;
  };
}

/** Shown when the platform is away: the site's name, and a card where the page should be. */
const PLATFORM_AWAY: RouteData = {
  name: '',
  placeholders: {
    'headless-header': [{ uid: 'header', componentName: 'Header', fields: {} }],
    'headless-main': [{ uid: 'page', componentName: 'RichText', fields: {} }],
  },
};
const PLATFORM_AWAY_RUN: SectionRun = { ...NO_RUN, outcomes: { page: { status: 'failed' } }, degraded: true };

/** Shown when the platform has no not-found page: the shell writes the product's own words. */
const BARE_NOT_FOUND: RouteData = {
  name: '404',
  placeholders: { 'headless-header': [{ uid: 'header', componentName: 'Header', fields: {} }], 'headless-main': [] },
};
