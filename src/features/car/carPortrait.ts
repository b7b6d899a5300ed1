/** A car of the index shown large: a picture with name, facts and price, in the page's language. */
export interface CarPortrait {
  /** Make and model. */
  name: string;
  /** Version: `D4 Momentum`. */
  version: string;
  /** Year, distance, fuel, and of a new car its official consumption and CO₂, in one line. */
  facts: string;
  href: string;
  image: string;
  /** Alternative text of the image. */
  alt: string;
  amount: string;
  /** Note about VAT. */
  note?: string;
  badge?: string;
}

/** Parses the number of an image, a parameter of editors; 1 for what is none. */
export function imageNumberOf(parameter: string | undefined): number {
  const number = Number(parameter);
  return Number.isInteger(number) && number > 0 ? number : 1;
}
