import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Everything that is measured, in a registry of its own so that several apps can live in one process (tests). */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  /** Counted in a plain number; the gauge reads it when it is asked for. */
  const inFlight = { requests: 0 };
  /** Asked for the gauge; the budget of renders puts its own count here. */
  const renderQueue = { waiting: () => 0 };
  return {
    registry,
    httpDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the arrival of a request to the end of its answer',
      labelNames: ['listener', 'site', 'kind', 'status'] as const,
      buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    }),
    inFlight,
    httpInFlight: new Gauge({
      name: 'http_requests_in_flight',
      help: 'Requests in progress',
      registers,
      collect() {
        this.set(inFlight.requests);
      },
    }),
    httpAborted: new Counter({
      name: 'http_requests_aborted_total',
      help: 'Connections that closed before their answer was complete',
      registers,
    }),
    renderQueue,
    rendersWaiting: new Gauge({
      name: 'page_renders_waiting',
      help: 'Pages that wait to be made',
      registers,
      collect() {
        this.set(renderQueue.waiting());
      },
    }),
    overloaded: new Counter({
      name: 'http_overload_total',
      help: 'Requests and connections refused or cut because of load',
      labelNames: ['reason'] as const,
      registers,
    }),
    rateLimited: new Counter({
      name: 'http_rate_limited_total',
      help: 'Requests answered 429 because one client sends too many',
      labelNames: ['limit'] as const,
      registers,
    }),
    upstreamDuration: new Histogram({
      name: 'upstream_call_duration_seconds',
      help: 'Time of a call to an upstream, one attempt each',
      labelNames: ['upstream', 'outcome'] as const,
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    upstreamRetries: new Counter({
      name: 'upstream_retries_total',
      help: 'Second attempts',
      labelNames: ['upstream'] as const,
      registers,
    }),
    breakerState: new Gauge({
      name: 'upstream_breaker_open',
      help: '0 closed, 0.5 half open, 1 open',
      labelNames: ['upstream'] as const,
      registers,
    }),
    unknownComponents: new Counter({
      name: 'content_unknown_components_total',
      help: 'Components left out because no view has their name',
      labelNames: ['site'] as const,
      registers,
    }),
    events: new Counter({
      name: 'events_total',
      help: 'Page views and other events of visitors by what became of them',
      labelNames: ['type', 'outcome'] as const,
      registers,
    }),
    redirects: new Counter({
      name: 'redirects_total',
      help: 'Addresses that a redirect rule was followed for',
      labelNames: ['site', 'from', 'rule'] as const,
      registers,
    }),
    sectionFailures: new Counter({
      name: 'page_section_failures_total',
      help: 'Sections shown as an error card',
      labelNames: ['site', 'component'] as const,
      registers,
    }),
    policyViolations: new Counter({
      name: 'page_policy_violations_total',
      help: 'Violations of the content security policy that browsers reported',
      labelNames: ['directive'] as const,
      registers,
    }),
    logLinesDropped: new Counter({
      name: 'log_lines_dropped_total',
      help: 'Log lines that nobody took: disk full, reader gone or too slow',
      registers,
    }),
    cacheRequests: new Counter({
      name: 'cache_requests_total',
      help: 'Look-ups by cache and state',
      labelNames: ['cache', 'state'] as const,
      registers,
    }),
    cacheRefreshFailures: new Counter({
      name: 'cache_refresh_failures_total',
      help: 'Loads that failed; refused ones are counted apart',
      labelNames: ['cache'] as const,
      registers,
    }),
    cacheLoadsRefused: new Counter({
      name: 'cache_loads_refused_total',
      help: 'Loads that were not tried because the budget of renders had no place',
      labelNames: ['cache'] as const,
      registers,
    }),
    cacheBytes: new Gauge({
      name: 'cache_bytes',
      help: 'Estimated size of what is kept',
      labelNames: ['store'] as const,
      registers,
    }),
    cacheEvictions: new Counter({
      name: 'cache_evictions_total',
      help: 'Entries dropped to stay inside the bound',
      labelNames: ['store'] as const,
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Adds the process's own figures (memory, handles, event loop, garbage collection); once per process. */
export function watchProcess(metrics: Metrics): void {
  collectDefaultMetrics({ register: metrics.registry });
}
