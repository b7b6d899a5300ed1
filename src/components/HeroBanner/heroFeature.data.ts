import { withTimeout } from '../../../lib/withTimeout.ts';
import { type CarDetail, IN_STOCK } from '../../contracts/car/car.ts';
import type { LoaderContext } from '../../contracts/page/loader.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { parseCarDetail } from '../../features/car/carById.data.ts';
import { imagesOf } from '../../features/car/carImages.ts';
import { carPortrait, PORTRAIT_FIELDS } from '../../features/car/carPortrait.data.ts';
import { formatNumber } from '../../features/car/format.ts';
import { shareHeroCar } from '../../features/car/heroCar.data.ts';
import { measureText } from '../../features/car/measures.ts';
import { hasMeasures, MEASURE_FIELDS, sideMeasures } from '../../features/car/sideMeasures.data.ts';
import { dealerHref } from '../../features/dealers/dealerView.ts';
import { type Town, townsNorthToSouth } from '../../features/dealers/towns.data.ts';
import type { HeroFeature, HeroPlaces, HeroRange } from './heroFeature.ts';
import type { HeroComposition, HeroSettings } from './heroSettings.ts';

/** Milliseconds that the start of the page may wait for the hero's search. Later the hero is shown without it. */
const TIME_LIMIT = 800;
/** However long the page's deadline is: a slow search must not hold up the shell. */
const LONGEST_LIMIT = 1_500;
const MAX_PLACES = 7;
/** Cars among which the one with the longest range or with all measures is searched. */
const CANDIDATES = 24;
const FIELDS = [...PORTRAIT_FIELDS, ...MEASURE_FIELDS];

interface LoadedFeature {
  feature: HeroFeature | null;
  tags: readonly string[];
  /** Id of the car that the feature is about. */
  carId?: string;
  /** The search failed or was late. */
  failed: boolean;
}

/** Settings of the server alone. */
export interface LoadedSettings extends Pick<HeroSettings, 'composition'> {
  /** Which image of the index's car a composition shows, from 1. */
  carImage: number;
}

type Load = (settings: LoadedSettings, context: LoaderContext) => Promise<Omit<LoadedFeature, 'failed'>>;

const LOADS: Readonly<Partial<Record<HeroComposition, Load>>> = {
  places: loadPlaces,
  offer: loadCar,
  plate: loadCar,
  range: loadRange,
  measures: loadMeasures,
};

/** Loads what the composition of a hero shows. Its `feature` is null when the index has nothing for it or fails: the content remains. */
export async function heroFeature(settings: LoadedSettings, context: LoaderContext): Promise<LoadedFeature> {
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

async function loadPlaces(_settings: LoadedSettings, context: LoaderContext) {
  const { site, language, translate } = context;
  const places = evenly(await townsNorthToSouth(context)).map(({ dealer, city, latitude }) => ({
    name: plainText(context.valueText('city', city)),
    latitude: `${formatNumber(Math.round(latitude * 10) / 10, language.locale)}°\u00a0N`,
    href: dealerHref(dealer, site, language),
  }));
  const all = { text: translate('allDealers'), href: `${language.prefix}${site.paths.dealers}` };
  const value: HeroPlaces = { places, all };
  return { feature: places.length > 0 ? { places: value } : null, tags: ['dealers'] };
}

/** Returns some towns, evenly chosen from north to south. */
export function evenly(towns: readonly Town[]): readonly Town[] {
  if (towns.length <= MAX_PLACES) return towns;
  const step = (towns.length - 1) / (MAX_PLACES - 1);
  return Array.from({ length: MAX_PLACES }, (_, at) => towns[Math.round(at * step)]).filter(
    (town) => town !== undefined,
  );
}

async function searchCars({ ports }: LoaderContext, filters: Record<string, unknown[]> = {}): Promise<CarDetail[]> {
  const request = { fields: FIELDS, filters: { ...IN_STOCK, ...filters }, limit: CANDIDATES };
  const { content } = await ports.searchCars(request as Parameters<typeof ports.searchCars>[0], parseCarDetail);
  return content.filter((car) => !car.car_is_sample && imagesOf(car).length > 0);
}

/** Shows a car of the week, else the first car of the stock. */
async function loadCar(settings: LoadedSettings, context: LoaderContext) {
  const chosen = await searchCars(context, { caroftheweek: [true] });
  const cars = chosen.length > 0 ? chosen : await searchCars(context);
  return featureOf(cars[0], settings, context, {});
}

/** Shows the electric car with the longest range. */
async function loadRange(settings: LoadedSettings, context: LoaderContext) {
  const cars = await searchCars(context);
  const range = (car: CarDetail) => car.wltp_electric_range ?? 0;
  const [car] = cars.filter((one) => range(one) > 0).sort((one, other) => range(other) - range(one));
  return featureOf(car, settings, context, car ? rangeOf(car, context) : {});
}

/** Shows a car with the measures of its side view. */
async function loadMeasures(settings: LoadedSettings, context: LoaderContext) {
  const cars = await searchCars(context);
  const car = cars.find(hasMeasures);
  const measures = car ? sideMeasures(car, settings.carImage, context) : [];
  return featureOf(car, settings, context, measures.length > 0 ? { measures } : {});
}

function featureOf(
  car: CarDetail | undefined,
  { carImage }: LoadedSettings,
  context: LoaderContext,
  figures: Pick<HeroFeature, 'range' | 'measures'>,
) {
  if (!car) return { feature: null, tags: ['cars'] };
  const feature: HeroFeature = { car: carPortrait(car, carImage, context), ...figures };
  return { feature, tags: [`car:${car.car_id}`], carId: String(car.car_id) };
}

/** The scale of a range ends at the next hundred. */
function rangeOf(car: CarDetail, context: LoaderContext): { range?: HeroRange } {
  const range = car.wltp_electric_range ?? 0;
  const text = measureText('wltp_electric_range', car, context);
  const end = Math.ceil((range + 1) / 100) * 100;
  if (!text) return {};
  return {
    range: {
      label: context.translate('wltp_electric_range'),
      text: plainText(text),
      share: range / end,
      end: formatNumber(end, context.language.locale),
    },
  };
}
