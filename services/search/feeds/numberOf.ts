import { ConversionError, shortened } from './conversionError.ts';
import type { Decimal } from './mapping.ts';

const CURRENCY = 'kr|sek|nok|dkk|eur|€|gbp|£';
/** Thousands in the unit: `45 tkm`, `29k`, `29 k€`, `1,5 t`. */
const THOUSANDS = new RegExp(
  `\\d(?:k|\\s*(?:tsd|t)\\.?\\s*(?:km|mil|miles|${CURRENCY})?|\\s*k\\s*(?:${CURRENCY}))\\.?$`,
  'i',
);
/** Metric horsepower in a kilowatt. */
const HORSEPOWER = 1.35962;

/**
 * Parses a number with groups of digits, and with a currency or a unit before or behind it: `1 234,50 kr`. A unit of thousands multiplies it.
 *
 * @throws ConversionError for another text. Three digits behind the decimal sign are refused when they look like a group of digits
 */
export function numberOf(text: string, decimal: Decimal): number {
  const value = plainNumberOf(text, decimal);
  return THOUSANDS.test(text) ? Math.round(value * 1e6) / 1e3 : value;
}

/** Parses a power in horsepower, or in kilowatts when the text says so. @throws ConversionError */
export function horsepowerOf(text: string, decimal: Decimal): number {
  const value = numberOf(text, decimal);
  return /\d\s*kw\.?$/i.test(text) ? Math.round(value * HORSEPOWER) : value;
}

function plainNumberOf(text: string, decimal: Decimal): number {
  const bare = text
    .replace(/^[^\d,.+-]+|[^\d,.]+$/g, '')
    .replace(/[\s\u00a0\u202f'’]/g, '')
    // `199 900:-` and `199.900,-` are whole amounts.
    .replace(/[,.]$/, '');
  if (decimal === 'auto') return plainNumberOf(bare, decimalIn(bare));
  if (new RegExp(`^[+-]?[1-9]\\d{0,2}\\${decimal}\\d{3}$`).test(bare))
    throw new ConversionError(
      `"${shortened(text)}" is ambiguous: "${decimal}" is before decimals, and three digits look like thousands; use \`decimal\` of the field`,
    );
  const other = decimal === ',' ? '.' : ',';
  const grouped = new RegExp(`^[+-]?\\d{1,3}(?:\\${other}\\d{3})+(?:\\${decimal}\\d+)?$`);
  const plain = new RegExp(`^[+-]?\\d+(?:\\${decimal}\\d+)?$`);
  if (!plain.test(bare) && !grouped.test(bare))
    throw new ConversionError(`"${shortened(text)}" is no number with "${decimal}" before decimals`);
  return Number(bare.replaceAll(other, '').replace(decimal, '.'));
}

/** Returns the decimal sign of a number of unknown form: the last sign, unless three digits or more are behind it. */
function decimalIn(bare: string): ',' | '.' {
  const [, sign] = /([,.])\d{1,2}$/.exec(bare) ?? [];
  if (sign === ',' || sign === '.') return sign;
  // All signs group digits: the decimal sign is the one that is not there.
  return bare.includes(',') ? '.' : ',';
}
