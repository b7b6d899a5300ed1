import type { PageData } from '../../contracts/page/page.ts';
import { requestCars, termsQuery } from '../carSearch/requestCars.ts';
import type { ComparedCar, ComparisonResponse } from './comparedCar.ts';
import { chosenCars, compareNotice, setChosenCars } from './compareStore.ts';

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
  const terms = termsQuery();
  const response = await requestCars<ComparisonResponse>('comparison', ids, page).catch(() => null);
  if (!response || terms !== termsQuery()) return;
  // The selection may have changed during the request.
  const remaining = chosenCars().filter(({ card }) => !response.gone.includes(card.id));
  const next = remaining.map((car) => {
    const found = response.cars.find(({ card }) => card.id === car.card.id);
    return found ? { ...found, language: code, terms } : car;
  });
  setChosenCars(next, remaining.length < chosenCars().length ? 'sold' : compareNotice());
}

/**
 * Fetches the full records again if any is in another language or on other terms: another tab, which has a language and terms of its own,
 * replaces the records of all tabs.
 */
export async function refetchForeignRecords(page: Pick<PageData, 'site' | 'language'>): Promise<void> {
  const terms = termsQuery();
  const isForeign = (car: ComparedCar) => car.language !== page.language.code || (car.terms ?? '') !== terms;
  if (chosenCars().some(isForeign)) await fetchFullRecords(page, 'all');
}
