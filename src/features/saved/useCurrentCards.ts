import { useEffect, useRef, useState } from 'react';
import type { RequestedTerms } from '../../contracts/finance/loanQuery.ts';
import { usePage } from '../../page/PageContext.tsx';
import type { CarCardView } from '../car/card.ts';
import { cardInLanguage } from '../car/cardInLanguage.ts';
import type { StoredCar } from './deviceCars.ts';
import { fetchCards } from './fetchCards.ts';

export interface CurrentCards {
  status: 'loading' | 'loaded' | 'failed';
  /** Cars for sale, in stored order. As they were stored when the request failed. */
  cars: readonly CarCardView[];
  /** Cars no longer for sale, as they were stored. */
  gone: readonly CarCardView[];
}

/**
 * Returns stored cars with current data, because prices change and cars are sold. Fetches once for each page.
 *
 * @param terms fetches again when they change
 */
export function useCurrentCards(stored: readonly StoredCar[] | null, terms?: RequestedTerms | null): CurrentCards {
  const page = usePage();
  const latestPage = useRef(page);
  const [result, setResult] = useState<CurrentCards>({ status: 'loading', cars: [], gone: [] });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request reads the terms itself
  useEffect(() => {
    if (!stored) return undefined;
    let isUnmounted = false;
    const update = (next: CurrentCards) => !isUnmounted && setResult(next);
    fetchCurrentCards(stored, latestPage.current).then(update);
    return () => {
      isUnmounted = true;
    };
  }, [stored, terms]);
  return result;
}

async function fetchCurrentCards(
  stored: readonly StoredCar[],
  page: Parameters<typeof fetchCards>[1],
): Promise<CurrentCards> {
  const cards = stored.map(({ card }) => card);
  if (cards.length === 0) return { status: 'loaded', cars: [], gone: [] };
  const response = await fetchCards(
    cards.map(({ id }) => id),
    page,
  ).catch(() => null);
  if (!response) {
    const storedCards = stored.map(({ card, language }) => cardInLanguage(card, language, page.language.code));
    return { status: 'failed', cars: storedCards, gone: [] };
  }
  const currentCards = new Map(response.cars.map((card) => [card.id, card]));
  const gone = cards.filter(({ id }) => !currentCards.has(id));
  return { status: 'loaded', cars: cards.flatMap(({ id }) => currentCards.get(id) ?? []), gone };
}
