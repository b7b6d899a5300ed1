import type { ComponentRendering } from '../contracts/content/layout.ts';
import { paramText } from '../contracts/page/params.ts';

/**
 * Returns rendering parameters as a map of texts. In old data they may be absent, an array, or contain `{ value }` or
 * `{ Value: { value } }` instead of a text.
 */
export function paramsOf(rendering: ComponentRendering): Record<string, string> {
  const { params } = rendering;
  if (!params || Array.isArray(params)) return {};
  const texts: Record<string, string> = {};
  for (const [name, param] of Object.entries(params)) {
    const text = paramText(param);
    if (text !== undefined) texts[name] = text;
  }
  return texts;
}

/** Returns the numbers of the enabled placeholders of the platform's splitters: `EnabledPlaceholders: '1,3'`. */
export function splitNumbers(params: Readonly<Record<string, string>>): number[] {
  const numbers = (params.EnabledPlaceholders ?? '').split(',').map(Number);
  return [...new Set(numbers)].filter((number) => Number.isInteger(number) && number > 0 && number < 100);
}
