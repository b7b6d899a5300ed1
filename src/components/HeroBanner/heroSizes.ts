import type { HeroComposition } from './heroSettings.ts';

/** Layout of a hero's image: full screen, next to the text, or without text. */
export type HeroFrame = 'fullScreen' | 'nextToText' | 'imageOnly';

/** Aspect ratio of images whose size is unknown. */
const DEFAULT_RATIO = 16 / 9;
/** Screens with three pixels per CSS pixel get the image for two: the difference is not visible, and it has half the bytes. */
const DENSE = '(min-resolution: 2.5dppx)';
const DENSE_SHARE = 2 / 3;
/** The same as in `heroWidths.ts`. */
const WIDE = '(min-width: 64rem)';

/** Width of the picture of a cut-out car in a wide window: share of the window, and at most in rem. `heroCompositions.styles.ts` sets it. */
const CAR_WIDTHS: Readonly<Record<Exclude<HeroComposition, 'split'>, readonly [vw: number, rem: number]>> = {
  places: [56, 50],
  offer: [58, 54],
  plate: [56, 50],
  rim: [84, 66],
  range: [50, 46],
  colours: [60, 56],
  measures: [58, 52],
};

/**
 * Returns the `sizes` attribute of a hero's image. A scene covers its frame: in a frame with a taller aspect ratio the frame's
 * height determines the size, and the image is wider than the frame. A cut-out car has the width of its frame.
 *
 * @param image authored size in pixels
 */
export function heroSizes(
  frame: HeroFrame,
  image: { width: number | null; height: number | null } | null,
  composition: HeroComposition = 'split',
): string {
  const ratio = image?.width && image.height ? image.width / image.height : DEFAULT_RATIO;
  const cases = frame === 'fullScreen' && composition !== 'split' ? carCases(composition) : CASES[frame](ratio);
  return cases
    .flatMap(([condition, width]) => [
      [[condition, DENSE].filter(Boolean).join(' and '), width(DENSE_SHARE)],
      [condition, width(1)],
    ])
    .map((parts) => parts.filter(Boolean).join(' '))
    .join(', ');
}

type Case = readonly [condition: string, width: (share: number) => string];

const rounded = (value: number) => String(Math.round(value * 10) / 10);

function carCases(composition: Exclude<HeroComposition, 'split'>): readonly Case[] {
  const [vw, rem] = CAR_WIDTHS[composition];
  return [
    [WIDE, (share) => `min(${rounded(vw * share)}vw, ${rounded(rem * share)}rem)`],
    ['', (share) => `${rounded(100 * share)}vw`],
  ];
}

const CASES: Readonly<Record<HeroFrame, (ratio: number) => readonly Case[]>> = {
  fullScreen: (ratio) => [
    [
      WIDE,
      (share) =>
        `max(${rounded(58 * share)}vw, min(${rounded(100 * ratio * share)}vh, ${rounded(56 * ratio * share)}rem))`,
    ],
    ['', (share) => `${rounded(Math.max(100, (100 * ratio) / 1.6) * share)}vw`],
  ],
  nextToText: (ratio) => [
    [
      WIDE,
      (share) => {
        const [min, height, max] = [26, 36, 33].map((length) => rounded(length * ratio * share));
        const column = `min(${rounded(60 * share)}vw, ${rounded(56 * share)}rem)`;
        return `max(${column}, clamp(${min}rem, ${height}vw, ${max}rem))`;
      },
    ],
    ['', (share) => `${rounded(Math.max(100, (100 * ratio) / 1.6) * share)}vw`],
  ],
  imageOnly: () => [['', (share) => `min(${rounded(100 * share)}vw, ${rounded(90 * share)}rem)`]],
};
