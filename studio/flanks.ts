import type { Pt, Sheet } from './atlas.ts';
import { ends, type Lines } from './body.ts';
import { at, CHROME, FRAME, GAP, GLASS, lerp, PLASTIC, pts } from './looks.ts';
import type { Skin } from './skinParts.ts';

/** Outline of the side windows, drawn in by `d` metres all round. */
export const windowLine = (lines: Lines, skin: Skin, d: number): Pt[] => {
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
  outline.push(
    ...[...xs]
      .reverse()
      .map((x): Pt => [x, upper(x)])
      .filter(([x, y]) => between(x, y)),
  );
  outline.push(...[...rear].reverse());
  outline.push(...xs.map((x): Pt => [x, lower(x)]).filter(([x, y]) => between(x, y)));
  return outline;
};

export const drawWindows = (sheet: Sheet, lines: Lines, skin: Skin): void => {
  const frame = windowLine(lines, skin, 0.012);
  const glass = windowLine(lines, skin, 0.042);
  if (skin.chrome) sheet.line('side', frame, 0.03, CHROME, true);
  sheet.fill('side', frame, FRAME, 0.006);
  sheet.within('side', glass, () => {
    sheet.fill('side', glass, GLASS);
    for (const x of skin.pillars) {
      const foot = at(skin.belt, x);
      sheet.line('side', pts([x + 0.02, foot - 0.1, x - 0.05, foot + 0.7]), 0.085, FRAME);
      sheet.line('side', pts([x + 0.02, foot - 0.1, x - 0.05, foot + 0.7]), 0.006, GAP);
    }
  });
  // The corner behind the A-pillar that carries the mirror.
  const first = [...glass].sort((a, b) => b[0] - a[0])[0];
  if (first !== undefined) {
    sheet.within('side', glass, () => {
      sheet.fill(
        'side',
        [
          [first[0] + 0.1, first[1] - 0.1],
          [first[0] - 0.13, first[1] - 0.1],
          [first[0] - 0.16, first[1] + 0.22],
          [first[0] + 0.1, first[1] + 0.3],
        ],
        FRAME,
      );
    });
  }
};

export const drawDoors = (sheet: Sheet, lines: Lines, skin: Skin): void => {
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
  sheet.line(
    'side',
    [
      [first[0], sill],
      [lastFoot[0], sill],
    ],
    0.007,
    GAP,
  );
};

export const flankTrim = (sheet: Sheet, lines: Lines, skin: Skin): void => {
  const { shape } = lines;
  const low = shape.belly + skin.cladding;
  const { front, rear } = ends(lines);
  sheet.fill('side', pts([rear - 0.2, -0.1, front + 0.2, -0.1, front + 0.2, low, rear - 0.2, low]), PLASTIC);
  if (skin.cladding > 0.12) {
    for (const axle of [shape.wheelbase / 2, -shape.wheelbase / 2]) {
      sheet.disc('side', [axle, shape.wheel], lines.arch + 0.05, PLASTIC);
    }
  }
  for (const axle of [shape.wheelbase / 2, -shape.wheelbase / 2]) {
    sheet.disc('side', [axle, shape.wheel], lines.arch + 0.004, { colour: '#060606', rough: 0.9 });
  }
};

export const screenOutline = (foot: number, top: number, half: readonly [number, number], d: number): Pt[] => {
  const steps = Array.from({ length: 13 }, (_, i) => -1 + i / 6);
  const lower = steps.map((t): Pt => [t * (half[0] - d), foot + d - 0.05 * t * t]);
  const upper = [...steps].reverse().map((t): Pt => [t * (half[1] - d), top - d - 0.04 * t * t]);
  return [...lower, ...upper];
};

export const drawScreens = (sheet: Sheet, skin: Skin): void => {
  const parts = [
    [
      'front',
      screenOutline(skin.screenFoot, skin.screenTop, skin.screenHalf, 0),
      screenOutline(skin.screenFoot, skin.screenTop, skin.screenHalf, 0.025),
    ],
    [
      'rear',
      screenOutline(skin.backFoot, skin.backTop, skin.backHalf, 0),
      screenOutline(skin.backFoot, skin.backTop, skin.backHalf, 0.025),
    ],
  ] as const;
  for (const [face, edge, glass] of parts) {
    if (skin.backFoot >= skin.backTop && face === 'rear') continue;
    sheet.fill(face, edge, FRAME, 0.008);
    sheet.fill(face, glass, GLASS);
  }
  const foot = skin.screenFoot;
  sheet.line('front', pts([-0.62, foot + 0.015, -0.05, foot + 0.05]), 0.018, { ...FRAME, height: 0.7 });
  sheet.line('front', pts([0.08, foot + 0.03, 0.66, foot + 0.028]), 0.018, { ...FRAME, height: 0.7 });
};

export const drawTop = (sheet: Sheet, lines: Lines, skin: Skin): void => {
  const { front } = ends(lines);
  const cowl = lines.screen(skin.screenFoot);
  const half = lines.plan(cowl) - 0.1;
  const bonnet: Pt[] = [
    [cowl - 0.1, half - 0.02],
    [cowl + 0.2, half],
    [front - 0.4, half - 0.12],
    [front - 0.16, half - 0.3],
    [front - 0.12, 0],
  ];
  sheet.line('top', bonnet, 0.007, GAP);
  const crest: Pt[] = [
    [cowl, 0.4],
    [front - 0.3, 0.24],
  ];
  sheet.line('top', crest, 0.02, { colour: '#000', paint: 1, rough: 0.36, metal: 0.5, height: 0.58 });
  if (!skin.sunroof) return;
  const from = lines.screen(skin.screenTop) - 0.16;
  const glass: Pt[] = [
    [from, -0.4],
    [from, 0.4],
    [from - 0.85, 0.4],
    [from - 0.85, -0.4],
  ];
  sheet.fill('top', glass, { ...GLASS, glass: 0 }, 0.04);
};
