import type { BrandHost, SiteConfig } from './siteConfig.ts';
import { DEFAULT_SITE, findSite, SITES } from './sites.ts';

/** The site that answers a request, by its `Host`. */
export interface ResolvedSite {
  site: SiteConfig;
  /** Scheme and host that absolute addresses of this site are made with; from the configuration, never from the request. */
  origin: string;
  /** The make whose host this is; null on the site's own host. */
  brand: BrandHost | null;
  /** Origin that the visitor is sent to permanently: this host is only an alias. */
  redirectTo?: string;
}

/**
 * Returns the origin of the site's own host. Search engines find there all pages of the site but the start pages of its
 * brand hosts.
 */
export function canonicalOrigin({ origin, brand }: Pick<ResolvedSite, 'origin' | 'brand'>): string {
  return brand === null ? origin : origin.replace(`://${brand.theme}.`, '://');
}

/** Returns the origin of a brand host of the site. */
export function brandOrigin(resolved: Pick<ResolvedSite, 'origin' | 'brand'>, { theme }: BrandHost): string {
  return canonicalOrigin(resolved).replace('://', `://${theme}.`);
}

/** A site is known under: its bare host, `www.`, its brand hosts, and the same under `.localhost`. */
type HostTable = ReadonlyMap<string, ResolvedSite>;

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
const HOST_FORM = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)\.?(?::(\d{1,5}))?$/;

/** Host without port, in lower case; `null` when the header is missing or is no host. */
export function parseHost(header: string | undefined): string | null {
  return HOST_FORM.exec(header?.toLowerCase() ?? '')?.[1] ?? null;
}

/**
 * Builds the lookup from `Host` header to site. `siteName` names the one site of this process (`SITE_NAME`), then every
 * host is served; without it an unknown host gives `null`. `port` is the one listened on, part of local origins.
 */
export function createSiteResolver(options: {
  siteName: string;
  port: number;
  sites?: readonly SiteConfig[];
}): (hostHeader: string | undefined) => ResolvedSite | null {
  const only = options.siteName === '' ? undefined : findSite(options.siteName);
  if (options.siteName !== '' && only === undefined) throw new Error(`Unknown site: ${options.siteName}`);
  const table = hostTable(only ? [only] : (options.sites ?? SITES), only ?? DEFAULT_SITE, options.port);
  const fallback: ResolvedSite | null = only ? { site: only, origin: `https://${only.host}`, brand: null } : null;
  return (hostHeader) => table.get(parseHost(hostHeader) ?? '') ?? fallback;
}

/** One look-up with the registry of `sites.ts`. */
export function resolveSite(hostHeader: string | undefined, siteName = '', port = 3000): ResolvedSite | null {
  return createSiteResolver({ siteName, port })(hostHeader);
}

/** Origin of another site for somebody who is on this one: on a machine of one's own they stay there. */
export function originBeside({ origin }: ResolvedSite, site: SiteConfig): string {
  if (origin.startsWith('https:')) return `https://${site.host}`;
  const { port } = new URL(origin);
  return `http://${site.id}.localhost${port === '' ? '' : `:${port}`}`;
}

function hostTable(sites: readonly SiteConfig[], onLoopback: SiteConfig, port: number): HostTable {
  const table = new Map<string, ResolvedSite>();
  const local = (host: string) => `http://${host}${port === 80 ? '' : `:${port}`}`;
  for (const site of sites) {
    for (const brand of [null, ...site.brandHosts]) {
      const label = brand === null ? '' : `${brand.theme}.`;
      const host = `${label}${site.host}`;
      const localHost = `${label}${site.id}.localhost`;
      table.set(host, { site, origin: `https://${host}`, brand });
      table.set(`www.${host}`, { site, origin: `https://${host}`, brand, redirectTo: `https://${host}` });
      table.set(localHost, { site, origin: local(localHost), brand });
    }
  }
  for (const host of LOOPBACK) {
    table.set(host, { site: onLoopback, origin: local(`${onLoopback.id}.localhost`), brand: null });
  }
  return table;
}
