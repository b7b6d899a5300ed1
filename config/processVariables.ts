import type { Variable } from './variable.ts';

const group = 'Process';

/** Variables of the process: where it runs and listens, and what it writes. */
export const PROCESS_VARIABLES = {
  NODE_ENV: {
    type: 'choice',
    default: '',
    choices: ['', 'production', 'development', 'test'],
    group,
    example: 'production',
    meaning:
      'Where it runs. Empty is a local run of the production build. In `production` the sandbox runs only when `SANDBOX` asks for it.',
  },
  PORT: {
    type: 'integer',
    default: 3000,
    min: 0,
    max: 65_535,
    group,
    example: '3000',
    meaning: 'Port to listen on; 0 takes a free one.',
  },
  HOST: {
    type: 'text',
    default: '127.0.0.1',
    group,
    example: '0.0.0.0',
    meaning: 'Network address to listen on.',
  },
  OPERATIONS_PORT: {
    type: 'integer',
    default: 0,
    min: 0,
    max: 65_535,
    group,
    example: '9100',
    meaning:
      'Port of a second listener for `/metrics`, `/api/revalidate` and the editing paths, which are 404 on the public one then. 0: no second listener, they are on the public one.',
  },
  OPERATIONS_HOST: {
    type: 'text',
    default: '127.0.0.1',
    group,
    example: '0.0.0.0',
    meaning:
      'Network address of the second listener. In a container, one that the scraper and the platform’s editor reach.',
  },
  OPERATIONS_TRUST_PROXY: {
    type: 'integer',
    default: 0,
    min: 0,
    max: 10,
    group,
    example: '1',
    meaning: 'As `TRUST_PROXY`, for the second listener: a scraper comes directly, editors perhaps through a proxy.',
  },
  OPERATIONS_TOKEN: {
    type: 'text',
    default: '',
    secret: true,
    group,
    example: 'a long random text',
    meaning:
      'Secret in `X-Operations-Token` with which `/ops` of the second listener changes something. Empty: it only shows. While it is changed, the new and the old one, comma-separated.',
  },
  CUSTOMER_DIR: {
    type: 'text',
    default: 'customers/sample',
    group,
    example: 'customers/acme',
    meaning: "Folder of the customer, below the product's. The build belongs to it, so it is set when building too.",
  },
  SETTINGS_FILE: {
    type: 'text',
    default: '',
    group,
    example: '/etc/forecourt/settings.env',
    meaning:
      'File of lines `NAME=value` in place of variables of the environment, which SIGHUP reads again: `SEARCH_RATE`, `QUERY_RATE`, `SECRET_GUESSES`, `LEADS_RATE`, `BOOKING_LOOKUPS`, `BOOKING_STREAMS`, `TIRE_HOTEL_MESSAGES`, `MAX_IN_FLIGHT`, `MAX_LOOP_DELAY`, `MAX_RENDERS`, `RENDER_QUEUE`, `RENDER_QUEUE_TIMEOUT`, `REVALIDATE_SECRET`, `SITECORE_EDITING_SECRET`, `OPERATIONS_TOKEN`, `BOOKING_LINK_SECRETS`, `NEWSLETTER_SECRETS`, `OUTBOX_SECRETS`, `SAVED_SEARCH_SECRETS`. No others.',
  },
  COMMIT: {
    type: 'text',
    default: '',
    group,
    example: '8f3c1ab2d4e5',
    meaning: 'Commit of the sources, which log and metrics name beside the build.',
  },
  ASSETS_FOLDER: {
    type: 'text',
    default: '',
    group,
    example: '/var/lib/forecourt/assets',
    meaning:
      'Folder that all processes share. Each copies its scripts and style sheets there at its start, and serves those of other builds from it, to pages that another build has made. Files that no process has had for 14 days are removed. Empty: files of its own build only.',
  },
  SITE_NAME: {
    type: 'text',
    default: '',
    group,
    example: 'acme',
    meaning: 'Serve this site on every host. Empty: the `Host` header decides.',
  },
  LOG_LEVEL: {
    type: 'choice',
    default: 'info',
    choices: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    group,
    example: 'info',
    meaning: 'Least severe level that is written.',
  },
  LOG_FORMAT: {
    type: 'choice',
    default: '',
    choices: ['', 'pretty', 'json'],
    group,
    example: 'json',
    meaning: 'Shape of log lines. Empty: `json` in production, `pretty` elsewhere.',
  },
  METRICS: {
    type: 'choice',
    default: 'on',
    choices: ['on', 'off'],
    group,
    example: 'off',
    meaning:
      'Whether `/metrics` responds: on the listener of `OPERATIONS_PORT`, else to direct requests to an IP address or `localhost`.',
  },
} as const satisfies Record<string, Variable>;
