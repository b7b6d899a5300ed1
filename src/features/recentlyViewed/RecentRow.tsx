import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { container } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { useHasBeenVisible } from '../../ui/useHasBeenVisible.ts';
import { CarRow, CarRowSkeleton } from '../carCard/CarRow.tsx';
import type { StoredCar } from '../saved/deviceCars.ts';
import { useCurrentCards } from '../saved/useCurrentCards.ts';
import * as styles from './RecentRow.styles.ts';
import { clearViewed } from './viewedStore.ts';

/** Maximum number of cars in the row, newest first. */
const MAX_CARS = 12;

/**
 * Renders the cars viewed last, with current data, which is fetched when the row comes near the viewport. Sold cars are left
 * out.
 */
export function RecentRow({ viewed }: { viewed: readonly StoredCar[] }) {
  const translate = useTranslate();
  const root = useRef<HTMLDivElement>(null);
  const isNear = useHasBeenVisible(root, '600px');
  const [newest] = useState(() => viewed.slice(0, MAX_CARS));
  const { status, cars } = useCurrentCards(isNear ? newest : null);
  const clear = () => {
    clearViewed();
    // The focused button has been removed.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <div ref={root} className={styles.wrapper}>
      {status === 'loading' && <CarRowSkeleton />}
      {cars.length > 0 && (
        <>
          <CarRow title={translate('recentTitle')} cars={cars} />
          <div className={container}>
            <Button kind="ghost" onClick={clear}>
              {translate('recentClear')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
