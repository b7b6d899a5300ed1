import type { Theme } from '../theme.ts';
import { marlow } from './marlow.ts';

/** White and blue, tight grotesk. */
export const bmw = {
  ...marlow,
  colors: {
    ...marlow.colors,
    ground: '#ffffff',
    surface: '#ffffff',
    tint: '#f2f4f7',
    contrast: '#0f1b2d',
    contrastInk: '#ffffff',
    contrastMuted: '#b6c1d0',
    contrastLine: '#33425a',
    contrastAccent: '#ffffff',
    contrastAccentInk: '#0f1b2d',
    ink: '#161c26',
    muted: '#586273',
    line: '#d9dee5',
    lineStrong: '#7d8796',
    accent: '#0a62c4',
    accentStrong: '#084d9c',
    accentInk: '#ffffff',
    chosen: '#0a62c4',
    chosenInk: '#ffffff',
    link: '#0a5cb8',
    badge: '#0f1b2d',
    badgeInk: '#ffffff',
    heroInkDark: '#161c26',
    focus: '#0a5cb8',
  },
  fonts: { body: 'schibsted', heading: 'schibsted' },
  heading: { weight: 650, smallWeight: 600, case: 'none', spacing: '-0.038em', lineHeight: 1.04 },
  type: { base: [16, 17], ratio: [1.2, 1.26] },
  radius: { small: 2, medium: 3, large: 4, control: 3, chip: 3 },
  buttonWeight: 600,
} as const satisfies Theme;
