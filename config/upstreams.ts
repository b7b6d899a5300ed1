import { ability, baseUrl, baseUrlOrOff, group, secretKey, type UpstreamRecord } from './upstreamRecord.ts';
import { milliseconds } from './variable.ts';

/**
 * The systems behind the product, one record each. Types, environment variables, ports, metrics labels, tests and documents
 * derive from this table. CONTRIBUTING.md shows how to add a record.
 */

/** What holds for calls to every upstream; a record may state less. */
export const STANDARD_LIMITS = {
  connect: 'UPSTREAM_CONNECT_TIMEOUT',
  headers: 'UPSTREAM_HEADERS_TIMEOUT',
  total: 'UPSTREAM_TOTAL_TIMEOUT',
  maxBytes: 8 * 1024 * 1024,
  breakerReset: 5_000,
} as const;

/** The services of the content platform share one key. `CONTENT_AUTH` says how it is sent. */
const platformKey = {
  variable: 'CONTENT_KEY',
  header: { variable: 'CONTENT_AUTH', names: { apikey: 'sc_apikey', contextid: 'x-sitecore-contextid' } },
} as const;

export const UPSTREAMS = {
  content: {
    title: 'content platform',
    calledBy: 'server',
    url: 'CONTENT_URL',
    key: platformKey,
    variables: {
      CONTENT_URL: baseUrl(
        'https://edge-platform.sitecorecloud.io/v1/content/api/graphql/v1',
        'URL of the content platform’s GraphQL endpoint.',
      ),
      CONTENT_KEY: secretKey('a GUID or a context id', 'API key or context id of the content platform.'),
      CONTENT_AUTH: {
        type: 'choice',
        default: 'apikey',
        choices: ['apikey', 'contextid'],
        group,
        example: 'contextid',
        meaning: 'How `CONTENT_KEY` is sent: header `sc_apikey` or `x-sitecore-contextid`.',
      },
      CONTENT_BRAND_TEMPLATE: {
        type: 'text',
        default: '7a4c1f0e-92d3-485b-8e61-c0d5b9a2f374',
        group,
        example: 'a GUID',
        meaning: 'Template of the makes in the footer on the content platform, or the base of their template.',
      },
    },
    limits: STANDARD_LIMITS,
    sandboxPath: '/content/sitecore/api/graph/edge',
  },
  search: {
    title: 'search engine',
    calledBy: 'server',
    url: 'SEARCH_URL',
    key: { variable: 'SEARCH_KEY', header: 'x-api-key' },
    variables: {
      SEARCH_URL: baseUrlOrOff('https://search.example.com', 'Base URL of the search engine; `/search` is appended.'),
      SEARCH_KEY: secretKey('a key', 'Key of the search engine, sent as `x-api-key`.'),
      SEARCH_DISTANCE: ability(
        'Whether the search engine searches cars by distance. `off`: no page has a place or distances.',
      ),
      SEARCH_PRICE_INDICATOR: ability(
        'Whether the search engine has price indicators. `off`: no page has them, whatever `paths.priceIndicator` of its site says.',
      ),
      SEARCH_TOTAL_COST: ability('Whether the search engine has total costs. `off`: no page has them.'),
    },
    limits: STANDARD_LIMITS,
    sandboxPath: '/search',
  },
  media: {
    title: 'media edge',
    calledBy: 'both',
    url: 'MEDIA_URL',
    key: null,
    variables: {
      MEDIA_URL: baseUrlOrOff(
        'https://edge.sitecorecloud.io/tenant',
        'Base URL of the media edge; `MEDIA_PATH` and an image’s path are appended.',
      ),
      MEDIA_PATH: {
        type: 'folder',
        default: '/-/media',
        group,
        example: '/media',
        meaning:
          'Folder of the media at `MEDIA_URL`: our `/-/media/a.jpg` is fetched from `{MEDIA_URL}{MEDIA_PATH}/a.jpg`. Experience Edge has `/media`.',
      },
      MEDIA_FOLDERS: {
        type: 'folders',
        default: 'https://edge.sitecorecloud.io/*/media,https://*.sitecorecloud.io/-/media',
        group,
        example: 'https://edge.sitecorecloud.io/tenant/media,https://xmcloud-tenant.sitecorecloud.io/-/media',
        meaning:
          'Absolute URLs of folders by which content names the platform’s media, comma-separated. What is below them is shown from our own `/-/media/`. `*` stands for labels of a host or for one segment of a path. The folders at `MEDIA_URL`, `PLATFORM_URL` and the host of `CONTENT_URL` always count.',
      },
    },
    limits: STANDARD_LIMITS,
    sandboxPath: '/media',
  },
  platform: {
    title: 'platform host',
    calledBy: 'visitors',
    url: 'PLATFORM_URL',
    // Only visitors' calls go there, and those never carry a key.
    key: null,
    variables: {
      PLATFORM_URL: baseUrlOrOff(
        'https://platform.example.com',
        'Base URL of the platform’s own host; `/-/…` (what is no media) and `/sitecore/service/…` are appended. Visitors reach it without any key of ours.',
      ),
    },
    limits: STANDARD_LIMITS,
    sandboxPath: '/platform',
  },
  carMedia: {
    title: 'car media',
    calledBy: 'server',
    url: 'CAR_MEDIA_URL',
    key: { variable: 'CAR_MEDIA_KEY', header: 'x-api-key' },
    variables: {
      CAR_MEDIA_URL: baseUrlOrOff(
        'https://car-media.example.com',
        'Base URL of videos, 360° views and interior views of single cars; `/{provider}/{plate}` is appended.',
      ),
      CAR_MEDIA_KEY: secretKey('a key', 'Key of the car media, sent as `x-api-key`.'),
      CAR_MEDIA_PROVIDERS: {
        type: 'names',
        default: 'autosonshow',
        group,
        example: 'autosonshow,another-studio',
        meaning: 'Providers of car media that browsers may name, comma-separated; any other name is 404.',
      },
    },
    limits: STANDARD_LIMITS,
    sandboxPath: '/carMedia',
  },
  events: {
    title: 'events',
    calledBy: 'server',
    url: 'EVENTS_URL',
    key: platformKey,
    variables: {
      EVENTS_URL: baseUrlOrOff(
        'https://edge-platform.sitecorecloud.io',
        'Base URL of the platform’s service for page views; `/v1/events/…` is appended. It takes `CONTENT_KEY`, sent as `CONTENT_AUTH` says.',
      ),
    },
    limits: STANDARD_LIMITS,
    sandboxPath: '/events',
  },
  leads: {
    title: 'leads',
    calledBy: 'server',
    url: 'LEADS_URL',
    key: { variable: 'LEADS_KEY', header: 'x-api-key' },
    variables: {
      LEADS_URL: baseUrlOrOff(
        'https://leads.example.com',
        'Base URL of the service that passes forms on to dealers; `/forms` is appended.',
      ),
      LEADS_KEY: secretKey('a key', 'Key of the leads service, sent as `x-api-key`.'),
      LEADS_RATE: {
        type: 'integer',
        default: 60,
        min: 1,
        max: 100_000,
        group,
        example: '30',
        meaning: 'Forms that one client may send in a minute, over all processes with one `REDIS_URL`. Beyond it: 429.',
      },
    },
    limits: { ...STANDARD_LIMITS, maxBytes: 100 * 1024 },
    sandboxPath: '/leads',
  },
  embeddedForms: {
    title: 'embedded forms',
    calledBy: 'server',
    url: 'EMBEDDED_FORMS_URL',
    key: { variable: 'EMBEDDED_FORMS_KEY', header: 'apikey' },
    variables: {
      EMBEDDED_FORMS_URL: baseUrlOrOff(
        'https://eu-api.jotform.com',
        'Base URL of the service with the forms that editors embed; `/form/{id}/questions` and `/form/{id}/submissions` are appended.',
      ),
      EMBEDDED_FORMS_KEY: secretKey('a key', 'Key of the embedded forms, sent as `apikey`.'),
      NEWSLETTER_FORM: {
        type: 'text',
        default: '900000000000001',
        group,
        example: '240511234567890',
        meaning:
          'Id of the embedded form that gets sign-ups for the newsletter. Visitors cannot send it in another way.',
      },
      NEWSLETTER_SECRETS: {
        type: 'secrets',
        default: '',
        secret: true,
        group,
        example: 'N9qf4mV7xLr2TzKc8WbHsJ5dYeGpUa3Q,B6tRk1ZyXn5CvMw9LgDhFs2JpQeAu7Ti',
        meaning:
          'Secrets that sign the links in mails about the newsletter, comma-separated, each of at least 32 characters. The first signs; links of all are valid. To rotate, put a new one first, and remove the old one when its links may end. Required with `EMBEDDED_FORMS_URL`.',
      },
    },
    needs: ['NEWSLETTER_SECRETS'],
    limits: { ...STANDARD_LIMITS, maxBytes: 512 * 1024 },
    sandboxPath: '/embeddedForms',
  },
  finance: {
    title: 'UK finance',
    calledBy: 'server',
    url: 'FINANCE_URL',
    key: { variable: 'FINANCE_KEY', header: 'x-api-key' },
    variables: {
      FINANCE_URL: baseUrlOrOff(
        'https://finance.example.com',
        'Base URL of the lender’s service for quotes; `/cfd`, `/default` and `/legal` are appended.',
      ),
      FINANCE_KEY: secretKey('a key', 'Key of the finance service, sent as `x-api-key`.'),
      FINANCE_DEALER_KEYS: secretKey(
        'acme=A1B2C3',
        'Key of the dealer group at the lender for each site that offers quotes: `site=key`, comma-separated. Required with `FINANCE_URL`.',
      ),
      FINANCE_PAGES_URL: baseUrl(
        'https://apply.finance.example.com',
        'Base URL of the lender’s pages for visitors; `/reserve?quoteRef=…` and `/part-exchange?quoteRef=…` are appended. Empty: `FINANCE_URL`.',
      ),
    },
    needs: ['FINANCE_DEALER_KEYS'],
    limits: { ...STANDARD_LIMITS, maxBytes: 512 * 1024 },
    sandboxPath: '/finance',
  },
  valuation: {
    title: 'valuation',
    calledBy: 'server',
    url: 'VALUATION_URL',
    key: { variable: 'VALUATION_KEY', header: 'x-api-key' },
    variables: {
      VALUATION_URL: baseUrlOrOff(
        'https://valuation.example.com',
        'Base URL of the service that estimates cars that visitors trade in; `/valuations` is appended.',
      ),
      VALUATION_KEY: secretKey('a key', 'Key of the valuation service, sent as `x-api-key`.'),
    },
    limits: { ...STANDARD_LIMITS, maxBytes: 100 * 1024 },
    sandboxPath: '/valuation',
  },
  booking: {
    title: 'service booking',
    calledBy: 'server',
    url: 'BOOKING_URL',
    key: { variable: 'BOOKING_KEY', header: 'x-api-key' },
    variables: {
      BOOKING_URL: baseUrlOrOff(
        'https://booking.example.com',
        'Base URL of the workshop system; the paths of `/api/mechmate/` are appended.',
      ),
      BOOKING_KEY: secretKey('a key', 'Key of the workshop system, sent as `x-api-key`.'),
      BOOKING_LINK_SECRETS: {
        type: 'secrets',
        default: '',
        secret: true,
        group,
        example: 'b3VqT7nXk2LrWz9cYd5GsHf8MpJa4EuQ,Kx6RtB1vNn7CwMy0LgDhFs3JpQeAu8Ti',
        meaning:
          'Secrets that sign the links with which customers see, move and cancel a booking, a test drive or a wheel change, comma-separated, each of at least 32 characters. The first signs; links of all are valid. Required with `BOOKING_URL` and with `TEST_DRIVES_URL`; without it wheel changes have no link.',
      },
      BOOKING_LOOKUPS: {
        type: 'integer',
        default: 10,
        min: 1,
        max: 100_000,
        group,
        example: '10',
        meaning:
          'Number plates that one client may look up for a booking in a minute; in a day six times as many different ones. Beyond it: 429.',
      },
      BOOKING_STREAMS: {
        type: 'integer',
        default: 500,
        min: 1,
        max: 100_000,
        group,
        example: '500',
        meaning:
          'Event streams of workshops that are open at once in one process. Beyond it: 503. They take no slot of `MAX_IN_FLIGHT`.',
      },
      BOOKING_STREAM_SILENCE: {
        ...milliseconds(50, 60_000),
        default: 10_000,
        group,
        example: '10000',
        meaning: 'Time without a byte of the workshop system after which a stream ends with an error event.',
      },
      BOOKING_STREAM_TIME: {
        ...milliseconds(100, 600_000),
        default: 60_000,
        group,
        example: '60000',
        meaning: 'Time after which a stream ends, and for which it can be continued by `Last-Event-ID` after it ended.',
      },
    },
    needs: ['BOOKING_LINK_SECRETS'],
    limits: { ...STANDARD_LIMITS, maxBytes: 512 * 1024 },
    sandboxPath: '/booking',
  },
  places: {
    title: 'places',
    calledBy: 'server',
    url: 'PLACES_URL',
    key: { variable: 'PLACES_KEY', header: 'x-goog-api-key' },
    variables: {
      PLACES_URL: baseUrlOrOff(
        'https://places.googleapis.com',
        'Base URL of Google’s Places API (New); `/v1/places…` is appended. The sandbox has a gazetteer of towns behind the same calls.',
      ),
      PLACES_KEY: secretKey(
        'a key',
        'Key of the places service, sent as `X-Goog-Api-Key`. It never reaches a browser.',
      ),
    },
    limits: { ...STANDARD_LIMITS, maxBytes: 100 * 1024 },
    sandboxPath: '/places',
  },
  tireHotel: {
    title: 'tire hotel',
    calledBy: 'server',
    url: 'TIRE_HOTEL_URL',
    key: { variable: 'TIRE_HOTEL_KEY', header: 'x-api-key' },
    variables: {
      TIRE_HOTEL_URL: baseUrlOrOff(
        'https://tires.example.com',
        'Base URL of the tire system; the paths of `/api/tirehotel/` are appended.',
      ),
      TIRE_HOTEL_KEY: secretKey('a key', 'Key of the tire system, sent as `x-api-key`.'),
      TIRE_HOTEL_MESSAGES: {
        type: 'integer',
        default: 500,
        min: 1,
        max: 5_000,
        group,
        example: '300',
        meaning:
          'Text messages with one-time codes that are requested in any 24 hours, over all processes with one `REDIS_URL`. Beyond it: 503, and the alarm `tireHotel.alarm`.',
      },
    },
    limits: { ...STANDARD_LIMITS, maxBytes: 512 * 1024 },
    sandboxPath: '/tireHotel',
  },
  testDrives: {
    title: 'test drives',
    calledBy: 'server',
    url: 'TEST_DRIVES_URL',
    key: { variable: 'TEST_DRIVES_KEY', header: 'x-api-key' },
    variables: {
      TEST_DRIVES_URL: baseUrlOrOff(
        'https://calendars.example.com',
        'Base URL of the dealers’ calendars for test drives; `/sites/{site}/departments/{department}/times/{day}`, `/reserve` and more are appended.',
      ),
      TEST_DRIVES_KEY: secretKey('a key', 'Key of the dealers’ calendars, sent as `x-api-key`.'),
    },
    needs: ['BOOKING_LINK_SECRETS'],
    limits: { ...STANDARD_LIMITS, maxBytes: 512 * 1024 },
    sandboxPath: '/testDrives',
  },
} as const satisfies Record<string, UpstreamRecord>;

