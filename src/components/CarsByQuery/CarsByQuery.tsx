import type { ComponentProps } from '../../content/views.ts';
import { CarTeaser } from '../../features/carCard/CarTeaser.tsx';
import type { CarTeaserData } from '../../features/carCard/carTeaserData.ts';

/** Renders the first cars of a search that editors have chosen (F105). */
export function CarsByQuery({ fields, params, data }: ComponentProps<CarTeaserData | undefined>) {
  return <CarTeaser fields={fields} cars={data?.cars ?? []} kind={params.TitleTag === 'h1' ? 'page' : 'section'} />;
}
