import type { CarDetail, PriceIndicator } from '../../../contracts/car/car.ts';
import { isNew, payableAmount } from '../../../contracts/car/offer.ts';
import { PRICE_BANDS, type PriceBand } from '../../../contracts/car/priceBands.ts';
import { priceContradiction } from '../../../contracts/car/priceHistory.ts';
import {
  type Exclusion,
  exclusionByAge,
  exclusionOf,
  itemCount,
  kilometresDriven,
  registeredAt,
  statedIndicator,
} from '../../../contracts/car/priceIndicator.ts';
import {
  BAND_ENDS,
  CIRCLES,
  INDICATOR_LIMITS,
  MIN_COMPARABLES,
  POWER_SHARE,
  RATES,
  USUAL_SHARES,
} from '../../../contracts/car/priceIndicatorRules.ts';
import type { Wording } from '../../../contracts/page/loader.ts';
import { plainText } from '../../../contracts/search/valueTexts.ts';
import { fullNameOf, modelOf } from '../../car/card.ts';
import { carHref } from '../../car/carHref.ts';
import { formatDay, formatMoney } from '../../car/format.ts';
import { measureText } from '../../car/measures.ts';
import { bandText } from '../../car/priceBand.ts';
import { drivenText, kilometresText, shareText } from './priceFigures.ts';

type Row = [label: string, value: string];

/** The page of the method: the rules, and the figures of the car in its URL. */
export interface PriceMethodView {
  car?: MethodCarView;
  /** Why the page does not have the car of its URL: the search failed, or the car is sold or unknown. */
  missing?: 'failed' | 'gone';
  rules: {
    cars: string;
    circles: { title: string; items: string[] };
    convert: string;
    bands: { title: string; rows: Row[] };
    none: { title: string; items: string[] };
    limits: string;
  };
}

export interface MethodCarView {
  name: string;
  href: string;
  inputs: Row[];
  /** Absent for a car without an indicator. */
  result?: {
    band: PriceBand;
    sentence: string;
    rows: Row[];
    bands: { label: string; range: string; own: boolean }[];
  };
  /** Why it has none. */
  reasons?: string[];
}

/** Returns the rules of the price indicator in the language of a page. */
export function methodRules(wording: Wording): PriceMethodView['rules'] {
  const { translate, site } = wording;
  const percent = (share: number) => shareText(share, wording);
  const reasons = reasonTexts(wording);
  const ends = [...BAND_ENDS.map(percent)];
  return {
    cars: translate('priceRuleCars', { site: site.name, power: percent(POWER_SHARE) }),
    circles: {
      title: translate('priceRuleCircles', { least: MIN_COMPARABLES }),
      items: CIRCLES.map(({ closeness, years, km }) => circleText({ closeness, years, km }, wording)),
    },
    convert: translate('priceRuleConvert', conversion(wording)),
    bands: {
      title: translate('priceRuleBands'),
      rows: PRICE_BANDS.map((band, at) => [bandText(band, wording), rangeText(ends, at, wording)]),
    },
    none: { title: translate('priceRuleNone'), items: [...new Set(Object.values(reasons))] },
    limits: translate('priceRuleLimits'),
  };
}

/** Distance whose share of the price is stated, in the unit of a site. */
const STATED_KM = { mil: 10_000, km: 10_000, miles: 16_093.44 } as const;

/** Returns what a difference between two cars changes, as shares of the price. */
function conversion(wording: Wording): Record<'year' | 'driven' | 'distance' | 'item', string> {
  const percent = (exponent: number) => shareText(1 - Math.exp(-exponent), wording);
  const km = STATED_KM[wording.site.distanceUnit];
  return {
    year: percent(RATES.year),
    driven: percent((RATES.per10000Km * km) / 10_000),
    distance: kilometresText(km, wording),
    item: percent(RATES.item),
  };
}

const CIRCLE_LABELS = { version: 'priceCircleVersion', line: 'priceCircleLine', model: 'priceCircleModel' } as const;

function circleText(
  { closeness, years, km }: { closeness: keyof typeof CIRCLE_LABELS; years: number; km: number },
  wording: Wording,
): string {
  return wording.translate(CIRCLE_LABELS[closeness], { years, distance: kilometresText(km, wording) });
}

/** Returns the prices of a band, by the upper ends of all bands but the last. */
function rangeText(ends: readonly string[], at: number, { translate }: Wording): string {
  const [from, to] = [ends[at - 1], ends[at]];
  if (from === undefined) return translate('priceUpTo', { amount: to ?? '' });
  return to === undefined ? translate('priceAbove', { amount: from }) : translate('priceBetween', { from, to });
}

/** Why a page states no indicator: `priceData` when the prices of the record contradict each other, or its indicator. */
type Reason = Exclusion | 'priceData' | 'few' | 'unusual';

