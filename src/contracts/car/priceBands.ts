/** Imports no library, because it is part of the browser bundle. */

/** How the price of a car compares with the prices of comparable ones, the lowest first. */
export const PRICE_BANDS = ['great', 'good', 'fair', 'higher', 'high'] as const;
export type PriceBand = (typeof PRICE_BANDS)[number];

export const isPriceBand = (text: string): text is PriceBand => (PRICE_BANDS as readonly string[]).includes(text);
