/**
 * The constants of the price indicator (decision 0222), which the engine calculates with and the page of the method states. Nothing else has
 * them, but for the independent calculation of `test/bench/priceOracle.ts`.
 */

/** No indicator is calculated from fewer comparable cars. */
export const MIN_COMPARABLES = 5;

/** Which version of the model comparable cars have: the same text, the same equipment line, or any. */
export const CLOSENESS = ['version', 'line', 'model'] as const;

/**
 * How near comparable cars are, the narrowest first. The first one with enough cars counts. In all of them make, model, fuel and body are the
 * same, and the power differs by `POWER_SHARE` at most.
 */
export const CIRCLES = [
  { closeness: 'version', years: 1, km: 20_000 },
  { closeness: 'line', years: 2, km: 40_000 },
  { closeness: 'model', years: 2, km: 40_000 },
  { closeness: 'model', years: 3, km: 60_000 },
] as const satisfies readonly { closeness: (typeof CLOSENESS)[number]; years: number; km: number }[];

/** Share of the power by which engines of comparable cars differ at most. */
export const POWER_SHARE = 0.1;

/**
 * What a difference between two cars changes of the price, as the exponent of a power of e: of a year of age, of 10,000 kilometres and of an item of
 * equipment.
 */
export const RATES = { year: 0.11, per10000Km: 0.018, item: 0.004 } as const;

/** The upper ends of all bands but the last, as shares of the expected price. */
export const BAND_ENDS = [0.92, 0.97, 1.03, 1.08] as const;

/** A price outside of these shares of the expected one is more likely an error, or that of a car with a history, than a bargain. */
export const USUAL_SHARES = [0.6, 1.6] as const;

/** Cars outside of these limits have no indicator. */
export const INDICATOR_LIMITS = { minDays: 183, maxYears: 15, minKm: 1_000, maxKm: 250_000 } as const;
