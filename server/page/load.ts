import { VARIABLES } from '../../config/variables.ts';
import { DeadlineError, withTimeout } from '../../lib/withTimeout.ts';
import type { ComponentRendering, RouteData } from '../../src/contracts/content/layout.ts';
import { componentNamesIn } from '../../src/contracts/content/renderings.ts';
import type { LoaderContext } from '../../src/contracts/page/loader.ts';
import { withPageLimit } from '../operations/limits/pageLimit.ts';
import type { PageLanguage } from '../ports/content/pageLanguages.ts';
import { assemblePage } from './assemble.ts';
import { VARIANTS_TIMEOUT_MS } from './chooseVariants.ts';
import { enhanceRoute } from './enhance.ts';
import { parentLinks } from './head/parentLinks.ts';
import { type Labelled, labelsOf, wordingOf } from './labels/labels.ts';
import type { PageResult } from './pageResult.ts';
import { personalizeLayout } from './personalize.ts';
import { brandView, pageOfOtherMake } from './route/brandHost.ts';
import { withListVariant } from './route/listVariant.ts';
import type { AnyPageRequest, LoadDependencies, SectionPlace } from './route/pageRequest.ts';
import { runSections, type SectionRun } from './sections.ts';
import type { PageSources, RequestScope } from './sources.ts';

/** Milliseconds to which the time limits of a page's parts refer: its shell is sent within 2.5 s (Q4). */
export const PAGE_DEADLINE_MS = VARIABLES.PAGE_DEADLINE.default;
/** Milliseconds after which a deferred section shows its error card. */
const DEFERRED_DEADLINE_MS = 9_000;

/** Milliseconds to wait for the site's settings. The page renders without them, and is not cached then. */
const SETTINGS_TIMEOUT_MS = 500;

/** Converts a time limit in milliseconds in proportion to the page's deadline. */
type TimeLimit = LoaderContext['timeLimit'];

/** Returns a function that converts time limits: a longer deadline leaves every part of a page more time. */
export const proportionalTo =
  (deadline: number): TimeLimit =>
  (milliseconds) =>
    milliseconds * (deadline / PAGE_DEADLINE_MS);

interface Limits {
  /** Returns the milliseconds left until the page's deadline. */
  remaining: () => number;
  timeLimit: TimeLimit;
}

const NO_RUN: SectionRun = { outcomes: {}, deferred: {}, heads: [], tags: [], degraded: false, decision: null };

/**
 * Loads the page of a route: its layout, labels and the data of its components. Upstream failures become the result `failed` or
 * the error card of a section.
 *
 * @throws only when the client has disconnected
 */
export async function loadPage(request: AnyPageRequest, dependencies: LoadDependencies): Promise<PageResult> {
  const started = performance.now();
  const { sources, deadline } = dependencies;
  const remaining = () => deadline - (performance.now() - started);
  const timeLimit = proportionalTo(deadline);
  const limits: Limits = { remaining, timeLimit };
  const shared = loadLabelsAndSettings(request, sources, limits);
  let found: FoundLayout;
  try {
    const finding = withPageLimit(remaining(), () => findLayout(request, sources, timeLimit));
    found = await withTimeout(remaining(), 'layout', finding);
  } catch (error) {
    // A disconnected client is no failure of the platform.
    request.signal.throwIfAborted();
    dependencies.onPlatformFailure({ site: request.site.id, path: request.path, error });
    const parts = { route: PLATFORM_UNAVAILABLE, languages: [], run: PLATFORM_UNAVAILABLE_RUN };
    return assemblePage('failed', { request, ...(await shared), ...parts }, dependencies);
  }
  const labelled = await shared;
  const redirect = await pageOfOtherMake(request, found.route, sources, timeLimit);
  if (redirect) return redirect;
  reportUnknown(found.route, request, dependencies);
  const linked = parentLinks(request, found.languages, sources, timeLimit);
  const run = await runLoaders(found.route, request, labelled, limits, dependencies);
  const { decision } = run;
  if (decision?.kind === 'redirect') return decision;
  if (decision?.kind === 'notFound' && canBeContent(request)) {
    const content = await loadPage(asContent(request), dependencies);
    // What is neither a page nor a car of the index may have been a car: its page says so.
    if (request.route.kind !== 'car' || content.kind !== 'notFound') return content;
  }
  if ((decision?.kind === 'notFound' || decision?.kind === 'gone') && decision.value === undefined) {
    const loaded = withTimeout(remaining(), 'not-found page', notFoundLayout(request, sources));
    const route = await loaded.catch(() => MINIMAL_NOT_FOUND);
    const notFoundRun = await runLoaders(route, request, labelled, limits, dependencies);
    const parents = await parentLinks(request, [], sources, timeLimit);
    const parts = { request, ...labelled, route, languages: [], parents, run: notFoundRun };
    return assemblePage(decision.kind, parts, dependencies);
  }
  const kind = decision?.kind ?? (found.exists ? 'page' : 'notFound');
  return assemblePage(kind, { request, ...labelled, ...found, parents: await linked, run }, dependencies);
}

