import type { Look, Pt, Sheet } from './atlas.ts';
import { ends, type Lines } from './body.ts';

/** What is drawn on a body: windows, doors, lamps, grille, trim. Metres, as in `Shape`. */
export type Skin = {
  /** Belt line of the windows and the slanting line behind them, `[height, x]`. */
  readonly belt: readonly Pt[];
  readonly windowEnd: readonly Pt[];
  readonly pillars: readonly number[];
  readonly chrome: boolean;
  /** Vertical door gaps from front to rear: `[x at the sill, x at the belt]`. */
  readonly doors: readonly Pt[];
  readonly sliding?: boolean;
  readonly headlamp: Lamp;
  readonly taillamp: Lamp;
  readonly grille: Grille;
  readonly intake: readonly [number, number, number];
  readonly cladding: number;
  readonly screenFoot: number;
  readonly screenTop: number;
  readonly screenHalf: readonly [number, number];
  readonly backFoot: number;
  readonly backTop: number;
  readonly backHalf: readonly [number, number];
  readonly sunroof: boolean;
  readonly plate: readonly [number, number];
};

/** A lamp wraps round a corner: from `inner` on the face to `reach` metres along the flank. */
export type Lamp = {
  readonly inner: number;
  readonly low: number;
  readonly high: number;
  readonly outerLow: number;
  readonly outerHigh: number;
  readonly reach: number;
  readonly bar?: boolean;
};

export type Grille = { readonly style: 'mesh' | 'bars' | 'closed' | 'slim'; readonly low: number; readonly high: number; readonly half: number; readonly foot: number };

const GLASS: Look = { colour: '#050607', rough: 0.02, glass: 1, height: 0.44 };
const FRAME: Look = { colour: '#08090a', rough: 0.22, height: 0.46 };
const PLASTIC: Look = { colour: '#17181a', rough: 0.62, height: 0.5 };
const CHROME: Look = { colour: '#d9dbdc', rough: 0.12, metal: 1, height: 0.56 };
const GAP: Look = { colour: '#020202', rough: 0.95 };
const HOLE: Look = { colour: '#050506', rough: 0.7, height: 0.2 };

const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

const at = (line: readonly Pt[], x: number): number => {
  const sorted = [...line].sort((a, b) => a[0] - b[0]);
  const first = sorted[0] as Pt;
  if (x <= first[0]) return first[1];
  for (let i = 1; i < sorted.length; i += 1) {
    const [x1, y1] = sorted[i] as Pt;
    const [x0, y0] = sorted[i - 1] as Pt;
    if (x <= x1) return lerp(y0, y1, (x - x0) / (x1 - x0));
  }
  return (sorted[sorted.length - 1] as Pt)[1];
};

/** Outline of the side windows, drawn in by `d` metres all round. */
const windowLine = (lines: Lines, skin: Skin, d: number): Pt[] => {
  const { shape } = lines;
  const upper = (x: number): number => lines.roof(x) - shape.roofCrown * 0.62 - 0.062 - d;
  const lower = (x: number): number => at(skin.belt, x) + d;
  const frontAt = (y: number): number => lines.screen(y + 0.02) - shape.screenBow * 0.4 - 0.085 - d * 1.6;
  const rearAt = (y: number): number => at(skin.windowEnd, y) + d * 1.2;
  const outline: Pt[] = [];
  const heights = Array.from({ length: 24 }, (_, i) => 0.6 + i * 0.07);
  const front = heights.map((y): Pt => [frontAt(y), y]).filter(([x, y]) => y > lower(x) && y < upper(x));
  const rear = heights.map((y): Pt => [rearAt(y), y]).filter(([x, y]) => y > lower(x) && y < upper(x));
  const between = (x: number, y: number): boolean => x < frontAt(y) && x > rearAt(y);
  const xs = Array.from({ length: 200 }, (_, i) => -3 + i * 0.03);
  outline.push(...front);
  outline.push(...[...xs].reverse().map((x): Pt => [x, upper(x)]).filter(([x, y]) => between(x, y)));
  outline.push(...[...rear].reverse());
  outline.push(...xs.map((x): Pt => [x, lower(x)]).filter(([x, y]) => between(x, y)));
  return outline;
};

