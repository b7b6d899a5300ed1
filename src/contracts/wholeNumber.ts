/** Removes the separators of thousands that people type, as in `60 000`, `60,000` and `60’000`. */
export const withoutSeparators = (text: string): string => text.replaceAll(/[\s.,'’]/gu, '');

/** Returns a whole number of at most nine digits, grouped in any way; null when it is none or above the maximum. */
export function wholeNumber(text: string, max = 999_999_999): number | null {
  const digits = withoutSeparators(text);
  return /^\d{1,9}$/.test(digits) && Number(digits) <= max ? Number(digits) : null;
}
