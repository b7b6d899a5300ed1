/** Colours of the illustrations: a ramp of two hues for each theme of the sites, and what each tone is for. */

export const ILLUSTRATION_THEMES = [
  'norrvag',
  'rullande',
  'marlow',
  'mercedes',
  'smart',
  'mini',
  'bmw',
  'plain',
] as const;
export type IllustrationTheme = (typeof ILLUSTRATION_THEMES)[number];

export const MOODS = ['day', 'dusk', 'night'] as const;
export type Mood = (typeof MOODS)[number];

/** Roles of tones in a picture. */
export interface Palette {
  /** Sky or wall, the background of a picture. */
  readonly air: string;
  /** Ridges from far to near. */
  readonly far: string;
  readonly middle: string;
  readonly near: string;
  /** Ground, and shadows on it. */
  readonly ground: string;
  readonly shade: string;
  readonly snow: string;
  readonly road: string;
  readonly marking: string;
  /** The lightest tone: windows, lamps, a sun. */
  readonly glow: string;
  readonly soft: string;
  readonly mid: string;
  readonly strong: string;
  readonly deep: string;
  readonly ink: string;
  readonly skins: readonly [string, string, string];
  /** Rear lamps and signs that forbid: red in every theme. */
  readonly tail: string;
  /** The colour that one can name. */
  readonly accent: string;
  /** The accent, or ink where the background has the colour of the accent. */
  readonly pop: string;
}

/** Mixes two colours of six hex digits; `part` 0 gives the first. */
export function mix(one: string, other: string, part: number): string {
  const channel = (at: number): string => {
    const [from, to] = [one, other].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number];
    return Math.round(from + (to - from) * part)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

type Ramp = readonly [string, string, string, string, string, string, string, string];

interface Hues {
  readonly ramp: Ramp;
  readonly accent: string;
  readonly skins: readonly [string, string, string];
  /** Index of the ramp for each role: air, far, middle, near, ground, shade. */
  readonly day: readonly [number, number, number, number, number, number];
  readonly dusk: readonly [number, number, number, number, number, number];
}

const NIGHT = [7, 6, 6, 5, 4, 6] as const;

const TAIL = '#c63a2e';

const HUES: Readonly<Record<IllustrationTheme, Hues>> = {
  norrvag: {
    ramp: ['#fcfaf4', '#efe9dd', '#ded6c5', '#bcc2b0', '#85a08c', '#3c7761', '#0e4f3d', '#0b2a23'],
    accent: '#0e5a45',
    skins: ['#e9cfb6', '#b98e6d', '#6e4d3b'],
    day: [1, 3, 4, 5, 2, 3],
    dusk: [4, 5, 5, 6, 3, 5],
  },
  rullande: {
    ramp: ['#fffdf3', '#ffeb94', '#ffd60a', '#e9b400', '#aaa493', '#5a564d', '#2d2b27', '#141413'],
    accent: '#ffd60a',
    skins: ['#ffe3bd', '#c58a4a', '#6b4426'],
    day: [2, 3, 5, 6, 0, 1],
    dusk: [3, 5, 5, 6, 1, 3],
  },
  marlow: {
    ramp: ['#fffefb', '#f4f0e6', '#e3dccb', '#bdc4d0', '#8391ae', '#435b8a', '#1c2f59', '#101a33'],
    accent: '#1c2f59',
    skins: ['#ecd3bd', '#b78e73', '#6a4c40'],
    day: [1, 3, 4, 5, 2, 3],
    dusk: [4, 5, 5, 6, 3, 5],
  },
  mercedes: {
    ramp: ['#f6f7f7', '#d7dadd', '#abafb4', '#7d8288', '#4e5257', '#2d2f33', '#18191b', '#0b0b0c'],
    accent: '#d7dadd',
    skins: ['#d9cdc4', '#9b8578', '#5a4a42'],
    day: [6, 5, 5, 4, 5, 6],
    dusk: [7, 6, 5, 4, 5, 6],
  },
  smart: {
    ramp: ['#f7faf2', '#e6fb82', '#d3f23c', '#a5c133', '#75826f', '#4b5458', '#2d3336', '#15181a'],
    accent: '#d3f23c',
    skins: ['#e6d3bf', '#a98468', '#634a3c'],
    day: [6, 5, 5, 4, 5, 7],
    dusk: [7, 6, 5, 4, 5, 6],
  },
  mini: {
    ramp: ['#ffffff', '#f3f3f3', '#e0e0e0', '#bababa', '#8c8c8c', '#4d4d4d', '#1f1f1f', '#000000'],
    accent: '#000000',
    skins: ['#ead5c4', '#b08d76', '#64493c'],
    day: [1, 3, 4, 5, 2, 3],
    dusk: [4, 5, 5, 6, 3, 5],
  },
  // For customers without illustrations of their own.
  plain: {
    ramp: ['#ffffff', '#f3f1ee', '#e2dfda', '#c2c3c4', '#93999f', '#5b666f', '#2f3a44', '#161c22'],
    accent: '#2f3a44',
    skins: ['#e9d2be', '#b68f74', '#6a4d3e'],
    day: [1, 3, 4, 5, 2, 3],
    dusk: [4, 5, 5, 6, 3, 5],
  },
  bmw: {
    ramp: ['#ffffff', '#eef3f9', '#d6e3f2', '#a9c8ea', '#5b9adb', '#0a62c4', '#0d3f7d', '#0f1b2d'],
    accent: '#0a62c4',
    skins: ['#ecd4c0', '#b48d73', '#674b3e'],
    day: [1, 2, 3, 4, 2, 3],
    dusk: [4, 5, 5, 6, 3, 5],
  },
};

/** Returns the tones of a theme at a time of day. */
export function paletteOf(theme: IllustrationTheme, mood: Mood): Palette {
  const { ramp, accent, skins, ...moods } = HUES[theme];
  const [air, far, middle, near, ground, shade] = mood === 'night' ? NIGHT : moods[mood];
  const isDark = mood === 'night';
  return {
    air: ramp[air] as string,
    far: ramp[far] as string,
    middle: ramp[middle] as string,
    near: ramp[near] as string,
    ground: ramp[ground] as string,
    shade: ramp[shade] as string,
    snow: ramp[isDark ? 3 : 0],
    road: ramp[isDark ? 6 : 5],
    marking: ramp[isDark ? 3 : 1],
    glow: ramp[isDark ? 1 : 0],
    soft: ramp[3],
    mid: ramp[4],
    strong: ramp[5],
    deep: ramp[6],
    ink: ramp[7],
    skins,
    tail: TAIL,
    accent,
    pop: ramp[air] === accent ? ramp[7] : accent,
  };
}

/** Returns a palette whose tones are all one colour, for the shadow of a shape. */
export function singleTone(tone: string): Palette {
  return {
    air: tone,
    far: tone,
    middle: tone,
    near: tone,
    ground: tone,
    shade: tone,
    snow: tone,
    road: tone,
    marking: tone,
    glow: tone,
    soft: tone,
    mid: tone,
    strong: tone,
    deep: tone,
    ink: tone,
    skins: [tone, tone, tone],
    tail: tone,
    accent: tone,
    pop: tone,
  };
}
