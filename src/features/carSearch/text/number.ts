/** Digits with separators of thousands and of decimals, as any locale writes them. */
const GROUPS = /^(\d+)((?:[.,'’]\d+)*)$/u;

/**
 * Reads a number with thousands and decimals: `20,000.00`, `200.000,00`, `15'000`, `249 900,50` (its last part), `0,3`. A single
 * separator before three digits groups thousands. Returns null for digits that are no number, such as `1.6.2019`.
 */
export function readNumber(text: string): number | null {
  const match = GROUPS.exec(text);
  if (!match) return null;
  const parts = text.split(/[.,'’]/u);
  const separators = text.replace(/\d/g, '');
  const last = separators.at(-1);
  if (last === undefined) return finite(text);
  const hasDecimals = isDecimal(parts, separators);
  const whole = hasDecimals ? parts.slice(0, -1) : parts;
  const grouping = new Set(hasDecimals ? separators.slice(0, -1) : separators);
  if (grouping.size > 1 || (hasDecimals && grouping.has(last))) return null;
  const [first = '', ...groups] = whole;
  const isGrouped = groups.every((group) => group.length === 3) && (groups.length === 0 || first.length <= 3);
  return isGrouped ? finite(`${whole.join('')}${hasDecimals ? `.${parts.at(-1)}` : ''}`) : null;
}

/** Returns whether the last part of a number is its decimals. */
function isDecimal(parts: readonly string[], separators: string): boolean {
  const last = separators.at(-1) ?? '';
  if (!'.,'.includes(last)) return false;
  if (parts.at(-1)?.length !== 3) return true;
  // `0,300` and `20.000,300`.
  return parts[0] === '0' || (separators.length > 1 && separators.indexOf(last) === separators.length - 1);
}

/** Returns a number; null when it has more digits than a filter. */
function finite(digits: string): number | null {
  const value = Number(digits);
  return Number.isFinite(value) && value < 1e12 ? value : null;
}
