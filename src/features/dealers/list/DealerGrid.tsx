import { useEffect, useRef } from 'react';
import { formatDealerQuery } from '../../../contracts/dealers/dealerSearch.ts';
import { buttons } from '../../../ui/button.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { useDimmed } from '../../../ui/useDimmed.ts';
import { DealerCard } from './DealerCard.tsx';
import * as styles from './DealerList.styles.ts';
import type { DealerListData } from './dealerListData.ts';
import { nextDealerPage } from './dealerSearch.ts';
import type { DealerState } from './useDealerState.ts';
import { cardId } from './useSelection.ts';

interface DealerGridProps {
  data: DealerListData;
  state: DealerState;
  /** Shows a dealer on the map; null without maps. */
  onShowOnMap: ((slug: string) => void) | null;
}

/** Renders the cards, dimmed while slow results load (U10), and the link to more. */
export function DealerGrid({ data, state, onShowOnMap }: DealerGridProps) {
  const translate = useTranslate();
  const { dealers, total, asOf, query } = data;
  const nextPage = nextDealerPage(query, total);
  const { grid, more } = useFocusOnNew(data);
  const dimmed = useDimmed(state.pending === 'choice');
  return (
    <>
      <ul ref={grid} className={styles.grid} data-dimmed={dimmed || undefined} aria-busy={state.pending !== null}>
        {dealers.map((dealer, index) => (
          <li key={dealer.slug} id={cardId(dealer.slug)}>
            <DealerCard dealer={dealer} asOf={asOf} priority={index === 0} onShowOnMap={onShowOnMap} />
          </li>
        ))}
      </ul>
      {dealers.length > 0 && nextPage !== null && (
        <p className={styles.more}>
          <span>{translate('showingOf', { shown: dealers.length, total })}</span>
          <a
            ref={more}
            className={buttons.secondary}
            href={state.hrefOf({ ...query, page: nextPage })}
            data-stay="replace"
            aria-busy={state.pending === 'more' || undefined}
          >
            {translate('showMore')}
          </a>
        </p>
      )}
    </>
  );
}

/** After 'show more', focuses the first new dealer, unless the visitor has moved the focus (U8). */
function useFocusOnNew({ query, dealers }: DealerListData) {
  const grid = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLAnchorElement>(null);
  const previous = useRef({ state: '', count: 0 });
  const state = formatDealerQuery({ ...query, page: 0 });
  const count = dealers.length;
  useEffect(() => {
    const before = previous.current;
    previous.current = { state, count };
    const active = document.activeElement;
    const isFocusFree = active === document.body || active === null || active === more.current;
    if (before.count === 0 || before.state !== state || count <= before.count || !isFocusFree) return;
    grid.current?.children[before.count]?.querySelector('a')?.focus({ preventScroll: true });
  }, [state, count]);
  return { grid, more };
}
