import type { PageData } from '../../contracts/page.ts';
import { chosenCars, compareNotice, setChosenCars } from './compareStore.ts';
import { fetchComparison } from './fetchComparison.ts';

/**
 * Fetches the whole record of every chosen car that lacks it or has it in another language, or anew of all; what has been sold meanwhile is dropped, and
 * the bar says so. Where the fetch fails the list's record is used (F070, S2 §8).
 */
export async function fetchWholeRecords(
  page: Pick<PageData, 'site' | 'language'>,
  which: 'missing' | 'all' = 'missing',
): Promise<void> {
  const { code } = page.language;
  const wanted = chosenCars().filter(({ full, language }) => which === 'all' || !full || language !== code);
  if (wanted.length === 0) return;
  const ids = wanted.map(({ card }) => card.id);
  const answer = await fetchComparison(ids, page).catch(() => null);
  if (!answer) return;
  // Meanwhile others may have been chosen, or these no longer.
  const kept = chosenCars().filter(({ card }) => !answer.gone.includes(card.id));
  const next = kept.map((car) => {
    const found = answer.cars.find(({ card }) => card.id === car.card.id);
    return found ? { ...found, language: code } : car;
  });
  setChosenCars(next, kept.length < chosenCars().length ? 'sold' : compareNotice());
}