/** Returns the cars that have no indicator, by the reason. */
function reasonTexts(wording: Wording): Record<Reason, string> {
  const { translate } = wording;
  const { minDays, minKm, maxYears, maxKm } = INDICATOR_LIMITS;
  const [least, most] = USUAL_SHARES.map((share) => shareText(share, wording));
  const old = translate('priceNoneOld', { years: maxYears, distance: kilometresText(maxKm, wording) });
  const price = translate('priceNonePrice');
  return {
    new: translate('priceNoneNew'),
    nearlyNew: translate('priceNoneNearlyNew', { age: minDays, distance: kilometresText(minKm, wording) }),
    old,
    farDriven: old,
    vehicleType: translate('priceNoneType'),
    noPrice: price,
    contradiction: price,
    priceData: translate('priceNoneData'),
    unknownFacts: translate('priceNoneFacts'),
    few: translate('priceNoneFew', { least: MIN_COMPARABLES }),
    unusual: translate('priceNoneUnusual', { from: least ?? '', to: most ?? '' }),
  };
}

/**
 * Returns a car with what its indicator is calculated from.
 *
 * @param now milliseconds since 1970
 */
export function methodCar(car: CarDetail, wording: Wording, now: number): MethodCarView {
  const { site, language } = wording;
  const indicator = statedIndicator(car);
  const view = {
    name: fullNameOf(car, wording),
    href: carHref({ id: car.car_id, slug: car.slug }, site, language),
    inputs: inputsOf(car, wording),
  };
  if (indicator) return { ...view, result: resultOf(indicator, wording) };
  const texts = reasonTexts(wording);
  return { ...view, reasons: reasonsOf(car, now).map((reason) => texts[reason]) };
}

/** Returns why a car has no indicator: two possible reasons when it depends on other cars. */
function reasonsOf(car: CarDetail, now: number): Reason[] {
  const reason = exclusionOf(car) ?? exclusionByAge(registeredAt(car), now);
  if (reason === 'contradiction') return [priceContradiction(car) === 'reduction' ? reason : 'priceData'];
  // The engine leaves such cars out with those of another kind. Pages do not say of what kind a car is when its record does not.
  if (reason === 'new' && !isNew(car)) return ['unknownFacts'];
  if (reason === 'vehicleType' && !car.car_vehicle_type_code) return ['unknownFacts'];
  if (reason) return [reason];
  return car.car_price_indicator ? ['priceData'] : ['few', 'unusual'];
}

function inputsOf(car: CarDetail, wording: Wording): Row[] {
  const { site, language, translate, valueText } = wording;
  const price = payableAmount(car);
  const power = measureText('car_power', car, wording);
  const km = kilometresDriven(car);
  const rows: [label: string, value: string | null | undefined][] = [
    [translate('car_price'), price === null ? null : formatMoney(price, site)],
    [translate('car_brand'), car.car_brand],
    [translate('car_model'), modelOf(car, wording)],
    [translate('priceVersion'), car.car_model_text],
    [translate('priceTrim'), car.car_version],
    [translate('car_firstregistration'), formatDay(car.car_firstregistration, language)],
    [translate('car_mileage'), km === null ? null : drivenText(km, wording)],
    [translate('car_fuel'), car.car_fuel && plainText(valueText('car_fuel', car.car_fuel))],
    [translate('car_body'), car.car_body && plainText(valueText('car_body', car.car_body))],
    [translate('car_power'), power && plainText(power)],
    [translate('priceItems'), translate('priceItemCount', { count: itemCount(car) })],
  ];
  return rows.flatMap(([label, value]): Row[] => (value ? [[label, value]] : []));
}

function resultOf(indicator: PriceIndicator, wording: Wording): NonNullable<MethodCarView['result']> {
  const { site, language, translate } = wording;
  const { price, expected_price, comparables, closeness, max_years: years, max_km: km, limits, date } = indicator;
  const expected = formatMoney(expected_price, site);
  const ends = limits.map((limit) => formatMoney(limit, site));
  const text = (band: PriceBand) => bandText(band, wording);
  const circle = circleText({ closeness, years, km }, wording);
  return {
    band: indicator.band,
    sentence: translate('priceSentence', { price: formatMoney(price, site), expected }),
    rows: [
      [translate('priceExpected'), expected],
      [translate('priceCompared'), translate('priceComparedCount', { count: comparables, circle })],
      [translate('priceDate'), formatDay(date, language) ?? date],
    ],
    bands: PRICE_BANDS.map((band, at) => {
      const own = band === indicator.band;
      const label = own ? translate('priceThisBand', { band: text(band) }) : text(band);
      return { label, range: rangeText(ends, at, wording), own };
    }),
  };
}
