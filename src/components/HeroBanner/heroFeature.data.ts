import { withTimeout } from '../../../lib/withTimeout.ts';
import { CAR_CARD_FIELDS, type CarDetail, IN_STOCK } from '../../contracts/car/car.ts';
import type { Dealer } from '../../contracts/dealers/dealer.ts';
import type { LoaderContext } from '../../contracts/page/loader.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { parseCarDetail } from '../../features/car/carById.data.ts';
import { factsOf, titleOf } from '../../features/car/card.ts';
import { carHref } from '../../features/car/carHref.ts';
import { altOf, imagesOf } from '../../features/car/carImages.ts';
import { formatNumber } from '../../features/car/format.ts';
import { shareHeroCar } from '../../features/car/heroCar.data.ts';
import { measureText } from '../../features/car/measures.ts';
import { priceOf } from '../../features/car/money/price.ts';
import { parseDealer } from '../../features/dealers/dealerOfCar.data.ts';
import { dealerHref } from '../../features/dealers/dealerView.ts';
import type { HeroCar, HeroFeature, HeroMeasure, HeroPlaces } from './heroFeature.ts';
import type { HeroComposition, HeroSettings } from './heroSettings.ts';
import { sideGeometry } from './sideGeometry.ts';

/** Milliseconds that the start of the page may wait for the hero's search. Later the hero is shown without it. */
const TIME_LIMIT = 800;
/** However long the page's deadline is: a slow search must not hold up the shell. */
const LONGEST_LIMIT = 1_500;
const MAX_PLACES = 7;
/** Cars among which the one with the longest range or with all measures is searched. */
const CANDIDATES = 24;
const FIELDS = [
  ...CAR_CARD_FIELDS,
  'car_images',
  'car_length',
  'car_length_text',
  'car_wheelbase',
  'car_wheelbase_text',
  'car_height',
  'car_height_text',
];

interface LoadedFeature {
  feature: HeroFeature | null;
  tags: readonly string[];
  /** Id of the car that the feature is about. */
  carId?: string;
  /** The search failed or was late. */
  failed: boolean;
}

type Load = (settings: HeroSettings, context: LoaderContext) => Promise<Omit<LoadedFeature, 'failed'>>;

const LOADS: Readonly<Partial<Record<HeroComposition, Load>>> = {
  places: loadPlaces,
  offer: loadCar,
  plate: loadCar,
  range: loadRange,
  measures: loadMeasures,
};

/** Loads what the composition of a hero shows. Its `feature` is null when the index has nothing for it or fails: the content remains. */
export async function heroFeature(settings: HeroSettings, context: LoaderContext): Promise<LoadedFeature> {
  const load = LOADS[settings.composition];
  if (!load) return { feature: null, tags: [], failed: false };
  const loading = withTimeout(Math.min(context.timeLimit(TIME_LIMIT), LONGEST_LIMIT), 'hero', load(settings, context));
  shareHeroCar(
    context,
    loading.then(
      ({ carId = null }) => carId,
      () => null,
    ),
  );
  try {
    return { ...(await loading), failed: false };
  } catch {
    return { feature: null, tags: [], failed: true };
  }
}

async function loadPlaces(_settings: HeroSettings, context: LoaderContext) {
  const { site, language, ports, translate } = context;
  const request = { fields: ['site_id', 'slug', 'site_city', 'site_geocoord'], limit: 100 };
  const { content } = await ports.searchDealers(request, parseDealer);
  const places = northToSouth(content).map(({ dealer, city, latitude }) => ({
    name: plainText(context.valueText('city', city)),
    latitude: `${formatNumber(Math.round(latitude * 10) / 10, language.locale)}°\u00a0N`,
    href: dealerHref(dealer, site, language),
  }));
  const all = { text: translate('allDealers'), href: `${language.prefix}${site.paths.dealers}` };
  const value: HeroPlaces = { places, all };
  return { feature: places.length > 0 ? { places: value } : null, tags: ['dealers'] };
}

interface Place {
  dealer: Dealer;
  city: string;
  latitude: number;
}

/** Returns one dealer for each town, evenly chosen from north to south. */
export function northToSouth(dealers: readonly Dealer[]): Place[] {
  const towns = new Map<string, Place>();
  for (const dealer of dealers) {
    const { site_city: city, site_geocoord: point } = dealer;
    const latitude = Number.parseFloat(point ?? '');
    if (city && Number.isFinite(latitude) && !towns.has(city)) towns.set(city, { dealer, city, latitude });
  }
  const sorted = [...towns.values()].sort((one, other) => other.latitude - one.latitude);
  if (sorted.length <= MAX_PLACES) return sorted;
  const step = (sorted.length - 1) / (MAX_PLACES - 1);
  return Array.from({ length: MAX_PLACES }, (_, at) => sorted[Math.round(at * step)]).filter(
    (place) => place !== undefined,
  );
}

