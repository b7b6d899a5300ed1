import { type RefObject, useEffect, useRef, useState } from 'react';
import type { MapHandle } from '../map/mapHandle.ts';
import type { DealerListData } from './dealerListData.ts';
import type { DealerState } from './useDealerState.ts';

/** Below this there is room for one of the two. */
const WIDE = '(min-width: 64rem)';

export interface Selection {
  /** Slug of the dealer that is brought out on the map. */
  selected: string | null;
  select: (slug: string) => void;
  /** From a card to its mark. */
  onMap: (slug: string) => void;
  /** From a mark to its card. */
  onList: () => void;
  /** Back to the mark. */
  close: () => void;
  map: RefObject<Pick<MapHandle, 'focus'> | null>;
}

/** Id of a dealer's card. */
export const cardId = (slug: string): string => `dealer-${slug}`;

/** The way between a dealer's card and its mark on the map, and back; on phones to the other view. */
export function useSelection({ dealers }: DealerListData, { query, go }: DealerState): Selection {
  const [slug, select] = useState<string | null>(null);
  const map = useRef<Pick<MapHandle, 'focus'>>(null);
  const sought = useRef<string | null>(null);
  // The card is there as soon as the list is shown again.
  useEffect(() => {
    const card = sought.current && document.getElementById(cardId(sought.current));
    if (!card || card.offsetParent === null) return;
    sought.current = null;
    card.scrollIntoView({ block: 'center' });
    card.querySelector('a')?.focus({ preventScroll: true });
  });
  const show = (view: 'list' | 'map') => {
    if (!matchMedia(WIDE).matches && query.view !== view) go({ ...query, view }, 'more');
  };
  const selected = dealers.some((dealer) => dealer.slug === slug) ? slug : null;
  return {
    selected,
    select,
    map,
    onMap: (next) => {
      select(next);
      show('map');
    },
    onList: () => {
      sought.current = selected;
      select(null);
      show('list');
    },
    close: () => {
      select(null);
      if (selected) map.current?.focus(selected);
    },
  };
}
