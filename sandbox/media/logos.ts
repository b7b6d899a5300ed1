/** Logos of the media upstream: three invented groups. */

const INK = '#10231f';
const PAPER = '#ffffff';
const SANS = "'Helvetica Neue', Helvetica, Arial, sans-serif";
const SERIF = "Georgia, 'Times New Roman', serif";

type Draw = (ink: string) => string;

const svg = (width: number, height: number, label: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${label}">${content}</svg>`;

const text = (
  x: number,
  y: number,
  size: number,
  weight: number,
  spacing: number,
  family: string,
  ink: string,
  content: string,
): string =>
  `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" letter-spacing="${spacing}" fill="${ink}">${content}</text>`;

/** A fjord between two slopes, in a ring. */
const norrvag: Draw = (ink) =>
  svg(
    196,
    44,
    'Norrväg',
    `<circle cx="22" cy="22" r="19.5" fill="none" stroke="${ink}" stroke-width="3"/>` +
      `<path d="M8 30 17.5 15l5 7.6 3.8-5.6L36 30" fill="none" stroke="${ink}" stroke-width="3.2" stroke-linejoin="round" stroke-linecap="round"/>` +
      text(54, 30, 25, 700, 0.2, SANS, ink, 'Norrväg'),
  );

/** A wheel with three lines of motion. */
const rullande: Draw = (ink) =>
  svg(
    214,
    44,
    'Rullande',
    `<circle cx="30" cy="22" r="14" fill="none" stroke="${ink}" stroke-width="7"/><circle cx="30" cy="22" r="3.6" fill="${ink}"/>` +
      `<path d="M2 14h9M0 22h8M2 30h9" stroke="${ink}" stroke-width="3" stroke-linecap="round"/>` +
      text(56, 31, 27, 800, -0.8, SANS, ink, 'RULLANDE'),
  );

/** A monogram between hairlines. */
const marlow: Draw = (ink) =>
  svg(
    152,
    44,
    'Marlow &amp; Sons',
    `<path d="M4 37V7l14 19L32 7v30" fill="none" stroke="${ink}" stroke-width="2.6" stroke-linejoin="miter"/><path d="M40.5 6v32" stroke="${ink}" stroke-width="1"/>` +
      text(50, 30.5, 25, 400, 0.6, SERIF, ink, 'Marlow'),
  );

const GROUPS: Readonly<Record<string, readonly [Draw, string]>> = {
  norrvag: [norrvag, INK],
  rullande: [rullande, '#121212'],
  marlow: [marlow, '#14213d'],
};

const BASES = Object.keys(GROUPS);

/** Names of all logos; `-light` is for dark backgrounds. */
export const LOGO_NAMES: readonly string[] = BASES.flatMap((name) => [name, `${name}-light`]);

/** Returns the SVG of a logo; undefined for an unknown name. */
export const logoSvg = (name: string): string | undefined => {
  const light = name.endsWith('-light');
  const base = light ? name.slice(0, -'-light'.length) : name;
  const group = Object.hasOwn(GROUPS, base) ? GROUPS[base] : undefined;
  return group?.[0](light ? PAPER : group[1]);
};
