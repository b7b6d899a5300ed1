import type { FontName } from './theme.ts';
import { BRAND_THEMES, SITE_THEMES } from './themeTable.ts';

const FILES: Readonly<Record<FontName, string>> = {
  schibsted: 'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2',
  archivo: 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2',
  newsreader: 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2',
};

/** Returns the font files that a page of this theme preloads, two at the most, as source paths: keys of Vite's manifest. */
export function preloadedFonts(theme: string, brandTheme: string | null): readonly string[] {
  const fonts = (brandTheme === null ? SITE_THEMES[theme] : BRAND_THEMES[brandTheme])?.fonts;
  return fonts ? [...new Set([fonts.body, fonts.heading])].map((name) => FILES[name]) : [];
}
