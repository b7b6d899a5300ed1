/**
 * Shares of the scrim behind words on a picture, the least that gives 4.5:1 over white and black: dark scrim below light
 * words, light scrim below dark ones. `contrast.test.ts` computes it for every theme.
 */
export const HERO_SCRIM_SHARE = { dark: 0.64, light: 0.62 } as const;
