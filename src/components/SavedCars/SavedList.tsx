import { type ReactNode, useRef, useState } from 'react';
import { SAVED_SEARCH } from '../../contracts/listVariants.ts';
import { CarCard } from '../../features/carCard/CarCard.tsx';
import { CarCardSkeleton } from '../../features/carCard/CarCardSkeleton.tsx';
import { GRID_SIZES } from '../../features/carCard/cardSizes.ts';
import { useOwnTerms } from '../../features/carSearch/ownTerms.ts';
import { TermsChip } from '../../features/carSearch/TermsChip.tsx';
import type { StoredCar } from '../../features/saved/deviceCars.ts';
import { savedCars, setSavedCars, useSavedCount } from '../../features/saved/savedStore.ts';
import { useCurrentCards } from '../../features/saved/useCurrentCards.ts';
import { Button } from '../../ui/Button.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './SavedCars.styles.ts';
import { SoldCars } from './SoldCars.tsx';

/**
 * Renders the cars that were saved when the page was opened. A car that is removed by its heart button stays until the visitor
 * leaves the page, so that another press undoes it. `children` are links next to the button that clears all.
 */
export function SavedList({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const [initialCars, setInitialCars] = useState(savedCars);
  const [clearedCars, setClearedCars] = useState<readonly StoredCar[] | null>(null);
  const count = useSavedCount();
  const terms = useOwnTerms();
  const { status, cars, gone } = useCurrentCards(initialCars, terms);
  const statusLine = useRef<HTMLParagraphElement>(null);
  const replaceCars = (next: readonly StoredCar[], undoCars: readonly StoredCar[] | null) => {
    setSavedCars(next);
    setInitialCars(next);
    setClearedCars(undoCars);
    // The pressed button disappears.
    statusLine.current?.focus();
  };
  const removeCar = ({ id }: { id: string }) => {
    setSavedCars(savedCars().filter(({ card }) => card.id !== id));
    setInitialCars(initialCars.filter((car) => car.card.id !== id));
    statusLine.current?.focus();
  };
  return (
    <>
      <p ref={statusLine} role="status" tabIndex={-1} className={styles.note}>
        {statusText({ status, count, isCleared: clearedCars !== null, isEmpty: initialCars.length === 0 }, translate)}
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

type StatusKey = 'savedFailed' | 'savedCleared' | 'savedEmpty';

function statusText(
  state: { status: string; count: number; isCleared: boolean; isEmpty: boolean },
  translate: (key: StatusKey) => string,
): string {
  if (state.isCleared) return translate('savedCleared');
  if (state.isEmpty) return translate('savedEmpty');
  return state.status === 'failed' ? translate('savedFailed') : '';
}
