import {
  type MouseEvent,
  type RefObject,
  startTransition,
  use,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { CarQuery } from '../../contracts/search/carSearch.ts';
import { PrerenderedList } from '../../delivery/Prerendered.tsx';
import { GroupPhone } from '../../page/GroupPhone.tsx';
import { usePageLocation } from '../../page/pageLocation.ts';
import { Button } from '../../ui/Button.tsx';
import { FirstImageContext } from '../../ui/firstImageContext.ts';
import { bar } from '../../ui/ProgressBar.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { preloadCarImage } from '../car/CarImage.tsx';
import type { CarCardView } from '../car/card.ts';
import { CarCard } from '../carCard/CarCard.tsx';
import { CarCardSkeleton } from '../carCard/CarCardSkeleton.tsx';
import { GRID_SIZES } from '../carCard/cardSizes.ts';
import { CarItem, type CarItemProps, cardProps } from './CarItem.tsx';
import * as styles from './CarList.styles.ts';
import { collectDocumentCards, hasMarkup } from './cardMarkup.ts';
import { NoResults } from './NoResults.tsx';
import { ShowMore } from './ShowMore.tsx';
import type { CarList } from './useCarList.ts';

/** Number of skeletons while a list has no cars yet (F047). */
const SKELETONS = 24;
/** Number of images in the first view; the first one has priority. */
const EAGER_IMAGES = 3;
/** Number of cards in the first render: a row. The second fills the window. */
const FIRST_BATCH = 3;
const SECOND_BATCH = 12;
/** Number of rendered cards in each later batch. Cards with markup follow at once, because each batch costs a frame. */
const BATCH = 14;

interface CarResultsProps {
  query: CarQuery;
  list: CarList;
  /** Whether stale cars are dimmed; true after a short delay. */
  dimmed: boolean;
  /** Whether the URL does not have the query yet. */
  isPending: boolean;
  hrefOf: (query: CarQuery) => string;
  onMore: (query: CarQuery, event: MouseEvent) => void;
  onDrop: (query: CarQuery, event: MouseEvent) => void;
  /** Called when a list that failed is requested again. */
  onRetry: () => void;
}

/** Renders the cars. Without cars it renders skeletons, carListError or noSearchResults (F047). */
export function CarResults(props: CarResultsProps) {
  const { query, list, hrefOf, onDrop, onRetry } = props;
  const grid = useRef<HTMLUListElement>(null);
  if (list.status === 'loading') return <Skeletons count={SKELETONS} />;
  if (list.status === 'failed') return <ListFailed retry={onRetry} />;
  if (list.total === 0) {
    return <NoResults query={query} facets={list.facets} help={list.help} hrefOf={hrefOf} onDrop={onDrop} />;
  }
  // The key remounts the cards of another state, so that no card moves within the grid.
  return <Cards key={list.displayedState} grid={grid} {...props} />;
}

interface CardsProps extends CarResultsProps {
  /** The displayed list: in the first render of another state that of the state before. */
  grid: RefObject<HTMLUListElement | null>;
}

function Cards({ query, list, dimmed, isPending, grid, hrefOf, onMore, onDrop }: CardsProps) {
  const isHydrated = useIsHydrated();
  useState(() => isOnServer || isHydrated || collectDocumentCards(list.cards));
  const isReturning = useIsReturning(isHydrated && !isPending);
  const [first] = useState(() => ({ length: list.cards.length, height: grid.current?.offsetHeight ?? '200vh' }));
  const count = useCountInBatches(list.cards, isReturning || !isHydrated, isPending);
  const isComplete = count === list.cards.length;
  useCardPictures();
  const expectMore = useFocusOnNew(grid, count);
  const mayBeFirst = use(FirstImageContext);
  const firstImage = list.cards[0]?.image;
  if (isOnServer && mayBeFirst && firstImage) preloadCarImage(firstImage, GRID_SIZES);
  const loadingOf = (index: number): CarItemProps['loading'] =>
    index === 0 && !mayBeFirst ? 'eager' : loadingAt(index);
  const attributes = {
    className: styles.grid,
    'data-dimmed': dimmed || undefined,
    'data-whole': isReturning || undefined,
    'aria-busy': list.status === 'stale' || isPending || !isComplete,
    // What is below the list stays where it is until the first cards are complete.
    style: isComplete || list.cards.length > first.length ? undefined : { minHeight: first.height },
  };
  return (
    <>
      <div className={bar} data-active={dimmed || undefined} aria-hidden="true" />
      {isOnServer ? (
        <PrerenderedList
          {...attributes}
          view={CarCard}
          items={list.cards}
          viewPropsOf={(car, index) => cardProps(car, loadingOf(index))}
        />
      ) : (
        <ul {...attributes} ref={grid}>
          {list.cards.slice(0, count).map((car, index) => (
            <CarItem key={car.id} car={car} loading={loadingOf(index)} />
          ))}
        </ul>
      )}
      {list.loadingMore && <Skeletons count={SKELETONS} />}
      <ShowMore
        query={query}
        list={list}
        hrefOf={hrefOf}
        onMore={(next, event) => {
          expectMore();
          onMore(next, event);
        }}
        onNarrow={onDrop}
      />
    </>
  );
}

/**
 * Returns whether the visitor came back to this list through the history. All cards then render at once, so that the scroll
 * position can be restored (U8).
 */
function useIsReturning(canReturn: boolean): boolean {
  const { isNewEntry = false } = usePageLocation();
  const [isReturning] = useState(!isNewEntry && canReturn);
  return isReturning;
}

/** Loads what shows the further pictures of cards when the browser has time. Without it each card has its first picture. */
function useCardPictures(): void {
  useEffect(() => {
    (window.requestIdleCallback ?? setTimeout)(() => void import('../carCard/cardPictures.ts').catch(() => {}));
  }, []);
}

/** Returns false while the list is the server's markup, before hydration. */
function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
const isOnServer = typeof document === 'undefined';

/**
 * Returns how many cards to render: the first ones, and more in batches.
 *
 * @param showAll return all from the first render
 * @param isPaused wait with the cards below the window
 */
function useCountInBatches(cards: readonly CarCardView[], showAll: boolean, isPaused: boolean): number {
  const { length } = cards;
  const [count, setCount] = useState(showAll ? length : FIRST_BATCH);
  useEffect(() => {
    const next = cards[count];
    // The cards that fill the window do not wait: until then their space is empty.
    if (!next || (isPaused && count >= SECOND_BATCH)) return;
    const later = hasMarkup(next) ? cards.length : count + BATCH;
    startTransition(() => setCount(count < SECOND_BATCH ? SECOND_BATCH : later));
  }, [count, cards, isPaused]);
  return Math.min(count, length);
}

function loadingAt(index: number): CarItemProps['loading'] {
  if (index === 0) return 'first';
  return index < EAGER_IMAGES ? 'eager' : 'lazy';
}

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

/** Moves the focus to the first new card after 'show more', so that keyboard users continue there (U8). */
function useFocusOnNew(grid: RefObject<HTMLUListElement | null>, count: number): () => void {
  const firstNewIndex = useRef<number | null>(null);
  useEffect(() => {
    if (firstNewIndex.current === null || count <= firstNewIndex.current) return;
    grid.current?.children[firstNewIndex.current]?.querySelector('a')?.focus({ preventScroll: true });
    firstNewIndex.current = null;
    requestAnimationFrame(() => requestAnimationFrame(() => disableScrollAnchor(false)));
  }, [grid, count]);
  return () => {
    firstNewIndex.current = count;
    disableScrollAnchor(true);
  };
}

/** Disables scroll anchoring, with which the browser would keep the button in view and scroll past the new cards. */
function disableScrollAnchor(isDisabled: boolean): void {
  document.documentElement.style.overflowAnchor = isDisabled ? 'none' : '';
}

function Skeletons({ count }: { count: number }) {
  const translate = useTranslate();
  return (
    <ul className={styles.grid} aria-label={translate('loadingCars')}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have no identity
        <li key={index}>
          <CarCardSkeleton />
        </li>
      ))}
    </ul>
  );
}