const drawWindows = (sheet: Sheet, lines: Lines, skin: Skin): void => {
  const frame = windowLine(lines, skin, 0.012);
  const glass = windowLine(lines, skin, 0.042);
  if (skin.chrome) sheet.line('side', frame, 0.03, CHROME, true);
  sheet.fill('side', frame, FRAME, 0.006);
  sheet.within('side', glass, () => {
    sheet.fill('side', glass, GLASS);
    for (const x of skin.pillars) {
      const foot = at(skin.belt, x);
      sheet.line('side', [[x + 0.02, foot - 0.1], [x - 0.05, foot + 0.7]], 0.085, FRAME);
      sheet.line('side', [[x + 0.02, foot - 0.1], [x - 0.05, foot + 0.7]], 0.006, GAP);
    }
  });
  // The corner behind the A-pillar that carries the mirror.
  const first = [...glass].sort((a, b) => b[0] - a[0])[0];
  if (first !== undefined) {
    sheet.within('side', glass, () => {
      sheet.fill('side', [[first[0] + 0.1, first[1] - 0.1], [first[0] - 0.13, first[1] - 0.1], [first[0] - 0.16, first[1] + 0.22], [first[0] + 0.1, first[1] + 0.3]], FRAME);
    });
  }
};

const drawDoors = (sheet: Sheet, lines: Lines, skin: Skin): void => {
  const { shape } = lines;
  const sill = shape.belly + 0.13;
  const rearAxle = -shape.wheelbase / 2;
  const edge = (door: Pt): Pt[] => {
    const belt = at(skin.belt, door[1]) + 0.01;
    return Array.from({ length: 30 }, (_, i): Pt => {
      const t = i / 29;
      const y = lerp(sill, belt, t);
      let x = lerp(door[0], door[1], t ** 1.5);
      const clear = lines.arch + 0.05;
      const dy = y - shape.wheel;
      // The rear door's edge follows the arch.
      if (Math.abs(dy) < clear && x < rearAxle + clear) x = Math.max(x, rearAxle + Math.sqrt(clear * clear - dy * dy));
      return [x, y];
    });
  };
  for (const door of skin.doors) sheet.line('side', edge(door), 0.007, GAP);
  const first = skin.doors[0];
  const last = skin.doors[skin.doors.length - 1];
  if (first === undefined || last === undefined) return;
  const lastFoot = edge(last)[0] as Pt;
  sheet.line('side', [[first[0], sill], [lastFoot[0], sill]], 0.007, GAP);
};

const flankTrim = (sheet: Sheet, lines: Lines, skin: Skin): void => {
  const { shape } = lines;
  const low = shape.belly + skin.cladding;
  const { front, rear } = ends(lines);
  sheet.fill('side', [[rear - 0.2, -0.1], [front + 0.2, -0.1], [front + 0.2, low], [rear - 0.2, low]], PLASTIC);
  if (skin.cladding > 0.12) {
    for (const axle of [shape.wheelbase / 2, -shape.wheelbase / 2]) {
      sheet.disc('side', [axle, shape.wheel], lines.arch + 0.05, PLASTIC);
    }
  }
  for (const axle of [shape.wheelbase / 2, -shape.wheelbase / 2]) {
    sheet.disc('side', [axle, shape.wheel], lines.arch + 0.004, { colour: '#060606', rough: 0.9 });
  }
};

/** Outlines of a lamp on its face and on the flank. */
const lampOutline = (lamp: Lamp, corner: number, sign: number): { face: Pt[]; flank: Pt[] } => {
  const face: Pt[] = [
    [lamp.inner + 0.02, lamp.low],
    [lamp.inner, lerp(lamp.low, lamp.high, 0.75)],
    [lamp.inner + 0.04, lamp.high],
    [1.1, lamp.outerHigh],
    [1.1, lamp.outerLow],
  ];
  const tip = corner - lamp.reach * sign;
  const flank: Pt[] = [
    [corner + 0.5 * sign, lamp.outerLow],
    [corner + 0.5 * sign, lamp.outerHigh],
    [tip + 0.03 * sign, lamp.outerHigh + 0.012],
    [tip, lerp(lamp.outerLow, lamp.outerHigh, 0.8)],
    [corner - lamp.reach * 0.45 * sign, lamp.outerLow + 0.005],
  ];
  return { face, flank };
};

