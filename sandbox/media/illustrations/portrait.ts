import { createRandom, type Random } from '../../../lib/random.ts';
import { PORTRAIT } from './illustrationPath.ts';
import { type IllustrationTheme, mix, type Palette, paletteOf } from './palette.ts';
import {
  circle,
  clipped,
  corners,
  curve,
  ellipse,
  line,
  path,
  points,
  poly,
  rect,
  rounded,
  roundedPath,
  smoothPath,
  translucent,
} from './svg.ts';

/** Heads of people by their number: face, hair, clothes, half of it in hard light. */

const HAIR = ['crop', 'parting', 'bob', 'long', 'bun', 'curls', 'bald', 'fringe'] as const;
type Hair = (typeof HAIR)[number];

interface Face {
  readonly skin: string;
  readonly shade: string;
  readonly hair: string;
  readonly style: Hair;
  readonly width: number;
  readonly hasBeard: boolean;
  readonly hasGlasses: boolean;
  readonly clothes: 'shirt' | 'jacket' | 'overall' | 'roll-neck';
}

function faceOf(random: Random, palette: Palette): Face {
  const skin = random.pickWeighted(palette.skins, (tone) =>
    tone === palette.skins[0] ? 4 : tone === palette.skins[1] ? 2 : 1.5,
  );
  const style = random.pick(HAIR);
  const isMan = ['crop', 'parting', 'bald'].includes(style);
  const isGrey = random.chance(0.25);
  return {
    skin,
    shade: mix(mix(skin, palette.skins[2], 0.3), palette.ink, 0.1),
    hair: isGrey
      ? palette.soft
      : skin === palette.skins[0]
        ? random.pick([palette.ink, palette.ink, mix(palette.skins[2], palette.ink, 0.2), palette.skins[1]])
        : palette.ink,
    style,
    width: random.between(142, 162),
    hasBeard: isMan && random.chance(0.5),
    hasGlasses: random.chance(0.35),
    clothes: random.pick(['shirt', 'jacket', 'overall', 'roll-neck'] as const),
  };
}

const HEAD: readonly (readonly [number, number])[] = [
  [-1, -0.5],
  [-0.78, -1.16],
  [0, -1.42],
  [0.78, -1.16],
  [1, -0.5],
  [0.96, 0.3],
  [0.72, 0.92],
  [0.26, 1.24],
  [-0.26, 1.24],
  [-0.72, 0.92],
  [-0.96, 0.3],
];

/** The outline of a face around 480, 410. */
const headPath = (width: number): string =>
  smoothPath(
    HEAD.map(([x, y]) => [480 + x * width, 410 + y * 158] as const),
    0.95,
  );

function hairBehind({ style, hair, width }: Face): string {
  if (style === 'long')
    return rounded(
      [
        [480 - width - 44, 330, 120],
        [480 - width + 10, 130, 120],
        [480 + width - 10, 130, 120],
        [480 + width + 44, 330, 120],
        [480 + width + 70, 800, 40],
        [480 - width - 70, 800, 40],
      ],
      hair,
    );
  if (style === 'bob' || style === 'fringe')
    return rounded(
      [
        [480 - width - 40, 320, 110],
        [480 - width + 10, 140, 110],
        [480 + width - 10, 140, 110],
        [480 + width + 40, 320, 110],
        [480 + width + 52, 610, 50],
        [480 - width - 52, 610, 50],
      ],
      hair,
    );
  if (style === 'curls')
    return [
      [-150, 240],
      [-176, 330],
      [-160, 430],
      [150, 240],
      [176, 330],
      [160, 430],
      [-90, 160],
      [0, 130],
      [90, 160],
    ]
      .map(([x = 0, y = 0]) => circle(480 + x, y, 84, hair))
      .join('');
  if (style === 'bun') return circle(480, 108, 78, hair);
  return '';
}

function hairInFront({ style, hair, width }: Face): string {
  const [l, r] = [480 - width, 480 + width];
  const top = (side: number, line1: number, line2: number) =>
    path(
      `M${l - 8} 400C${l - 34} 250 ${l + 20} 150 480 150C${r - 20} 150 ${r + 34} 250 ${r + 8} 400C${r - 10} ${line1} ${r - 40} ${line2} ${480 + side} ${line2 - 30}C${l + 60} ${line2} ${l + 16} ${line1} ${l - 8} 400Z`,
      hair,
    );
  if (style === 'bald')
    return path(
      `M${l - 6} 430C${l - 20} 360 ${l - 4} 330 ${l + 8} 310L${l + 18} 420ZM${r + 6} 430C${r + 20} 360 ${r + 4} 330 ${r - 8} 310L${r - 18} 420Z`,
      hair,
    );
  if (style === 'fringe')
    return path(
      `M${l - 8} 430C${l - 40} 250 ${l + 20} 146 480 146C${r - 20} 146 ${r + 40} 250 ${r + 8} 430L${r - 16} 352L${l + 16} 352Z`,
      hair,
    );
  if (style === 'curls')
    return [-110, -56, 0, 56, 110].map((x, at) => circle(480 + x, 218 + Math.abs(at - 2) * 16, 60, hair)).join('');
  if (style === 'parting') return top(-70, 330, 290);
  if (style === 'bob' || style === 'long')
    return path(
      `M${l - 8} 430C${l - 40} 250 ${l + 20} 146 480 146C${r - 20} 146 ${r + 40} 250 ${r + 8} 430C${r - 4} 340 ${r - 60} 280 430 236C400 300 ${l + 40} 330 ${l - 8} 430Z`,
      hair,
    );
  return top(0, 320, 276);
}

