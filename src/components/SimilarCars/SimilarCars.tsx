import { fieldText } from '../../content/fieldText.ts';
import type { ComponentProps } from '../../content/views.ts';
import type { CarCardView } from '../../features/car/card.ts';
import { CarRowSkeleton } from '../../features/carCard/CarRow.tsx';
import { SimilarRow } from '../../features/carCard/SimilarRow.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';

/** Renders cars similar to the page's car, in a row. Renders nothing when there are none. */
export function SimilarCars({ fields, data }: ComponentProps<{ cars: readonly CarCardView[] }>) {
  const translate = useTranslate();
  return <SimilarRow title={fieldText(fields, 'Title') || translate('similarCars')} cars={data.cars} />;
}

export function SimilarCarsSkeleton() {
  return <CarRowSkeleton />;
}
