import type { CarDetail } from '../../contracts/car/car.ts';
import type { ComponentRendering } from '../../contracts/content/layout.ts';
import { componentNamesIn } from '../../contracts/content/renderings.ts';
import type { LoaderContext, LoadResult, SectionLoader } from '../../contracts/page/loader.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { carOfPage } from '../../features/car/carById.data.ts';
import { fullNameOf, titleOf } from '../../features/car/card.ts';
import { cardHref } from '../../features/car/carHref.ts';
import { type CarImageView, imagesOf } from '../../features/car/carImages.ts';
import { isSold } from '../../features/car/carRecord.ts';
import { carAround } from '../../features/carDetail/around.data.ts';
import { carHead } from '../../features/carDetail/carHead.ts';
import { type CarDetailData, carPageOf } from '../../features/carDetail/detailData.ts';
import { isFinanced } from '../../features/carDetail/quotes/financedVehicle.data.ts';
import { slugKeyphrase } from '../../features/carDetail/similar.ts';
import { facetText } from '../../features/carSearch/facetLabels.ts';
import { stockVocabulary } from '../../features/carSearch/suggestions/stockIndex.data.ts';
import { nameInSlug } from '../../features/carSearch/text/nameInSlug.ts';
import { dealerOfCar } from '../../features/dealers/dealerOfCar.data.ts';

/**
 * Loads the car of the URL, which decides the status of the page (F055, F068): unknown 404, sold 410, without
 * slug 302 and with another slug 301 to the canonical URL, 503 while the search is unavailable.
 */
export const loader: SectionLoader<CarDetailData> = { when: 'blocking', load };

async function load(rendering: ComponentRendering, context: LoaderContext): Promise<LoadResult<CarDetailData>> {
  const { route, site, language, brand, translate } = context;
  let car: CarDetail | null;
  try {
    car = await carOfPage(context);
  } catch (error) {
    const head = { title: translate('carFailedTitle'), noindex: true };
    return { kind: 'failed', value: { car: null, failed: true }, head, error };
  }
  if (!car) return unknownCar(context);
  // The terms of a loan stay, because a copied URL shows the same figures to everybody.
  const ownUrl = cardHref({ id: car.car_id, slug: car.slug, query: route.query.toString() }, site, language);
  // A car of another make belongs to the site's own host, sold or not.
  if (brand && car.car_brand !== brand.make) {
    return { kind: 'redirect', status: 302, location: brand.siteOrigin + ownUrl };
  }
  if (isSold(car)) return soldCar(car, context);
  // The slug of a path is composed (NFC).
  if (route.slug !== car.slug.normalize('NFC').toLowerCase() || route.carId !== car.car_id) {
    return { kind: 'redirect', status: route.slug ? 301 : 302, location: ownUrl };
  }
  const now = Date.now();
  const [sellerOrUndefined, { around, hasFailed }] = await Promise.all([
    dealerOfCar(car, context, now),
    carAround(car, context),
  ]);
  const dealer = sellerOrUndefined ?? null;
  const quoted = (await hasQuotes(rendering, car, context)) && { isQuoted: true as const };
  return {
    kind: 'data',
    value: { car: { ...carPageOf(car, dealer, context, now), ...(around && { around }), ...quoted } },
    head: carHead(car, dealer, context),
    tags: ['cars', `car:${car.car_id}`],
    degraded: sellerOrUndefined === undefined || hasFailed,
  };
}

/** Whether the page has a section with quotes of a lender for the car. */
async function hasQuotes(rendering: ComponentRendering, car: CarDetail, { ports }: LoaderContext): Promise<boolean> {
  const placed = componentNamesIn(rendering.placeholders);
  return placed.has('FinanceQuotes') && isFinanced(car) && ports.hasLender();
}

/** Returns the result for an unknown car: a search by the name in its URL. */
async function unknownCar(context: LoaderContext): Promise<LoadResult<CarDetailData>> {
  const { route, ports, site, translate } = context;
  const vocabulary = await stockVocabulary({ searchCars: ports.searchAllMakes }, site);
  const namesInSlug = vocabulary ? nameInSlug(route.slug, vocabulary) : [];
  const keyphrase = namesInSlug.map(({ text }) => text).join(' ') || slugKeyphrase(route.slug);
  const name = namesInSlug.map((value) => plainText(facetText(value.name, value.text, context))).join(' ');
  const value: CarDetailData = {
    car: null,
    sold: false,
    keyphrase,
    keyphraseLabel: name || keyphrase,
    name,
    asOf: Date.now(),
  };
  return { kind: 'notFound', value, head: { title: titleWith(name, translate('carNotFoundTitle')), noindex: true } };
}

/** Returns the result for a sold car: its dealer, and a search by make and model as the index has them. */
async function soldCar(car: CarDetail, context: LoaderContext): Promise<LoadResult<CarDetailData>> {
  const { translate } = context;
  const name = fullNameOf(car, context);
  const keyphrase = [car.car_brand, car.car_model].filter(Boolean).join(' ');
  const [image] = [...imagesOf(car), ...imagesOf({ car_primary_image: car.car_primary_image })];
  const keyphraseLabel = titleOf(car, context);
  const asOf = Date.now();
  const dealer = (await dealerOfCar(car, context, asOf)) ?? null;
  const value: CarDetailData = {
    car: null,
    sold: true,
    keyphrase,
    keyphraseLabel,
    name,
    ...(image && { image: withoutPlaceholder(image) }),
    id: car.car_id,
    dealer,
    asOf,
  };
  return { kind: 'gone', value, head: { title: titleWith(name, translate('carSoldTitle')), noindex: true } };
}

const withoutPlaceholder = ({ blur: _blur, ...image }: CarImageView): Omit<CarImageView, 'blur'> => image;

const titleWith = (name: string, title: string): string => (name ? `${name} – ${title}` : title);
