import { milliseconds, type Variable } from './variable.ts';

const group = 'Requests';

/** Variables about requests of clients: time limits, rates, the render budget and the drain. Durations are milliseconds. */
export const REQUEST_VARIABLES = {
  TRUST_PROXY: {
    type: 'integer',
    default: 0,
    min: 0,
    max: 10,
    group,
    example: '1',
    meaning:
      'Number of proxies before the process whose `X-Forwarded-For` and `X-Request-Id` are trusted. 0 trusts none.',
  },
  SERVER_TIMING: {
    type: 'choice',
    default: 'on',
    choices: ['on', 'off'],
    group,
    example: 'off',
    meaning:
      'Whether responses say in `Server-Timing` what the cache did and how long upstreams and render took. `off` behind a shared cache that would send the times of one visitor to the next; the Varnish of `deploy/` does not.',
  },
  EARLY_HINTS: {
    type: 'choice',
    default: 'off',
    choices: ['on', 'off'],
    group,
    example: 'on',
    meaning:
      'Whether a page that is not cached is announced by status 103 with its style sheets and fonts. Only for a server in front that passes 103 to browsers.',
  },
  KEEP_ALIVE_TIMEOUT: {
    ...milliseconds(65_000, 3_600_000),
    default: 75_000,
    group,
    example: '75000',
    meaning: 'How long an idle connection stays open. Must exceed the idle time of the load balancer.',
  },
  HEADERS_TIMEOUT: {
    ...milliseconds(100, 60_000),
    default: 10_000,
    group,
    example: '10000',
    meaning: 'Time for a client to send its headers.',
  },
  REQUEST_TIMEOUT: {
    ...milliseconds(100, 300_000),
    default: 30_000,
    group,
    example: '30000',
    meaning: 'Time for a client to send its full request.',
  },
  BODY_TIMEOUT: {
    ...milliseconds(100, 60_000),
    default: 10_000,
    group,
    example: '10000',
    meaning: 'Time for the body of a request to arrive. A body that arrives at less than 1 KB/s is refused after 2 s.',
  },
  READ_TIMEOUT: {
    ...milliseconds(100, 300_000),
    default: 20_000,
    group,
    example: '20000',
    meaning:
      'A connection is closed when its client reads nothing of a response for this time, or on average less than 2 KB/s after it.',
  },
  MAX_CLIENT_CONNECTIONS: {
    type: 'integer',
    default: 256,
    min: 1,
    max: 100_000,
    group,
    example: '256',
    meaning:
      'Connections that one client (IPv4 address, IPv6 /64) may hold. Counts only with `TRUST_PROXY=0`, where clients connect directly.',
  },
  MAX_IN_FLIGHT: {
    type: 'integer',
    default: 600,
    min: 1,
    max: 100_000,
    group,
    example: '600',
    meaning:
      'Requests in progress above which new ones get 503; one client holds at most half of them. A request counts from the end of its body until its response is made. Cached pages, assets and media do not count.',
  },
  MAX_UNREAD_MB: {
    type: 'integer',
    default: 64,
    min: 1,
    max: 16_384,
    group,
    example: '64',
    meaning:
      'Megabytes of responses that clients have not read yet; one client may leave a quarter of them. Above it the connections of the clients that leave the most are closed. Unset: sized from the memory limits.',
  },
  MAX_LOOP_DELAY: {
    ...milliseconds(50, 60_000),
    default: 500,
    group,
    example: '500',
    meaning:
      'Delay of the event loop above which costly requests (searches, pages that are not cached) get 503 until it recovers.',
  },
  MAX_RENDERS: {
    type: 'integer',
    default: 8,
    min: 1,
    max: 1_000,
    group,
    example: '8',
    meaning:
      'Pages that are made at once. A page that waits for an upstream for longer than 400 ms does not count while the process is not busy. One client has at most a quarter.',
  },
  RENDER_QUEUE: {
    type: 'integer',
    default: 100,
    min: 1,
    max: 10_000,
    group,
    example: '100',
    meaning:
      'Pages in the render queue; one client has at most a quarter. When it is full, a stale page is sent if there is one, else 503.',
  },
  PAGE_DEADLINE: {
    ...milliseconds(100, 60_000),
    default: 2_200,
    group,
    example: '2200',
    meaning:
      'Time for everything that a page waits for before its shell is sent. The time limits of its parts grow and shrink in proportion.',
  },
  RENDER_QUEUE_TIMEOUT: {
    ...milliseconds(10, 60_000),
    default: 1_000,
    group,
    example: '1000',
    meaning:
      'A page whose expected wait in the render queue is longer is refused at once. A page that has waited for 1.5 times this time is refused too.',
  },
  SEARCH_RATE: {
    type: 'integer',
    default: 20,
    min: 1,
    max: 100_000,
    group,
    example: '20',
    meaning:
      'Calls of `/api/search` by one client a second, on average; a burst may have those of 30 s. Beyond that 429.',
  },
  OFFLINE: {
    type: 'choice',
    default: 'on',
    choices: ['on', 'off'],
    group,
    example: 'off',
    meaning:
      'Whether browsers store copies of saved and viewed cars, which a service worker shows without a connection. `off`: on all sites `/service-worker.js` is a worker that deletes the copies and unregisters itself. A site’s file switches off its own by `offline: false`.',
  },
  MCP: {
    type: 'choice',
    default: 'off',
    choices: ['on', 'off'],
    group,
    example: 'on',
    meaning:
      'Whether each site has an MCP endpoint for assistants at `/mcp` (docs/assistants.md). Its tools read what pages show, and change nothing. `off`: the path responds 404.',
  },
  MCP_RATE: {
    type: 'integer',
    default: 5,
    min: 1,
    max: 100_000,
    group,
    example: '5',
    meaning:
      'Messages to `/mcp` by one client a second, on average; a burst may have those of 30 s. Beyond that 429. Their searches also count for `QUERY_RATE`.',
  },
  SECRET_GUESSES: {
    type: 'integer',
    default: 10,
    min: 1,
    max: 100_000,
    group,
    example: '10',
    meaning: 'Wrong secrets that one client may send in a minute, at all paths that need one. Beyond that 429.',
  },
  QUERY_RATE: {
    type: 'integer',
    default: 20,
    min: 1,
    max: 100_000,
    group,
    example: '20',
    meaning:
      'Uncached pages with a query by one client a second, on average; a burst may have those of 30 s. Beyond that 429.',
  },
  READY_TIMEOUT: {
    ...milliseconds(0, 3_600_000),
    default: 120_000,
    group,
    example: '120000',
    meaning:
      'How long after the start `/readyz` waits for the first response of the content platform for each site; then the process is ready without it.',
  },
  WARM_UP_TIMEOUT: {
    ...milliseconds(0, 600_000),
    default: 10_000,
    group,
    example: '10000',
    meaning:
      'How long `/readyz` waits after that for the start pages, car lists and lists of dealers of all sites; then the process is ready with fewer. In production only. 0: it waits for none.',
  },
  DRAIN_DELAY: {
    ...milliseconds(0, 60_000),
    default: 5_000,
    group,
    example: '5000',
    meaning: 'How long the listener stays open after SIGTERM, while `/readyz` already responds 503.',
  },
  DRAIN_TIMEOUT: {
    ...milliseconds(0, 300_000),
    default: 15_000,
    group,
    example: '15000',
    meaning: 'Time for requests in progress after the drain delay, before their connections are closed.',
  },
} as const satisfies Record<string, Variable>;
