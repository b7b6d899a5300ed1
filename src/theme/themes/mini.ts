import type { Theme } from '../theme.ts';
import { marlow } from './marlow.ts';

/** Black and white, bold upper case. */
export const mini = {
  ...marlow,
  colors: {
    ...marlow.colors,
    ground: '#ffffff',
    surface: '#ffffff',
    tint: '#f1f1f1',
    contrast: '#000000',
    contrastInk: '#ffffff',
    contrastMuted: '#bdbdbd',
    contrastLine: '#3c3c3c',
    contrastAccent: '#ffffff',
    contrastAccentInk: '#000000',
    ink: '#000000',
    muted: '#595959',
    line: '#d9d9d9',
    lineStrong: '#767676',
    accent: '#000000',
    accentStrong: '#333333',
    accentInk: '#ffffff',
    chosen: '#000000',
    chosenInk: '#ffffff',
    link: '#000000',
    badge: '#000000',
    badgeInk: '#ffffff',
    heroInkDark: '#000000',
    focus: '#000000',
  },
  fonts: { body: 'schibsted', heading: 'schibsted' },
  heading: { weight: 800, smallWeight: 750, case: 'uppercase', spacing: '-0.01em', lineHeight: 1.02 },
  type: { base: [16, 17], ratio: [1.18, 1.24] },
  radius: { small: 0, medium: 0, large: 0, control: 0, chip: 0 },
  buttonWeight: 750,
} as const satisfies Theme;