const headlamps = (sheet: Sheet, lines: Lines, skin: Skin): void => {
  const { headlamp } = skin;
  const { front } = ends(lines);
  const { face, flank } = lampOutline(headlamp, front - lines.shape.noseBow - 0.02, 1);
  const housing: Look = { colour: '#16181b', rough: 0.25, metal: 0.6, height: 0.4 };
  const parts = [['front', face], ['side', flank]] as const;
  for (const [view, outline] of parts) {
    sheet.fill(view, outline, GAP, 0.006);
    sheet.fill(view, outline, housing, 0.001);
  }
  const middle = (t: number): Pt => [lerp(headlamp.inner + 0.07, 0.8, t), lerp(lerp(headlamp.low, headlamp.outerLow, t), lerp(headlamp.high, headlamp.outerHigh, t), 0.52)];
  const size = (headlamp.high - headlamp.low) * 0.3;
  sheet.within('front', face, () => {
    for (const t of [0.16, 0.48, 0.8]) {
      const centre = middle(t);
      sheet.fill('front', [[centre[0] - size * 1.25, centre[1] - size], [centre[0] + size * 1.25, centre[1] - size], [centre[0] + size * 1.25, centre[1] + size], [centre[0] - size * 1.25, centre[1] + size]], { colour: '#5c6268', rough: 0.12, metal: 1, height: 0.42 }, 0.006);
      sheet.disc('front', centre, size * 0.92, { colour: '#9aa4ad', rough: 0.05, metal: 0.9, height: 0.5 });
      sheet.disc('front', centre, size * 0.62, { colour: '#dfe8f0', rough: 0.04, metal: 0.4, glow: 0.25, height: 0.56 });
    }
  });
  const drl: Look = { colour: '#ffffff', rough: 0.2, glow: 0.72, height: 0.55 };
  sheet.line('front', [[headlamp.inner + 0.035, headlamp.low + 0.02], [headlamp.inner + 0.022, headlamp.high - 0.016], [1.1, headlamp.outerHigh - 0.014]], 0.014, drl);
  sheet.within('side', flank, () => sheet.line('side', [[(flank[1] as Pt)[0], headlamp.outerHigh - 0.014], [(flank[2] as Pt)[0] + 0.05, headlamp.outerHigh - 0.004]], 0.014, drl));
};

const taillamps = (sheet: Sheet, lines: Lines, skin: Skin): void => {
  const { taillamp } = skin;
  const { rear } = ends(lines);
  const { face, flank } = lampOutline(taillamp, rear + lines.shape.tailBow + 0.02, -1);
  const red: Look = { colour: '#7a060a', rough: 0.08, height: 0.52 };
  const lit: Look = { colour: '#e01018', rough: 0.08, glow: 0.5, height: 0.54 };
  if (taillamp.bar === true) {
    const y = lerp(taillamp.low, taillamp.high, 0.72);
    sheet.line('rear', [[0, y], [taillamp.inner + 0.05, y]], 0.05, { colour: '#300406', rough: 0.08 });
    sheet.line('rear', [[0, y], [taillamp.inner + 0.05, y]], 0.02, lit);
  }
  for (const [view, outline] of [['rear', face], ['side', flank]] as const) {
    sheet.fill(view, outline, GAP, 0.006);
    sheet.fill(view, outline, red, 0.001);
  }
  const mid = lerp(taillamp.low, taillamp.high, 0.5);
  sheet.within('rear', face, () => {
    sheet.line('rear', [[taillamp.inner + 0.03, taillamp.low + 0.018], [taillamp.inner + 0.03, taillamp.high - 0.02], [1.1, taillamp.outerHigh - 0.02]], 0.02, lit);
    sheet.line('rear', [[taillamp.inner + 0.08, mid - 0.008], [1.1, lerp(taillamp.outerLow, taillamp.outerHigh, 0.4)]], 0.012, lit);
    sheet.fill('rear', [[taillamp.inner + 0.08, taillamp.low + 0.01], [taillamp.inner + 0.2, taillamp.low + 0.01], [taillamp.inner + 0.2, taillamp.low + 0.035], [taillamp.inner + 0.08, taillamp.low + 0.035]], { colour: '#c9cccd', rough: 0.1, metal: 0.5 });
  });
  sheet.within('side', flank, () => sheet.line('side', [[(flank[1] as Pt)[0], taillamp.outerHigh - 0.02], [(flank[2] as Pt)[0] - 0.03, taillamp.outerHigh - 0.012]], 0.02, lit));
};

