import type { ComponentRendering, RouteData } from '../../src/contracts/content/layout.ts';
import type { LoaderContext, Wording } from '../../src/contracts/page/loader.ts';
import type { Limits } from './limits.ts';
import type { AnyPageRequest, LoadDependencies, SectionPlace } from './route/pageRequest.ts';
import { runSections, type SectionRun } from './sections.ts';
import type { PageSources } from './sources.ts';

/** Milliseconds after which a deferred section shows its error card. */
const DEFERRED_DEADLINE_MS = 9_000;

/** Returns the function that runs the loaders of a layout for one request. */
export function createRunLoaders(
  { request, brand, wording }: { request: AnyPageRequest; brand: LoaderContext['brand']; wording: Wording },
  sources: PageSources,
  { remaining, timeLimit }: Limits,
  { loaders, onSectionFailure, onSectionFallback, onContentIssue }: LoadDependencies,
): (page: RouteData) => Promise<SectionRun> {
  const { site, route, signal, path } = request;
  const sectionOf = ({ componentName, uid }: ComponentRendering): SectionPlace => ({
    site: site.id,
    path,
    component: componentName ?? '',
    uid: uid ?? '',
  });
  return (page) =>
    runSections(page.placeholders, {
      loaders,
      context: {
        ...wording,
        company: site.company,
        route,
        page,
        brand,
        ports: sources.loaderPorts(),
        signal,
        timeLimit,
        once: createOnce(),
        report: (issue, detail, error) => onContentIssue({ site: site.id, path, issue, detail, error }),
      },
      portsUntil: sources.loaderPorts,
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
