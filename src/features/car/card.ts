import type { CarCard } from '../../contracts/car/car.ts';
import { isNew } from '../../contracts/car/offer.ts';
import type { PriceBand } from '../../contracts/car/priceBands.ts';
import { formatLoanQuery, type RequestedTerms } from '../../contracts/finance/loanQuery.ts';
import type { TotalCosts, Wording } from '../../contracts/page/loader.ts';
import { formatAround, type NamedPlace } from '../../contracts/search/around.ts';
import { type LocalizedText, plainText } from '../../contracts/search/valueTexts.ts';
import { imagesOf } from './carImages.ts';
import { carDistance } from './distanceText.ts';
import { formatMoney, formatPayment } from './format.ts';
import { measureText } from './measures.ts';
import { loanOn } from './money/carLoan.ts';
import { type LoanTerms, loanTerms } from './money/loanFigures.ts';
import { type PriceView, priceOf } from './money/price.ts';
import { shortUrl } from './otherViews.ts';
import { bandOf } from './priceBand.ts';
import { silhouetteOf } from './silhouettes.ts';
import { carTotal, totalText } from './totalCost/carTotal.ts';

/** The content of a card, formatted on the server. It is sent to the browser for each car, so it holds nothing else. */
export interface CarCardView {
  id: string;
  slug: string;
  title: string;
  /** Model text below the title. */
  text: string;
  /** Year, mileage, fuel, gearbox, by position; unknown ones are empty. */
  facts: LocalizedText[];
  /** Of a new car: official consumption and CO₂ (directive 1999/94/EC). */
  energy?: string;
  price: PriceView;
  /** How the price compares with those of comparable cars. */
  band?: PriceBand;
  /** The monthly cost: the car's loan on the page's terms, else on its standard terms. */
  monthly?: string;
  /** Terms of the monthly cost, when the record has them. */
  terms?: LoanTerms;
  /** Query of the car's URL: the visitor's place and own terms. */
  query?: string;
  /** The total cost of a month, on a list that is about it. */
  total?: string;
  city?: string;
  /** How far the car is from the place of the page: `23 km`. */
  distance?: string;
  image?: string;
  /** Path data of the body's silhouette, for a car without an image. */
  silhouette?: string;
  /** Tiny data URL displayed while the image loads. */
  blur?: string;
  /** Another view of the car (`otherViews.ts`), which is requested when the visitor points at the card. */
  second?: string;
  /** A third view, which is requested when the visitor turns to it. */
  third?: string;
  badge?: 'carOfTheWeekBadge' | 'campaignBadge' | 'savingBadge';
  /** The difference between retail and campaign price, for the badge of a saving. */
  saving?: string;
  /** Electric range, with its share of a long one. */
  range?: { label: string; text: string; share: number };
}

interface MadeCard extends Pick<Wording, 'site' | 'language' | 'translate' | 'valueText'> {
  withBlur: boolean;
  query: string;
  /** The day of its total cost. */
  date: string | undefined;
  card: CarCardView;
}

interface CardOptions {
  /** Whether the image has a placeholder: for images in the first view only, because it adds to the size of the HTML. */
  withBlur?: boolean;
  /** The visitor's own terms, which the URL of the page or the request has. */
  terms?: RequestedTerms;
  /** The visitor's place, which the URL of the page or the request has. */
  near?: NamedPlace | undefined;
  /** What total costs are calculated from, and what the visitor has chosen, for a list that is about them. */
  totals?: TotalCosts;
  /** As the query of a URL. */
  costs?: string | undefined;
}

/** Cards by record. Records are cached with their search, and one search serves many pages. */
const cardsByRecord = new WeakMap<CarCard, MadeCard[]>();

/**
 * Returns the card of a record: the same object each time, so that its JSON and its markup are found again.
 */
export function cardOf(
  car: CarCard,
  wording: Wording,
  { withBlur = false, terms = {}, near, totals, costs }: CardOptions = {},
): CarCardView {
  const query = [near && formatAround({ near }), formatLoanQuery(terms), costs].filter(Boolean).join('&');
  const { site, language, translate, valueText } = wording;
  const date = totals?.basis.date;
  const cards = cardsByRecord.get(car) ?? [];
  const found = cards.find(
    (made) =>
      made.site === site &&
      made.language === language &&
      made.translate === translate &&
      made.valueText === valueText &&
      made.withBlur === withBlur &&
      made.query === query &&
      made.date === date,
  );
  if (found) return found.card;
  const distance = near && carDistance(car, near, wording);
  const card = {
    ...makeCard(car, wording, withBlur, terms),
    ...(query && { query }),
    ...(distance && { distance }),
    ...(totals && { total: totalText(carTotal(car, totals, terms), totals, wording) }),
  };
  // Of other wordings only the latest stay: labels may change many times while a record is cached.
  cardsByRecord.set(car, [
    { site, language, translate, valueText, withBlur, query, date, card },
    ...cards.slice(0, MAX_CARDS - 1),
  ]);
  return card;
}

/** A record is shown in two languages of its site, with and without its placeholder. */
const MAX_CARDS = 4;

