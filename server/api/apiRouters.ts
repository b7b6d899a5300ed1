import { type RequestHandler, Router } from 'express';
import type { Environment } from '../../config/environment.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { UpstreamName } from '../../config/upstreams.ts';
import type { ManagedBooking, MoveRequest } from '../../src/contracts/booking/managedBooking.ts';
import type { TestDrive } from '../../src/contracts/leads/testDrive.ts';
import { FEATURES, type FeatureName, type NeedsOf } from '../../src/contracts/page/features.ts';
import type { Wording } from '../../src/contracts/page/loader.ts';
import { createBookingLinks, linkSecrets } from '../booking/bookingLinks.ts';
import { createMakeBooking } from '../booking/makeBooking.ts';
import { createManageBooking } from '../booking/manageBooking.ts';
import { createAdmitPlate } from '../booking/plateLookUps.ts';
import type { SubmitLead } from '../leads/submitLead.ts';
import type { Lifecycle } from '../operations/lifecycle.ts';
import {
  burstOfHalfMinute,
  PER_QUOTE,
  PER_STREAM,
  PER_TYPING,
  PER_VISITOR,
  type rateLimits,
} from '../operations/limits/rates.ts';
import type { LimitName } from '../operations/limits/refusals.ts';
import type { LiveSettings } from '../operations/liveSettings.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { bindLoaderPorts } from '../page/bindSources.ts';
import { createLabels } from '../page/labels/createLabels.ts';
import { type Labelled, wordingOf } from '../page/labels/labels.ts';
import {
  cardsOfIds,
  compareCars,
  defaultsOfCar,
  departmentOfTestDrive,
  quotesOfCars,
  searchTypedCarList,
  suggest,
} from '../page/loaders.ts';
import type { RequestScope } from '../page/sources.ts';
import { hasPorts, type Ports, type PortsWith } from '../ports/ports.ts';
import type { SavedSearches } from '../savedSearches/createSavedSearches.ts';
import { END_PATH } from '../savedSearches/searchMailer.ts';
import { createLookUpLimit } from '../store/lookUpLimit.ts';
import type { SharedStore } from '../store/sharedStore.ts';
import type { TireHotelParts } from '../tireHotel/createTireHotel.ts';
import { createBookingApi } from './booking/bookingApi.ts';
import { createWorkshopRelay, RELAY_LIMITS } from './booking/workshopRelay.ts';
import { createCarMediaApi } from './carMedia.ts';
import { createCarsApi } from './cars.ts';
import { createCodeweaverApi } from './codeweaver.ts';
import { createConsentApi } from './consent.ts';
import { createEventRelay } from './eventRelay.ts';
import { createEventsApi } from './events.ts';
import { createForgetApi } from './forget.ts';
import { createFormsApi } from './forms.ts';
import { createJotformApi } from './jotform.ts';
import { refuse } from './jsonPost.ts';
import { createPlacesApi } from './places.ts';
import { createPolicyReportsApi, POLICY_REPORTS_PATH } from './policyReports.ts';
import type { RenderCards } from './renderCards.ts';
import { createScopeResolver, type ResolveScope } from './requestScope.ts';
import { createEndSearchApi } from './savedSearches.ts';
import { createSearchApi } from './search.ts';
import { createSuggestApi } from './suggest.ts';
import { createTestDriveApi } from './testDrive.ts';
import { createTireHotelApi } from './tireHotel/tireHotelApi.ts';
import { createValuationApi } from './valuation.ts';
import { createVitalsApi } from './vitals.ts';

interface ApiOptions {
  sites: readonly SiteConfig[];
  ports: Ports;
  environment: Environment;
  live: LiveSettings;
  log: Log;
  metrics: Metrics;
  renderCards: RenderCards;
  /** Creates a rate limit by client. */
  limited: ReturnType<typeof rateLimits>;
  recordRateLimited: (limit: LimitName) => void;
  store: SharedStore;
  lifecycle: Lifecycle;
  submitLead: SubmitLead;
  tireHotel: TireHotelParts | null;
  savedSearches: SavedSearches | null;
}

interface ApiDependencies<Needed extends UpstreamName = 'content'> extends ApiOptions {
  ports: PortsWith<Needed>;
  resolveScope: ResolveScope;
  labels: (scope: RequestScope) => Promise<Labelled>;
  wording: (scope: RequestScope) => Promise<Wording>;
}

interface ApiRow {
  /** Whether scripts in previews call it too, on the operations listener. */
  inPreviews: boolean;
  /** Creates the router for everything below the path; null for a feature whose upstream is off. Its paths are 404 then. */
  create: (path: string, dependencies: ApiDependencies) => RequestHandler | null;
}

