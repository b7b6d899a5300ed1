/** Returns the value of a date field in ISO 8601; null for the platform's empty date, which is in the year 1. */
export function dateOf(field: { dateValue?: number | null | undefined } | null | undefined): string | null {
  const date = new Date(field?.dateValue ?? Number.NaN);
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1900 ? null : date.toISOString();
}
