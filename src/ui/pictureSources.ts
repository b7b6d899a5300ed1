/** Widths that the media edge makes (F027), in pixels. */
export const PICTURE_WIDTHS = [320, 640, 1280, 1920] as const;

const EDGE = /^\/(?:[a-z]{2}\/)?-\/(?:jss)?media\//;

/**
 * `srcset` of a picture on the media edge: the format is chosen there by `Accept`. Undefined for what the edge does not
 * scale: drawings and pictures of other hosts.
 *
 * @param width the picture's own width in pixels; larger sizes are left out, null takes all
 */
export function srcSetOf(src: string, width: number | null): string | undefined {
  if (!isScaled(src)) return undefined;
  const widths = PICTURE_WIDTHS.filter((candidate) => width === null || candidate <= width);
  if (widths.length === 0) return undefined;
  return widths.map((candidate) => `${atWidth(src, candidate)} ${candidate}w`).join(', ');
}

/** The address of the picture at one width, other parameters kept; unchanged when the edge does not scale it. */
export function atWidth(src: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  if (!isScaled(src)) return src;
  const [path = '', query = ''] = src.split('?');
  if (query === '') return `${path}?w=${width}`;
  const params = new URLSearchParams(query);
  // Height and crop belong to the authored size.
  for (const name of ['w', 'h', 'mw', 'mh']) params.delete(name);
  params.set('w', String(width));
  return `${path}?${params}`;
}

function isScaled(src: string): boolean {
  return EDGE.test(src) && !/\.svg(?:\?|$)/i.test(src);
}
