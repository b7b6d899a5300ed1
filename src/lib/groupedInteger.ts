/** Separators of thousands by language. */
const SEPARATORS: Readonly<Record<string, string>> = {
  da: '.',
  en: ',',
  fi: '\u00a0',
  nb: '\u00a0',
  sk: '\u00a0',
  sv: '\u00a0',
};

/**
 * Formats a whole number with the locale's grouping, without `Intl`: a browser takes tens of milliseconds to load its first
 * formatter, and a page shows its numbers while it hydrates. Undefined for other numbers and locales.
 */
export function groupedInteger(value: number, locale: string): string | undefined {
  const separator = SEPARATORS[locale.slice(0, 2)];
  if (separator === undefined || !Number.isSafeInteger(value) || value < 0) return undefined;
  // Most numbers of a page are counts of a filter.
  if (value < 1_000) return String(value);
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, separator);
}
