import { Suspense } from 'react';
import type { ComponentProps } from '../../content/views.ts';
import { serverRenderedPart } from '../../delivery/lazyParts.tsx';
import { CarFailed } from '../../features/carDetail/CarFailed.tsx';
import { CarView } from '../../features/carDetail/CarView.tsx';
import type { CarDetailData } from '../../features/carDetail/detailData.ts';

/** Few visitors see it. */
const CarMissing = serverRenderedPart(async () => (await import('../../features/carDetail/CarMissing.tsx')).CarMissing);

/** Renders the car of the URL, or the message for a missing car or a failed search. */
export function CarDetail({ data, rendering }: ComponentProps<CarDetailData>) {
  if (data.car) return <CarView car={data.car} rendering={rendering} />;
  if ('failed' in data) return <CarFailed />;
  return (
    <Suspense>
      <CarMissing {...data} />
    </Suspense>
  );
}
