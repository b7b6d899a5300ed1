import type { Environment } from '../../config/environment.ts';
import { createLabelNeeds } from '../../src/contracts/dictionary/labelNeeds.ts';
import type { ContentIssue } from '../../src/contracts/page/loader.ts';
import type { EntryServer } from '../../src/contracts/page/render.ts';
import { createFirstTime } from '../operations/limits/firstTime.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Ports } from '../ports/ports.ts';
import { bindSources } from './bindSources.ts';
import { loaders } from './loaders.ts';
import { mapsOf } from './maps.ts';
import type { LoadDependencies } from './route/pageRequest.ts';

interface LoadOptions extends Pick<LoadDependencies, 'build' | 'stylesOf'> {
  ports: Ports;
  environment: Environment;
  log: Log;
  metrics: Metrics;
  entryServer: Pick<EntryServer, 'componentNames' | 'serverParts'>;
}

/** Returns the dependencies of `loadPage`. Failures on a page are counted and logged. */
export function createLoadDependencies(options: LoadOptions): LoadDependencies {
  const { ports, environment, log, metrics, entryServer, build, stylesOf } = options;
  return {
    deadline: environment.PAGE_DEADLINE,
    sourcesOf: (scope) => bindSources(ports, scope, (name) => entryServer.serverParts[name]?.feature),
    loaders,
    build,
    maps: mapsOf(environment),
    stylesOf,
    onSectionFailure: ({ error, ...section }) => {
      metrics.sectionFailures.labels(section.site, section.component).inc();
      log.warn({ event: LOG_EVENTS.sectionFailed, ...section, err: error });
    },
    onSectionFallback: (section) => {
      metrics.sectionFallbacks.labels(section.site, section.component).inc();
      log.warn({ event: LOG_EVENTS.sectionFallback, ...section });
    },
    componentNames: new Set(entryServer.componentNames),
    serverParts: entryServer.serverParts,
    labelAreasOf: createLabelNeeds(entryServer.serverParts).areasOf,
    onUnknownComponent: reportUnknownComponents(log, metrics),
    onContentIssue: reportContentIssues(log),
    onPlatformFailure: ({ error, ...page }) => log.warn({ event: LOG_EVENTS.platformUnavailable, ...page, err: error }),
  };
}

/** Maximum number of unknown names that are remembered: editors' data may contain any number. */
const MAX_UNKNOWN = 1_000;

/** Issues of a record, which every page and every lead of the record would report again. */
const ISSUES_OF_RECORDS: ReadonlySet<string> = new Set<ContentIssue>(['departmentMissing']);
const MAX_RECORDS = 1_000;

/** Logs content issues; an issue of a record once per site and record. */
function reportContentIssues(log: Log): LoadDependencies['onContentIssue'] {
  const isNew = createFirstTime(MAX_RECORDS);
  return ({ error, ...issue }) => {
    if (ISSUES_OF_RECORDS.has(issue.issue) && !isNew(`${issue.site} ${issue.issue} ${issue.detail}`)) return;
    log.warn({ event: LOG_EVENTS.contentIssue, ...issue, ...(error !== undefined && { err: error }) });
  };
}

/** Counts every unknown component and logs each once per site, with the page where it appeared first. */
function reportUnknownComponents(log: Log, metrics: Metrics): LoadDependencies['onUnknownComponent'] {
  const isNew = createFirstTime(MAX_UNKNOWN);
  return (unknown) => {
    metrics.unknownComponents.labels(unknown.site).inc();
    if (!isNew(`${unknown.site} ${unknown.component}`)) return;
    log.warn({ event: LOG_EVENTS.unknownComponent, ...unknown, component: unknown.component.slice(0, 100) });
  };
}
