import type { CardStyle } from './cardStyle.ts';
import type { PageHeroStyle } from './pageHeroStyle.ts';

/** A theme is data, converted to custom properties by `themes.styles.ts`. Components use the roles, never the values. */

/** Colours by role, as `#rrggbb`. `contrast.test.ts` lists the pairs that must contrast. */
export interface ThemeColors {
  /** Background of the page. */
  ground: string;
  /** Background of cards, fields and panels. */
  surface: string;
  /** A subtle band across the page. */
  tint: string;
  /** A strong band across the page, and the colours of its content. */
  contrast: string;
  contrastInk: string;
  contrastMuted: string;
  contrastLine: string;
  contrastAccent: string;
  contrastAccentInk: string;
  ink: string;
  /** Secondary text. Meets 4.5:1 like ink. */
  muted: string;
  /** Decorative dividers. */
  line: string;
  /** Borders of controls: 3:1 to the background. */
  lineStrong: string;
  /** Primary buttons, ranges, checked boxes. */
  accent: string;
  accentStrong: string;
  accentInk: string;
  /** The selected one of several options: chips, modes, pages. */
  chosen: string;
  chosenInk: string;
  /** The accent as text on ground, surface and tint. */
  link: string;
  positive: string;
  warning: string;
  danger: string;
  /** Badges on images and cards. */
  badge: string;
  badgeInk: string;
  /** The field of a hero, the colours of its content, and of its buttons. No text stands on a picture. */
  heroGround: string;
  heroInk: string;
  heroMuted: string;
  heroLine: string;
  heroAccent: string;
  heroAccentInk: string;
  /** The ground behind pictures of cars, which are cut out; text on it; and the light behind the car: the ground itself where it is flat. */
  carGround: string;
  carGroundInk: string;
  carLight: string;
  /** Focus ring, and its halo, which keeps it visible on any background. */
  focus: string;
  focusHalo: string;
}

export type FontName =
  | 'schibsted'
  | 'archivo'
  | 'newsreader'
  | 'libreFranklin'
  | 'jost'
  | 'nunito'
  | 'unbounded'
  | 'sofiaCondensed';

export interface Theme {
  scheme: 'light' | 'dark';
  cards?: CardStyle;
  pageHero?: PageHeroStyle;
  colors: ThemeColors;
  /** Colours in print, for dark themes. */
  printColors?: ThemeColors;
  fonts: { body: FontName; heading: FontName };
  heading: {
    weight: number;
    /** Weight of the small headings of cards. */
    smallWeight: number;
    case: 'none' | 'uppercase';
    /** In em. */
    spacing: string;
    lineHeight: number;
  };
  /** Base size in px and ratio per step, at widths of 360 px and 1440 px; factor of the two sizes below the base, for condensed faces. */
  type: { base: readonly [number, number]; ratio: readonly [number, number]; small?: number };
  /** In px. */
  radius: { small: number; medium: number; large: number; control: number; chip: number };
  /** Font weight of buttons. */
  buttonWeight: number;
  shadow: { small: string; large: string };
}
