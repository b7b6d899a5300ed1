/** What a theme is: data, made into custom properties by `themes.styles.ts`. Components know the roles, never the values. */

/** Colours by role, as `#rrggbb`. Pairs that must contrast are listed in `contrast.test.ts`. */
export interface ThemeColors {
  /** The page. */
  ground: string;
  /** Cards, fields and panels on the page. */
  surface: string;
  /** A quiet band across the page. */
  tint: string;
  /** A loud band across the page, and what is written on it. */
  contrast: string;
  contrastInk: string;
  contrastMuted: string;
  contrastLine: string;
  contrastAccent: string;
  contrastAccentInk: string;
  ink: string;
  /** Secondary text; meets 4.5:1 like ink. */
  muted: string;
  /** Hairlines that only divide. */
  line: string;
  /** Borders that tell a control from its ground: 3:1. */
  lineStrong: string;
  /** What acts: primary buttons, ranges, boxes that are ticked. */
  accent: string;
  accentStrong: string;
  accentInk: string;
  /** One of several that is chosen: chips, modes, pages. */
  chosen: string;
  chosenInk: string;
  /** The accent as text on ground, surface and tint. */
  link: string;
  positive: string;
  warning: string;
  danger: string;
  /** Badges on pictures and cards. */
  badge: string;
  badgeInk: string;
  /** Words on pictures, light and dark, over the scrim of the other. */
  heroInk: string;
  heroInkDark: string;
  /** Ring around what has the focus, and the halo that keeps it visible on any ground. */
  focus: string;
  focusHalo: string;
}

export type FontName = 'schibsted' | 'archivo' | 'newsreader';

export interface Theme {
  scheme: 'light' | 'dark';
  colors: ThemeColors;
  /** Colours on paper, where those of the screen are dark. */
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
  /** Sizes in px and growth per step, on a phone of 360 and a desktop of 1440 px. */
  type: { base: readonly [number, number]; ratio: readonly [number, number] };
  /** In px. */
  radius: { small: number; medium: number; large: number; control: number; chip: number };
  /** Weight of what is written on buttons. */
  buttonWeight: number;
  shadow: { small: string; large: string };
}
