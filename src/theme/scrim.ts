/**
 * Shares of the scrim behind words on a picture, the least that gives 4.5:1 over white and black: dark scrim below light
 * words, light scrim below dark ones. `contrast.test.ts` computes it for every theme.
 */
export const HERO_SCRIM_SHARE = { dark: 0.64, light: 0.62 } as const;

/** Shares of the full scrim on its way in, eased so that no edge is seen. */
const FADE = [0, 0.1, 0.26, 0.48, 0.72, 0.9, 1] as const;

/**
 * Stops for `linear-gradient`: from nothing to the full colour over `length`, a CSS length. Without an end of its own
 * the full colour goes on to the end.
 */
export function fadeIn(color: string, length: string): string {
  return FADE.map((share, step) => stop(color, share, `calc(${length} * ${place(step)})`)).join(', ');
}

/** The same the other way round, at the end of the gradient. */
export function fadeOut(color: string, length: string): string {
  const steps = FADE.toReversed();
  return steps.map((share, step) => stop(color, share, `calc(100% - ${length} * ${place(6 - step)})`)).join(', ');
}

/** From the full colour at `start` to nothing over `length`; both are CSS lengths. */
export function fadeOutFrom(color: string, start: string, length: string): string {
  const steps = FADE.toReversed();
  return steps.map((share, step) => stop(color, share, `calc(${start} + ${length} * ${place(step)})`)).join(', ');
}

const place = (step: number) => (step / (FADE.length - 1)).toFixed(3);
const stop = (color: string, share: number, at: string) =>
  `color-mix(in srgb, ${color} ${share * 100}%, transparent) ${at}`;
