import { PROCESS_VARIABLES } from './processVariables.ts';
import { REQUEST_VARIABLES } from './requestVariables.ts';
import { TRACE_VARIABLES } from './traceVariables.ts';
import { UPSTREAM_VARIABLES } from './upstreams.ts';
import { milliseconds, type Variable, type VariableValue } from './variable.ts';

/**
 * Every environment variable of the product, once. `docs/environment.md` is generated from this table.
 * Durations are milliseconds, sizes megabytes unless the meaning says otherwise.
 */

const upstreams = 'Upstreams';
const maps = 'Maps';
const editing = 'Editing';
const sandbox = 'Sandbox';
const caches = 'Caches';

const megabytes = { type: 'integer', min: 1, max: 16_384 } as const;
const sized = 'Unset: sized from the memory limits.';

export const VARIABLES = {
  ...PROCESS_VARIABLES,
  ...REQUEST_VARIABLES,
  ...TRACE_VARIABLES,
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
      'Secret that the platform’s editor sends. Empty: pages cannot be edited, and every editing path responds 404. While it is changed, the new and the old one, comma-separated.',
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
    example: 'http://127.0.0.1:4010',
    meaning: 'A sandbox that already runs (`npm run sandbox`), used instead of starting one.',
  },
  SANDBOX_CARS: {
    type: 'integer',
    default: 2_400,
    min: 1,
    max: 250_000,
    group: sandbox,
    example: '100000',
    meaning: 'Cars on the default site of a sandbox that is started. 250,000 need 1.6 GB.',
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
    meaning:
      'Redis by which processes send each other revalidation messages, and share the ids of forms that were sent, limits by client, and sessions of the tire hotel. Behind Sentinel `redis-sentinel://user:password@host:26379,host:26379,host:26379/0?master=name`, with `&sentinelUser=…&sentinelPassword=…` where the sentinels want them, `rediss-sentinel:` for TLS. Empty: the process sends and gets no messages, and shares nothing.',
  },
  CACHE_REDIS_URL: {
    type: 'redisOrOff',
    default: '',
    secret: true,
    group: caches,
    example: 'redis://user:password@redis-cache.internal:6379',
    meaning:
      'Redis of the second level of the caches, from 6.2: responses of upstreams and pages that the processes share. It may evict, and holds nothing that must not be lost. Empty: that of `REDIS_URL`. `off`: no second level.',
  },
  OUTBOX_SECRETS: {
    type: 'secrets',
    default: '',
    secret: true,
    group: caches,
    example: 'Vw3kPz8RtY6mQx2LcN9sHb5JdGf7UaTe,Kj4hTn7BvXc2WqMz9RpLs6FyDg3EuAoi',
    meaning:
      'Secrets that encrypt the forms in the outbox, comma-separated, each of at least 32 characters. The first encrypts; entries of all are read. To rotate, put a new one behind the old one in all processes, then swap them, and remove the old one a day later. Empty: there is no outbox, and a form whose upstream fails is an error.',
  },
  OUTBOX_FOLDER: {
    type: 'text',
    default: '',
    group: caches,
    example: '/var/lib/forecourt/outbox',
    meaning:
      'Folder of the outbox without `REDIS_URL`: forms whose upstream fails, encrypted, for 24 hours. The processes of one machine may share it. Only the user of the process can read it.',
  },
  OUTBOX_ENTRIES: {
    type: 'integer',
    default: 10_000,
    min: 1,
    max: 1_000_000,
    group: caches,
    example: '10000',
    meaning: 'Forms that the outbox holds at most for one upstream. Beyond it a form whose upstream fails is an error.',
  },
  OUTBOX_MB: {
    type: 'integer',
    default: 64,
    min: 1,
    max: 4_096,
    group: caches,
    example: '64',
    meaning: 'Megabytes that the forms in the outbox take at most for one upstream.',
  },
  SAVED_SEARCH_SECRETS: {
    type: 'secrets',
    default: '',
    secret: true,
    group: caches,
    example: 'Bq7xNd4WmZc9KrTy2PvHs6LgJe8FuAo3,Xw5tRk9LzMb3VnCq7YhDf2PjGs6EuTia',
    meaning:
      'Secrets that encrypt saved searches and sign the links of their mails, comma-separated, each of at least 32 characters. The first one is used; what the others have encrypted or signed is read, so a secret stays for 90 days behind a new one. Without `REDIS_URL` searches are in the memory of the process, and end with it. Empty: no site has saved searches, but with the sandbox in place of the leads service.',
  },
  SAVED_SEARCH_INTERVAL: {
    type: 'integer',
    default: 60_000,
    min: 200,
    max: 240_000,
    group: caches,
    example: '60000',
    meaning:
      'Milliseconds between two looks at the stock for saved searches. Each look reads the index of each site that somebody looks for cars of, in pages of 1,000 cars.',
  },
  SHARED_CACHES: {
    type: 'urls',
    default: '',
    group: caches,
    example: 'http://varnish-1.internal:6081,http://varnish-2.internal:6081',
    meaning:
      'Shared caches in front of the processes, comma-separated, that accept `PURGE` with the tags in `Surrogate-Key`. A revalidation purges them too, and pages name the items that they show, in a longer `Surrogate-Key`.',
  },
  REVALIDATE_SECRET: {
    type: 'text',
    default: '',
    secret: true,
    group: caches,
    example: 'a long random text',
    meaning:
      'Secret of `POST /api/revalidate`, by which the platform’s webhook drops published content from the caches. Empty: 404 there. While it is changed, the new and the old one, comma-separated.',
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
