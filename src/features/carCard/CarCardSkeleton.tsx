import { Skeleton } from '../../ui/Skeleton.tsx';
import { frame } from '../car/CarImage.styles.ts';
import * as card from './CarCard.styles.ts';

/** Renders the placeholder of a loading card, with the same layout. */
export function CarCardSkeleton() {
  return (
    <div className={card.card} aria-hidden="true">
      <span className={frame} />
      <div className={card.body}>
        <Skeleton width="60%" height="1.5rem" />
        <Skeleton width="80%" height="1.25rem" />
        <Skeleton width="70%" height="1.25rem" />
        <Skeleton width="45%" height="3.5rem" />
        <Skeleton width="90%" height="2.125rem" />
        <div className={card.foot}>
          <Skeleton width="30%" height="1.25rem" />
        </div>
      </div>
    </div>
  );
}
