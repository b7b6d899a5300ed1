import type { SiteConfig } from '../../config/siteConfig.ts';
import type { ComponentRendering, RouteData } from '../../src/contracts/layout.ts';
import { recordOf } from '../../src/contracts/record.ts';
import { webAddress } from '../operations/webAddress.ts';

type Thing = Record<string, unknown>;

/** Edges of the square logo and of the picture for shared links, in pixels (`public/icons`). */
const LOGO = 512;
export const SHARE = { width: 1200, height: 630 } as const;

/** The picture of a page that has none of its own. */
export const shareImage = ({ theme }: Pick<SiteConfig, 'theme'>, origin: string): string =>
  `${origin}/icons/${theme}-share.png`;

/** The company behind a site, as publishers are named: with its logo in pixels, which not every reader draws from SVG. */
export function publisherOf(site: Pick<SiteConfig, 'name' | 'theme'>, origin: string): Thing {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: site.name,
    url: `${origin}/`,
    logo: {
      '@type': 'ImageObject',
      url: `${origin}/icons/${site.theme}.png`,
      width: LOGO,
      height: LOGO,
    },
  };
}

/** The company on its start page, with its accounts elsewhere: those that the page's footer names. */
export function organizationOn(route: RouteData, site: Pick<SiteConfig, 'name' | 'theme'>, origin: string): Thing {
  const sameAs = accountsOn(route, origin);
  const said = { '@context': 'https://schema.org', ...publisherOf(site, origin) };
  return sameAs.length > 0 ? { ...said, sameAs } : said;
}

function accountsOn({ placeholders }: RouteData, origin: string): string[] {
  const footer = renderingsIn(placeholders).find(({ componentName }) => componentName === 'Footer');
  const links = recordOf(footer?.fields).SocialLinks;
  const addresses = (Array.isArray(links) ? links : []).map((link) => {
    const { href } = recordOf(recordOf(recordOf(recordOf(link).fields).Url).value);
    return typeof href === 'string' ? webAddress(href, origin) : null;
  });
  return [...new Set(addresses.filter((address) => address !== null && !address.startsWith(`${origin}/`)))] as string[];
}

/** The picture of the page's first hero; undefined where there is none, or none of pixels. */
export function heroImage({ placeholders }: RouteData): string | undefined {
  for (const { componentName, fields } of renderingsIn(placeholders)) {
    if (componentName !== 'HeroBanner') continue;
    const { src } = recordOf(recordOf(recordOf(fields).Image).value);
    if (typeof src === 'string' && src !== '' && !isDrawing(src)) return src;
  }
  return undefined;
}

/** Readers of shared links show pixels only. */
export const isDrawing = (address: string): boolean => /\.svg(?:[?#]|$)/i.test(address);

function renderingsIn(placeholders: RouteData['placeholders']): ComponentRendering[] {
  return Object.values(placeholders ?? {}).flatMap((renderings) =>
    renderings.flatMap((rendering) => [rendering, ...renderingsIn(rendering.placeholders)]),
  );
}
