import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { savedSearchMetrics } from './savedSearchMetrics.ts';

/** Creates all metrics in a registry of their own, so that several apps can run in one process (tests). */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    ...requestMetrics(registers),
    ...pageMetrics(registers),
    ...upstreamMetrics(registers),
    ...visitMetrics(registers),
    ...outboxMetrics(registers),
    ...savedSearchMetrics(registers),
    ...streamMetrics(registers),
    ...storeMetrics(registers),
    ...secondLevelMetrics(registers),
    traceSpans: new Counter({
      name: 'trace_spans_total',
      help: 'Spans by what became of them: exported, failed (the collector did not take them), dropped (the queue was full)',
      labelNames: ['outcome'] as const,
      registers,
    }),
  };
}

type Registers = Registry[];

/** Requests of clients. */
function requestMetrics(registers: Registers) {
  /** A plain counter, which is cheaper to change than a gauge. The gauge reads it at collection. */
  const inFlight = { requests: 0 };
  const clients = { largestShare: (): number => 0 };
  return {
    clients,
    clientShare: new Gauge({
      name: 'http_client_share',
      help: 'Share of the requests of the last five minutes that came from one client; 0 below 500 requests',
      registers,
      collect() {
        this.set(clients.largestShare());
      },
    }),
    httpDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the arrival of a request to the end of its response',
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
      help: 'Connections that closed before their response was complete',
      registers,
    }),
    overloaded: new Counter({
      name: 'http_overload_total',
      help: 'Requests and connections refused or cut because of load',
      labelNames: ['reason'] as const,
      registers,
    }),
    rateLimited: new Counter({
      name: 'http_rate_limited_total',
      help: 'Requests refused with 429 because one client sends too many',
      labelNames: ['limit'] as const,
      registers,
    }),
    mcpCalls: new Counter({
      name: 'mcp_tool_calls_total',
      help: 'Calls of tools by assistants, by what became of them: ok, error (the result names the field)',
      labelNames: ['tool', 'outcome'] as const,
      registers,
    }),
    redirects: new Counter({
      name: 'redirects_total',
      help: 'Requests that matched a redirect rule',
      labelNames: ['site', 'from', 'rule'] as const,
      registers,
    }),
  };
}

