import { useEffect, useRef, useState } from 'react';
import { usePage } from '../../page/PageContext.tsx';
import type { CarCardView } from '../car/card.ts';
import { cardInLanguage } from '../car/cardInLanguage.ts';
import type { KeptCar } from './deviceCars.ts';
import { fetchCards } from './fetchCards.ts';

export interface CardsOfToday {
  status: 'loading' | 'known' | 'failed';
  /** For sale, in the order in which they were kept. Where nothing could be had: as they were then. */
  cars: readonly CarCardView[];
  /** No longer for sale, as they were kept. */
  gone: readonly CarCardView[];
}

/** What has become of cars that the browser has kept: prices change, and cars are sold. Asked once for each page. */
export function useCardsOfToday(kept: readonly KeptCar[] | null): CardsOfToday {
  const page = usePage();
  const where = useRef(page);
  const [found, setFound] = useState<CardsOfToday>({ status: 'loading', cars: [], gone: [] });
  useEffect(() => {
    if (!kept) return undefined;
    let isLeft = false;
    const tell = (next: CardsOfToday) => !isLeft && setFound(next);
    ask(kept, where.current).then(tell);
    return () => {
      isLeft = true;
    };
  }, [kept]);
  return found;
}

async function ask(kept: readonly KeptCar[], page: Parameters<typeof fetchCards>[1]): Promise<CardsOfToday> {
  const cards = kept.map(({ card }) => card);
  if (cards.length === 0) return { status: 'known', cars: [], gone: [] };
  const answer = await fetchCards(
    cards.map(({ id }) => id),
    page,
  ).catch(() => null);
  if (!answer) {
    const asKept = kept.map(({ card, language }) => cardInLanguage(card, language, page.language.code));
    return { status: 'failed', cars: asKept, gone: [] };
  }
  const today = new Map(answer.cars.map((card) => [card.id, card]));
  const gone = cards.filter(({ id }) => !today.has(id));
  return { status: 'known', cars: cards.flatMap(({ id }) => today.get(id) ?? []), gone };
}
