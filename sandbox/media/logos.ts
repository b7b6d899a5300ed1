import { THEME_WORDMARKS } from '../../lib/themeWordmarks.ts';
import { CAPITAL } from '../../lib/wordmark.ts';

/** Logos of the media upstream: three invented groups, as outlines. */

const PAPER = '#ffffff';
/** Height of a capital, in pixels. */
const CAPITAL_PX = 24;

/** Colours for light backgrounds. */
const INKS = { norrvag: '#10231f', rullande: '#121212', marlow: '#14213d' } as const;

type Group = keyof typeof INKS;

const isGroup = (name: string): name is Group => Object.hasOwn(INKS, name);

/** Names of all logos; `-light` is for dark backgrounds. */
export const LOGO_NAMES: readonly string[] = Object.keys(INKS).flatMap((name) => [name, `${name}-light`]);

/** Returns the SVG of a logo; undefined for an unknown name. */
export const logoSvg = (name: string): string | undefined => {
  const light = name.endsWith('-light');
  const base = light ? name.slice(0, -'-light'.length) : name;
  if (!isGroup(base)) return undefined;
  const { label, width, height, path } = THEME_WORDMARKS[base];
  const pixels = (units: number) => Math.round((units * CAPITAL_PX) / CAPITAL);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels(width)}" height="${pixels(height)}" viewBox="0 0 ${width} ${height}" ` +
    `role="img" aria-label="${label}"><path fill="${light ? PAPER : INKS[base]}" d="${path}"/></svg>`
  );
};
