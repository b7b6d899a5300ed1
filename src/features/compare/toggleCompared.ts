import type { PageData } from '../../contracts/page.ts';
import type { CarCardView } from '../car/card.ts';
import { toggleChosen } from './compareStore.ts';

/**
 * Adds a car to the comparison, or removes it if it is there. Its whole record is fetched afterwards; until then, and when
 * that fails, the record of the list is used.
 */
export function toggleCompared(card: CarCardView, page: Pick<PageData, 'site' | 'language'>): void {
  if (!toggleChosen(card, page.language.code)) return;
  import('./wholeRecords.ts').then(
    ({ fetchWholeRecords }) => fetchWholeRecords(page),
    () => {},
  );
}
