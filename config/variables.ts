import { UPSTREAM_VARIABLES } from './upstreams.ts';
import type { Variable, VariableValue } from './variable.ts';

/**
 * Every environment variable of the product, once. `docs/environment.md` is generated from this table.
 * Durations are milliseconds, sizes megabytes unless the meaning says otherwise.
 */

const process = 'Process';
const requests = 'Requests';
const upstreams = 'Upstreams';
const maps = 'Maps';
const editing = 'Editing';
const sandbox = 'Sandbox';
const caches = 'Caches';

const milliseconds = (min: number, max: number) => ({ type: 'integer', min, max }) as const;
const megabytes = { type: 'integer', min: 1, max: 16_384 } as const;
const sized = 'Unset: sized from the memory limits.';

export const VARIABLES = {
  NODE_ENV: {
    type: 'choice',
    default: '',
    choices: ['', 'production', 'development', 'test'],
    group: process,
    example: 'production',
    meaning:
      'Where it runs. Empty is a local run of the production build. In `production` the sandbox runs only when `SANDBOX` asks for it.',
  },
  PORT: {
    type: 'integer',
    default: 3000,
    min: 0,
    max: 65_535,
    group: process,
    example: '3000',
    meaning: 'Port to listen on; 0 takes a free one.',
  },
  HOST: {
    type: 'text',
    default: '127.0.0.1',
    group: process,
    example: '0.0.0.0',
    meaning: 'Network address to listen on.',
  },
  OPERATIONS_PORT: {
    type: 'integer',
    default: 0,
    min: 0,
    max: 65_535,
    group: process,
    example: '9100',
    meaning:
      'Port of a second listener for `/metrics`, `/api/revalidate` and the editing paths, which are 404 on the public one then. 0: no second listener, they are on the public one.',
  },
  OPERATIONS_HOST: {
    type: 'text',
    default: '127.0.0.1',
    group: process,
    example: '0.0.0.0',
    meaning:
      'Network address of the second listener. In a container, one that the scraper and the platform’s editor reach.',
  },
  OPERATIONS_TRUST_PROXY: {
    type: 'integer',
    default: 0,
    min: 0,
    max: 10,
    group: process,
    example: '1',
    meaning: 'As `TRUST_PROXY`, for the second listener: a scraper comes directly, editors perhaps through a proxy.',
  },
  SITE_NAME: {
    type: 'text',
    default: '',
    group: process,
    example: 'norrvag-se',
    meaning: 'Serve this site on every host. Empty: the `Host` header decides.',
  },
  LOG_LEVEL: {
    type: 'choice',
    default: 'info',
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    group: process,
    example: 'info',
    meaning: 'Least severe level that is written.',
  },
  LOG_FORMAT: {
    type: 'choice',
    default: '',
    choices: ['', 'pretty', 'json'],
    group: process,
    example: 'json',
    meaning: 'Shape of log lines. Empty: `json` in production, `pretty` elsewhere.',
  },
  METRICS: {
    type: 'choice',
    default: 'on',
    choices: ['on', 'off'],
    group: process,
    example: 'off',
    meaning:
      'Whether `/metrics` responds. Keep the path inside the network: set `OPERATIONS_PORT`, or let the load balancer refuse it.',
  },
  TRUST_PROXY: {
    type: 'integer',
    default: 0,
    min: 0,
    max: 10,
    group: requests,
    example: '1',
    meaning:
      'Number of proxies before the process whose `X-Forwarded-For` and `X-Request-Id` are trusted. 0 trusts none.',
  },
  KEEP_ALIVE_TIMEOUT: {
    ...milliseconds(65_000, 3_600_000),
    default: 75_000,
    group: requests,
    example: '75000',
    meaning: 'How long an idle connection stays open. Must exceed the idle time of the load balancer.',
  },
  HEADERS_TIMEOUT: {
    ...milliseconds(100, 60_000),
    default: 10_000,
    group: requests,
    example: '10000',
    meaning: 'Time for a client to send its headers.',
  },
  REQUEST_TIMEOUT: {
    ...milliseconds(100, 300_000),
    default: 30_000,
    group: requests,
    example: '30000',
    meaning: 'Time for a client to send its full request.',
  },
  BODY_TIMEOUT: {
    ...milliseconds(100, 60_000),
    default: 10_000,
    group: requests,
    example: '10000',
    meaning: 'Time for the body of a request to arrive. A body that arrives at less than 1 KB/s is refused after 2 s.',
  },
  READ_TIMEOUT: {
    ...milliseconds(100, 300_000),
    default: 20_000,
    group: requests,
    example: '20000',
    meaning:
      'A connection is closed when its client reads nothing of a response for this time, or on average less than 2 KB/s after it.',
  },
  MAX_CLIENT_CONNECTIONS: {
    type: 'integer',
    default: 256,
    min: 1,
    max: 100_000,
    group: requests,
    example: '256',
    meaning:
      'Connections that one client (IPv4 address, IPv6 /64) may hold. Counts only with `TRUST_PROXY=0`, where clients connect directly.',
  },
  MAX_IN_FLIGHT: {
    type: 'integer',
    default: 600,
    min: 1,
    max: 100_000,
    group: requests,
    example: '600',
    meaning:
      'Requests in progress above which new ones get 503; one client holds at most half of them. A request counts when its body has arrived.',
  },
  MAX_LOOP_DELAY: {
    ...milliseconds(50, 60_000),
    default: 500,
    group: requests,
    example: '500',
    meaning:
      'Delay of the event loop above which costly requests (searches, pages that are not cached) get 503 until it recovers.',
  },
  MAX_RENDERS: {
    type: 'integer',
    default: 8,
    min: 1,
    max: 1_000,
    group: requests,
    example: '8',
    meaning:
      'Pages that are made at once. A page that waits for an upstream for longer than 400 ms does not count while the process is not busy. One client has at most a quarter.',
  },
  RENDER_QUEUE: {
    type: 'integer',
    default: 100,
    min: 1,
    max: 10_000,
    group: requests,
    example: '100',
    meaning:
      'Pages in the render queue; one client has at most a quarter. When it is full, a stale page is sent if there is one, else 503.',
  },
  RENDER_QUEUE_TIMEOUT: {
    ...milliseconds(10, 60_000),
    default: 1_000,
    group: requests,
    example: '1000',
    meaning:
      'A page whose expected wait in the render queue is longer is refused at once. A page that has waited for 1.5 times this time is refused too.',
  },
  SEARCH_RATE: {
    type: 'integer',
    default: 20,
    min: 1,
    max: 100_000,
    group: requests,
    example: '20',
    meaning:
      'Calls of `/api/search` by one client a second, on average; a burst may have those of 30 s. Beyond that 429.',
  },
  SECRET_GUESSES: {
    type: 'integer',
    default: 10,
    min: 1,
    max: 100_000,
    group: requests,
    example: '10',
    meaning: 'Wrong secrets that one client may send in a minute, at all paths that need one. Beyond that 429.',
  },
  QUERY_RATE: {
    type: 'integer',
    default: 20,
    min: 1,
    max: 100_000,
    group: requests,
    example: '20',
    meaning:
      'Uncached pages with a query by one client a second, on average; a burst may have those of 30 s. Beyond that 429.',
  },
  DRAIN_DELAY: {
    ...milliseconds(0, 60_000),
    default: 5_000,
    group: requests,
    example: '5000',
    meaning: 'How long the listener stays open after SIGTERM, while `/readyz` already responds 503.',
  },
  DRAIN_TIMEOUT: {
    ...milliseconds(0, 300_000),
    default: 15_000,
    group: requests,
    example: '15000',
    meaning: 'Time for requests in progress after the drain delay, before their connections are closed.',
  },
  ...UPSTREAM_VARIABLES,
  UPSTREAM_CONNECT_TIMEOUT: {
    ...milliseconds(50, 60_000),
    default: 1_000,
    group: upstreams,
    example: '1000',
    meaning: 'Time for an upstream to accept the connection.',
  },
  UPSTREAM_HEADERS_TIMEOUT: {
    ...milliseconds(50, 60_000),
    default: 3_000,
    group: upstreams,
    example: '3000',
    meaning: 'Time for an upstream to begin its response.',
  },
  UPSTREAM_TOTAL_TIMEOUT: {
    ...milliseconds(50, 120_000),
    default: 8_000,
    group: upstreams,
    example: '8000',
    meaning: 'Time for a complete call, its retry included.',
  },
  GOOGLE_MAPS_KEY: {
    type: 'text',
    default: '',
    group: maps,
    example: 'a browser key',
    meaning:
      'Key of Google’s maps, which show dealers to visitors with consent. Pages contain the key, so restrict it to your hosts at Google.',
  },
  GOOGLE_MAPS_ID: {
    type: 'text',
    default: 'DEMO_MAP_ID',
    group: maps,
    example: '8e0a97af9386fef',
    meaning: 'Id of the map at Google, which defines its style.',
  },
  MAP_TILES_URL: {
    type: 'tiles',
    default: '',
    group: maps,
    example: 'https://tiles.example.com/{z}/{x}/{y}.png',
    meaning:
      'URL of the map tiles without a Google key. Tiles of another host are shown to visitors with consent. Empty: tiles of the sandbox where it replaces the media edge, else no maps.',
  },
  MAP_TILES_ATTRIBUTION: {
    type: 'text',
    default: '',
    group: maps,
    example: '© OpenStreetMap contributors',
    meaning: 'The attribution that the owner of the tiles requires.',
  },
  SITECORE_EDITING_SECRET: {
    type: 'text',
    default: '',
    secret: true,
    group: editing,
    example: 'a long random text',
    meaning:
      'Secret that the platform’s editor sends. Empty: pages cannot be edited, and every editing path responds 404.',
  },
  JSS_ALLOWED_ORIGINS: {
    type: 'origins',
    default: '',
    group: editing,
    example: 'https://editor.example.com,https://*.example.org',
    meaning:
      'Origins, in addition to the platform’s own, that may request pages to edit and show them in a frame, comma-separated; `*` stands for any name in the first label of a host, or for any port.',
  },
  SANDBOX: {
    type: 'choice',
    default: '',
    choices: ['', 'fill', 'on'],
    group: sandbox,
    example: 'on',
    meaning:
      'Empty: the sandbox replaces all upstreams when none is set (not in production). `fill`: it replaces those that are not set. `on`: it replaces all.',
  },
  SANDBOX_URL: {
    type: 'url',
    default: '',
    group: sandbox,
    example: 'http://127.0.0.1:4000',
    meaning: 'A sandbox that already runs (`npm run sandbox`), used instead of starting one.',
  },
  SANDBOX_CARS: {
    type: 'integer',
    default: 2_400,
    min: 1,
    max: 1_000_000,
    group: sandbox,
    example: '100000',
    meaning: 'Cars on the default site of a sandbox that is started.',
  },
  SANDBOX_SEED: {
    type: 'integer',
    default: 1,
    min: 0,
    max: 2_147_483_647,
    group: sandbox,
    example: '7',
    meaning: 'Seed of the data of a sandbox that is started.',
  },
  REDIS_URL: {
    type: 'redis',
    default: '',
    secret: true,
    group: caches,
    example: 'redis://user:password@redis.internal:6379',
    meaning: 'Redis by which processes send each other revalidation messages. Empty: the process sends and gets none.',
  },
  REVALIDATE_SECRET: {
    type: 'text',
    default: '',
    secret: true,
    group: caches,
    example: 'a long random text',
    meaning:
      'Secret of `POST /api/revalidate`, by which the platform’s webhook drops published content from the caches. Empty: 404 there.',
  },
  CACHE_CONTENT_MB: {
    ...megabytes,
    default: 96,
    group: caches,
    example: '96',
    meaning: `Memory for layouts, dictionaries, navigation and other content. ${sized}`,
  },
  CACHE_SEARCH_MB: {
    ...megabytes,
    default: 64,
    group: caches,
    example: '64',
    meaning: `Memory for responses of the search engine. ${sized}`,
  },
  CACHE_FRAGMENTS_MB: {
    ...megabytes,
    default: 32,
    group: caches,
    example: '32',
    meaning: `Memory for prerendered fragments of pages. ${sized}`,
  },
  CACHE_PAGES_MB: {
    ...megabytes,
    default: 256,
    group: caches,
    example: '256',
    meaning: `Memory for rendered pages. ${sized}`,
  },
  CACHE_MEDIA_MB: {
    ...megabytes,
    default: 8,
    group: caches,
    example: '8',
    meaning: `Memory for blur placeholders and car media. ${sized}`,
  },
  CACHE_FILES_MB: {
    ...megabytes,
    default: 64,
    group: caches,
    example: '64',
    meaning: `Memory for images and files of the media edge. ${sized}`,
  },
  CACHE_FILE_KB: {
    type: 'integer',
    min: 1,
    max: 65_536,
    default: 512,
    group: caches,
    example: '512',
    meaning: 'Largest image or file of the media edge that is cached, in kilobytes.',
  },
} as const satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;

export type VariableValues = { -readonly [Name in VariableName]: VariableValue<(typeof VARIABLES)[Name]> };
