import { numberFormat } from './formats.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;
const STEP = 1_000;

/** Formats a file size in the locale: `320 kB`, `1,4 MB`, in Finnish `1,4 Mt`. */
export function fileSize(bytes: number, locale: string): string {
  const step = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(STEP)), UNITS.length - 1);
  const value = bytes / STEP ** step;
  const digits = value < 10 && step > 0 ? 1 : 0;
  const style = { style: 'unit', unit: UNITS[step] ?? 'byte', maximumFractionDigits: digits } as const;
  return numberFormat(locale, style).format(value);
}
