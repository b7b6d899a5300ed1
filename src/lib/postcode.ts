/** A postcode, in a form that compares how near two of them are. */
export interface Postcode {
  /** Letters of a British area, such as `SW`; empty elsewhere. */
  area: string;
  /** The digits without spaces; of a British postcode only those of its district. */
  digits: string;
  /** The part of the text that was read. */
  text: string;
}

/** A postcode such as `411 05`, `0150`, `SW1A 1AA`, or the first half of a British one. */
const POSTCODE = /\b(?:([A-Z]{1,2})(\d{1,2})[A-Z]?(?: ?\d[A-Z]{2})?|(\d{3}) ?(\d{1,2}))\b/i;

/** Returns the first postcode in a text; null without one. */
export function postcodeIn(text: string): Postcode | null {
  const match = POSTCODE.exec(text);
  if (!match) return null;
  const [found, area = '', district = '', first = '', rest = ''] = match;
  return { area: area.toUpperCase(), digits: district + first + rest, text: found };
}

/**
 * Returns how far apart two postcodes are, in no unit; null when they cannot be compared. Codes with the same first digits are
 * in one region: `411 05` is nearer to `431 37` than to `393 52`.
 */
export function postcodeDistance(one: Postcode, other: Postcode | null): number | null {
  if (other?.area !== one.area) return null;
  if (one.area !== '') return Math.abs(Number(one.digits) - Number(other.digits));
  const differing = [...one.digits].findIndex((digit, at) => digit !== other.digits[at]);
  return differing < 0
    ? 0
    : Math.abs(Number(`0.${one.digits}`) - Number(`0.${other.digits}`)) + one.digits.length - differing;
}
