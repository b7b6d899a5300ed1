import { contrastRatio } from './contrast.ts';
import type { FontName, Theme } from './theme.ts';

const family = (name: string, others = 'system-ui, sans-serif') =>
  `'${name}', '${name} fallback', '${name} wide fallback', ${others}`;

const FAMILIES: Readonly<Record<FontName, string>> = {
  schibsted: family('Schibsted Grotesk'),
  archivo: family('Archivo'),
  newsreader: family('Newsreader', 'Georgia, serif'),
  libreFranklin: family('Libre Franklin'),
  jost: family('Jost'),
  nunito: family('Nunito'),
  unbounded: family('Unbounded'),
  sofiaCondensed: family('Sofia Sans Condensed'),
};

/** Steps of the type scale. `sm` and `xs` are fixed, because the ratio would make them too small. */
const STEPS = { lg: 1, xl: 2, '2xl': 3, '3xl': 4, '4xl': 5, '5xl': 6 } as const;
/** Filters for map tiles, which are made for light pages. On dark pages a contrast below 1 avoids black on black. */
const MAPS = {
  light: { '--map-filter': 'none', '--map-ground': '#f1f0ec' },
  dark: { '--map-filter': 'invert(1) grayscale(1) contrast(0.82)', '--map-ground': '#232323' },
} as const;

const PHONE = 360;
const DESKTOP = 1440;

/** Returns all custom properties of a theme. */
export function themeProperties(theme: Theme): Record<string, string> {
  const { heading, radius, shadow } = theme;
  return {
    colorScheme: theme.scheme,
    // Archivo has narrow spaces.
    wordSpacing: theme.fonts.body === 'archivo' ? '0.06em' : 'normal',
    ...colorProperties(theme),
    ...typeProperties(theme),
    '--font-body': FAMILIES[theme.fonts.body],
    '--font-heading': FAMILIES[theme.fonts.heading],
    '--heading-weight': String(heading.weight),
    '--heading-weight-small': String(heading.smallWeight),
    '--heading-case': heading.case,
    '--heading-spacing': heading.spacing,
    '--heading-line': String(heading.lineHeight),
    '--radius-small': `${radius.small}px`,
    '--radius': `${radius.medium}px`,
    '--radius-large': `${radius.large}px`,
    '--radius-control': `${radius.control}px`,
    '--radius-chip': `${radius.chip}px`,
    '--button-weight': String(theme.buttonWeight),
    '--shadow': shadow.small,
    '--shadow-large': shadow.large,
    '--car-backdrop': carBackdrop(theme),
    ...logoProperties(theme),
    ...MAPS[theme.scheme],
  };
}

/** Returns the background of pictures of cars: the ground, with a light behind the car where the theme has one. */
function carBackdrop({ colors }: Theme): string {
  const { carGround, carLight } = colors;
  if (carLight === carGround) return carGround;
  return `radial-gradient(ellipse 64% 60% at 50% 58%, ${carLight}, ${carGround})`;
}

/** Returns the opacities of the dark and the light logo on the page's background, on the contrast band and on the hero's field. */
function logoProperties({ colors }: Theme): Record<string, string> {
  const [ground, contrast, hero] = [colors.ground, colors.contrast, colors.heroGround].map(
    (color) => contrastRatio(color, '#ffffff') < 4.5,
  );
  return {
    '--logo-dark': ground ? '1' : '0',
    '--logo-light': ground ? '0' : '1',
    '--logo-dark-contrast': contrast ? '1' : '0',
    '--logo-light-contrast': contrast ? '0' : '1',
    '--logo-dark-hero': hero ? '1' : '0',
    '--logo-light-hero': hero ? '0' : '1',
  };
}

function colorProperties({ colors }: Theme): Record<string, string> {
  return Object.fromEntries(Object.entries(colors).map(([role, value]) => [`--color-${kebab(role)}`, value]));
}

function typeProperties({ type }: Theme): Record<string, string> {
  const [phone, desktop] = type.base;
  const { small = 1 } = type;
  const sizes: Record<string, string> = {
    '--text-xs': fluid(12.5 * small, 13 * small),
    '--text-sm': fluid(14 * small, 15 * small),
    '--text-md': fluid(phone, desktop),
  };
  for (const [name, step] of Object.entries(STEPS)) {
    sizes[`--text-${name}`] = fluid(phone * type.ratio[0] ** step, desktop * type.ratio[1] ** step);
  }
  return sizes;
}

/** Returns a size in rem that grows linearly from `small` px on a phone to `large` px on a desktop. */
export function fluid(small: number, large: number): string {
  const slope = (large - small) / (DESKTOP - PHONE);
  const start = small - slope * PHONE;
  return `clamp(${rem(small)}, ${rem(start)} + ${round(slope * 100)}vw, ${rem(large)})`;
}

const rem = (px: number) => `${round(px / 16)}rem`;
const round = (value: number) => Math.round(value * 10_000) / 10_000;
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
