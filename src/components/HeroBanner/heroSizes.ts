/** How a hero frames its picture: over the screen, beside its words, or without words. */
export type HeroFrame = 'fullScreen' | 'besideWords' | 'alone';

/** Width by height of pictures whose size is unknown. */
const USUAL_RATIO = 16 / 9;
/** Screens of three pixels to a CSS pixel get the picture of two: nobody sees more, and it has half the bytes. */
const DENSE = '(min-resolution: 2.5dppx)';
const OF_DENSE = 2 / 3;
/** As `STACKED` and `WIDE` of `HeroBanner.styles.ts`. */
const PORTRAIT_PHONE = '(max-width: 47.99rem) and (orientation: portrait)';
const WIDE = '(min-width: 64rem)';

/**
 * Returns the `sizes` attribute of a hero's picture: how wide it is drawn. A picture covers its frame, so that in a frame that
 * is taller than the picture the frame's height decides, and the picture is drawn wider than the frame. The heights are those of
 * `HeroBanner.styles.ts`.
 *
 * @param picture authored size in pixels
 */
export function heroSizes(frame: HeroFrame, picture: { width: number | null; height: number | null } | null): string {
  const ratio = picture?.width && picture.height ? picture.width / picture.height : USUAL_RATIO;
  return CASES[frame](ratio)
    .flatMap(([condition, width]) => [
      [[condition, DENSE].filter(Boolean).join(' and '), width(OF_DENSE)],
      [condition, width(1)],
    ])
    .map((parts) => parts.filter(Boolean).join(' '))
    .join(', ');
}

type Case = readonly [condition: string, width: (share: number) => string];

const number = (value: number) => String(Math.round(value * 10) / 10);

const CASES: Readonly<Record<HeroFrame, (ratio: number) => readonly Case[]>> = {
  fullScreen: (ratio) => [
    [
      PORTRAIT_PHONE,
      (share) => {
        const [least, height, most] = [17, 54, 32].map((length) => number(length * ratio * share));
        return `max(${number(100 * share)}vw, clamp(${least}rem, ${height}vh, ${most}rem))`;
      },
    ],
    [
      '',
      (share) =>
        `max(${number(100 * share)}vw, min(${number(100 * ratio * share)}vh, ${number(64 * ratio * share)}rem))`,
    ],
  ],
  besideWords: (ratio) => [
    [
      WIDE,
      (share) => {
        const [least, height, most] = [26, 36, 33].map((length) => number(length * ratio * share));
        const column = `min(${number(54 * share)}vw, ${number(49 * share)}rem)`;
        return `max(${column}, clamp(${least}rem, ${height}vw, ${most}rem))`;
      },
    ],
    ['', (share) => `${number(Math.max(100, (100 * ratio) / 1.6) * share)}vw`],
  ],
  alone: () => [['', (share) => `min(${number(100 * share)}vw, ${number(90 * share)}rem)`]],
};
