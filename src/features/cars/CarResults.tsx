import { type MouseEvent, useEffect, useRef } from 'react';
import { useTranslate } from '../../app/PageContext.tsx';
import { Ready } from '../../app/Ready.tsx';
import type { CarQuery } from '../../contracts/carSearch.ts';
import { Button } from '../../ui/Button.tsx';
import { CarCard } from './CarCard.tsx';
import { CarCardSkeleton } from './CarCardSkeleton.tsx';
import * as styles from './CarList.styles.ts';
import { ShowMore } from './ShowMore.tsx';
import type { CarList } from './useCarList.ts';

/** Skeletons of a list that has nothing to show yet (F047). */
const SKELETONS = 24;
/** Pictures that are in the first view: the first is what a visitor waits for. */
const EAGER = 3;
const SIZES = '(min-width: 64rem) 20rem, (min-width: 40rem) 46vw, calc(100vw - 3rem)';

interface CarResultsProps {
  query: CarQuery;
  list: CarList;
  /** Whether the cars of the state before have stood long enough to say so. */
  dimmed: boolean;
  hrefOf: (query: CarQuery) => string;
  onMore: (query: CarQuery, event: MouseEvent) => void;
}

/** The cars, or what stands in their place: skeletons, carListError, noSearchResults (F047). */
export function CarResults({ query, list, dimmed, hrefOf, onMore }: CarResultsProps) {
  const { grid, expectMore } = useFocusOnNew(list.cards.length);
  if (list.status === 'loading') return <Skeletons count={SKELETONS} />;
  if (list.status === 'failed') return <ListFailed retry={list.retry} />;
  if (list.total === 0) return <NoResults />;
  return (
    <>
      {/* Cards of another state are other elements: none moves from one place to another. */}
      <ul
        key={list.shownState}
        ref={grid}
        className={styles.grid}
        data-dimmed={dimmed || undefined}
        aria-busy={list.status === 'stale'}
      >
        {list.cards.map((car, index) => {
          const card = (
            <CarCard car={car} sizes={SIZES} loading={index === 0 ? 'first' : index < EAGER ? 'eager' : 'lazy'} />
          );
          if (index < EAGER) return <li key={car.id}>{card}</li>;
          return (
            <Ready key={car.id} as="li" of={['list', car]}>
              {card}
            </Ready>
          );
        })}
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
      />
    </>
  );
}

function ListFailed({ retry }: { retry: () => void }) {
  const translate = useTranslate();
  return (
    <div className={styles.message} role="alert">
      <p>{translate('carListError')}</p>
      <Button kind="secondary" onClick={retry}>
        {translate('tryAgain')}
      </Button>
    </div>
  );
}

function NoResults() {
  const translate = useTranslate();
  return (
    <div className={styles.message}>
      <p>{translate('noSearchResults')}</p>
      <p>{translate('noSearchResultsHelp')}</p>
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
