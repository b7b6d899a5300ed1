import type { Environment } from '../../config/environment.ts';
import { type PortName, UPSTREAMS, type UpstreamName } from '../../config/upstreams.ts';
import type { CacheFor, Caches } from '../cache/caches.ts';
import { createLocalMedia } from '../media/localMedia.ts';
import { mediaFolders } from '../media/mediaFolders.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { createCarMediaPort } from './carMediaPort.ts';
import { createContentPort } from './contentPort.ts';
import { createEditingPort, type EditingPort, editingAddress } from './editingPort.ts';
import { createEventsPort } from './eventsPort.ts';
import { deepFreeze } from './freeze.ts';
import { createMediaPort } from './mediaPort.ts';
import { createSearchPort } from './searchPort.ts';
import { createSitemapFilesPort, type SitemapFilesPort } from './sitemapFilesPort.ts';
import { createUpstream, type Upstream } from './upstream.ts';
import { upstreamHeaders } from './upstreamHeaders.ts';

/** What a port is made of. */
interface PortParts {
  upstream: Upstream;
  cacheFor: CacheFor;
  /** What is done with a response before it is cached. */
  hold: <T>(value: T) => T;
  environment: Environment;
  log: Log;
}

/** The port of each upstream that the server calls. */
const PORTS = {
  content: ({ upstream, cacheFor, hold, environment }: PortParts) =>
    createContentPort({ upstream, cacheFor, hold, brandTemplate: environment.CONTENT_BRAND_TEMPLATE }),
  search: createSearchPort,
  media: ({ upstream, cacheFor, log, environment }: PortParts) =>
    createMediaPort({ upstream, folder: environment.MEDIA_PATH, cacheFor, log }),
  carMedia: createCarMediaPort,
  events: ({ upstream }: PortParts) => createEventsPort(upstream),
} as const satisfies Record<PortName, (parts: PortParts) => { readonly upstream: Upstream }>;

type UpstreamPorts = { [Name in PortName]: ReturnType<(typeof PORTS)[Name]> };

/** One port for each upstream, one for editors and one for sitemap files. Metrics, state and shutdown walk this map. */
export interface Ports extends UpstreamPorts {
  editing: EditingPort;
  sitemapFiles: SitemapFilesPort;
}

interface PortsOptions {
  environment: Environment;
  /** URL of each upstream, sandboxed ones included. */
  urls: Readonly<Record<UpstreamName, string>>;
  caches: Caches;
  log: Log;
  metrics: Metrics;
}

/** Bytes of a sitemap file of the platform, unpacked; far above what a site's pages take. */
const SITEMAP_BYTES = 16 * 1024 * 1024;

export function createPorts({ environment, urls, caches, log, metrics }: PortsOptions): Ports {
  const { cacheFor } = caches;
  const localMedia = createLocalMedia(mediaFolders(environment, urls));
  // Cached responses are shared between requests: outside production a reader that writes to one fails.
  const freeze = environment.NODE_ENV === 'production' ? <T>(value: T) => value : deepFreeze;
  const hold = <T>(value: T) => freeze(localMedia.data(value));
  const portOf = ([name, create]: [string, (parts: PortParts) => { readonly upstream: Upstream }]) => {
    const known = name as PortName;
    const upstream = createUpstream({
      name,
      url: urls[known],
      headers: upstreamHeaders(known, environment),
      ...limitsOf(known, environment),
      log,
      metrics,
    });
    return [name, create({ upstream, cacheFor, hold, environment, log })];
  };
  const own = Object.fromEntries(Object.entries(PORTS).map(portOf)) as UpstreamPorts;
  const editing = editingAddress(urls.content);
  const { timeouts } = limitsOf('content', environment);
  // The platform keeps its files with its media. No key is sent to any of these origins.
  const sitemapOrigins = [...new Set([urls.content, urls.media, urls.platform].map((url) => new URL(url).origin))];
  const sitemaps = sitemapOrigins.map((url, at) => {
    const name = at === 0 ? 'sitemap' : `sitemap-${at + 1}`;
    return [url, createUpstream({ name, url, timeouts, log, metrics, maxBytes: SITEMAP_BYTES })] as const;
  });
  return {
    ...own,
    editing: createEditingPort(
      createUpstream({
        name: 'editing',
        url: editing.base,
        headers: upstreamHeaders('content', environment),
        // Editors wait for what no visitor would: the platform puts their pages together as they ask.
        timeouts: { ...timeouts, headers: timeouts.total },
        log,
        metrics,
      }),
      { ...editing, hold: (layout) => localMedia.data(layout) },
    ),
    sitemapFiles: createSitemapFilesPort({ byOrigin: new Map(sitemaps), cacheFor }),
  };
}

/** The limits of calls to an upstream, with the times that the environment sets. */
function limitsOf(name: UpstreamName, environment: Environment) {
  const { connect, headers, total, maxBytes, breakerReset } = UPSTREAMS[name].limits;
  return {
    timeouts: { connect: environment[connect], headers: environment[headers], total: environment[total] },
    maxBytes,
    breakerResetMs: breakerReset,
  };
}

/** Ends all connections to upstreams. */
export async function closePorts(ports: Ports): Promise<void> {
  await Promise.all(Object.values(ports).map(({ upstream }) => upstream.close()));
}
