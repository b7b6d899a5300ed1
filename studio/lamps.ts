import type { Look, Pt, Sheet } from './atlas.ts';
import { ends, type Lines } from './body.ts';
import { GAP, lerp, pts, rect } from './looks.ts';
import type { Lamp, Skin } from './skinParts.ts';

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

/** Edge and housing of a lamp where it shows: on its face and round the corner. */
const housings = (sheet: Sheet, view: 'front' | 'rear', parts: { face: Pt[]; flank: Pt[] }, look: Look): void => {
  for (const [face, outline] of [[view, parts.face] as const, ['side', parts.flank] as const]) {
    sheet.fill(face, outline, GAP, 0.006);
    sheet.fill(face, outline, look, 0.001);
  }
};

/** The strip of light along the top of a lamp, from its inner corner round to the flank. */
const flankStrip = (sheet: Sheet, flank: readonly Pt[], lamp: Lamp, drop: number, width: number, look: Look): void => {
  const from = (flank[1] as Pt)[0];
  const to = (flank[2] as Pt)[0];
  const inset = Math.sign(from - to) * 0.04;
  const y = lamp.outerHigh - drop;
  sheet.within('side', flank, () => sheet.line('side', pts([from, y, to + inset, y + 0.009]), width, look));
};

const projector = (sheet: Sheet, centre: Pt, size: number): void => {
  const [z, y] = centre;
  const chrome: Look = { colour: '#5c6268', rough: 0.12, metal: 1, height: 0.42 };
  const lens: Look = { colour: '#dfe8f0', rough: 0.04, metal: 0.4, glow: 0.25, height: 0.56 };
  sheet.fill('front', rect(z - size * 1.25, y - size, z + size * 1.25, y + size), chrome, 0.006);
  sheet.disc('front', centre, size * 0.92, { colour: '#9aa4ad', rough: 0.05, metal: 0.9, height: 0.5 });
  sheet.disc('front', centre, size * 0.62, lens);
};

/** Dark housings, three projectors, a bright signature. */
export const headlamps = (sheet: Sheet, lines: Lines, skin: Skin): void => {
  const { headlamp } = skin;
  const { inner, low, high, outerLow, outerHigh } = headlamp;
  const parts = lampOutline(headlamp, ends(lines).front - lines.shape.noseBow - 0.02, 1);
  housings(sheet, 'front', parts, { colour: '#16181b', rough: 0.25, metal: 0.6, height: 0.4 });
  sheet.within('front', parts.face, () => {
    for (const t of [0.16, 0.48, 0.8]) {
      const y = lerp(lerp(low, outerLow, t), lerp(high, outerHigh, t), 0.52);
      projector(sheet, [lerp(inner + 0.07, 0.8, t), y], (high - low) * 0.3);
    }
  });
  const signature: Look = { colour: '#ffffff', rough: 0.2, glow: 0.72, height: 0.55 };
  const corner = pts([inner + 0.035, low + 0.02, inner + 0.022, high - 0.016, 1.1, outerHigh - 0.014]);
  sheet.line('front', corner, 0.014, signature);
  flankStrip(sheet, parts.flank, headlamp, 0.014, 0.014, signature);
};

/** Red glass with lit lines in it, and a bar from lamp to lamp where the car has one. */
export const taillamps = (sheet: Sheet, lines: Lines, skin: Skin): void => {
  const { taillamp } = skin;
  const { inner, low, high, outerLow, outerHigh } = taillamp;
  const parts = lampOutline(taillamp, ends(lines).rear + lines.shape.tailBow + 0.02, -1);
  const lit: Look = { colour: '#e01018', rough: 0.08, glow: 0.5, height: 0.54 };
  if (taillamp.bar === true) {
    const bar = pts([0, lerp(low, high, 0.72), inner + 0.05, lerp(low, high, 0.72)]);
    sheet.line('rear', bar, 0.05, { colour: '#300406', rough: 0.08 });
    sheet.line('rear', bar, 0.02, lit);
  }
  housings(sheet, 'rear', parts, { colour: '#7a060a', rough: 0.08, height: 0.52 });
  sheet.within('rear', parts.face, () => {
    const edge = pts([inner + 0.03, low + 0.018, inner + 0.03, high - 0.02, 1.1, outerHigh - 0.02]);
    const across = pts([inner + 0.08, lerp(low, high, 0.5) - 0.008, 1.1, lerp(outerLow, outerHigh, 0.4)]);
    sheet.line('rear', edge, 0.02, lit);
    sheet.line('rear', across, 0.012, lit);
    const reverse = rect(inner + 0.08, low + 0.01, inner + 0.2, low + 0.035);
    sheet.fill('rear', reverse, { colour: '#c9cccd', rough: 0.1, metal: 0.5 });
  });
  flankStrip(sheet, parts.flank, taillamp, 0.02, 0.02, lit);
};
