import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import { VARIABLES } from '../../config/variables.ts';
import { withTimeout } from '../../lib/withTimeout.ts';
import type { ComponentRendering, RouteData } from '../../src/contracts/content/layout.ts';
import { componentNamesIn } from '../../src/contracts/content/renderings.ts';
import type { LoaderContext, PageRoute } from '../../src/contracts/page/loader.ts';
import { withPageLimit } from '../operations/limits/pageLimit.ts';
import { assemblePage } from './assemble.ts';
import { collectDataAge, type DataAge } from './dataAge.ts';
import { findLayout, MINIMAL_NOT_FOUND, notFoundLayout } from './findLayout.ts';
import { parentLinks } from './head/parentLinks.ts';
import { type Labelled, labelsOf, wordingOf } from './labels/labels.ts';
import type { PageResult } from './pageResult.ts';
import { brandView, pageOfOtherMake } from './route/brandHost.ts';
import type { AnyPageRequest, LoadDependencies, SectionPlace } from './route/pageRequest.ts';
import { runSections, type SectionRun } from './sections.ts';
import type { PageSources } from './sources.ts';

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

/** What is loaded beside the layout. */
type LoadedParts = Awaited<ReturnType<typeof loadWording>> & { request: AnyPageRequest; dataAge: DataAge };

const NO_RUN: SectionRun = { outcomes: {}, deferred: {}, heads: [], tags: [], degraded: false, decision: null };

/**
 * Loads the page of a route: its layout, labels and the data of its components. Upstream failures become the result `failed` or
 * the error card of a section.
 *
 * @param dataAge collects the age of the page's data
 * @throws only when the client has disconnected
 */
export async function loadPage(
  request: AnyPageRequest,
  dependencies: LoadDependencies,
  dataAge = collectDataAge(),
): Promise<PageResult> {
  const { site, language, path, mode = null, variants = [], layoutPath } = request;
  const { kind, path: localPath } = request.route;
  const limits = limitsOf(dependencies.deadline);
  const { remaining, timeLimit } = limits;
  const sources = dependencies.sourcesOf({ ...request, onStale: dataAge.add });
  const wording = loadWording(site, language, sources, limits);
  let found: Awaited<ReturnType<typeof findLayout>>;
  try {
    const place = { path: layoutPath, kind, variants, mode };
    const finding = withPageLimit(remaining(), () => findLayout(place, sources, timeLimit));
    found = await withTimeout(remaining(), 'layout', finding);
  } catch (error) {
    // A disconnected client is no failure of the platform.
    request.signal.throwIfAborted();
    dependencies.onPlatformFailure({ site: site.id, path, error });
    const parts = { route: PLATFORM_UNAVAILABLE, languages: [], run: PLATFORM_UNAVAILABLE_RUN };
    return assemblePage('failed', { request, dataAge: dataAge.age, ...(await wording), ...parts }, dependencies);
  }
  const parts = { request, dataAge: dataAge.age, ...(await wording) };
  const redirect = await pageOfOtherMake(request, found.route, sources, timeLimit);
  if (redirect) return redirect;
  reportUnknown(found.route, { site: site.id, path }, dependencies);
  const linked = parentLinks({ site, language, path: localPath }, found.languages, sources, timeLimit);
  const run = await runLoaders(found.route, parts, sources, limits, dependencies);
  const { decision } = run;
  if (decision?.kind === 'redirect') return decision;
  if (decision?.kind === 'notFound' && canBeContent(request.route)) {
    const content = await loadPage(asContent(request), dependencies, dataAge);
    // What is neither a page nor a car of the index may have been a car: its page says so.
    if (kind !== 'car' || content.kind !== 'notFound') return content;
  }
  if ((decision?.kind === 'notFound' || decision?.kind === 'gone') && decision.value === undefined)
    return missingPage(decision.kind, parts, sources, limits, dependencies);
  const result = decision?.kind ?? (found.exists ? 'page' : 'notFound');
  return assemblePage(result, { ...parts, ...found, parents: await linked, run }, dependencies);
}

