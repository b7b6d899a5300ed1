import type { Environment, UpstreamName } from '../../config/environment.ts';
import type { Caches } from '../cache/caches.ts';
import { createLocalMedia } from '../media/localMedia.ts';
import { mediaFolders } from '../media/mediaFolders.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { type CarMediaPort, createCarMediaPort } from './carMediaPort.ts';
import { type ContentPort, contentHeaders, createContentPort } from './contentPort.ts';
import { createEditingPort, type EditingPort, editingAddress } from './editingPort.ts';
import { createEventsPort, type EventsPort } from './eventsPort.ts';
import { deepFreeze } from './freeze.ts';
import { createMediaPort, type MediaPort } from './mediaPort.ts';
import { createSearchPort, type SearchPort } from './searchPort.ts';
import { createSitemapFilesPort, type SitemapFilesPort } from './sitemapFilesPort.ts';
import { createUpstream, type Upstream } from './upstream.ts';

/** Asked by visitors through a proxy, never by us. */
type ProxiedOnly = 'platform';

/** One port for each upstream, one for editors and one for sitemap files. Metrics, state and shutdown walk this map. */
export interface Ports extends Record<Exclude<UpstreamName, ProxiedOnly>, { readonly upstream: Upstream }> {
  content: ContentPort;
  search: SearchPort;
  media: MediaPort;
  carMedia: CarMediaPort;
  editing: EditingPort;
  events: EventsPort;
  sitemapFiles: SitemapFilesPort;
}

interface PortsOptions {
  environment: Environment;
  /** Address of each upstream, sandboxed ones included. */
  urls: Readonly<Record<UpstreamName, string>>;
  caches: Caches;
  log: Log;
  metrics: Metrics;
}

/** Bytes of a sitemap file of the platform, unpacked; far above what a site's pages take. */
const SITEMAP_BYTES = 16 * 1024 * 1024;

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
  // The platform keeps its files with its media; no place is sent a key.
  const sitemapOrigins = [...new Set([urls.content, urls.media, urls.platform].map((url) => new URL(url).origin))];
  const sitemaps = sitemapOrigins.map((url, at) => {
    const name = at === 0 ? 'sitemap' : `sitemap-${at + 1}`;
    return [url, createUpstream({ name, url, timeouts, log, metrics, maxBytes: SITEMAP_BYTES })] as const;
  });
  const { cacheFor } = caches;
  const localMedia = createLocalMedia(mediaFolders(environment, urls));
  // Shared between requests: outside production a reader that writes is found out.
  const freeze = environment.NODE_ENV === 'production' ? <T>(value: T) => value : deepFreeze;
  const hold = <T>(value: T) => freeze(localMedia.data(value));
  const admission = contentHeaders(environment.CONTENT_AUTH, keyOf('content', environment.CONTENT_KEY));
  return {
    content: createContentPort({
      upstream: upstream('content', admission),
      cacheFor,
      hold,
      brandTemplate: environment.CONTENT_BRAND_TEMPLATE,
    }),
    search: createSearchPort({
      upstream: upstream('search', { 'x-api-key': keyOf('search', environment.SEARCH_KEY) }),
      cacheFor,
      hold,
    }),
    media: createMediaPort({ upstream: upstream('media', {}), folder: environment.MEDIA_PATH, cacheFor, log }),
    carMedia: createCarMediaPort({
      upstream: upstream('carMedia', { 'x-api-key': keyOf('carMedia', environment.CAR_MEDIA_KEY) }),
      cacheFor,
      hold,
    }),
    editing: createEditingPort(
      createUpstream({
        ...{ name: 'editing', url: editing.base, headers: admission, log, metrics },
        // Editors wait for what no visitor would: the platform puts their pages together as they ask.
        timeouts: { ...timeouts, headers: timeouts.total },
      }),
      { ...editing, hold: (layout) => localMedia.data(layout) },
    ),
    events: createEventsPort(
      upstream('events', contentHeaders(environment.CONTENT_AUTH, keyOf('events', environment.CONTENT_KEY))),
    ),
    sitemapFiles: createSitemapFilesPort({ byOrigin: new Map(sitemaps), cacheFor }),
  };
}

/** Ends all connections to upstreams. */
export async function closePorts(ports: Ports): Promise<void> {
  await Promise.all(Object.values(ports).map(({ upstream }) => upstream.close()));
}
