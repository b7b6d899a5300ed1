import type { LoaderContext, LoadResult, SectionLoader } from '../../contracts/loader.ts';
import { carOfPage } from '../../features/cars/carById.data.ts';
import { carHref, titleOf } from '../../features/cars/card.ts';
import { carHead } from '../../features/cars/carHead.ts';
import { type CarDetailData, carPageOf, isSold } from '../../features/cars/detailData.ts';
import { slugKeyphrase } from '../../features/cars/similar.ts';
import { dealerOfCar } from '../../features/dealers/dealerOfCar.data.ts';

/**
 * The car of the address decides what the page comes to (F055, F068, decisions §3): unknown 404, sold 410, without slug
 * 302, with another slug 301 to its own address.
 */
export const loader: SectionLoader<CarDetailData> = { when: 'decides', load };

async function load(_rendering: unknown, context: LoaderContext): Promise<LoadResult<CarDetailData>> {
  const { route, site, language, translate } = context;
  const car = await carOfPage(context);
  if (!car) {
    const value = { car: null, sold: false, keyphrase: slugKeyphrase(route.slug) };
    return { kind: 'notFound', value, head: { title: translate('carNotFoundTitle'), noindex: true } };
  }
  if (isSold(car)) {
    const value = { car: null, sold: true, keyphrase: titleOf(car) };
    return { kind: 'gone', value, head: { title: translate('carSoldTitle'), noindex: true } };
  }
  if (route.slug !== car.slug.toLowerCase()) {
    const location = carHref({ id: car.car_id, slug: car.slug }, site, language);
    return { kind: 'redirect', status: route.slug ? 301 : 302, location };
  }
  const now = Date.now();
  const found = await dealerOfCar(car, context, now);
  const dealer = found ?? null;
  return {
    kind: 'data',
    value: { car: carPageOf(car, dealer, context, now) },
    head: carHead(car, dealer, context),
    tags: ['cars', `car:${car.car_id}`],
    degraded: found === undefined,
  };
}