function makeCard(car: CarCard, wording: Wording, withBlur: boolean, terms: RequestedTerms): CarCardView {
  const { site } = wording;
  const view: CarCardView = {
    id: car.car_id,
    slug: car.slug,
    title: titleOf(car, wording),
    text: car.car_model_text ?? '',
    facts: placedFacts(car, wording),
    price: priceOf(car, site),
  };
  const band = bandOf(car, wording);
  if (band) view.band = band;
  const energy = energyOf(car, wording);
  if (energy) view.energy = energy;
  const loan = loanOn(car, terms);
  if (loan) view.monthly = formatPayment(loan.payment, site);
  if (loan?.figures) view.terms = loanTerms(loan.figures, wording);
  if (car.car_site_city) view.city = plainText(wording.valueText('city', car.car_site_city));
  if (car.car_primary_image?.thumbnail_url) view.image = car.car_primary_image.thumbnail_url;
  else view.silhouette = silhouetteOf(car.car_body);
  if (withBlur && car.car_primary_image?.blur_data_url) view.blur = car.car_primary_image.blur_data_url;
  const range = rangeOf(car, wording);
  if (range) view.range = range;
  const [, second, third] = imagesOf(car);
  if (second) view.second = shortUrl(second.src, view.image);
  if (third) view.third = shortUrl(third.src, view.image);
  if (car.caroftheweek) view.badge = 'carOfTheWeekBadge';
  else if (view.price.struck) Object.assign(view, campaignBadgeOf(car, site));
  return view;
}

/**
 * Returns the badge of a campaign: in the UK with the sum that it saves. In the EU a stated saving would have to be counted from the lowest
 * price of 30 days (directive 98/6/EC, article 6a), which a card does not know.
 */
function campaignBadgeOf(car: CarCard, site: Wording['site']): Pick<CarCardView, 'badge' | 'saving'> {
  const retail = car.car_retail_price || car.car_price;
  const saving = retail && car.car_campaign_price ? retail - car.car_campaign_price : 0;
  if (site.country !== 'GB' || saving <= 0) return { badge: 'campaignBadge' };
  return { badge: 'savingBadge', saving: formatMoney(saving, site) };
}

/** Returns the official consumption and CO₂ of a new car, as far as they are known; undefined for a used one. */
export function energyOf(car: CarCard, wording: Wording): string | undefined {
  if (!isNew(car)) return undefined;
  const consumption = (['wltp_electric_consumption', 'car_fuel_consumption'] as const).map((name) =>
    measureText(name, car, wording),
  );
  const emission = measureText('car_emission', car, wording);
  const known = consumption.filter((figure) => figure !== null).map(plainText);
  if (emission !== null) known.push(`CO₂ ${plainText(emission)}`);
  // A figure stays with its unit.
  const figures = known.map((figure) => figure.replaceAll(' ', '\u00a0')).join(', ');
  return figures === '' ? undefined : wording.translate('cardEnergy', { figures });
}

/** The end of the scale of electric ranges, in the site's unit. */
const LONG_RANGE = { km: 700, miles: 400 } as const;

function rangeOf(car: CarCard, wording: Wording): CarCardView['range'] {
  const range = car.wltp_electric_range;
  const text = range ? measureText('wltp_electric_range', car, wording) : null;
  if (!range || !text) return undefined;
  const scale = LONG_RANGE[wording.site.country === 'GB' ? 'miles' : 'km'];
  const share = Math.min(1, Math.round((range / scale) * 100) / 100);
  return { label: wording.translate('wltp_electric_range'), text: plainText(text), share };
}

/** Returns make and model: `Volvo XC60`. */
export function titleOf(
  car: Pick<CarCard, 'car_brand' | 'car_model'>,
  { valueText }: Pick<Wording, 'valueText'>,
): string {
  return [car.car_brand, modelOf(car, { valueText })].filter(Boolean).join(' ');
}

/** Returns the model's label in the page's language: `C-Class` for `C-Klass`. */
export const modelOf = ({ car_model: model }: Pick<CarCard, 'car_model'>, { valueText }: Pick<Wording, 'valueText'>) =>
  model && plainText(valueText('car_model', model));

/**
 * Returns make, model and version in one line: `Volvo XC60 T6`. A version that begins with the model replaces it:
 * `Mercedes-Benz GLC 220 d`.
 */
export function fullNameOf(
  car: Pick<CarCard, 'car_brand' | 'car_model' | 'car_model_text'>,
  wording: Pick<Wording, 'valueText'>,
): string {
  const { car_brand: make, car_model: model, car_model_text: version } = car;
  const includesModel = model && (version === model || version?.startsWith(`${model} `));
  return [make, includesModel ? null : modelOf(car, wording), version].filter(Boolean).join(' ');
}

/** Returns the known facts of a card in their order: year, mileage, fuel, gearbox. */
export function factsOf(car: CarCard, wording: Wording): LocalizedText[] {
  return placedFacts(car, wording).filter(Boolean);
}

function placedFacts(car: CarCard, wording: Wording): LocalizedText[] {
  const { car_fuel: fuel, car_gearbox: gearbox } = car;
  return [
    car.car_year ? String(car.car_year) : '',
    measureText('car_mileage', car, wording) ?? '',
    fuel ? wording.valueText('car_fuel', fuel) : '',
    gearbox ? wording.valueText('car_gearbox', gearbox) : '',
  ];
}
