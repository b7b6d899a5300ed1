import { CAR_TOTAL_CAP } from '../../contracts/search/carSearch.ts';
import { formatNumber } from './format.ts';

/** Formats a total; above 10,000 it is `10000+` (F048, S2 §9), in the specification's format. */
export function countText(total: number, locale: string): string {
  return total > CAR_TOTAL_CAP ? `${CAR_TOTAL_CAP}+` : formatNumber(total, locale);
}
