import { type MouseEvent, memo, startTransition, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import type { CarQuery } from '../../contracts/carSearch.ts';
import { GroupPhone } from '../../page/GroupPhone.tsx';
import { Prerendered } from '../../page/Prerendered.tsx';
import { Button } from '../../ui/Button.tsx';
import { bar } from '../../ui/ProgressBar.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { CarCardView } from '../car/card.ts';
import { CarCard } from '../carCard/CarCard.tsx';
import { CarCardSkeleton } from '../carCard/CarCardSkeleton.tsx';
import * as styles from './CarList.styles.ts';
import { NoResults } from './NoResults.tsx';
import { ShowMore } from './ShowMore.tsx';
import type { CarList } from './useCarList.ts';

/** Skeletons of a list that has nothing to show yet (F047). */
const SKELETONS = 24;
/** Pictures that are in the first view: the first is what a visitor waits for. */
const EAGER = 3;
/** Cards that are drawn first: they fill the window; the others follow, a few at a time. */
const FIRST = 6;
const BATCH = 14;
const SIZES = '(min-width: 64rem) 20rem, (min-width: 40rem) 46vw, calc(100vw - 3rem)';

interface CarResultsProps {
  query: CarQuery;
  list: CarList;
  /** Whether the cars of the state before have stood long enough to say so. */
  dimmed: boolean;
  hrefOf: (query: CarQuery) => string;
  onMore: (query: CarQuery, event: MouseEvent) => void;
  onLeaveOut: (query: CarQuery, event: MouseEvent) => void;
}

/** The cars, or what stands in their place: skeletons, carListError, noSearchResults (F047). */
export function CarResults(props: CarResultsProps) {
  const { query, list, hrefOf, onLeaveOut } = props;
  if (list.status === 'loading') return <Skeletons count={SKELETONS} />;
  if (list.status === 'failed') return <ListFailed retry={list.retry} />;
  if (list.total === 0) {
    return <NoResults query={query} facets={list.facets} help={list.help} hrefOf={hrefOf} onLeaveOut={onLeaveOut} />;
  }
  // Cards of another state are other elements: none moves from one place to another.
  return <Cards key={list.shownState} {...props} />;
}

function Cards({ query, list, dimmed, hrefOf, onMore, onLeaveOut }: CarResultsProps) {
  const isHydrated = useIsHydrated();
  const returns = useReturns(isHydrated);
  const shown = useShownCards(list.cards, returns || !isHydrated);
  const { grid, expectMore } = useFocusOnNew(shown.length);
  return (
    <>
      <div className={bar} data-active={dimmed || undefined} aria-hidden="true" />
      <ul
        ref={grid}
        className={styles.grid}
        data-dimmed={dimmed || undefined}
        data-whole={returns || undefined}
        aria-busy={list.status === 'stale' || shown.length < list.cards.length}
      >
        {shown.map((car, index) => (
          <Item key={car.id} car={car} loading={loadingAt(index)} />
        ))}
      </ul>
      {list.loadingMore && <Skeletons count={SKELETONS} />}
      <ShowMore
        query={query}
        list={list}
        hrefOf={hrefOf}
        onMore={(next, event) => {
          expectMore();
          onMore(next, event);
        }}
        onNarrow={onLeaveOut}
      />
    </>
  );
}

/** Whether this list was come back to: then all of it is there at once, so that the place is found again (U8). */
function useReturns(isHydrated: boolean): boolean {
  const isPop = useNavigationType() === NavigationType.Pop;
  const [returns] = useState(isPop && isHydrated);
  return returns;
}

/** False for the list that came with the document, until it is taken over. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};

/**
 * Some cards at once, the others after them, a few at a time.
 *
 * @param all whether all are there from the first
 */
function useShownCards(cards: readonly CarCardView[], all: boolean): readonly CarCardView[] {
  const { length } = cards;
  const [count, setCount] = useState(all ? length : FIRST);
  useEffect(() => {
    if (count < length) startTransition(() => setCount(count + BATCH));
  }, [count, length]);
  return count < length ? cards.slice(0, count) : cards;
}

function loadingAt(index: number) {
  if (index === 0) return 'first';
  return index < EAGER ? 'eager' : 'lazy';
}

const Item = memo(function Item({ car, loading }: { car: CarCardView; loading: 'first' | 'eager' | 'lazy' }) {
  if (loading === 'lazy') return <Prerendered as="li" view={CarCard} viewProps={{ car, sizes: SIZES }} />;
  return (
    <li>
      <CarCard car={car} sizes={SIZES} loading={loading} />
    </li>
  );
});

function ListFailed({ retry }: { retry: () => void }) {
  const translate = useTranslate();
  return (
    <div className={styles.message} role="alert">
      <p>{translate('carListError')}</p>
      <Button kind="secondary" onClick={retry}>
        {translate('tryAgain')}
      </Button>
      <GroupPhone />
    </div>
  );
}

/** After 'show more' the focus goes to the first card that came, so that the keyboard goes on from there (U8). */
function useFocusOnNew(count: number) {
  const grid = useRef<HTMLUListElement>(null);
  const from = useRef<number | null>(null);
  useEffect(() => {
    if (from.current === null || count <= from.current) return;
    grid.current?.children[from.current]?.querySelector('a')?.focus({ preventScroll: true });
    from.current = null;
    requestAnimationFrame(() => requestAnimationFrame(() => holdPlace(false)));
  }, [count]);
  const expectMore = () => {
    from.current = count;
    holdPlace(true);
  };
  return { grid, expectMore };
}

/** The browser would keep the button in sight and scroll past what came above it. */
function holdPlace(hold: boolean): void {
  document.documentElement.style.overflowAnchor = hold ? 'none' : '';
}

function Skeletons({ count }: { count: number }) {
  const translate = useTranslate();
  return (
    <ul className={styles.grid} aria-label={translate('loadingCars')}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no identity
        <li key={index}>
          <CarCardSkeleton />
        </li>
      ))}
    </ul>
  );
}
