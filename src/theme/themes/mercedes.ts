import type { Theme } from '../theme.ts';
import { marlow } from './marlow.ts';

/** Black and silver, large light headings. */
export const mercedes = {
  ...marlow,
  scheme: 'dark',
  colors: {
    ground: '#0b0b0c',
    surface: '#17181a',
    tint: '#131415',
    contrast: '#d4d7da',
    contrastInk: '#0b0b0c',
    contrastMuted: '#44484c',
    contrastLine: '#a9adb1',
    contrastAccent: '#0b0b0c',
    contrastAccentInk: '#ffffff',
    ink: '#f4f5f5',
    muted: '#a9adb2',
    line: '#2c2e31',
    lineStrong: '#74787d',
    accent: '#d4d7da',
    accentStrong: '#ffffff',
    accentInk: '#0b0b0c',
    chosen: '#d4d7da',
    chosenInk: '#0b0b0c',
    link: '#e3e5e7',
    positive: '#7fd0a4',
    warning: '#f0bc62',
    danger: '#ff9185',
    // Dark on the light pictures, and still to be seen on the ground.
    badge: '#2c2e31',
    badgeInk: '#f4f5f5',
    heroInk: '#ffffff',
    heroInkDark: '#0b0b0c',
    focus: '#ffffff',
    focusHalo: '#0b0b0c',
  },
  heading: { weight: 300, smallWeight: 400, case: 'none', spacing: '-0.02em', lineHeight: 1.06 },
  type: { base: [16, 17], ratio: [1.25, 1.32] },
  radius: { small: 0, medium: 0, large: 0, control: 0, chip: 0 },
  buttonWeight: 500,
  shadow: { small: '0 1px 2px rgb(0 0 0 / 0.4)', large: '0 28px 60px -16px rgb(0 0 0 / 0.8)' },
} as const satisfies Theme;
