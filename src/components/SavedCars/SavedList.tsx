import { useRef, useState } from 'react';
import { SAVED_SEARCH } from '../../contracts/search/listVariants.ts';
import { CarCard } from '../../features/carCard/CarCard.tsx';
import { CarCardSkeleton } from '../../features/carCard/CarCardSkeleton.tsx';
import { GRID_SIZES } from '../../features/carCard/cardSizes.ts';
import { useOwnTerms } from '../../features/carSearch/ownTerms.ts';
import { TermsChip } from '../../features/carSearch/TermsChip.tsx';
import type { StoredCar } from '../../features/saved/deviceCars.ts';
import { savedCars, setSavedCars } from '../../features/saved/savedStore.ts';
import { useCurrentCards } from '../../features/saved/useCurrentCards.ts';
import type { Elements } from '../../lib/browser/elements.ts';
import { Button } from '../../ui/Button.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './SavedCars.styles.ts';
import { SoldCars } from './SoldCars.tsx';

/**
 * Renders the cars that were saved when the page was opened. A car that is removed by its heart button stays until the visitor
 * leaves the page, so that another press undoes it. `children` are links next to the button that clears all.
 */
export function SavedList({ children }: { children: Elements }) {
  const translate = useTranslate();
  const [initialCars, setInitialCars] = useState(savedCars);
  const [clearedCars, setClearedCars] = useState<readonly StoredCar[] | null>(null);
  const [change, setChange] = useState<Change | null>(null);
  const terms = useOwnTerms();
  const { status, cars, gone } = useCurrentCards(initialCars, terms);
  const statusLine = useRef<HTMLParagraphElement>(null);
  /** Says what has changed. The pressed button disappears. */
  const announce = (next: Change) => {
    setChange(next);
    statusLine.current?.focus();
  };
  const replaceCars = (next: readonly StoredCar[], undoCars: readonly StoredCar[] | null) => {
    setSavedCars(next);
    setInitialCars(next);
    setClearedCars(undoCars);
    announce(undoCars ? 'savedCleared' : 'savedRestored');
  };
  const removeCar = ({ id }: { id: string }) => {
    setSavedCars(savedCars().filter(({ card }) => card.id !== id));
    setInitialCars(initialCars.filter((car) => car.card.id !== id));
    announce('savedRemoved');
  };
  return (
    <>
      <p ref={statusLine} role="status" tabIndex={-1} className={styles.note}>
        {statusText({ status, change, isEmpty: initialCars.length === 0 }, translate)}
      </p>
      {initialCars.length > 0 && (
        <TermsChip
          terms={terms ?? undefined}
          href={`?${SAVED_SEARCH}`}
          onRemove={(event) => {
            event.preventDefault();
            statusLine.current?.focus();
          }}
        />
      )}
      {status === 'loading' && initialCars.length > 0 && (
        <ul className={styles.grid} aria-label={translate('loadingCars')}>
          {initialCars.map(({ card }) => (
            <li key={card.id}>
              <CarCardSkeleton />
            </li>
          ))}
        </ul>
      )}
      {initialCars.length > 0 && cars.length > 0 && (
        <ul className={styles.grid}>
          {cars.map((car) => (
            <li key={car.id}>
              <CarCard car={car} sizes={GRID_SIZES} />
            </li>
          ))}
        </ul>
      )}
      {initialCars.length > 0 && <SoldCars cars={gone} onRemove={removeCar} />}
      <div className={styles.actions}>
        {children}
        {initialCars.length > 0 && (
          <Button kind="ghost" onClick={() => replaceCars([], savedCars())}>
            {translate('savedClear')}
          </Button>
        )}
        {clearedCars && (
          <Button kind="secondary" onClick={() => replaceCars(withSaved(clearedCars), null)}>
            {translate('savedUndo')}
          </Button>
        )}
      </div>
    </>
  );
}

/** Returns cleared cars with those that another tab has saved since. */
function withSaved(cleared: readonly StoredCar[]): StoredCar[] {
  const saved = savedCars();
  return [...saved, ...cleared.filter(({ card }) => !saved.some((car) => car.card.id === card.id))];
}

/** What the visitor has changed last, as the key of its message. */
type Change = 'savedCleared' | 'savedRestored' | 'savedRemoved';

function statusText(
  { status, change, isEmpty }: { status: string; change: Change | null; isEmpty: boolean },
  translate: (key: Change | 'savedFailed' | 'savedEmpty') => string,
): string {
  if (change === 'savedCleared') return translate(change);
  if (isEmpty) return translate('savedEmpty');
  if (status === 'failed') return translate('savedFailed');
  return change ? translate(change) : '';
}
