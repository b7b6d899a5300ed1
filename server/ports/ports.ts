import type { Environment, UpstreamName } from '../../config/environment.ts';
import type { Caches } from '../cache/caches.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { type CarMediaPort, createCarMediaPort } from './carMediaPort.ts';
import { type ContentPort, contentHeaders, createContentPort } from './contentPort.ts';
import { createEditingPort, type EditingPort, editingAddress } from './editingPort.ts';
import { createEventsPort, type EventsPort } from './eventsPort.ts';
import { createMediaPort, type MediaPort } from './mediaPort.ts';
import { createSearchPort, type SearchPort } from './searchPort.ts';
import { createUpstream, type Upstream } from './upstream.ts';

/** Asked by visitors through a proxy, never by us. */
type ProxiedOnly = 'platform';

/** One port for each upstream, and one for editors. Metrics, state and shutdown walk this map. */
export interface Ports extends Record<Exclude<UpstreamName, ProxiedOnly>, { readonly upstream: Upstream }> {
  content: ContentPort;
  search: SearchPort;
  media: MediaPort;
  carMedia: CarMediaPort;
  editing: EditingPort;
  events: EventsPort;
}

interface PortsOptions {
  environment: Environment;
  /** Address of each upstream, sandboxed ones included. */
  urls: Readonly<Record<UpstreamName, string>>;
  caches: Caches;
  log: Log;
  metrics: Metrics;
}

/** The sandbox's key for every upstream: it only proves that keys are sent. */
const SANDBOX_KEY = 'sandbox';

export function createPorts({ environment, urls, caches, log, metrics }: PortsOptions): Ports {
  const timeouts = {
    connect: environment.UPSTREAM_CONNECT_TIMEOUT,
    headers: environment.UPSTREAM_HEADERS_TIMEOUT,
    total: environment.UPSTREAM_TOTAL_TIMEOUT,
  };
  const keyOf = (name: UpstreamName, key: string) => (environment.sandboxed.includes(name) ? SANDBOX_KEY : key);
  const upstream = (name: UpstreamName, headers: Record<string, string>) =>
    createUpstream({ name, url: urls[name], headers, timeouts, log, metrics });
  const editing = editingAddress(urls.content);
  const { cacheFor } = caches;
  const freeze = environment.NODE_ENV !== 'production';
  const admission = contentHeaders(environment.CONTENT_AUTH, keyOf('content', environment.CONTENT_KEY));
  return {
    content: createContentPort({
      upstream: upstream('content', admission),
      cacheFor,
      freeze,
      brandTemplate: environment.CONTENT_BRAND_TEMPLATE,
    }),
    search: createSearchPort({
      upstream: upstream('search', { 'x-api-key': keyOf('search', environment.SEARCH_KEY) }),
      cacheFor,
      freeze,
    }),
    media: createMediaPort({ upstream: upstream('media', {}), cacheFor }),
    carMedia: createCarMediaPort({
      upstream: upstream('carMedia', { 'x-api-key': keyOf('carMedia', environment.CAR_MEDIA_KEY) }),
      cacheFor,
      freeze,
    }),
    editing: createEditingPort(
      createUpstream({
        ...{ name: 'editing', url: editing.base, headers: admission, log, metrics },
        // Editors wait for what no visitor would: the platform puts their pages together as they ask.
        timeouts: { ...timeouts, headers: timeouts.total },
      }),
      editing,
    ),
    events: createEventsPort(
      upstream('events', contentHeaders(environment.CONTENT_AUTH, keyOf('events', environment.CONTENT_KEY))),
    ),
  };
}

/** Ends all connections to upstreams. */
export async function closePorts(ports: Ports): Promise<void> {
  await Promise.all(Object.values(ports).map(({ upstream }) => upstream.close()));
}