/** Returns a row of an API that belongs to a feature, which gets the ports of its upstreams. */
function rowOf<Name extends FeatureName>(
  feature: Name,
  create: (path: string, dependencies: ApiDependencies<NeedsOf<Name>>) => RequestHandler | null,
  inPreviews = false,
): ApiRow {
  const needs: readonly NeedsOf<Name>[] = FEATURES[feature];
  return {
    inPreviews,
    create: (path, { ports, ...others }) => (hasPorts(ports, needs) ? create(path, { ...others, ports }) : null),
  };
}

/** Every API that page scripts call, by path prefix. Each has a rate by client (Q59). */
export const API_ROUTERS: Readonly<Record<string, ApiRow>> = {
  '/api/search': rowOf('stock', searchRouter, true),
  '/api/suggest': rowOf('stock', suggestRouter, true),
  '/api/cars': rowOf('stock', carsRouter, true),
  [POLICY_REPORTS_PATH]: {
    inPreviews: true,
    create: (path, { log, metrics, limited }) =>
      createPolicyReportsApi({ path, log, metrics, limit: limited('policyReports', PER_VISITOR) }),
  },
  '/api/vitals': {
    inPreviews: false,
    create: (path, { metrics, limited }) => createVitalsApi({ path, metrics, limit: limited('vitals', PER_VISITOR) }),
  },
  '/api/media': rowOf('carMedia', carMediaRouter, true),
  '/api/codeweaver': rowOf('quotes', codeweaverRouter, true),
  '/api/valuation': rowOf('tradeIn', (path, { ports, limited, recordRateLimited, store }) =>
    createValuationApi({
      path,
      port: ports.valuation,
      limit: limited('valuation', PER_VISITOR),
      lookUpLimit: createLookUpLimit(store, 'valuation'),
      onRefusal: () => recordRateLimited('valuation'),
    }),
  ),
  '/api/mechmate': rowOf('serviceBooking', bookingRouter),
  '/api/testdrive': rowOf('bookedTestDrives', testDriveRouter),
  '/api/places': rowOf('places', (path, { ports, limited }) =>
    createPlacesApi({ path, port: ports.places, limit: limited('places', PER_TYPING) }),
  ),
  '/api/tirehotel': rowOf(
    'tireHotel',
    (path, { tireHotel, limited, log, metrics }) =>
      tireHotel && createTireHotelApi({ ...tireHotel, path, limit: limited('tireHotel', PER_VISITOR), log, metrics }),
  ),
  // Each form has a feature of its own.
  '/api/forms/comhub': {
    inPreviews: false,
    create: (path, { submitLead, limited }) =>
      createFormsApi({ path, submit: submitLead, limit: limited('leads', PER_VISITOR) }),
  },
  [END_PATH]: rowOf(
    'savedSearches',
    (path, { savedSearches, limited }) =>
      savedSearches &&
      createEndSearchApi({ path, calls: savedSearches.calls, limit: limited('savedSearches', PER_VISITOR) }),
  ),
  '/api/jotform': rowOf('embeddedForms', (path, { ports, limited }) =>
    createJotformApi({ path, port: ports.embeddedForms, limit: limited('embeddedForms', PER_VISITOR) }),
  ),
  '/api/events': rowOf('events', eventsRouter),
  '/api/consent': {
    inPreviews: false,
    create: (path, { limited }) => createConsentApi({ path, limit: limited('consent', PER_VISITOR) }),
  },
  '/api/forget': {
    inPreviews: false,
    create: (path, { limited }) => createForgetApi({ path, limit: limited('forget', PER_VISITOR) }),
  },
};

/** Creates all routers of the table. `pageCalls` contains those that previews call too. Both listeners share the rate limits. */
export function createApi(options: ApiOptions): { all: RequestHandler; pageCalls: RequestHandler } {
  const labels = createLabels(options.ports.content);
  const dependencies: ApiDependencies = {
    ...options,
    resolveScope: createScopeResolver(options.sites),
    labels,
    wording: async (scope) => wordingOf(scope, await labels(scope)),
  };
  const all = Router();
  const pageCalls = Router();
  for (const [path, { inPreviews, create }] of Object.entries(API_ROUTERS)) {
    const router = create(path, dependencies) ?? Router().all([path, `${path}/*rest`], refuseOff);
    all.use(router);
    if (inPreviews) pageCalls.use(router);
  }
  return { all, pageCalls };
}

/** Responds for an API whose upstream is off. */
const refuseOff: RequestHandler = (_req, res) => refuse(res, 404, 'off');

function searchRouter(path: string, dependencies: ApiDependencies) {
  const { resolveScope, labels, ports, renderCards, live, limited } = dependencies;
  return createSearchApi({
    path,
    resolveScope,
    listCars: async ({ query, ...scope }) => {
      const loaderPorts = bindLoaderPorts(ports, scope);
      const { searchCars, totalCosts } = loaderPorts;
      const labelled = await labels(scope);
      const cars = await searchTypedCarList(query, 'page', {
        ...wordingOf(scope, labelled),
        searchCars,
        totalCosts,
        ports: loaderPorts,
      });
      const markup = renderCards(cars.pages[0] ?? [], scope, labelled);
      return markup ? { ...cars, markup } : cars;
    },
    limit: limited('search', () => burstOfHalfMinute(live.get('SEARCH_RATE'))),
  });
}