const drawGrille = (sheet: Sheet, skin: Skin): void => {
  const { grille } = skin;
  const outline: Pt[] = [[-grille.foot, grille.low], [grille.foot, grille.low], [grille.half, lerp(grille.low, grille.high, 0.7)], [grille.half - 0.02, grille.high], [-grille.half + 0.02, grille.high], [-grille.half, lerp(grille.low, grille.high, 0.7)]];
  if (grille.style === 'closed') {
    sheet.fill('front', outline, { colour: '#0b0c0d', rough: 0.16, height: 0.46 }, 0.012);
    return;
  }
  sheet.fill('front', outline, grille.style === 'slim' ? FRAME : { ...CHROME, colour: '#b9bcbe' }, 0.022);
  sheet.fill('front', outline, HOLE, 0.01);
  sheet.within('front', outline, () => {
    const step = grille.style === 'mesh' ? 0.026 : 0.04;
    for (let y = grille.low; y < grille.high; y += step) {
      sheet.line('front', [[-1, y], [1, y]], grille.style === 'mesh' ? 0.006 : 0.012, { colour: grille.style === 'bars' ? '#85898c' : '#1b1d1f', rough: 0.3, metal: grille.style === 'bars' ? 0.6 : 0, height: 0.5 });
    }
    if (grille.style !== 'mesh') return;
    for (let z = -1; z < 1; z += 0.034) sheet.line('front', [[z, grille.low], [z, grille.high]], 0.006, { colour: '#1b1d1f', rough: 0.3, height: 0.5 });
  });
};

const drawFront = (sheet: Sheet, lines: Lines, skin: Skin): void => {
  const low = lines.shape.belly + skin.cladding * 0.9;
  sheet.fill('front', [[-1.2, -0.1], [1.2, -0.1], [1.2, low], [-1.2, low]], PLASTIC);
  const [from, to, half] = skin.intake;
  const intake: Pt[] = [[-half + 0.06, from], [half - 0.06, from], [half, lerp(from, to, 0.6)], [half - 0.1, to], [-half + 0.1, to], [-half, lerp(from, to, 0.6)]];
  sheet.fill('front', intake, HOLE, 0.014);
  sheet.within('front', intake, () => {
    for (let y = from; y < to; y += 0.03) sheet.line('front', [[-1, y], [1, y]], 0.009, { colour: '#1d1f21', rough: 0.4, height: 0.45 });
  });
  // Air curtains at the corners.
  sheet.fill('front', [[half + 0.1, from + 0.02], [half + 0.18, from], [half + 0.19, to + 0.06], [half + 0.13, to + 0.04]], HOLE, 0.01);
  sheet.line('front', [[-half + 0.05, from - 0.012], [half - 0.05, from - 0.012]], 0.012, { ...CHROME, colour: '#8e9193', rough: 0.3 });
  drawGrille(sheet, skin);
  headlamps(sheet, lines, skin);
};

