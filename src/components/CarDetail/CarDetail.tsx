import type { ComponentProps } from '../../content/views.ts';
import { CarMissing } from '../../features/cars/CarMissing.tsx';
import { CarView } from '../../features/cars/CarView.tsx';
import type { CarDetailData } from '../../features/cars/detailData.ts';

/** The car of the address, or what stands in its place. */
export function CarDetail({ data }: ComponentProps<CarDetailData>) {
  return data.car ? <CarView car={data.car} /> : <CarMissing sold={data.sold} keyphrase={data.keyphrase} />;
}
