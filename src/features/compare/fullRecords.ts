import { formatLoanQuery } from '../../contracts/loanQuery.ts';
import type { PageData } from '../../contracts/page.ts';
import { currentTerms } from '../carSearch/ownTerms.ts';
import { chosenCars, compareNotice, setChosenCars } from './compareStore.ts';
import { fetchComparison } from './fetchComparison.ts';

/**
 * Fetches the full record of every chosen car without one in this language, or of all cars. Drops sold cars and sets the bar's
 * notice. When the request fails the list's records are used (F070, S2 §8). A response on terms that are no longer the visitor's is dropped:
 * it may come last.
 */
export async function fetchFullRecords(
  page: Pick<PageData, 'site' | 'language'>,
  scope: 'missing' | 'all' = 'missing',
): Promise<void> {
  const { code } = page.language;
  const outdated = chosenCars().filter(({ full, language }) => scope === 'all' || !full || language !== code);
  if (outdated.length === 0) return;
  const ids = outdated.map(({ card }) => card.id);
  const terms = formatLoanQuery(currentTerms() ?? {});
  const response = await fetchComparison(ids, page).catch(() => null);
  if (!response || terms !== formatLoanQuery(currentTerms() ?? {})) return;
  // The selection may have changed during the request.
  const remaining = chosenCars().filter(({ card }) => !response.gone.includes(card.id));
  const next = remaining.map((car) => {
    const found = response.cars.find(({ card }) => card.id === car.card.id);
    return found ? { ...found, language: code } : car;
  });
  setChosenCars(next, remaining.length < chosenCars().length ? 'sold' : compareNotice());
}
