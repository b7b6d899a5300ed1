import type { SiteConfig } from '../../../config/siteConfig.ts';
import { recordOf } from '../../../lib/record.ts';
import type { ComponentRendering, RouteData } from '../../../src/contracts/content/layout.ts';
import { absoluteWebUrl } from '../../operations/absoluteWebUrl.ts';

type JsonLd = Record<string, unknown>;

/** Sizes of the square logo and of the image for link previews, in pixels (`public/icons`). */
const LOGO_SIZE = 512;
export const SHARE_IMAGE_SIZE = { width: 1200, height: 630 } as const;

/** Returns the link preview image of a page without an image of its own. */
export const shareImage = ({ theme }: Pick<SiteConfig, 'theme'>, origin: string): string =>
  `${origin}/icons/${theme}-share.png`;

/** Returns JSON-LD of the company behind a site. The logo is a bitmap, since not every consumer renders SVG. */
export function publisherOf(site: Pick<SiteConfig, 'name' | 'theme'>, origin: string): JsonLd {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.name,
    url: `${origin}/`,
    logo: {
      '@type': 'ImageObject',
      url: `${origin}/icons/${site.theme}.png`,
      width: LOGO_SIZE,
      height: LOGO_SIZE,
    },
  };
}

/** Returns JSON-LD of the company for the start page: its registration, and the social accounts of the page's footer. */
export function organizationOn(
  route: RouteData,
  site: Pick<SiteConfig, 'name' | 'theme' | 'company' | 'phone' | 'country'>,
  origin: string,
): JsonLd {
  const sameAs = accountUrlsOn(route, origin);
  const organization = { '@context': 'https://schema.org', ...publisherOf(site, origin), ...identityOf(site) };
  return sameAs.length > 0 ? { ...organization, sameAs } : organization;
}

function identityOf({ company, phone, country }: Pick<SiteConfig, 'company' | 'phone' | 'country'>): JsonLd {
  const { name, registrationNumber, vatNumber, taxNumber, address, email } = company;
  return {
    legalName: name,
    identifier: registrationNumber,
    vatID: vatNumber,
    ...(taxNumber && { taxID: taxNumber }),
    email,
    ...(phone && { telephone: phone }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressCountry: country,
    },
  };
}

function accountUrlsOn({ placeholders }: RouteData, origin: string): string[] {
  const footer = renderingsIn(placeholders).find(({ componentName }) => componentName === 'Footer');
  const links = recordOf(footer?.fields).SocialLinks;
  const urls = (Array.isArray(links) ? links : []).map((link) => {
    const { href } = recordOf(recordOf(recordOf(recordOf(link).fields).Url).value);
    return typeof href === 'string' ? absoluteWebUrl(href, origin) : null;
  });
  return [...new Set(urls.filter((url) => url !== null && !url.startsWith(`${origin}/`)))] as string[];
}

/** Returns the image of the page's first hero banner; undefined when there is none or it is an SVG. */
export function heroImage({ placeholders }: RouteData): string | undefined {
  for (const { componentName, fields } of renderingsIn(placeholders)) {
    if (componentName !== 'HeroBanner') continue;
    const { src } = recordOf(recordOf(recordOf(fields).Image).value);
    if (typeof src === 'string' && src !== '' && !isSvg(src)) return src;
  }
  return undefined;
}

/** Whether a URL names an SVG, which link previews do not show. */
export const isSvg = (url: string): boolean => /\.svg(?:[?#]|$)/i.test(url);

function renderingsIn(placeholders: RouteData['placeholders']): ComponentRendering[] {
  return Object.values(placeholders ?? {}).flatMap((renderings) =>
    renderings.flatMap((rendering) => [rendering, ...renderingsIn(rendering.placeholders)]),
  );
}
