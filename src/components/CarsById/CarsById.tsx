import type { ComponentProps } from '../../content/views.ts';
import { CarTeaser } from '../../features/carCard/CarTeaser.tsx';
import type { CarTeaserData } from '../../features/carCard/carTeaserData.ts';

/** Renders the cars that editors have chosen (F105). */
export function CarsById({ fields, data }: ComponentProps<CarTeaserData | undefined>) {
  return <CarTeaser fields={fields} cars={data?.cars ?? []} />;
}
