import { canonicalOrigin, iconTheme, type ResolvedSite } from '../../config/hosts.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';

/** Files that browsers and researchers look for at fixed paths, each made from the site's configuration. */

/** Days for which `security.txt` is valid; RFC 9116 asks for less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/**
 * Returns the text of `/.well-known/security.txt` (RFC 9116): whom to tell about a weakness of the site. Null for a site without
 * `securityContact` and without a telephone number.
 *
 * @param now milliseconds since 1970
 */
export function securityText(resolved: ResolvedSite, now: number): string | null {
  const { site } = resolved;
  const contact = contactOf(site);
  if (contact === null) return null;
  // The same text all day.
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString().replace('.000', '');
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${[...new Set([...site.languages.map(({ code }) => code), 'en'])].join(', ')}`,
    `Canonical: ${canonicalOrigin(resolved)}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** Returns the contact as a URI. */
function contactOf({ securityContact, phone }: SiteConfig): string | null {
  if (securityContact !== undefined) return securityContact;
  return phone === undefined ? null : `tel:${phone.replaceAll(' ', '-')}`;
}

/** Returns the manifest of a host: name of the site and icons for a home screen. The site opens in the browser as before. */
export function webManifest(resolved: ResolvedSite): string {
  const { site } = resolved;
  const theme = iconTheme(resolved);
  const icon = (file: string, size: number) => ({
    src: `/icons/${file}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    lang: site.languages[0].code,
    id: '/',
    start_url: '/',
    display: 'browser',
    icons: [
      icon(`${theme}-192`, 192),
      icon(theme, 512),
      { src: `/icons/${theme}.svg`, sizes: 'any', type: 'image/svg+xml' },
    ],
  });
}
