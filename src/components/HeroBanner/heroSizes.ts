/** Layout of a hero's image: full screen, next to the text, or without text. */
export type HeroFrame = 'fullScreen' | 'nextToText' | 'imageOnly';

/** Aspect ratio of images whose size is unknown. */
const DEFAULT_RATIO = 16 / 9;
/** Screens with three pixels per CSS pixel get the image for two: the difference is not visible, and it has half the bytes. */
const DENSE = '(min-resolution: 2.5dppx)';
const DENSE_SHARE = 2 / 3;
/** The same as `STACKED` and `WIDE` of `HeroBanner.styles.ts`. */
const PORTRAIT_PHONE = '(max-width: 47.99rem) and (orientation: portrait)';
const WIDE = '(min-width: 64rem)';

/**
 * Returns the `sizes` attribute of a hero's image. An image covers its frame: in a frame with a taller aspect ratio the
 * frame's height determines the size, and the image is wider than the frame. The heights are those of
 * `HeroBanner.styles.ts`.
 *
 * @param image authored size in pixels
 */
export function heroSizes(frame: HeroFrame, image: { width: number | null; height: number | null } | null): string {
  const ratio = image?.width && image.height ? image.width / image.height : DEFAULT_RATIO;
  return CASES[frame](ratio)
    .flatMap(([condition, width]) => [
      [[condition, DENSE].filter(Boolean).join(' and '), width(DENSE_SHARE)],
      [condition, width(1)],
    ])
    .map((parts) => parts.filter(Boolean).join(' '))
    .join(', ');
}

type Case = readonly [condition: string, width: (share: number) => string];

const rounded = (value: number) => String(Math.round(value * 10) / 10);

const CASES: Readonly<Record<HeroFrame, (ratio: number) => readonly Case[]>> = {
  fullScreen: (ratio) => [
    [
      PORTRAIT_PHONE,
      (share) => {
        const [min, height, max] = [17, 54, 32].map((length) => rounded(length * ratio * share));
        return `max(${rounded(100 * share)}vw, clamp(${min}rem, ${height}vh, ${max}rem))`;
      },
    ],
    [
      '',
      (share) =>
        `max(${rounded(100 * share)}vw, min(${rounded(100 * ratio * share)}vh, ${rounded(64 * ratio * share)}rem))`,
    ],
  ],
  nextToText: (ratio) => [
    [
      WIDE,
      (share) => {
        const [min, height, max] = [26, 36, 33].map((length) => rounded(length * ratio * share));
        const column = `min(${rounded(54 * share)}vw, ${rounded(49 * share)}rem)`;
        return `max(${column}, clamp(${min}rem, ${height}vw, ${max}rem))`;
      },
    ],
    ['', (share) => `${rounded(Math.max(100, (100 * ratio) / 1.6) * share)}vw`],
  ],
  imageOnly: () => [['', (share) => `min(${rounded(100 * share)}vw, ${rounded(90 * share)}rem)`]],
};
