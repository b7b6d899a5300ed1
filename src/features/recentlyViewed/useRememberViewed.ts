import { useEffect, useRef } from 'react';
import { usePage } from '../../page/PageContext.tsx';
import type { CarCardView } from '../car/card.ts';
import { useConsent } from '../consent/consentStore.ts';
import { rememberViewed } from './viewedStore.ts';

/** Remembers that this car has been seen, as soon as that is allowed. */
export function useRememberViewed(card: CarCardView): void {
  const { mode, language } = usePage();
  const isAllowed = useConsent('preferences') && !mode;
  const seen = useRef(card);
  seen.current = card;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another car is another view
  useEffect(() => {
    if (isAllowed) rememberViewed(seen.current, language.code);
  }, [isAllowed, card.id, language.code]);
}
