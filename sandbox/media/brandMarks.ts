import { CAPITAL } from '../../lib/wordmark.ts';
import { MAKE_WORDMARKS } from './makeWordmarks.ts';

/** Plain wordmarks of car makes by the brand code of the indexes. They do not imitate the makes' own lettering or badges. */

/** Pixels. All marks have the same height and the width of their text. */
const HEIGHT = 48;
const WIDEST = 176;
/** Height of a capital in pixels, less for a name that would be too wide. */
const CAPITAL_PX = 18;

export const BRAND_MARK_CODES: readonly string[] = Object.keys(MAKE_WORDMARKS);

const INK = '#2b2f33';

/** Returns the SVG of a make's mark; undefined for an unknown code. Codes are in lower case in URLs. */
export const brandMarkSvg = (code: string): string | undefined => {
  const key = code.toUpperCase();
  const mark = Object.hasOwn(MAKE_WORDMARKS, key) ? MAKE_WORDMARKS[key] : undefined;
  if (!mark) return undefined;
  const unitsPerPixel = Math.max(CAPITAL / CAPITAL_PX, mark.width / WIDEST);
  const height = Math.round(HEIGHT * unitsPerPixel);
  // All capitals stand on one line, also those below a caron.
  const top = Math.round(mark.baseline - (CAPITAL + height) / 2);
  const width = Math.ceil(mark.width / unitsPerPixel);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 ${top} ${mark.width} ${height}" ` +
    `role="img" aria-label="${mark.label}"><path fill="${INK}" d="${mark.path}"/></svg>`
  );
};
