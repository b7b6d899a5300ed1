/**
 * Opacity of the scrim behind text on an image, the lowest that gives 4.5:1 over white and black: a dark scrim for light text, a
 * light scrim for dark text. `contrast.test.ts` verifies it for every theme.
 */
export const HERO_SCRIM_SHARE = { dark: 0.64, light: 0.62 } as const;

/** Easing of the scrim's gradient, so that it has no visible edge. */
const FADE = [0, 0.1, 0.26, 0.48, 0.72, 0.9, 1] as const;

/**
 * Returns stops for `linear-gradient` from transparent to the colour over `length`, a CSS length. The colour continues to the end
 * of the gradient.
 */
export function fadeIn(color: string, length: string): string {
  return FADE.map((share, step) => stop(color, share, `calc(${length} * ${place(step)})`)).join(', ');
}

/** Returns stops from the colour to transparent, over `length` at the end of the gradient. */
export function fadeOut(color: string, length: string): string {
  const steps = FADE.toReversed();
  return steps.map((share, step) => stop(color, share, `calc(100% - ${length} * ${place(6 - step)})`)).join(', ');
}

/** Returns stops from the colour at `start` to transparent over `length`; both are CSS lengths. */
export function fadeOutFrom(color: string, start: string, length: string): string {
  const steps = FADE.toReversed();
  return steps.map((share, step) => stop(color, share, `calc(${start} + ${length} * ${place(step)})`)).join(', ');
}

const place = (step: number) => (step / (FADE.length - 1)).toFixed(3);
const stop = (color: string, share: number, at: string) =>
  `color-mix(in srgb, ${color} ${share * 100}%, transparent) ${at}`;
