/** Text of the one inline script of a page. The build puts `entry.firstPaint.ts` in its place, bundled and minified. */
export const FIRST_PAINT_SCRIPT = '';