async function searchCars({ ports }: LoaderContext, filters: Record<string, unknown[]> = {}): Promise<CarDetail[]> {
  const request = { fields: FIELDS, filters: { ...IN_STOCK, ...filters }, limit: CANDIDATES };
  const { content } = await ports.searchCars(request as Parameters<typeof ports.searchCars>[0], parseCarDetail);
  return content.filter((car) => !car.car_is_sample && imagesOf(car).length > 0);
}

/** Shows a car of the week, else the first car of the stock. */
async function loadCar(settings: HeroSettings, context: LoaderContext) {
  const chosen = await searchCars(context, { caroftheweek: [true] });
  const cars = chosen.length > 0 ? chosen : await searchCars(context);
  return featureOf(cars[0], settings, context, []);
}

/** Shows the electric car with the longest range. */
async function loadRange(settings: HeroSettings, context: LoaderContext) {
  const cars = await searchCars(context);
  const range = (car: CarDetail) => car.wltp_electric_range ?? 0;
  const [car] = cars.filter((one) => range(one) > 0).sort((one, other) => range(other) - range(one));
  return featureOf(car, settings, context, car ? rangeOf(car, context) : []);
}

/** Shows a car with the measures of its side view. */
async function loadMeasures(settings: HeroSettings, context: LoaderContext) {
  const cars = await searchCars(context);
  const car = cars.find((one) => one.car_length && one.car_wheelbase && one.car_height);
  return featureOf(car, settings, context, car ? sidesOf(car, settings, context) : []);
}

function featureOf(
  car: CarDetail | undefined,
  { carImage }: HeroSettings,
  context: LoaderContext,
  measures: readonly HeroMeasure[],
) {
  if (!car) return { feature: null, tags: ['cars'] };
  const feature: HeroFeature = { car: carOf(car, carImage, context), ...(measures.length > 0 && { measures }) };
  return { feature, tags: [`car:${car.car_id}`], carId: String(car.car_id) };
}

/** Returns the image of a car that a composition shows, counted from 1; the first one when the car has fewer. */
function imageOf(car: CarDetail, carImage: number) {
  const images = imagesOf(car);
  return images[carImage - 1] ?? images[0];
}

function carOf(car: CarDetail, carImage: number, context: LoaderContext): HeroCar {
  const { site, language, translate } = context;
  const image = imageOf(car, carImage);
  const { amount, note } = priceOf(car, site);
  const name = titleOf(car, context);
  return {
    name,
    version: car.car_model_text ?? '',
    facts: factsOf(car, context).slice(0, 3).map(plainText).join(' · '),
    href: carHref({ id: car.car_id, slug: car.slug }, site, language),
    image: image?.src ?? '',
    alt: altOf(name, image, translate),
    amount: amount ?? translate('priceOnRequest'),
    ...(note && { note: translate(note) }),
    ...(car.caroftheweek && { badge: translate('carOfTheWeekBadge') }),
  };
}

/** The scale of a range ends at the next hundred. */
function rangeOf(car: CarDetail, context: LoaderContext): HeroMeasure[] {
  const range = car.wltp_electric_range ?? 0;
  const text = measureText('wltp_electric_range', car, context);
  const end = Math.ceil((range + 1) / 100) * 100;
  if (!text) return [];
  return [
    {
      name: 'range',
      label: context.translate('wltp_electric_range'),
      text: plainText(text),
      share: range / end,
      end: formatNumber(end, context.language.locale),
    },
  ];
}

/** Returns the dimension lines of a side view. The names of views of the right side, which faces right, end in `-right`. */
function sidesOf(car: CarDetail, { carImage }: HeroSettings, context: LoaderContext): HeroMeasure[] {
  const measure = (name: 'length' | 'wheelbase' | 'height'): HeroMeasure[] => {
    const text = measureText(`car_${name}`, car, context);
    const share = (car[`car_${name}`] ?? 0) / (car.car_length ?? 1);
    return text ? [{ name, label: context.translate(`car_${name}`), text: plainText(text), share }] : [];
  };
  const sides = [...measure('length'), ...measure('wheelbase'), ...measure('height')];
  const geometry = sideGeometry(sides, /-right\.\w+$/.test(imageOf(car, carImage)?.src ?? ''));
  return sides.map((side) => {
    if (side.name === 'range') return side;
    const [start, end] = geometry[side.name];
    return { ...side, ends: { '--start': percent(start), '--end': percent(1 - end) } };
  });
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
