import { CAPITAL } from '../../lib/wordmark.ts';
import { THEME_WORDMARKS } from './customerWordmarks.ts';

/** Logos of the media upstream: the customer's wordmarks, as outlines. */

const PAPER = '#ffffff';
/** Height of a capital, in pixels. */
const CAPITAL_PX = 24;

/** Colours for light backgrounds. */
const INKS: Readonly<Record<string, string>> = { norrvag: '#10231f', rullande: '#121212', marlow: '#14213d' };
const INK = '#1b1b1b';

/** Names of all logos; `-light` is for dark backgrounds. */
export const LOGO_NAMES: readonly string[] = Object.keys(THEME_WORDMARKS).flatMap((name) => [name, `${name}-light`]);

/** Returns the SVG of a logo; undefined for an unknown name. */
export const logoSvg = (name: string): string | undefined => {
  const light = name.endsWith('-light');
  const base = light ? name.slice(0, -'-light'.length) : name;
  const wordmark = Object.hasOwn(THEME_WORDMARKS, base) ? THEME_WORDMARKS[base] : undefined;
  if (!wordmark) return undefined;
  const { label, width, height, path } = wordmark;
  const pixels = (units: number) => Math.round((units * CAPITAL_PX) / CAPITAL);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels(width)}" height="${pixels(height)}" viewBox="0 0 ${width} ${height}" ` +
    `role="img" aria-label="${label}"><path fill="${light ? PAPER : (INKS[base] ?? INK)}" d="${path}"/></svg>`
  );
};