/** Returns the not-found page in place of one whose blocking section has found nothing to show. */
async function missingPage(
  kind: 'notFound' | 'gone',
  parts: LoadedParts,
  sources: PageSources,
  limits: Limits,
  dependencies: LoadDependencies,
): Promise<PageResult> {
  const { site, language, route } = parts.request;
  const loaded = withTimeout(limits.remaining(), 'not-found page', notFoundLayout(sources));
  const layout = await loaded.catch(() => MINIMAL_NOT_FOUND);
  const run = await runLoaders(layout, parts, sources, limits, dependencies);
  const parents = await parentLinks({ site, language, path: route.path }, [], sources, limits.timeLimit);
  return assemblePage(kind, { ...parts, route: layout, languages: [], parents, run }, dependencies);
}

function limitsOf(deadline: number): Limits {
  const started = performance.now();
  return { remaining: () => deadline - (performance.now() - started), timeLimit: proportionalTo(deadline) };
}

/** Whether a URL may also be that of a content page: path segments below the list (F051), and what could be a stock number with letters. */
function canBeContent({ listFilters, carId, path }: PageRoute): boolean {
  return (listFilters !== undefined || /[a-z]/i.test(carId ?? '')) && !/[?# ]/.test(path);
}

/** Returns the request as one for a content page, when no car matches it. */
function asContent(request: AnyPageRequest): AnyPageRequest {
  const { listFilters: _filters, carId: _id, slug: _slug, ...route } = request.route;
  return { ...request, route: { ...route, kind: 'content' }, layoutPath: route.path.toLowerCase() };
}

/** Component name of a rendering that editors have hidden. */
const HIDDEN = 'Hidden Rendering';

function reportUnknown(route: RouteData, place: { site: string; path: string }, dependencies: LoadDependencies): void {
  for (const component of componentNamesIn(route.placeholders)) {
    if (component !== '' && component !== HIDDEN && !dependencies.componentNames.has(component))
      dependencies.onUnknownComponent({ ...place, component });
  }
}

/**
 * Loads the labels and the site settings of a page. Without them the page renders with fallback labels and the settings of our
 * configuration, and is not cached.
 */
async function loadWording(
  site: SiteConfig,
  language: LanguageConfig,
  { dictionary, siteAttributes }: PageSources,
  { remaining, timeLimit }: Limits,
) {
  const timeout = Math.min(remaining(), timeLimit(SETTINGS_TIMEOUT_MS));
  const settings = withTimeout(timeout, 'site settings', siteAttributes());
  const [labelled, attributes] = await Promise.all([
    labelsOf(site, language, (each) => withTimeout(remaining(), 'dictionary', dictionary(each)).catch(() => null)),
    settings.catch(() => null),
  ]);
  return { ...labelled, attributes: attributes ?? {}, degraded: labelled.degraded || attributes === null };
}

function runLoaders(
  page: RouteData,
  { request, ...labelled }: Labelled & { request: AnyPageRequest },
  sources: PageSources,
  { remaining, timeLimit }: Limits,
  { loaders, onSectionFailure, onSectionFallback, onContentIssue }: LoadDependencies,
): Promise<SectionRun> {
  const { site, route, signal, path } = request;
  const context: LoaderContext = {
    ...wordingOf(request, labelled),
    route,
    page,
    brand: brandView(request),
    ports: sources.loaderPorts(),
    signal,
    timeLimit,
    once: createOnce(),
    report: (issue, detail, error) => onContentIssue({ site: site.id, path, issue, detail, error }),
  };
  const sectionOf = ({ componentName, uid }: ComponentRendering): SectionPlace => ({
    site: site.id,
    path,
    component: componentName ?? '',
    uid: uid ?? '',
  });
  return runSections(page.placeholders, {
    loaders,
    context,
    portsUntil: (hasEnded) => sources.loaderPorts(hasEnded),
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
