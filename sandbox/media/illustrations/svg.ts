/** Builds SVG markup from geometry. Units of a picture are pixels of 1600 x 900, of people and vehicles centimetres. */

export type Point = readonly [x: number, y: number];
/** A vertex with the radius of its rounded corner. */
export type Corner = readonly [x: number, y: number, radius?: number];

/** Reads corners from a text: `x y radius, x y`. */
export const corners = (text: string): Corner[] =>
  text.split(', ').map((corner) => {
    const [x = 0, y = 0, radius = 0] = corner.split(' ').map(Number);
    return [x, y, radius];
  });

/** Reads points from a text: `x y, x y`. */
export const points = (text: string): Point[] => corners(text).map(([x, y]) => [x, y]);

const round = (value: number): number => Math.round(value * 10) / 10 + 0;
const text = (...values: readonly number[]): string => values.map(round).join(' ');

export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius ? ` rx="${round(radius)}"` : ''} fill="${fill}"/>`;

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`;

export const poly = (vertices: readonly Point[], fill: string): string =>
  path(`M${vertices.map(([x, y]) => text(x, y)).join('L')}Z`, fill);

/** An open line with round ends. */
export const line = (
  vertices: readonly Point[],
  width: number,
  stroke: string,
  cap: 'round' | 'butt' = 'round',
): string =>
  `<path d="M${vertices.map(([x, y]) => text(x, y)).join('L')}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;

/** A curve of the given path data. */
export const curve = (d: string, width: number, stroke: string): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const group = (transform: string, ...content: readonly string[]): string =>
  `<g transform="${transform}">${content.join('')}</g>`;

/** Moves content to a point and scales it; a negative `x` scale mirrors it. */
export const place = (x: number, y: number, scale: number, facing: number, ...content: readonly string[]): string =>
  group(`translate(${text(x, y)}) scale(${(scale * facing).toFixed(4)} ${scale.toFixed(4)})`, ...content);

const towards = ([x, y]: Point, [toX, toY]: Point, distance: number): Point => {
  const length = Math.hypot(toX - x, toY - y) || 1;
  const part = Math.min(distance / length, 0.5);
  return [x + (toX - x) * part, y + (toY - y) * part];
};

/** Returns the path data of a closed polygon whose corners are rounded. */
export function roundedPath(corners: readonly Corner[]): string {
  const parts = corners.map(([x, y, radius = 0], at) => {
    const before = corners[(at + corners.length - 1) % corners.length] ?? [x, y];
    const after = corners[(at + 1) % corners.length] ?? [x, y];
    if (radius === 0) return text(x, y);
    const from = towards([x, y], [before[0], before[1]], radius);
    const to = towards([x, y], [after[0], after[1]], radius);
    return `${text(...from)}Q${text(x, y)} ${text(...to)}`;
  });
  return `M${parts.join('L')}Z`;
}

export const rounded = (corners: readonly Corner[], fill: string): string => path(roundedPath(corners), fill);

/** Returns the path data of a smooth closed curve through points. */
export function smoothPath(vertices: readonly Point[], tension = 0.5): string {
  const at = (index: number): Point => vertices[(index + vertices.length) % vertices.length] ?? [0, 0];
  const parts = vertices.map((_, index) => {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const c1: Point = [from[0] + ((to[0] - before[0]) * tension) / 3, from[1] + ((to[1] - before[1]) * tension) / 3];
    const c2: Point = [to[0] - ((after[0] - from[0]) * tension) / 3, to[1] - ((after[1] - from[1]) * tension) / 3];
    return `C${text(...c1)} ${text(...c2)} ${text(...to)}`;
  });
  return `M${text(...at(0))}${parts.join('')}Z`;
}

/** A limb: the hull of two circles. */
export function limb(from: Point, fromRadius: number, to: Point, toRadius: number, fill: string): string {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
  const d = `M${text(from[0] - sin * fromRadius, from[1] + cos * fromRadius)}A${text(fromRadius, fromRadius)} 0 0 1 ${text(from[0] + sin * fromRadius, from[1] - cos * fromRadius)}L${text(to[0] + sin * toRadius, to[1] - cos * toRadius)}A${text(toRadius, toRadius)} 0 0 1 ${text(to[0] - sin * toRadius, to[1] + cos * toRadius)}Z`;
  return path(d, fill);
}

/** Shows content only inside a path. The id must be unique in the picture. */
export const clipped = (id: string, d: string, ...content: readonly string[]): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content.join('')}</g>`;

/** Makes one shape translucent. */
export const translucent = (opacity: number, shape: string): string => shape.replace('/>', ` opacity="${opacity}"/>`);
