import type { Look, Pt, Sheet } from './atlas.ts';
import { ends, type Lines } from './body.ts';
import { GAP, lerp } from './looks.ts';
import type { Lamp, Skin } from './skin.ts';

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

export const headlamps = (sheet: Sheet, lines: Lines, skin: Skin): void => {
  const { headlamp } = skin;
  const { front } = ends(lines);
  const { face, flank } = lampOutline(headlamp, front - lines.shape.noseBow - 0.02, 1);
  const housing: Look = { colour: '#16181b', rough: 0.25, metal: 0.6, height: 0.4 };
  const parts = [
    ['front', face],
    ['side', flank],
  ] as const;
  for (const [view, outline] of parts) {
    sheet.fill(view, outline, GAP, 0.006);
    sheet.fill(view, outline, housing, 0.001);
  }
  const middle = (t: number): Pt => [
    lerp(headlamp.inner + 0.07, 0.8, t),
    lerp(lerp(headlamp.low, headlamp.outerLow, t), lerp(headlamp.high, headlamp.outerHigh, t), 0.52),
  ];
  const size = (headlamp.high - headlamp.low) * 0.3;
  sheet.within('front', face, () => {
    for (const t of [0.16, 0.48, 0.8]) {
      const centre = middle(t);
      sheet.fill(
        'front',
        [
          [centre[0] - size * 1.25, centre[1] - size],
          [centre[0] + size * 1.25, centre[1] - size],
          [centre[0] + size * 1.25, centre[1] + size],
          [centre[0] - size * 1.25, centre[1] + size],
        ],
        { colour: '#5c6268', rough: 0.12, metal: 1, height: 0.42 },
        0.006,
      );
      sheet.disc('front', centre, size * 0.92, { colour: '#9aa4ad', rough: 0.05, metal: 0.9, height: 0.5 });
      sheet.disc('front', centre, size * 0.62, {
        colour: '#dfe8f0',
        rough: 0.04,
        metal: 0.4,
        glow: 0.25,
        height: 0.56,
      });
    }
  });
  const drl: Look = { colour: '#ffffff', rough: 0.2, glow: 0.72, height: 0.55 };
  sheet.line(
    'front',
    [
      [headlamp.inner + 0.035, headlamp.low + 0.02],
      [headlamp.inner + 0.022, headlamp.high - 0.016],
      [1.1, headlamp.outerHigh - 0.014],
    ],
    0.014,
    drl,
  );
  sheet.within('side', flank, () =>
    sheet.line(
      'side',
      [
        [(flank[1] as Pt)[0], headlamp.outerHigh - 0.014],
        [(flank[2] as Pt)[0] + 0.05, headlamp.outerHigh - 0.004],
      ],
      0.014,
      drl,
    ),
  );
};

export const taillamps = (sheet: Sheet, lines: Lines, skin: Skin): void => {
  const { taillamp } = skin;
  const { rear } = ends(lines);
  const { face, flank } = lampOutline(taillamp, rear + lines.shape.tailBow + 0.02, -1);
  const red: Look = { colour: '#7a060a', rough: 0.08, height: 0.52 };
  const lit: Look = { colour: '#e01018', rough: 0.08, glow: 0.5, height: 0.54 };
  if (taillamp.bar === true) {
    const y = lerp(taillamp.low, taillamp.high, 0.72);
    sheet.line(
      'rear',
      [
        [0, y],
        [taillamp.inner + 0.05, y],
      ],
      0.05,
      { colour: '#300406', rough: 0.08 },
    );
    sheet.line(
      'rear',
      [
        [0, y],
        [taillamp.inner + 0.05, y],
      ],
      0.02,
      lit,
    );
  }
  for (const [view, outline] of [
    ['rear', face],
    ['side', flank],
  ] as const) {
    sheet.fill(view, outline, GAP, 0.006);
    sheet.fill(view, outline, red, 0.001);
  }
  const mid = lerp(taillamp.low, taillamp.high, 0.5);
  sheet.within('rear', face, () => {
    sheet.line(
      'rear',
      [
        [taillamp.inner + 0.03, taillamp.low + 0.018],
        [taillamp.inner + 0.03, taillamp.high - 0.02],
        [1.1, taillamp.outerHigh - 0.02],
      ],
      0.02,
      lit,
    );
    sheet.line(
      'rear',
      [
        [taillamp.inner + 0.08, mid - 0.008],
        [1.1, lerp(taillamp.outerLow, taillamp.outerHigh, 0.4)],
      ],
      0.012,
      lit,
    );
    sheet.fill(
      'rear',
      [
        [taillamp.inner + 0.08, taillamp.low + 0.01],
        [taillamp.inner + 0.2, taillamp.low + 0.01],
        [taillamp.inner + 0.2, taillamp.low + 0.035],
        [taillamp.inner + 0.08, taillamp.low + 0.035],
      ],
      { colour: '#c9cccd', rough: 0.1, metal: 0.5 },
    );
  });
  sheet.within('side', flank, () =>
    sheet.line(
      'side',
      [
        [(flank[1] as Pt)[0], taillamp.outerHigh - 0.02],
        [(flank[2] as Pt)[0] - 0.03, taillamp.outerHigh - 0.012],
      ],
      0.02,
      lit,
    ),
  );
};
