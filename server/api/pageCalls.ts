import { type RequestHandler, Router } from 'express';
import type { Environment } from '../../config/environment.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { SiteView } from '../../src/contracts/page.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { halfMinuteOf, PER_TYPING, PER_VISITOR, type rateLimits } from '../operations/rates.ts';
import { bindLoaderPorts, bindSources } from '../page/bindSources.ts';
import { createWording } from '../page/createWording.ts';
import { cardsOfIds, compareCars, searchTypedCarList, suggest } from '../page/loaders.ts';
import { siteView } from '../page/siteView.ts';
import type { Ports } from '../ports/ports.ts';
import { createCarMediaApi } from './carMedia.ts';
import { createCarsApi } from './cars.ts';
import { createPolicyReportsApi } from './policyReports.ts';
import { createSearchApi } from './search.ts';
import { createSuggestApi } from './suggest.ts';

interface PageCallsDependencies {
  sites: readonly SiteConfig[];
  ports: Ports;
  environment: Environment;
  log: Log;
  metrics: Metrics;
  limited: ReturnType<typeof rateLimits>;
}

/**
 * The calls that the scripts of a page make, for visitors and in previews alike. Each names its site itself, so that they also work
 * under a host that belongs to no site.
 */
export function createPageCalls({
  sites,
  ports,
  environment,
  log,
  metrics,
  limited,
}: PageCallsDependencies): RequestHandler {
  const byId = new Map(sites.map((site) => [site.id, site]));
  const wording = createWording(bindSources(ports));
  const siteOf = (id: string): SiteView | undefined => {
    const site = byId.get(id);
    return site && siteView(site);
  };
  const scopeOf = <Call extends { site: SiteView }>({ site: { id }, ...call }: Call) => {
    const site = byId.get(id);
    if (!site) throw new Error(`No site ${id}`);
    return { ...call, site };
  };
  const providers = new Set(environment.CAR_MEDIA_PROVIDERS.split(',').map((name) => name.trim()));
  return Router()
    .use(
      createSearchApi({
        siteOf,
        listCars: async ({ query, ...call }) => {
          const scope = scopeOf(call);
          const { searchCars } = bindLoaderPorts(ports, scope);
          return searchTypedCarList(query, 'page', { ...(await wording(scope)), searchCars });
        },
        limit: limited('search', halfMinuteOf(environment.SEARCH_RATE)),
      }),
    )
    .use(
      createSuggestApi({
        siteOf,
        suggest: async (text, call) => {
          const scope = scopeOf(call);
          const make = scope.brand?.make;
          return suggest(text, { ...(await wording(scope)), ports: bindLoaderPorts(ports, scope), make });
        },
        limit: limited('suggest', PER_TYPING),
      }),
    )
    .use(
      createCarsApi({
        siteOf,
        carsOf: async ({ as, ids, ...call }) => {
          const scope = scopeOf(call);
          const search = { ...(await wording(scope)), searchCars: bindLoaderPorts(ports, scope).searchCars };
          return as === 'cards' ? cardsOfIds(ids, search) : compareCars(ids, search);
        },
      }),
    )
    .use(createPolicyReportsApi({ log, metrics, limit: limited('policyReports', PER_VISITOR) }))
    .use(
      createCarMediaApi({
        ...{ port: ports.carMedia, providers, pictureUrl: ports.media.pictureUrl },
        limit: limited('carMedia', PER_VISITOR),
      }),
    );
}
