/** Widths that the media edge supports (F027), in pixels. */
export const IMAGE_WIDTHS = [320, 640, 1280, 1920] as const;

const EDGE = /^\/(?:[a-z]{2}\/)?-\/(?:jss)?media\//;

/** Widths that an image of another server states in its URL, such as `?w=1280&widths=320,640,1280` (docs/upstreams.md). */
const STATED_WIDTHS = /[?&]widths=(\d{1,5}(?:,\d{1,5}){0,9})(?:[&#]|$)/;

/** Largest width in a `srcset`, in pixels. Larger camera originals are no gain on any screen. */
const MAX_WIDTH = 2560;
/** Width in `src`, for clients without support for `srcset`. */
const FALLBACK_WIDTH = 640;

/**
 * Returns the `srcset` of an image on the media edge, which selects the format by `Accept`, or of one that states its widths. Returns undefined
 * for other images: SVG and most of other hosts.
 *
 * @param width authored width in pixels, the largest in the `srcset`; null uses all of `IMAGE_WIDTHS`, or all stated ones
 */
export function srcSetOf(src: string, width: number | null): string | undefined {
  if (!isScaled(src)) return undefined;
  return (statedWidths(src)?.filter((each) => width === null || each <= width) ?? widthsUpTo(width))
    .map((candidate) => `${atWidth(src, candidate)} ${candidate}w`)
    .join(', ');
}

/** Returns the `src` for `srcSetOf`: the largest width of at most 640 px. */
export function fallbackSrc(src: string, width: number | null): string {
  return atWidth(src, widthWithin(FALLBACK_WIDTH, width));
}

/** Returns the widths that the URL of an image states, smallest first; null when it states none. */
function statedWidths(src: string): number[] | null {
  const widths = STATED_WIDTHS.exec(src)?.[1]?.split(',').map(Number);
  return widths?.every((width) => width > 0) ? widths.sort((a, b) => a - b) : null;
}

/** Returns `requested`, or the authored width when that is smaller. Images are never requested larger than they are. */
export function widthWithin(requested: number, authored: number | null): number {
  return authored === null ? requested : Math.min(requested, wholePixels(authored));
}

/** Returns the supported widths below the authored one, and the authored width itself. */
function widthsUpTo(width: number | null): readonly number[] {
  if (width === null) return IMAGE_WIDTHS;
  const largest = Math.min(wholePixels(width), MAX_WIDTH);
  return [...IMAGE_WIDTHS.filter((candidate) => candidate < largest), largest];
}

const wholePixels = (width: number): number => Math.max(1, Math.floor(width));

/**
 * Returns the URL of an image at a width in pixels, with other parameters and the fragment preserved. Returns `src` unchanged
 * when the edge does not scale the image.
 */
export function atWidth(src: string, width: number): string {
  if (!isScaled(src)) return src;
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(src) ?? [];
  const params = new URLSearchParams(query);
  const stated = statedWidths(src);
  // Height and crop are for the authored size.
  for (const name of ['w', 'h', 'mw', 'mh', 'widths']) params.delete(name);
  params.set('w', String(stated ? nearestWithin(stated, width) : width));
  return `${path}?${params}${fragment}`;
}

/** Returns the largest of some widths that is not above `width`, else the smallest. */
const nearestWithin = (widths: readonly number[], width: number): number =>
  widths.findLast((each) => each <= width) ?? widths[0] ?? width;

function isScaled(src: string): boolean {
  if (statedWidths(src)) return true;
  return EDGE.test(src) && !/\.svg(?:[?#]|$)/i.test(src);
}
