import type { LoaderContext, LoadResult, SectionLoader } from '../../contracts/loader.ts';
import { carOfPage } from '../../features/cars/carById.data.ts';
import { type CarCardView, cardOf } from '../../features/cars/card.ts';
import { parseCarCard } from '../../features/cars/carListSearch.data.ts';
import { keyphraseRequest, similarRequest } from '../../features/cars/similar.ts';

interface SimilarCarsData {
  cars: CarCardView[];
}

/** Cars like the one of the page; of an unknown car by what its address says (F066, F068). Streams behind the page. */
export const loader: SectionLoader<SimilarCarsData> = { when: 'late', load };

async function load(_rendering: unknown, context: LoaderContext): Promise<LoadResult<SimilarCarsData>> {
  const { route, ports, site, language } = context;
  const car = await carOfPage(context).catch(() => null);
  const requests = [car && similarRequest(car), keyphraseRequest(car?.slug ?? route.slug, route.carId)];
  for (const request of requests) {
    if (!request) continue;
    const { content } = await ports.searchCars(request, parseCarCard);
    if (content.length > 0) {
      return { kind: 'data', value: { cars: content.map((record) => cardOf(record, site, language)) } };
    }
  }
  return { kind: 'data', value: { cars: [] } };
}
