import { contrastRatio } from './contrast.ts';
import type { FontName, Theme } from './theme.ts';

const FAMILIES: Readonly<Record<FontName, string>> = {
  schibsted:
    "'Schibsted Grotesk', 'Schibsted Grotesk fallback', 'Schibsted Grotesk wide fallback', system-ui, sans-serif",
  archivo: "'Archivo', 'Archivo fallback', 'Archivo wide fallback', system-ui, sans-serif",
  newsreader: "'Newsreader', 'Newsreader fallback', 'Newsreader wide fallback', Georgia, serif",
};

/** Steps of the type scale. `sm` and `xs` are fixed, because the ratio would make them too small. */
const STEPS = { lg: 1, xl: 2, '2xl': 3, '3xl': 4, '4xl': 5, '5xl': 6 } as const;
/** Filters for map tiles, which are made for light pages. On dark pages a contrast below 1 avoids black on black. */
const MAPS = {
  light: { '--map-filter': 'none', '--map-ground': '#cddde3' },
  dark: { '--map-filter': 'invert(1) grayscale(1) contrast(0.82)', '--map-ground': '#373737' },
} as const;

const PHONE = 360;
const DESKTOP = 1440;

/** Returns all custom properties of a theme. */
export function themeProperties(theme: Theme): Record<string, string> {
  const { heading, radius, shadow } = theme;
  return {
    colorScheme: theme.scheme,
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
    ...logoProperties(theme),
    ...heroProperties(theme),
    ...MAPS[theme.scheme],
  };
}

/** Returns the colours of controls on images: the accent of the theme with the higher contrast to the scrim. */
function heroProperties({ colors }: Theme): Record<string, string> {
  const accents = [
    { ground: colors.accent, ink: colors.accentInk },
    { ground: colors.contrastAccent, ink: colors.contrastAccentInk },
  ] as const;
  const best = (scrim: string) => {
    const [accent, other] = accents;
    return contrastRatio(accent.ground, scrim) >= contrastRatio(other.ground, scrim) ? accent : other;
  };
  const [light, dark] = [best(colors.heroInkDark), best(colors.heroInk)];
  return {
    '--color-hero-accent': light.ground,
    '--color-hero-accent-ink': light.ink,
    '--color-hero-accent-dark': dark.ground,
    '--color-hero-accent-dark-ink': dark.ink,
  };
}

/** Returns the opacities of the dark and the light logo on the page's background and on the contrast band. */
function logoProperties({ colors }: Theme): Record<string, string> {
  const [ground, contrast] = [colors.ground, colors.contrast].map((color) => contrastRatio(color, '#ffffff') < 4.5);
  return {
    '--logo-dark': ground ? '1' : '0',
    '--logo-light': ground ? '0' : '1',
    '--logo-dark-contrast': contrast ? '1' : '0',
    '--logo-light-contrast': contrast ? '0' : '1',
  };
}

function colorProperties({ colors }: Theme): Record<string, string> {
  return Object.fromEntries(Object.entries(colors).map(([role, value]) => [`--color-${kebab(role)}`, value]));
}

function typeProperties({ type }: Theme): Record<string, string> {
  const [phone, desktop] = type.base;
  const sizes: Record<string, string> = {
    '--text-xs': fluid(12.5, 13),
    '--text-sm': fluid(14, 15),
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
