import type { FontName } from './theme.ts';
import { BRAND_THEMES, SITE_THEMES } from './themeTable.ts';

const FILES: Readonly<Record<FontName, string>> = {
  schibsted: 'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  archivo: 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  newsreader: 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
  libreFranklin: 'node_modules/@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2',
  jost: 'node_modules/@fontsource-variable/jost/files/jost-latin-wght-normal.woff2',
  nunito: 'node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2',
  unbounded: 'node_modules/@fontsource-variable/unbounded/files/unbounded-latin-wght-normal.woff2',
  sofiaCondensed:
    'node_modules/@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-normal.woff2',
};

/** Returns the font files that a page of this theme preloads, two at the most, as source paths: keys of Vite's manifest. */
export function preloadedFonts(theme: string, brandTheme: string | null): readonly string[] {
  const fonts = (brandTheme === null ? SITE_THEMES[theme] : BRAND_THEMES[brandTheme])?.fonts;
  return fonts ? [...new Set([fonts.body, fonts.heading])].map((name) => FILES[name]) : [];
}
