import type { ComponentProps } from '../../content/views.ts';
import { CarFailed } from '../../features/carDetail/CarFailed.tsx';
import { CarMissing } from '../../features/carDetail/CarMissing.tsx';
import { CarView } from '../../features/carDetail/CarView.tsx';
import type { CarDetailData } from '../../features/carDetail/detailData.ts';

/** The car of the address, or what stands in its place. */
export function CarDetail({ data }: ComponentProps<CarDetailData>) {
  if (data.car) return <CarView car={data.car} />;
  return 'failed' in data ? <CarFailed /> : <CarMissing {...data} />;
}
