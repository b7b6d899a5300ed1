import { useEffect, useRef } from 'react';
import { usePage } from '../../page/PageContext.tsx';
import type { CarCardView } from '../car/card.ts';
import { useConsent } from '../consent/consentStore.ts';
import { recordViewed } from './viewedStore.ts';

/** Stores that this car has been viewed, as soon as the visitor allows it. */
export function useRecordView(card: CarCardView): void {
  const { mode, language } = usePage();
  const isAllowed = useConsent('preferences') && !mode;
  const latestCard = useRef(card);
  latestCard.current = card;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each car is a separate view
  useEffect(() => {
    if (isAllowed) recordViewed(latestCard.current, language.code);
  }, [isAllowed, card.id, language.code]);
}
