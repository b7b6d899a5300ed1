import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapHandle } from '../map/mapHandle.ts';
import type { DealerListData } from './dealerListData.ts';
import type { DealerState } from './useDealerState.ts';

/** Narrower windows show either the list or the map. */
const WIDE = '(min-width: 64rem)';

export interface Selection {
  /** Slug of the dealer that is highlighted on the map. */
  selected: string | null;
  select: (slug: string) => void;
  /** Shows the marker of a card. */
  showOnMap: (slug: string) => void;
  /** Shows the card of the selected marker. */
  showInList: () => void;
  /** Deselects the dealer and focuses its marker. */
  close: () => void;
  map: RefObject<Pick<MapHandle, 'focus'> | null>;
}

/** Returns the element id of a dealer's card. */
export const cardId = (slug: string): string => `dealer-${slug}`;

/** Connects a dealer's card and its marker on the map; on phones it switches the view. */
export function useSelection({ dealers }: DealerListData, { query, go }: DealerState): Selection {
  const [slug, select] = useState<string | null>(null);
  const map = useRef<Pick<MapHandle, 'focus'>>(null);
  const cardToFocus = useRef<string | null>(null);
  // The card is rendered once the list is visible again.
  useEffect(() => {
    const card = cardToFocus.current && document.getElementById(cardId(cardToFocus.current));
    if (!card || card.offsetParent === null) return;
    cardToFocus.current = null;
    card.scrollIntoView({ block: 'center' });
    card.querySelector('a')?.focus({ preventScroll: true });
  });
  const showView = (view: 'list' | 'map') => {
    if (!matchMedia(WIDE).matches && query.view !== view) go({ ...query, view }, 'more');
  };
  const selected = dealers.some((dealer) => dealer.slug === slug) ? slug : null;
  return {
    selected,
    select,
    map,
    showOnMap: (next) => {
      select(next);
      showView('map');
    },
    showInList: () => {
      cardToFocus.current = selected;
      select(null);
      showView('list');
    },
    close: () => {
      select(null);
      if (selected) map.current?.focus(selected);
    },
  };
}
