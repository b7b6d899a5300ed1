import type { Pt, Sheet } from './atlas.ts';
import type { Lines } from './body.ts';
import { headlamps, taillamps } from './lamps.ts';
import { CHROME, FRAME, GAP, HOLE, lerp, PLASTIC, pts } from './looks.ts';
import type { Grille, Skin } from './skinParts.ts';

/** Bars or mesh in a grille's opening. */
const drawBars = (sheet: Sheet, grille: Grille): void => {
  const step = grille.style === 'mesh' ? 0.026 : 0.04;
  for (let y = grille.low; y < grille.high; y += step) {
    sheet.line('front', pts([-1, y, 1, y]), grille.style === 'mesh' ? 0.006 : 0.012, {
      colour: grille.style === 'bars' ? '#85898c' : '#1b1d1f',
      rough: 0.3,
      metal: grille.style === 'bars' ? 0.6 : 0,
      height: 0.5,
    });
  }
  if (grille.style !== 'mesh') return;
  for (let z = -1; z < 1; z += 0.034)
    sheet.line('front', pts([z, grille.low, z, grille.high]), 0.006, { colour: '#1b1d1f', rough: 0.3, height: 0.5 });
};

const drawGrille = (sheet: Sheet, skin: Skin): void => {
  const { grille } = skin;
  const outline: Pt[] = [
    [-grille.foot, grille.low],
    [grille.foot, grille.low],
    [grille.half, lerp(grille.low, grille.high, 0.7)],
    [grille.half - 0.02, grille.high],
    [-grille.half + 0.02, grille.high],
    [-grille.half, lerp(grille.low, grille.high, 0.7)],
  ];
  if (grille.style === 'closed') {
    sheet.fill('front', outline, { colour: '#0b0c0d', rough: 0.16, height: 0.46 }, 0.012);
    return;
  }
  sheet.fill('front', outline, grille.style === 'slim' ? FRAME : { ...CHROME, colour: '#b9bcbe' }, 0.022);
  sheet.fill('front', outline, HOLE, 0.01);
  sheet.within('front', outline, () => {
    drawBars(sheet, grille);
  });
};

export const drawFront = (sheet: Sheet, lines: Lines, skin: Skin): void => {
  const low = lines.shape.belly + skin.cladding * 0.9;
  sheet.fill('front', pts([-1.2, -0.1, 1.2, -0.1, 1.2, low, -1.2, low]), PLASTIC);
  const [from, to, half] = skin.intake;
  const intake: Pt[] = [
    [-half + 0.06, from],
    [half - 0.06, from],
    [half, lerp(from, to, 0.6)],
    [half - 0.1, to],
    [-half + 0.1, to],
    [-half, lerp(from, to, 0.6)],
  ];
  sheet.fill('front', intake, HOLE, 0.014);
  sheet.within('front', intake, () => {
    for (let y = from; y < to; y += 0.03)
      sheet.line('front', pts([-1, y, 1, y]), 0.009, { colour: '#1d1f21', rough: 0.4, height: 0.45 });
  });
  // Air curtains at the corners.
  sheet.fill(
    'front',
    pts([half + 0.1, from + 0.02, half + 0.18, from, half + 0.19, to + 0.06, half + 0.13, to + 0.04]),
    HOLE,
    0.01,
  );
  sheet.line('front', pts([-half + 0.05, from - 0.012, half - 0.05, from - 0.012]), 0.012, {
    ...CHROME,
    colour: '#8e9193',
    rough: 0.3,
  });
  drawGrille(sheet, skin);
  headlamps(sheet, lines, skin);
};

export const drawRear = (sheet: Sheet, lines: Lines, skin: Skin): void => {
  const low = lines.shape.belly + skin.cladding + 0.1;
  sheet.fill(
    'rear',
    pts([
      -1.2,
      -0.1,
      1.2,
      -0.1,
      1.2,
      low - 0.06,
      0.62,
      low - 0.06,
      0.52,
      low,
      -0.52,
      low,
      -0.62,
      low - 0.06,
      -1.2,
      low - 0.06,
    ]),
    PLASTIC,
  );
  for (const z of [0.55, 0.75])
    sheet.fill(
      'rear',
      pts([z - 0.06, low - 0.13, z + 0.06, low - 0.13, z + 0.06, low - 0.1, z - 0.06, low - 0.1]),
      { colour: '#6d7073', rough: 0.2, metal: 1 },
      0.012,
    );
  sheet.line('rear', pts([0.68, low + 0.02, 0.9, low + 0.02]), 0.03, { colour: '#5a0508', rough: 0.1, height: 0.52 });
  const gate = skin.taillamp.low - 0.02;
  const foot = Math.max(low + 0.1, skin.plate[1] - 0.14);
  sheet.line('rear', pts([0, foot, 0.6, foot, 0.66, foot + 0.05, 0.68, gate]), 0.008, GAP);
  // A dished panel for the plate, with the handle strip above it.
  const [, plateY] = skin.plate;
  sheet.fill(
    'rear',
    pts([-0.3, plateY - 0.075, 0.3, plateY - 0.075, 0.34, plateY + 0.085, -0.34, plateY + 0.085]),
    { colour: '#000', paint: 1, rough: 0.36, metal: 0.5, height: 0.3 },
    0.02,
  );
  sheet.fill(
    'rear',
    pts([-0.16, plateY + 0.1, 0.16, plateY + 0.1, 0.16, plateY + 0.115, -0.16, plateY + 0.115]),
    FRAME,
    0.006,
  );
  taillamps(sheet, lines, skin);
};
