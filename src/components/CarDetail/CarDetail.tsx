import type { ComponentProps } from '../../content/views.ts';
import { CarFailed } from '../../features/carDetail/CarFailed.tsx';
import { CarMissing } from '../../features/carDetail/CarMissing.tsx';
import { CarView } from '../../features/carDetail/CarView.tsx';
import type { CarDetailData } from '../../features/carDetail/detailData.ts';

/** Renders the car of the URL, or the message for a missing car or a failed search. */
export function CarDetail({ data }: ComponentProps<CarDetailData>) {
  if (data.car) return <CarView car={data.car} />;
  return 'failed' in data ? <CarFailed /> : <CarMissing {...data} />;
}