function suggestRouter(path: string, { resolveScope, wording, ports, limited }: ApiDependencies) {
  return createSuggestApi({
    path,
    resolveScope,
    suggest: async (text, scope) =>
      suggest(text, {
        ...(await wording(scope)),
        ports: bindLoaderPorts(ports, scope),
        make: scope.brand?.make,
      }),
    limit: limited('suggest', PER_TYPING),
  });
}

function carsRouter(path: string, { resolveScope, wording, ports, limited }: ApiDependencies) {
  return createCarsApi({
    path,
    resolveScope,
    limit: limited('cars', PER_VISITOR),
    loadCars: async ({ as, ids, terms, costs, ...call }) => {
      // Saved and compared cars may be of any make, also on a brand host.
      const scope = { ...call, brand: null };
      const { searchCars, totalCosts } = bindLoaderPorts(ports, scope);
      const search = { ...(await wording(scope)), searchCars, totalCosts };
      return as === 'cards' ? cardsOfIds(ids, search, terms) : compareCars(ids, search, terms, costs);
    },
  });
}

function carMediaRouter(path: string, { ports, environment, limited }: ApiDependencies<'carMedia'>) {
  return createCarMediaApi({
    path,
    port: ports.carMedia,
    providers: new Set(environment.CAR_MEDIA_PROVIDERS.split(',').map((name) => name.trim())),
    imageUrl: ports.imageUrl,
    limit: limited('carMedia', PER_VISITOR),
  });
}

function codeweaverRouter(path: string, { resolveScope, ports, limited }: ApiDependencies<'finance' | 'search'>) {
  return createCodeweaverApi({
    path,
    port: ports.finance,
    resolveScope,
    limit: limited('finance', PER_QUOTE),
    quotesOfCars: (call, scope) => quotesOfCars(call, bindLoaderPorts(ports, scope)),
    defaultsOfCar: (id, scope) => defaultsOfCar(id, bindLoaderPorts(ports, scope)),
  });
}

function bookingRouter(path: string, dependencies: ApiDependencies<'booking'>) {
  const { ports, environment, live, log, metrics, limited, recordRateLimited, store, lifecycle } = dependencies;
  const links = createBookingLinks(linkSecrets(environment, live));
  const { booking: port } = ports;
  const lookUps = createLookUpLimit(store, 'booking', () => live.get('BOOKING_LOOKUPS'));
  return createBookingApi({
    path,
    port,
    limit: limited('booking', PER_VISITOR),
    streamLimit: limited('booking', PER_STREAM),
    admitPlate: createAdmitPlate(store, lookUps),
    onRefusal: () => recordRateLimited('booking'),
    store,
    makeBooking: createMakeBooking({ port, store, links, timeoutMs: environment.UPSTREAM_TOTAL_TIMEOUT, log, metrics }),
    manageBooking: createManageBooking<ManagedBooking, MoveRequest>({ port, links, now: Date.now, log, metrics }),
    relay: createWorkshopRelay({
      port,
      lifecycle,
      limits: {
        ...RELAY_LIMITS,
        total: () => live.get('BOOKING_STREAMS'),
        silenceMs: environment.BOOKING_STREAM_SILENCE,
        streamMs: environment.BOOKING_STREAM_TIME,
      },
      log,
      metrics,
    }),
  });
}

function testDriveRouter(path: string, dependencies: ApiDependencies<'testDrives'>) {
  const { ports, environment, live, log, metrics, limited, store } = dependencies;
  const { testDrives: port } = ports;
  return createTestDriveApi({
    path,
    port,
    departmentOf: async (car, call) => {
      const scope = { ...call, brand: null };
      // The page of the car reports what its record lacks.
      return departmentOfTestDrive(car, { ports: bindLoaderPorts(ports, scope), report: () => undefined });
    },
    manage: createManageBooking<TestDrive, { timeSlot: string }>({
      port,
      links: createBookingLinks(linkSecrets(environment, live), 'testDrive'),
      actions: { move: 'testDriveMove', cancel: 'testDriveCancel' },
      now: Date.now,
      log,
      metrics,
    }),
    store,
    limit: limited('testDrives', PER_VISITOR),
  });
}

function eventsRouter(path: string, { ports, environment, log, metrics, limited }: ApiDependencies<'events'>) {
  // Page views of developers are not sent to a real service.
  const withheld = environment.NODE_ENV === 'development' && !environment.sandboxed.includes('events');
  return createEventsApi({
    path,
    relay: createEventRelay({ port: ports.events, log, metrics, withheld }),
    limit: limited('events', PER_VISITOR),
  });
}