/** Pages, from their content to what browsers report. */
function pageMetrics(registers: Registers) {
  /** Read at collection. The render budget sets the function. */
  const renderQueue = { waiting: () => 0 };
  return {
    renderQueue,
    rendersWaiting: new Gauge({
      name: 'page_renders_waiting',
      help: 'Renders that wait in the queue',
      registers,
      collect() {
        this.set(renderQueue.waiting());
      },
    }),
    unknownComponents: new Counter({
      name: 'content_unknown_components_total',
      help: 'Components left out because the registry has no such name',
      labelNames: ['site'] as const,
      registers,
    }),
    sectionFailures: new Counter({
      name: 'page_section_failures_total',
      help: 'Sections shown as an error card',
      labelNames: ['site', 'component'] as const,
      registers,
    }),
    sectionFallbacks: new Counter({
      name: 'page_section_fallbacks_total',
      help: 'Sections shown with a fallback for data that failed or came too late',
      labelNames: ['site', 'component'] as const,
      registers,
    }),
    vitals: new Histogram({
      name: 'page_vitals_seconds',
      help: 'LCP, INP and TTFB of pages, as browsers of visitors with consent for statistics measured them',
      labelNames: ['name', 'kind', 'device'] as const,
      buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 8],
      registers,
    }),
    layoutShift: new Histogram({
      name: 'page_layout_shift',
      help: 'Cumulative layout shift of pages, as browsers of visitors with consent for statistics measured it',
      labelNames: ['kind', 'device'] as const,
      buckets: [0.01, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    policyViolations: new Counter({
      name: 'page_policy_violations_total',
      help: 'Violations of the content security policy that browsers reported',
      labelNames: ['directive'] as const,
      registers,
    }),
  };
}

/** Calls to upstreams. */
function upstreamMetrics(registers: Registers) {
  return {
    upstreamDuration: new Histogram({
      name: 'upstream_call_duration_seconds',
      help: 'Time of a call to an upstream, one attempt each',
      labelNames: ['upstream', 'outcome'] as const,
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    upstreamFailures: new Counter({
      name: 'upstream_failures_total',
      help: 'Failed calls to an upstream by kind, and by status where it responded with one',
      labelNames: ['upstream', 'kind', 'status'] as const,
      registers,
    }),
    revalidations: new Counter({
      name: 'revalidations_total',
      help: 'Calls of the webhook of publishing, by listener and outcome',
      labelNames: ['listener', 'outcome'] as const,
      registers,
    }),
    upstreamRetries: new Counter({
      name: 'upstream_retries_total',
      help: 'Second attempts of calls to an upstream',
      labelNames: ['upstream'] as const,
      registers,
    }),
    breakerState: new Gauge({
      name: 'upstream_breaker_open',
      help: '0 closed, 0.5 half open, 1 open',
      labelNames: ['upstream'] as const,
      registers,
    }),
  };
}

/** What visitors send and book. */
function visitMetrics(registers: Registers) {
  return {
    events: new Counter({
      name: 'events_total',
      help: 'Page views and other events of visitors, by outcome',
      labelNames: ['type', 'outcome'] as const,
      registers,
    }),
    leads: new Counter({
      name: 'leads_total',
      help: 'Forms that visitors sent, by outcome',
      labelNames: ['form', 'site', 'outcome'] as const,
      registers,
    }),
    bookings: new Counter({
      name: 'bookings_total',
      help: 'Requests to book, move or cancel a workshop time, by outcome',
      labelNames: ['action', 'outcome'] as const,
      registers,
    }),
    tireHotelCalls: new Counter({
      name: 'tire_hotel_calls_total',
      help: 'Calls of the tire hotel, by outcome',
      labelNames: ['call', 'outcome'] as const,
      registers,
    }),
    tireHotelAlarms: new Counter({
      name: 'tire_hotel_alarms_total',
      help: 'Alarms of the tire hotel, at most one an hour for each reason',
      labelNames: ['reason'] as const,
      registers,
    }),
  };
}

/** Forms that wait for their upstream. */
function outboxMetrics(registers: Registers) {
  return {
    outboxEntries: new Gauge({
      name: 'outbox_entries',
      help: 'Forms in the outbox, over all processes that share it',
      labelNames: ['upstream'] as const,
      registers,
    }),
    outboxBytes: new Gauge({
      name: 'outbox_bytes',
      help: 'Size of the forms in the outbox',
      labelNames: ['upstream'] as const,
      registers,
    }),
    outboxOldest: new Gauge({
      name: 'outbox_oldest_seconds',
      help: 'Age of the oldest form in the outbox; 0 when it is empty',
      labelNames: ['upstream'] as const,
      registers,
    }),
    outbox: new Counter({
      name: 'outbox_total',
      help: 'What this process did with forms of the outbox, by outcome',
      labelNames: ['upstream', 'outcome'] as const,
      registers,
    }),
  };
}

/** Event streams of workshops. */
function streamMetrics(registers: Registers) {
  return {
    streamsOpen: new Gauge({
      name: 'event_streams_open',
      help: 'Event streams of workshops that are open',
      registers,
    }),
    streams: new Counter({
      name: 'event_streams_total',
      help: 'Event streams of workshops, by how they ended or why they were refused',
      labelNames: ['outcome'] as const,
      registers,
    }),
    streamEvents: new Counter({
      name: 'event_stream_events_total',
      help: 'Events sent to browsers, by kind',
      labelNames: ['kind'] as const,
      registers,
    }),
    streamFirstEvent: new Histogram({
      name: 'event_stream_first_event_seconds',
      help: 'Time from the request of a stream to its first event',
      buckets: [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  };
}

/** Logs, Redis and caches. */
function storeMetrics(registers: Registers) {
  return {
    logLinesDropped: new Counter({
      name: 'log_lines_dropped_total',
      help: 'Log lines dropped: disk full, pipe closed or reader too slow',
      registers,
    }),
    redisFailures: new Counter({
      name: 'redis_command_failures_total',
      help: 'Commands of Redis that failed, were refused or came too late',
      labelNames: ['user'] as const,
      registers,
    }),
    cacheRequests: new Counter({
      name: 'cache_requests_total',
      help: 'Cache look-ups by cache and state',
      labelNames: ['cache', 'state'] as const,
      registers,
    }),
    cacheRefreshFailures: new Counter({
      name: 'cache_refresh_failures_total',
      help: 'Loads that failed; refused loads are counted separately',
      labelNames: ['cache'] as const,
      registers,
    }),
    cacheLoadsRefused: new Counter({
      name: 'cache_loads_refused_total',
      help: 'Loads that were refused because the render budget was full',
      labelNames: ['cache'] as const,
      registers,
    }),
    cacheBytes: new Gauge({
      name: 'cache_bytes',
      help: 'Estimated size of the entries',
      labelNames: ['store'] as const,
      registers,
    }),
    cacheEvictions: new Counter({
      name: 'cache_evictions_total',
      help: 'Entries evicted to stay within the bound',
      labelNames: ['store'] as const,
      registers,
    }),
  };
}

/** Entries that processes share through Redis. */
function secondLevelMetrics(registers: Registers) {
  return {
    secondLevelReads: new Counter({
      name: 'second_level_reads_total',
      help: 'Look-ups in the second level of the caches, by cache and outcome',
      labelNames: ['cache', 'outcome'] as const,
      registers,
    }),
    secondLevelWrites: new Counter({
      name: 'second_level_writes_total',
      help: 'Entries for the second level of the caches, by cache and outcome',
      labelNames: ['cache', 'outcome'] as const,
      registers,
    }),
    secondLevelDuration: new Histogram({
      name: 'second_level_duration_seconds',
      help: 'Time of a command of the second level, as this process waited for it',
      labelNames: ['operation'] as const,
      buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.25, 1],
      registers,
    }),
    secondLevelOpen: new Gauge({
      name: 'second_level_breaker_open',
      help: 'Breaker of the second level of the caches: 0 closed, 0.5 half open, 1 open',
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Sets which build of which commit runs, as a metric with the value 1. */
export function nameBuild({ registry }: Metrics, { build, commit }: { build: string; commit: string }): void {
  const info = new Gauge({
    name: 'forecourt_build_info',
    help: 'The build that runs',
    labelNames: ['build', 'commit'] as const,
    registers: [registry],
  });
  info.labels(build, commit).set(1);
}

/** Adds metrics of the process (memory, handles, event loop, garbage collection). Call it once per process. */
export function watchProcess(metrics: Metrics): void {
  collectDefaultMetrics({ register: metrics.registry });
}
