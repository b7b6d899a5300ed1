import type { PageData } from '../../contracts/page/page.ts';
import type { CarCardView } from '../car/card.ts';
import { toggleChosen } from './compareStore.ts';

/**
 * Adds a car to the comparison, or removes it if it is there. Its full record is fetched afterwards; until then, and when that
 * fails, the list's record is used.
 */
export function toggleCompared(card: CarCardView, page: Pick<PageData, 'site' | 'language'>): void {
  if (!toggleChosen(card, page.language.code)) return;
  import('./fullRecords.ts').then(
    ({ fetchFullRecords }) => fetchFullRecords(page),
    () => {},
  );
}
