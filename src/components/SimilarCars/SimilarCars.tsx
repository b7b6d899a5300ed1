import type { ComponentProps } from '../../content/views.ts';
import { CarRowSkeleton } from '../../features/cars/CarRow.tsx';
import type { CarCardView } from '../../features/cars/card.ts';
import { fieldText } from '../../features/cars/fieldText.ts';
import { SimilarRow } from '../../features/cars/SimilarRow.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';

/** Cars like the one of the page, in a row; nothing when there are none. */
export function SimilarCars({ fields, data }: ComponentProps<{ cars: readonly CarCardView[] }>) {
  const translate = useTranslate();
  return <SimilarRow title={fieldText(fields, 'Title') || translate('similarCars')} cars={data.cars} />;
}

export function SimilarCarsSkeleton() {
  return <CarRowSkeleton />;
}
