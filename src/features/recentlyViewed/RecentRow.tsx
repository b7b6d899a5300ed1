import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { container } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { CarRow, CarRowSkeleton } from '../carCard/CarRow.tsx';
import type { KeptCar } from '../saved/deviceCars.ts';
import { useCardsOfToday } from '../saved/useCardsOfToday.ts';
import * as styles from './RecentRow.styles.ts';
import { forgetViewed } from './viewedStore.ts';

/** Cars in the row: the newest of those that are remembered. */
const SHOWN = 12;

/** The cars that were seen last, as they are today; asked for when a visitor comes near. Sold ones are left out. */
export function RecentRow({ viewed }: { viewed: readonly KeptCar[] }) {
  const translate = useTranslate();
  const { place, isNear } = useNear();
  const [wanted] = useState(() => viewed.slice(0, SHOWN));
  const { status, cars } = useCardsOfToday(isNear ? wanted : null);
  const forget = () => {
    forgetViewed();
    // The button that was pressed is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <div ref={place} className={styles.place}>
      {status === 'loading' && <CarRowSkeleton />}
      {cars.length > 0 && (
        <>
          <CarRow title={translate('recentTitle')} cars={cars} />
          <div className={container}>
            <Button kind="ghost" onClick={forget}>
              {translate('recentClear')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

/** Whether the place is nearly in view; it stays so. */
function useNear() {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setNear(true);
      },
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { place, isNear };
}
