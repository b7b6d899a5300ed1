import type { Environment } from '../../config/environment.ts';
import { canonicalOrigin } from '../../config/hosts.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { LiveSettings } from '../operations/liveSettings.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { createEntryCipher } from '../outbox/entryCipher.ts';
import { bindLoaderPorts } from '../page/bindSources.ts';
import { createLabels } from '../page/labels/createLabels.ts';
import { wordingOf } from '../page/labels/labels.ts';
import { savedSearchMail, savedSearchRequest, savedSearchTarget } from '../page/loaders.ts';
import type { AnyPageRequest } from '../page/route/pageRequest.ts';
import type { Ports } from '../ports/ports.ts';
import type { SearchPort } from '../ports/searchPort.ts';
import { liveSecrets } from '../store/liveSecrets.ts';
import type { RedisAvailability } from '../store/redisClient.ts';
import type { ReportRedisFailure } from '../store/redisTimeLimit.ts';
import type { SharedStore } from '../store/sharedStore.ts';
import { createMemorySearches } from './memorySearches.ts';
import { createRedisSearches } from './redisSearches.ts';
import { createSavedSearchCalls, type SavedSearchCalls, type SavedTarget } from './savedSearchCalls.ts';
import { Searches } from './searches.ts';
import { createSearchLinks } from './searchLinks.ts';
import { type MailParts, SearchMailer } from './searchMailer.ts';
import { SearchWorker } from './searchWorker.ts';

/** Saved searches of the process. */
export interface SavedSearches {
  calls: SavedSearchCalls;
  /** Returns what a page has to save; `empty` for a list without a choice, null for a car that is not there. @throws UpstreamError */
  targetOf: (request: AnyPageRequest) => Promise<SavedTarget | 'empty' | null>;
  /** Returns the origin of the site's own host. */
  originOf: (request: AnyPageRequest) => string;
  /** Deletes everything about an address, on all sites. Returns how many searches there were. @throws Error when the store is unavailable */
  forget: (email: string) => Promise<number>;
  close: () => Promise<void>;
}

interface SavedSearchesOptions {
  ports: Ports;
  store: SharedStore;
  sites: readonly SiteConfig[];
  environment: Environment;
  live: LiveSettings;
  redis: {
    /** Empty: saved searches are in the memory of the process. */
    url: string;
    availability: RedisAvailability;
    report: ReportRedisFailure;
    commandTimeoutMs?: number | undefined;
  };
  log: Log;
  metrics: Metrics;
}

/** Creates saved searches, and the work that is done for them; null when no site has them. */
export function createSavedSearches(options: SavedSearchesOptions): SavedSearches | null {
  const { ports, store, environment, live, redis, log, metrics } = options;
  const { search, leads } = ports;
  const sites = options.sites.filter(
    ({ paths, withoutSavedSearches }) => paths.savedSearches !== null && !withoutSavedSearches,
  );
  if (search === null || leads === null || sites.length === 0) return null;
  // With the sandbox nothing leaves the machine, so any secret will do.
  const secrets = liveSecrets(live, 'SAVED_SEARCH_SECRETS', environment.sandboxed.includes('leads') ? ['sandbox'] : []);
  const searches = new Searches(
    redis.url === '' ? createMemorySearches() : createRedisSearches(redis),
    createEntryCipher(secrets, 'saved searches'),
    secrets,
  );
  const links = createSearchLinks(secrets);
  const { signal } = new AbortController();
  const common = { searches, sites, now: Date.now, log, metrics };
  const mailer = new SearchMailer({ ...common, links, leads, contentOf: createContentOf(ports, search) });
  const worker = new SearchWorker({
    ...common,
    mailer,
    search,
    findByEngine: async (site, query, cars, ended) => {
      const { content } = await search.searchUncached(
        { site, index: 'vehicles', signal: ended },
        savedSearchRequest(query, cars),
      );
      return content.flatMap(({ car_id: id }) => (typeof id === 'string' ? [id] : []));
    },
    intervalMs: environment.SAVED_SEARCH_INTERVAL,
  });
  worker.start();
  return {
    calls: createSavedSearchCalls({ searches, links, store, now: Date.now, log }),
    targetOf: async (request) => {
      const labelled = await createLabels(ports.content)({ ...request, signal });
      const wording = wordingOf(request, labelled);
      return savedSearchTarget({
        ...wording,
        make: request.brand?.make ?? null,
        route: request.route,
        ports: bindLoaderPorts(ports, { ...request, brand: null }),
      });
    },
    originOf: canonicalOrigin,
    forget: async (email) => {
      const counts = await Promise.all(sites.map((site) => searches.forget(site.id, email)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    close: async () => {
      await worker.close();
      searches.store.close();
    },
  };
}

/** Creates the function that writes mails, with the cars as they are in stock now. */
function createContentOf(ports: Ports, search: SearchPort) {
  const labels = createLabels(ports.content);
  const { signal } = new AbortController();
  return async ({ site, language, ...parts }: MailParts) => {
    const wording = wordingOf({ site, language }, await labels({ site, language, brand: null, signal }));
    return savedSearchMail(
      {
        ...parts,
        company: site.company,
        searchCars: (request) => search.searchUncached({ site, index: 'vehicles', signal }, request),
      },
      wording,
    );
  };
}
