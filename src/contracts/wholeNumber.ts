/** Removes the separators of thousands that people type, as in `60 000`, `60,000` and `60’000`. */
export const withoutSeparators = (text: string): string => text.replaceAll(/[\s.,'’]/gu, '');

/** Removes the separators of thousands and a fraction of one or two digits: `1,250.50` is `1250`. */
export const wholePart = (text: string): string => withoutSeparators(text.replace(/[.,]\d{1,2}\s*$/u, ''));

/**
 * Returns a whole number of at most nine digits, grouped in any way, without its fraction; null when it is none or above the
 * maximum.
 */
export function wholeNumber(text: string, max = 999_999_999): number | null {
  const digits = wholePart(text);
  return /^\d{1,9}$/.test(digits) && Number(digits) <= max ? Number(digits) : null;
}
