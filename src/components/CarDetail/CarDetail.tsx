import type { ComponentProps } from '../../content/views.ts';
import { CarFailed } from '../../features/cars/CarFailed.tsx';
import { CarMissing } from '../../features/cars/CarMissing.tsx';
import { CarView } from '../../features/cars/CarView.tsx';
import type { CarDetailData } from '../../features/cars/detailData.ts';

/** The car of the address, or what stands in its place. */
export function CarDetail({ data }: ComponentProps<CarDetailData>) {
  if (data.car) return <CarView car={data.car} />;
  return 'failed' in data ? <CarFailed /> : <CarMissing {...data} />;
}
