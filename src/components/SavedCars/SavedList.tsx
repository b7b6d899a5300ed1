import { type ReactNode, useRef, useState } from 'react';
import { CarCard } from '../../features/carCard/CarCard.tsx';
import { CarCardSkeleton } from '../../features/carCard/CarCardSkeleton.tsx';
import type { KeptCar } from '../../features/saved/deviceCars.ts';
import { savedCars, setSavedCars, useSavedCount } from '../../features/saved/savedStore.ts';
import { useCardsOfToday } from '../../features/saved/useCardsOfToday.ts';
import { Button } from '../../ui/Button.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { GoneCars } from './GoneCars.tsx';
import * as styles from './SavedCars.styles.ts';

const SIZES = '(min-width: 64rem) 20rem, (min-width: 40rem) 46vw, calc(100vw - 3rem)';

/**
 * The cars that were saved when the page was opened. One whose heart is pressed stays in its place until the page is left,
 * so that a slip is undone by pressing it again. What leads on stands beside what clears them.
 */
export function SavedList({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const [first, setFirst] = useState(savedCars);
  const [cleared, setCleared] = useState<readonly KeptCar[] | null>(null);
  const count = useSavedCount();
  const { status, cars, gone } = useCardsOfToday(first);
  const words = useRef<HTMLParagraphElement>(null);
  const show = (next: readonly KeptCar[], before: readonly KeptCar[] | null) => {
    setSavedCars(next);
    setFirst(next);
    setCleared(before);
    // The button that was pressed goes.
    words.current?.focus();
  };
  const drop = ({ id }: { id: string }) => {
    setSavedCars(savedCars().filter(({ card }) => card.id !== id));
    setFirst(first.filter((car) => car.card.id !== id));
    words.current?.focus();
  };
  return (
    <>
      <p ref={words} role="status" tabIndex={-1} className={styles.note}>
        {wordsOf({ status, count, isCleared: cleared !== null, isEmpty: first.length === 0 }, translate)}
      </p>
      {status === 'loading' && first.length > 0 && (
        <ul className={styles.grid} aria-label={translate('loadingCars')}>
          {first.map(({ card }) => (
            <li key={card.id}>
              <CarCardSkeleton />
            </li>
          ))}
        </ul>
      )}
      {first.length > 0 && cars.length > 0 && (
        <ul className={styles.grid}>
          {cars.map((car) => (
            <li key={car.id}>
              <CarCard car={car} sizes={SIZES} />
            </li>
          ))}
        </ul>
      )}
      {first.length > 0 && <GoneCars cars={gone} onRemove={drop} />}
      <div className={styles.ways}>
        {children}
        {first.length > 0 && (
          <Button kind="ghost" onClick={() => show([], savedCars())}>
            {translate('savedClear')}
          </Button>
        )}
        {cleared && (
          <Button kind="secondary" onClick={() => show(cleared, null)}>
            {translate('savedUndo')}
          </Button>
        )}
      </div>
    </>
  );
}

type Words = 'savedFailed' | 'savedCleared' | 'savedEmpty';

function wordsOf(
  state: { status: string; count: number; isCleared: boolean; isEmpty: boolean },
  translate: (key: Words) => string,
): string {
  if (state.isCleared) return translate('savedCleared');
  if (state.isEmpty) return translate('savedEmpty');
  return state.status === 'failed' ? translate('savedFailed') : '';
}
