import type { BrandThemeName, ThemeName } from '../contracts/page.ts';

const SCHIBSTED = 'node_modules/@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2';
const ARCHIVO = 'node_modules/@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2';
const NEWSREADER = 'node_modules/@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';

const BY_THEME: Readonly<Record<ThemeName | BrandThemeName, readonly string[]>> = {
  norrvag: [SCHIBSTED],
  rullande: [ARCHIVO],
  marlow: [SCHIBSTED, NEWSREADER],
  mercedes: [SCHIBSTED, NEWSREADER],
  smart: [SCHIBSTED],
  mini: [SCHIBSTED],
  bmw: [SCHIBSTED],
};

/** The font files that a page of this theme preloads, two at the most, as source paths: keys of Vite's manifest. */
export function preloadedFonts(theme: ThemeName, brandTheme: BrandThemeName | null): readonly string[] {
  return BY_THEME[brandTheme ?? theme];
}
