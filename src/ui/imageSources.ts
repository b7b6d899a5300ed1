/** Widths that the media edge makes (F027), in pixels. */
export const IMAGE_WIDTHS = [320, 640, 1280, 1920] as const;

const EDGE = /^\/(?:[a-z]{2}\/)?-\/(?:jss)?media\//;

/** Largest width offered, in pixels: a camera's original would cost more than any screen gains. */
const MAX_WIDTH = 2560;
/** Width in `src`, for clients that do not read `srcset`. */
const FALLBACK_WIDTH = 640;

/**
 * `srcset` of a picture on the media edge: the format is chosen there by `Accept`. Undefined for what the edge does not
 * scale: drawings and pictures of other hosts.
 *
 * @param width authored width in pixels: the largest one offered; null offers all of `IMAGE_WIDTHS`
 */
export function srcSetOf(src: string, width: number | null): string | undefined {
  if (!isScaled(src)) return undefined;
  return widthsUpTo(width)
    .map((candidate) => `${atWidth(src, candidate)} ${candidate}w`)
    .join(', ');
}

/** `src` beside `srcSetOf`: the largest offered width of at most 640 px. */
export function fallbackSrc(src: string, width: number | null): string {
  return atWidth(src, widthWithin(FALLBACK_WIDTH, width));
}

/** `wanted`, or the authored width where that is smaller: no picture is requested larger than it was authored. */
export function widthWithin(wanted: number, authored: number | null): number {
  return authored === null ? wanted : Math.min(wanted, wholePixels(authored));
}

/** The widths of the edge below the authored one, and the authored one itself. */
function widthsUpTo(width: number | null): readonly number[] {
  if (width === null) return IMAGE_WIDTHS;
  const largest = Math.min(wholePixels(width), MAX_WIDTH);
  return [...IMAGE_WIDTHS.filter((candidate) => candidate < largest), largest];
}

const wholePixels = (width: number): number => Math.max(1, Math.floor(width));

/**
 * The URL of the picture at a width in pixels; other parameters and the fragment are preserved. Unchanged when the edge does
 * not scale the picture.
 */
export function atWidth(src: string, width: number): string {
  if (!isScaled(src)) return src;
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)\??([^#]*)(.*)$/s.exec(src) ?? [];
  const params = new URLSearchParams(query);
  // Height and crop belong to the authored size.
  for (const name of ['w', 'h', 'mw', 'mh']) params.delete(name);
  params.set('w', String(width));
  return `${path}?${params}${fragment}`;
}

function isScaled(src: string): boolean {
  return EDGE.test(src) && !/\.svg(?:[?#]|$)/i.test(src);
}
