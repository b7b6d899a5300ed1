import type { Environment } from '../../config/environment.ts';
import {
  continuesTrace,
  type OptionalUpstream,
  type PortName,
  UPSTREAMS,
  type UpstreamName,
  type UpstreamUrls,
} from '../../config/upstreams.ts';
import type { CacheFor, Caches } from '../cache/caches.ts';
import { createImageUrls, type ImageUrlOf } from '../media/imageUrls.ts';
import { createLocalMedia } from '../media/localMedia.ts';
import { mediaFolders } from '../media/mediaFolders.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { createBookingPort } from './bookingPort.ts';
import { createCarMediaPort } from './carMediaPort.ts';
import { createContentPort } from './content/contentPort.ts';
import { createEditingPort, type EditingPort, editingEndpoint } from './content/editingPort.ts';
import { createEmbeddedFormsPort } from './content/embeddedFormsPort.ts';
import { createSitemapFilesPort, type SitemapFilesPort } from './content/sitemapFilesPort.ts';
import { createEventsPort } from './eventsPort.ts';
import { createFinancePort } from './financePort.ts';
import { createLeadsPort } from './leadsPort.ts';
import { createMediaPort } from './mediaPort.ts';
import { createPlacesPort } from './placesPort.ts';
import { createSearchPort } from './searchPort.ts';
import { createTestDrivesPort } from './testDrivesPort.ts';
import { createTireHotelPort } from './tireHotelPort.ts';
import { deepFreeze } from './upstream/freeze.ts';
import { createUpstream, type Upstream } from './upstream/upstream.ts';
import { upstreamHeaders } from './upstream/upstreamHeaders.ts';
import { createValuationPort } from './valuationPort.ts';

/** Dependencies of a port. */
interface PortInput {
  upstream: Upstream;
  /** Base URL of the upstream. */
  url: string;
  cacheFor: CacheFor;
  /** Prepares a response for the cache. */
  prepare: <T>(value: T) => T;
  environment: Environment;
  log: Log;
}

/** The port of each upstream that the server calls. */
const PORTS = {
  content: ({ upstream, cacheFor, prepare, environment }: PortInput) =>
    createContentPort({ upstream, cacheFor, prepare, brandTemplate: environment.CONTENT_BRAND_TEMPLATE }),
  search: createSearchPort,
  media: ({ upstream, cacheFor, log, environment }: PortInput) =>
    createMediaPort({ upstream, folder: environment.MEDIA_PATH, cacheFor, log }),
  carMedia: createCarMediaPort,
  events: ({ upstream }: PortInput) => createEventsPort(upstream),
  leads: ({ upstream }: PortInput) => createLeadsPort(upstream),
  embeddedForms: ({ environment, ...parts }: PortInput) =>
    createEmbeddedFormsPort({ ...parts, withheld: environment.NEWSLETTER_FORM }),
  finance: createFinancePort,
  valuation: ({ upstream }: PortInput) => createValuationPort(upstream),
  booking: ({ upstream }: PortInput) => createBookingPort(upstream),
  places: ({ upstream }: PortInput) => createPlacesPort(upstream),
  tireHotel: ({ upstream }: PortInput) => createTireHotelPort(upstream),
  testDrives: ({ upstream }: PortInput) => createTestDrivesPort(upstream),
} as const satisfies Record<PortName, (parts: PortInput) => { readonly upstream: Upstream }>;

type UpstreamPorts = { [Name in PortName]: ReturnType<(typeof PORTS)[Name]> };

/** One port for each upstream, one for editors, one for sitemap files, and the mapping of images. An upstream that is off has none: nothing can call it. */
export type Ports = {
  [Name in PortName]: UpstreamPorts[Name] | (Name extends OptionalUpstream ? null : never);
} & {
  editing: EditingPort;
  sitemapFiles: SitemapFilesPort;
  imageUrl: ImageUrlOf;
};

/** The ports where some upstreams are not off. */
export type PortsWith<Name extends UpstreamName> = Ports & Pick<UpstreamPorts, Name & PortName>;

/** Returns whether none of the upstreams is off that the server calls. */
export function hasPorts<Name extends UpstreamName>(ports: Ports, names: readonly Name[]): ports is PortsWith<Name> {
  return names.every((name) => !(name in PORTS) || ports[name as Name & PortName] !== null);
}

interface PortsOptions {
  environment: Environment;
  /** URL of each upstream, sandboxed ones included. */
  urls: UpstreamUrls;
  caches: Caches;
  log: Log;
  metrics: Metrics;
}

/** Maximum size of a decompressed sitemap file of the platform, far above the usual size. */
const SITEMAP_BYTES = 16 * 1024 * 1024;

export function createPorts({ environment, urls, caches, log, metrics }: PortsOptions): Ports {
  const { cacheFor } = caches;
  const localMedia = createLocalMedia(mediaFolders(environment, urls));
  // Cached responses are shared between requests. Outside production, writing to one throws.
  const freeze = environment.NODE_ENV === 'production' ? <T>(value: T) => value : deepFreeze;
  const prepare = <T>(value: T) => freeze(localMedia.data(value));
  const portOf = ([name, create]: [string, (parts: PortInput) => { readonly upstream: Upstream }]) => {
    const portName = name as PortName;
    const url = urls[portName];
    if (url === null) return [name, null];
    const upstream = createUpstream({
      name,
      url,
      headers: upstreamHeaders(portName, environment),
      ...limitsOf(portName, environment),
      continuesTrace: continuesTrace(portName, environment),
      log,
      metrics,
    });
    return [name, create({ upstream, url, cacheFor, prepare, environment, log })];
  };
  const upstreamPorts = Object.fromEntries(Object.entries(PORTS).map(portOf)) as Pick<Ports, PortName>;
  const editing = editingEndpoint(urls.content);
  const { timeouts } = limitsOf('content', environment);
  // The platform stores sitemap files with its media. No key is sent to these origins.
  const sitemapUrls = [urls.content, urls.media, urls.platform].filter((url) => url !== null);
  const sitemapOrigins = [...new Set(sitemapUrls.map((url) => new URL(url).origin))];
  const sitemaps = sitemapOrigins.map((url, index) => {
    const name = index === 0 ? 'sitemap' : `sitemap-${index + 1}`;
    return [url, createUpstream({ name, url, timeouts, log, metrics, maxBytes: SITEMAP_BYTES })] as const;
  });
  return {
    ...upstreamPorts,
    editing: createEditingPort(
      createUpstream({
        name: 'editing',
        url: editing.base,
        headers: upstreamHeaders('content', environment),
        // The platform composes drafts on request, which takes longer.
        timeouts: { ...timeouts, headers: timeouts.total },
        log,
        metrics,
      }),
      { ...editing, prepare: (layout) => localMedia.data(layout) },
    ),
    sitemapFiles: createSitemapFilesPort({ byOrigin: new Map(sitemaps), cacheFor }),
    imageUrl: createImageUrls(log),
  };
}

/** Returns the limits of calls to an upstream, with time limits from the environment. */
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
  const open = Object.values(ports).filter((port) => port !== null && 'upstream' in port);
  await Promise.all(open.map(({ upstream }) => upstream.close()));
}