/** Whether a URL may also be that of a content page: path segments below the list (F051), and what could be a stock number with letters. */
function canBeContent({ route: { listFilters, carId, path } }: AnyPageRequest): boolean {
  return (listFilters !== undefined || /[a-z]/i.test(carId ?? '')) && !/[?# ]/.test(path);
}

/** Returns the request as one for a content page, when no car matches it. */
function asContent(request: AnyPageRequest): AnyPageRequest {
  const { listFilters: _filters, carId: _id, slug: _slug, ...route } = request.route;
  return { ...request, route: { ...route, kind: 'content' }, layoutPath: route.path.toLowerCase() };
}

interface FoundLayout {
  route: RouteData;
  languages: readonly PageLanguage[];
  exists: boolean;
  /** Whether the page has variants. */
  varied?: boolean;
}

function isVaried(
  request: AnyPageRequest,
  path: string,
  { variants }: PageSources,
  timeLimit: TimeLimit,
): Promise<boolean> {
  if (request.mode) return Promise.resolve(false);
  const loaded = withTimeout(timeLimit(VARIANTS_TIMEOUT_MS), 'variants', variants(request, path));
  return loaded.then(
    (found) => found !== null,
    // Unknown in time: treat the page as varied, so that shared caches do not store it. A failing platform has no variants.
    (error: unknown) => error instanceof DeadlineError,
  );
}

async function findLayout(request: AnyPageRequest, sources: PageSources, timeLimit: TimeLimit): Promise<FoundLayout> {
  const { layoutPath, variants = [] } = request;
  if (layoutPath === null) return { route: await notFoundLayout(request, sources), languages: [], exists: false };
  const [found, varied] = await Promise.all([
    sources.layout(request, layoutPath),
    isVaried(request, layoutPath, sources, timeLimit),
  ]);
  const audience = request.mode === 'edit' || request.mode === 'library' ? 'editors' : 'visitors';
  const enhanced = found && enhanceRoute(personalizeLayout(found.layout, variants), audience, sources.images(request));
  if (enhanced) {
    const route = request.mode ? enhanced : withListVariant(enhanced, request.route.kind);
    return { route, languages: found.languages, exists: true, varied };
  }
  return { route: await notFoundLayout(request, sources), languages: [], exists: false };
}

async function notFoundLayout(scope: RequestScope, sources: PageSources): Promise<RouteData> {
  const layout = await sources.notFoundPage(scope);
  return (layout && enhanceRoute(layout, 'visitors', sources.images(scope))) ?? MINIMAL_NOT_FOUND;
}

/** Component name of a rendering that editors have hidden. */
const HIDDEN = 'Hidden Rendering';

function reportUnknown(route: RouteData, { site, path }: AnyPageRequest, dependencies: LoadDependencies): void {
  for (const component of componentNamesIn(route.placeholders)) {
    if (component !== '' && component !== HIDDEN && !dependencies.componentNames.has(component)) {
      dependencies.onUnknownComponent({ site: site.id, path, component });
    }
  }
}

/** Loads the labels and the site settings of a page. Without settings the page renders with those of our configuration, and is not cached. */
async function loadLabelsAndSettings(request: AnyPageRequest, sources: PageSources, { remaining, timeLimit }: Limits) {
  const timeout = Math.min(remaining(), timeLimit(SETTINGS_TIMEOUT_MS));
  const settings = withTimeout(timeout, 'site settings', sources.siteAttributes(request));
  const [labelled, attributes] = await Promise.all([
    loadLabels(request, sources, remaining),
    settings.catch(() => null),
  ]);
  return { ...labelled, attributes: attributes ?? {}, degraded: labelled.degraded || attributes === null };
}

/** Loads the labels. Without a dictionary the page renders with fallback labels and is not cached. */
function loadLabels(scope: AnyPageRequest, sources: PageSources, remaining: () => number): Promise<Labelled> {
  return labelsOf(scope, (request) =>
    withTimeout(remaining(), 'dictionary', sources.dictionary(request)).catch(() => null),
  );
}

function runLoaders(
  page: RouteData,
  request: AnyPageRequest,
  labelled: Labelled,
  { remaining, timeLimit }: Limits,
  { sources, loaders, onSectionFailure, onSectionFallback, onContentIssue }: LoadDependencies,
): Promise<SectionRun> {
  const { site, route, signal } = request;
  const context: LoaderContext = {
    ...wordingOf(request, labelled),
    route,
    page,
    brand: brandView(request),
    ports: sources.loaderPorts(request),
    signal,
    timeLimit,
    once: createOnce(),
    report: (issue, detail, error) => onContentIssue({ site: site.id, path: request.path, issue, detail, error }),
  };
  const sectionOf = ({ componentName, uid }: ComponentRendering): SectionPlace => ({
    site: site.id,
    path: request.path,
    component: componentName ?? '',
    uid: uid ?? '',
  });
  return runSections(page.placeholders, {
    loaders,
    context,
    remaining,
    deferredTimeout: timeLimit(DEFERRED_DEADLINE_MS),
    onFailure: (rendering, error) => onSectionFailure({ ...sectionOf(rendering), error }),
    onFallback: (rendering) => onSectionFallback(sectionOf(rendering)),
  });
}

function createOnce(): LoaderContext['once'] {
  const promises = new Map<string, Promise<unknown>>();
  return <T>(key: string, load: () => Promise<T>) => {
    const promise = promises.get(key) ?? load();
    promises.set(key, promise);
    return promise as Promise<T>;
  };
}

/** Route while the platform is unavailable: the site's header and an error card. */
const PLATFORM_UNAVAILABLE: RouteData = {
  name: '',
  placeholders: {
    'headless-header': [{ uid: 'header', componentName: 'Header', fields: {} }],
    'headless-main': [{ uid: 'page', componentName: 'RichText', fields: {} }],
  },
};
const PLATFORM_UNAVAILABLE_RUN: SectionRun = { ...NO_RUN, outcomes: { page: { status: 'failed' } }, degraded: true };

/** Route of the not-found page where the platform has none. The shell renders the product's own text. */
const MINIMAL_NOT_FOUND: RouteData = {
  name: '404',
  placeholders: { 'headless-header': [{ uid: 'header', componentName: 'Header', fields: {} }], 'headless-main': [] },
};
