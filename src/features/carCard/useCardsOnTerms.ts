import { type RefObject, useEffect, useState } from 'react';
import { formatLoanQuery } from '../../contracts/finance/loanQuery.ts';
import { whenVisible } from '../../lib/browser/visibility.ts';
import { usePage } from '../../page/PageContext.tsx';
import { usePageLocation } from '../../page/pageLocation.ts';
import type { CarCardView } from '../car/card.ts';
import { useTermsOf } from '../carSearch/ownTerms.ts';

/** Distance from the window at which cards are near. */
const NEAR = '200px';

/** Cards on the terms of a query. */
interface Loaded {
  query: string;
  cars: ReadonlyMap<string, CarCardView>;
}

/**
 * Returns cards whose monthly costs are on the visitor's own terms, as on the list (decision 0088). The document has the terms of its
 * URL, which on most pages are the standard ones; others are requested when the cards are near the window. Until then, and when that
 * fails, the cards state the terms that they have.
 *
 * @param list the element with the cards
 */
export function useCardsOnTerms(cars: readonly CarCardView[], list: RefObject<Element | null>): readonly CarCardView[] {
  const page = usePage();
  const { search } = usePageLocation();
  const query = formatLoanQuery(useTermsOf(search) ?? {});
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isLoaded = loaded?.query === query && cars.every(({ id }) => loaded.cars.has(id));
  const isMissing = !page.mode && !isLoaded && cars.some((car) => car.monthly && (car.query ?? '') !== query);
  const ids = cars.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request reads the terms itself
  useEffect(() => {
    const element = list.current;
    if (!isMissing || !element) return undefined;
    let isOver = false;
    const load = async () => {
      // Most visitors have no terms of their own.
      const { fetchCards } = await import('../saved/fetchCards.ts');
      const response = await fetchCards(ids.split(' '), page);
      // A car that has been sold since stays as it is.
      const current = new Map([...cars, ...response.cars].map((car) => [car.id, car]));
      if (!isOver) setLoaded({ query, cars: current });
    };
    const endWatch = whenVisible(element, () => void load().catch(() => undefined), NEAR);
    return () => {
      isOver = true;
      endWatch();
    };
  }, [isMissing, query, ids]);
  return isLoaded ? cars.map((car) => loaded.cars.get(car.id) ?? car) : cars;
}