function clothesOf({ clothes }: Face, palette: Palette, theme: IllustrationTheme, random: Random): string {
  const bright = theme === 'rullande' || theme === 'smart' ? palette.accent : palette.deep;
  const tones = {
    shirt: palette.glow,
    jacket: palette.ink,
    overall: bright,
    'roll-neck': random.pick([palette.strong, palette.mid]),
  };
  const tone = tones[clothes];
  const body = rounded(corners('40 1000, 92 770 90, 350 690 60, 610 690 60, 868 770 90, 920 1000'), tone);
  const shade = translucent(0.16, rounded(corners('480 700, 610 690 60, 868 770 90, 920 1000, 480 1000'), palette.ink));
  if (clothes === 'roll-neck')
    return body + rounded(corners('384 620 24, 576 620 24, 590 730 20, 370 730 20'), tone) + shade;
  if (clothes === 'jacket')
    return (
      body +
      poly(points('370 700, 590 700, 480 960'), palette.glow) +
      poly(points('350 690, 480 960, 400 960, 300 720'), palette.strong) +
      poly(points('610 690, 480 960, 560 960, 660 720'), palette.strong) +
      shade
    );
  const collar =
    poly(points('372 680, 480 780, 410 830, 346 712'), clothes === 'shirt' ? palette.soft : palette.strong) +
    poly(points('588 680, 480 780, 550 830, 614 712'), clothes === 'shirt' ? palette.soft : palette.strong);
  const band =
    clothes === 'overall'
      ? rect(84, 890, 792, 34, theme === 'rullande' || theme === 'smart' ? palette.ink : palette.glow)
      : '';
  return body + band + shade + collar;
}

function features(face: Face, palette: Palette): string {
  const { hasGlasses, hasBeard, hair, shade, width } = face;
  const ink = palette.ink;
  const eye = (side: number) =>
    ellipse(480 + side * 66, 416, 13, 15, ink) +
    curve(`M${480 + side * 66 - 38} 372q38 -22 76 0`, 11, hair === palette.soft ? palette.mid : ink);
  const glasses =
    [-1, 1]
      .map(
        (side) =>
          `<rect x="${480 + side * 70 - 52}" y="372" width="104" height="88" rx="36" fill="none" stroke="${ink}" stroke-width="9"/>`,
      )
      .join('') + line(points('462 404, 498 404'), 9, ink);
  const beard = path(
    `M${480 - width + 4} 430C${480 - width + 20} 600 ${480 - 70} 622 480 622C${480 + 70} 622 ${480 + width - 20} 600 ${480 + width - 4} 430C${480 + width - 40} 500 540 506 480 506C420 506 ${480 - width + 40} 500 ${480 - width + 4} 430Z`,
    hair,
  );
  return [
    eye(-1),
    eye(1),
    curve('M480 404C486 440 500 462 496 474C490 486 474 486 466 480', 8, mix(shade, ink, 0.2)),
    hasBeard ? beard : '',
    path(
      'M436 534C456 520 470 528 480 530C490 528 504 520 524 534C508 560 452 560 436 534Z',
      hasBeard ? face.skin : mix(shade, ink, 0.34),
    ),
    hasGlasses ? glasses : '',
  ].join('');
}

/** Draws a person's portrait. Portraits of one theme with different numbers differ. */
export function portrait(theme: IllustrationTheme, seed: number): string {
  const palette = paletteOf(theme, 'day');
  const random = createRandom(`portrait/${theme}/${seed}`);
  const face = faceOf(random, palette);
  const ground = random.pick(
    theme === 'rullande' ? [palette.air, palette.glow] : [palette.far, palette.air, palette.ground],
  );
  const head = headPath(face.width);
  const neck = roundedPath(corners('404 540, 556 540, 566 700 20, 480 760 30, 394 700 20'));
  return [
    rect(0, 0, PORTRAIT, PORTRAIT, ground),
    circle(480, 470, 372, random.pick([palette.glow, palette.snow, palette.far].filter((tone) => tone !== ground))),
    hairBehind(face),
    path(neck, face.shade),
    clothesOf(face, palette, theme, random),
    [-1, 1]
      .map((side) => ellipse(480 + side * (face.width + 2), 424, 22, 36, side < 0 ? face.skin : face.shade))
      .join(''),
    path(head, face.skin),
    clipped('f', head, poly(points('492 200, 700 200, 700 640, 470 640, 486 560, 476 500, 504 470'), face.shade)),
    features(face, palette),
    hairInFront(face),
  ].join('');
}
