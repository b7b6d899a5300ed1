import type { SiteConfig } from '../../config/siteConfig.ts';

/**
 * Returns the URL by which a page of the site loads an image; null for an image of a host that the site does not allow, after
 * `onRefused` was called with the host.
 */
export type ImageUrl = (src: string, onRefused?: (host: string) => void) => string | null;

type SiteHosts = Pick<SiteConfig, 'host' | 'brandHosts' | 'imageHosts'>;

/** With a scheme, or without one: browsers read backslashes as slashes. */
const ABSOLUTE = /^\s*(?:https?:[\\/]*|[\\/]{2})/i;

/**
 * Creates the function that decides where images of a site come from. Paths stay; absolute URLs of the site's own hosts become paths; hosts in the
 * site's `imageHosts` are loaded over https. Every other host is refused and reported.
 */
export function createImageUrl(site: SiteHosts, report: (host: string) => void): ImageUrl {
  const brandHosts = site.brandHosts.map(({ theme }) => `${theme}.${site.host}`);
  const siteHosts = new Set([site.host, `www.${site.host}`, ...brandHosts]);
  const allowedHosts = new Set(site.imageHosts ?? []);
  return (src, onRefused) => {
    if (!ABSOLUTE.test(src)) return src;
    // The base has another scheme: `https:host` is a URL of its own then, not a path below the base.
    const url = URL.parse(src.trim(), 'ftp://relative.invalid');
    if (url && siteHosts.has(url.hostname)) return `${url.pathname}${url.search}${url.hash}`;
    if (url && allowedHosts.has(url.hostname) && url.port === '') {
      url.protocol = 'https:';
      return url.href;
    }
    const host = url?.host ?? 'no host';
    report(host);
    onRefused?.(host);
    return null;
  };
}

/** Content security policy sources of the hosts. */
export function imageOrigins({ imageHosts = [] }: Pick<SiteConfig, 'imageHosts'>): readonly string[] {
  return imageHosts.map((host) => `https://${host}`);
}