const drawRear = (sheet: Sheet, lines: Lines, skin: Skin): void => {
  const low = lines.shape.belly + skin.cladding + 0.1;
  sheet.fill('rear', [[-1.2, -0.1], [1.2, -0.1], [1.2, low - 0.06], [0.62, low - 0.06], [0.52, low], [-0.52, low], [-0.62, low - 0.06], [-1.2, low - 0.06]], PLASTIC);
  for (const z of [0.55, 0.75]) sheet.fill('rear', [[z - 0.06, low - 0.13], [z + 0.06, low - 0.13], [z + 0.06, low - 0.1], [z - 0.06, low - 0.1]], { colour: '#6d7073', rough: 0.2, metal: 1 }, 0.012);
  sheet.line('rear', [[0.68, low + 0.02], [0.9, low + 0.02]], 0.03, { colour: '#5a0508', rough: 0.1, height: 0.52 });
  const gate = skin.taillamp.low - 0.02;
  const foot = Math.max(low + 0.1, skin.plate[1] - 0.14);
  sheet.line('rear', [[0, foot], [0.6, foot], [0.66, foot + 0.05], [0.68, gate]], 0.008, GAP);
  // A dished panel for the plate, with the handle strip above it.
  const [, plateY] = skin.plate;
  sheet.fill('rear', [[-0.3, plateY - 0.075], [0.3, plateY - 0.075], [0.34, plateY + 0.085], [-0.34, plateY + 0.085]], { colour: '#000', paint: 1, rough: 0.36, metal: 0.5, height: 0.3 }, 0.02);
  sheet.fill('rear', [[-0.16, plateY + 0.1], [0.16, plateY + 0.1], [0.16, plateY + 0.115], [-0.16, plateY + 0.115]], FRAME, 0.006);
  taillamps(sheet, lines, skin);
};

const screenOutline = (foot: number, top: number, half: readonly [number, number], d: number): Pt[] => {
  const steps = Array.from({ length: 13 }, (_, i) => -1 + i / 6);
  const lower = steps.map((t): Pt => [t * (half[0] - d), foot + d - 0.05 * t * t]);
  const upper = [...steps].reverse().map((t): Pt => [t * (half[1] - d), top - d - 0.04 * t * t]);
  return [...lower, ...upper];
};

const drawScreens = (sheet: Sheet, skin: Skin): void => {
  const parts = [
    ['front', screenOutline(skin.screenFoot, skin.screenTop, skin.screenHalf, 0), screenOutline(skin.screenFoot, skin.screenTop, skin.screenHalf, 0.025)],
    ['rear', screenOutline(skin.backFoot, skin.backTop, skin.backHalf, 0), screenOutline(skin.backFoot, skin.backTop, skin.backHalf, 0.025)],
  ] as const;
  for (const [face, edge, glass] of parts) {
    if (skin.backFoot >= skin.backTop && face === 'rear') continue;
    sheet.fill(face, edge, FRAME, 0.008);
    sheet.fill(face, glass, GLASS);
  }
  const foot = skin.screenFoot;
  sheet.line('front', [[-0.62, foot + 0.015], [-0.05, foot + 0.05]], 0.018, { ...FRAME, height: 0.7 });
  sheet.line('front', [[0.08, foot + 0.03], [0.66, foot + 0.028]], 0.018, { ...FRAME, height: 0.7 });
};

const drawTop = (sheet: Sheet, lines: Lines, skin: Skin): void => {
  const { front } = ends(lines);
  const cowl = lines.screen(skin.screenFoot);
  const half = lines.plan(cowl) - 0.1;
  const bonnet: Pt[] = [[cowl - 0.1, half - 0.02], [cowl + 0.2, half], [front - 0.4, half - 0.12], [front - 0.16, half - 0.3], [front - 0.12, 0]];
  sheet.line('top', bonnet, 0.007, GAP);
  const crest: Pt[] = [[cowl, 0.4], [front - 0.3, 0.24]];
  sheet.line('top', crest, 0.02, { colour: '#000', paint: 1, rough: 0.36, metal: 0.5, height: 0.58 });
  if (!skin.sunroof) return;
  const from = lines.screen(skin.screenTop) - 0.16;
  const glass: Pt[] = [[from, -0.4], [from, 0.4], [from - 0.85, 0.4], [from - 0.85, -0.4]];
  sheet.fill('top', glass, { ...GLASS, glass: 0 }, 0.04);
};

/** Draws the whole blueprint of a car. */
export const drawSkin = (sheet: Sheet, lines: Lines, skin: Skin): void => {
  drawTop(sheet, lines, skin);
  drawDoors(sheet, lines, skin);
  flankTrim(sheet, lines, skin);
  drawFront(sheet, lines, skin);
  drawRear(sheet, lines, skin);
  drawWindows(sheet, lines, skin);
  drawScreens(sheet, skin);
};
