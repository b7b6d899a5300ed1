import type { BrandHost, SiteConfig } from './siteConfig.ts';
import { DEFAULT_SITE, findSite, SITES } from './sites.ts';

/** The site of a request, resolved from its `Host` header. */
export interface ResolvedSite {
  site: SiteConfig;
  /** Scheme and host of the site's absolute URLs; from the configuration, never from the request. */
  origin: string;
  /** The brand host that was called; null on the main host of the site. */
  brand: BrandHost | null;
  /** Origin of the permanent redirect when the host is an alias. */
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

/** Returns the theme whose icons a host has: that of the brand host, else of the site. Its files begin with the name (`public/icons`). */
export const iconTheme = ({ site, brand }: Pick<ResolvedSite, 'site' | 'brand'>): string => brand?.theme ?? site.theme;

/** Sites by host: the bare host, its `www.` alias, its brand hosts, and the hosts under `.localhost`. */
type HostTable = ReadonlyMap<string, ResolvedSite>;

const LOOPBACK: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];
const HOST_FORM = /^(\[[0-9a-f:.]{2,45}\]|[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)\.?(?::(\d{1,5}))?$/;

/** Returns the host without port in lower case; null when the header is missing or invalid. */
export function parseHost(header: string | undefined): string | null {
  return HOST_FORM.exec(header?.toLowerCase() ?? '')?.[1] ?? null;
}

/**
 * Creates the look-up from `Host` header to site. With `siteName` (`SITE_NAME`) the process serves that site under every host;
 * without it an unknown host gives null. `port` is the port of this process, which is part of local origins.
 */
export function createSiteResolver(options: {
  siteName: string;
  port: number;
  sites?: readonly SiteConfig[];
}): (hostHeader: string | undefined) => ResolvedSite | null {
  const singleSite = options.siteName === '' ? undefined : findSite(options.siteName);
  if (options.siteName !== '' && singleSite === undefined) throw new Error(`Unknown site: ${options.siteName}`);
  const table = hostTable(
    singleSite ? [singleSite] : (options.sites ?? SITES),
    singleSite ?? DEFAULT_SITE,
    options.port,
  );
  const fallback: ResolvedSite | null = singleSite
    ? { site: singleSite, origin: `https://${singleSite.host}`, brand: null }
    : null;
  return (hostHeader) => table.get(parseHost(hostHeader) ?? '') ?? fallback;
}

/** Returns the site of a host, from the registry in `sites.ts`. */
export function resolveSite(hostHeader: string | undefined, siteName = '', port = 3000): ResolvedSite | null {
  return createSiteResolver({ siteName, port })(hostHeader);
}

/** Returns the origin of another site: its production origin, or its local origin when the request came to a local one. */
export function siblingOrigin({ origin }: ResolvedSite, site: SiteConfig): string {
  if (origin.startsWith('https:')) return `https://${site.host}`;
  const { port } = new URL(origin);
  return `http://${site.id}.localhost${port === '' ? '' : `:${port}`}`;
}

function hostTable(sites: readonly SiteConfig[], loopbackSite: SiteConfig, port: number): HostTable {
  const table = new Map<string, ResolvedSite>();
  const localOrigin = (host: string) => `http://${host}${port === 80 ? '' : `:${port}`}`;
  for (const site of sites) {
    for (const brand of [null, ...site.brandHosts]) {
      const label = brand === null ? '' : `${brand.theme}.`;
      const host = `${label}${site.host}`;
      const localHost = `${label}${site.id}.localhost`;
      table.set(host, { site, origin: `https://${host}`, brand });
      table.set(`www.${host}`, { site, origin: `https://${host}`, brand, redirectTo: `https://${host}` });
      table.set(localHost, { site, origin: localOrigin(localHost), brand });
    }
  }
  for (const host of LOOPBACK) {
    table.set(host, { site: loopbackSite, origin: localOrigin(`${loopbackSite.id}.localhost`), brand: null });
  }
  return table;
}
