/** Names of log events: searched for by dashboards and the runbook, so they are never written out by hand. */
export const LOG_EVENTS = {
  started: 'server.started',
  request: 'http.request',
  requestFailed: 'http.failed',
  overload: 'http.overload',
  draining: 'server.draining',
  drained: 'server.drained',
  crashed: 'server.crashed',
  sandbox: 'sandbox.output',
  sandboxDied: 'sandbox.died',
  upstreamFailed: 'upstream.failed',
  breaker: 'upstream.breaker',
  cacheRefreshFailed: 'cache.refreshFailed',
  proxyFailed: 'proxy.failed',
  sectionFailed: 'page.sectionFailed',
  platformAway: 'page.platformAway',
  renderFailed: 'page.renderFailed',
} as const;