export type UpstreamName = keyof typeof UPSTREAMS;

export const UPSTREAM_NAMES = Object.keys(UPSTREAMS) as readonly UpstreamName[];

/** The upstreams that can be switched off, by `off` in place of their URL (docs/decisions/0191). */
export type OptionalUpstream = Exclude<UpstreamName, 'content'>;

/** The URL of each upstream; null for one that is off. */
export type UpstreamUrls = Readonly<{ content: string } & Record<OptionalUpstream, string | null>>;

/** The upstreams that the server calls, each through a port. */
export type PortName = {
  [Name in UpstreamName]: (typeof UPSTREAMS)[Name]['calledBy'] extends 'visitors' ? never : Name;
}[UpstreamName];

type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (each: infer All) => void
  ? All
  : never;

/** The variables of all upstreams in one table. */
export const UPSTREAM_VARIABLES = Object.assign(
  {},
  ...UPSTREAM_NAMES.map((name) => UPSTREAMS[name].variables),
) as Intersection<(typeof UPSTREAMS)[UpstreamName]['variables']>;

/** Whether an upstream is one of our own, whose calls carry `traceparent`. @param settings `TRACE_UPSTREAMS`: names, comma-separated */
export const continuesTrace = (name: UpstreamName, settings: { readonly TRACE_UPSTREAMS: string }): boolean =>
  settings.TRACE_UPSTREAMS.split(',').some((each) => each.trim() === name);
