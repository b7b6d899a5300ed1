import { withTimeout } from '../../lib/withTimeout.ts';
import type { RouteData } from '../../src/contracts/content/layout.ts';
import type { PageRoute } from '../../src/contracts/page/loader.ts';
import { withPageLimit } from '../operations/limits/pageLimit.ts';
import { assemblePage } from './assemble.ts';
import { collectDataAge } from './dataAge.ts';
import { findLayout, MINIMAL_NOT_FOUND, notFoundLayout } from './findLayout.ts';
import { parentLinks } from './head/parentLinks.ts';
import { limitsOf } from './limits.ts';
import { loadWording } from './loadWording.ts';
import type { PageResult } from './pageResult.ts';
import { brandView, pageOfOtherMake } from './route/brandHost.ts';
import type { AnyPageRequest, LoadDependencies } from './route/pageRequest.ts';
import { createRunLoaders } from './runLoaders.ts';
import { NO_RUN, type SectionRun } from './sections.ts';

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
  const limits = limitsOf(dependencies.deadline);
  const sources = dependencies.sourcesOf({ ...request, onStale: dataAge.add });
  const loadingWording = loadWording(request, sources, limits);
  const left = limits.remaining();
  const finding = withPageLimit(left, () => findLayout(request, sources, limits));
  const found = await withTimeout(left, 'layout', finding).catch((error: unknown) => {
    // A disconnected client is no failure of the platform.
    request.signal.throwIfAborted();
    dependencies.onPlatformFailure({ site: request.site.id, path: request.path, error });
    return null;
  });
  const wording = await loadingWording;
  const parts = { request, brand: brandView(request), dataAge: dataAge.age, ...wording };
  if (found === null) return assemblePage('failed', { ...parts, ...UNAVAILABLE }, dependencies);
  const redirect = await pageOfOtherMake(request, found.route, sources, limits);
  if (redirect) return redirect;
  const linksTo = (languages: typeof found.languages) => parentLinks(request, languages, sources, limits);
  const runLoaders = createRunLoaders(parts, sources, limits, dependencies);
  const parents = linksTo(found.languages);
  const run = await runLoaders(found.route);
  const { decision } = run;
  if (decision?.kind === 'redirect') return decision;
  if (decision?.kind === 'notFound' && canBeContent(request.route)) {
    const content = await loadPage(asContent(request), dependencies, dataAge);
    // What is neither a page nor a car of the index may have been a car: its page says so.
    if (request.route.kind !== 'car' || content.kind !== 'notFound') return content;
  }
  if ((decision?.kind === 'notFound' || decision?.kind === 'gone') && decision.value === undefined) {
    const loaded = withTimeout(limits.remaining(), 'missing page', notFoundLayout(sources));
    const route = await loaded.catch(() => MINIMAL_NOT_FOUND);
    const missing = { route, languages: [], run: await runLoaders(route), parents: await linksTo([]) };
    return assemblePage(decision.kind, { ...parts, ...missing }, dependencies);
  }
  return assemblePage(decision?.kind ?? found.kind, { ...parts, ...found, run, parents: await parents }, dependencies);
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

/** While the platform is unavailable: the site's header and an error card. */
const UNAVAILABLE: { route: RouteData; run: SectionRun; languages: []; parents: [] } = {
  route: {
    name: '',
    placeholders: {
      'headless-header': [{ uid: 'header', componentName: 'Header', fields: {} }],
      'headless-main': [{ uid: 'page', componentName: 'RichText', fields: {} }],
    },
  },
  run: { ...NO_RUN, outcomes: { page: { status: 'failed' } }, degraded: true },
  languages: [],
  parents: [],
};
