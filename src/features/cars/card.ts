import type { CarCard } from '../../contracts/car.ts';
import type { LanguageView, SiteView } from '../../contracts/page.ts';
import { loanOf } from './carLoan.ts';
import { formatMoney } from './format.ts';
import { type LoanTerms, loanTerms } from './loanFigures.ts';
import { type PriceView, priceOf } from './price.ts';

/** What a card shows, finished on the server: it is sent to the browser once per car, so nothing else is in it. */
export interface CarCardView {
  id: string;
  slug: string;
  title: string;
  /** Model text below the title. */
  text: string;
  /** Year, mileage, fuel, gearbox, each in its place; what is unknown is empty. */
  facts: string[];
  price: PriceView;
  /** The monthly cost: the car's loan on its standard terms. */
  monthly?: string;
  /** What that rests on, as far as the record says it. */
  terms?: LoanTerms;
  city?: string;
  image?: string;
  /** Tiny data URL shown until the picture is there. */
  blur?: string;
  badge?: 'carOfTheWeekBadge' | 'campaignBadge';
}

/** The card of a record. `withBlur` only for pictures that are seen at once: a list's HTML is paid for in bytes. */
export function cardOf(car: CarCard, site: SiteView, language: LanguageView, withBlur = false): CarCardView {
  const view: CarCardView = {
    id: car.car_id,
    slug: car.slug,
    title: titleOf(car),
    text: car.car_model_text ?? '',
    facts: factPlaces(car),
    price: priceOf(car, site),
  };
  const loan = loanOf(car);
  if (loan) view.monthly = formatMoney(loan.payment, site);
  if (loan?.figures) view.terms = loanTerms(loan.figures, { site, language });
  if (car.car_site_city) view.city = car.car_site_city;
  if (car.car_primary_image?.thumbnail_url) view.image = car.car_primary_image.thumbnail_url;
  if (withBlur && car.car_primary_image?.blur_data_url) view.blur = car.car_primary_image.blur_data_url;
  if (car.caroftheweek) view.badge = 'carOfTheWeekBadge';
  else if (view.price.struck) view.badge = 'campaignBadge';
  return view;
}

/** Make and model: `Volvo XC60`. */
export function titleOf(car: Pick<CarCard, 'car_brand' | 'car_model'>): string {
  return [car.car_brand, car.car_model].filter(Boolean).join(' ');
}

/** Make, model and version in one line: `Volvo XC60 T6`, `Mercedes-Benz GLC 220 d` where the version begins with the model. */
export function fullNameOf(car: Pick<CarCard, 'car_brand' | 'car_model' | 'car_model_text'>): string {
  const { car_brand: brand, car_model: model, car_model_text: version } = car;
  const saysModel = model && (version === model || version?.startsWith(`${model} `));
  return [brand, saysModel ? null : model, version].filter(Boolean).join(' ');
}

/** The facts of a card in their order: year, mileage, fuel, gearbox. */
export function factsOf(car: CarCard): string[] {
  return factPlaces(car).filter(Boolean);
}

function factPlaces(car: CarCard): string[] {
  const year = car.car_year ? String(car.car_year) : '';
  return [year, car.car_mileage_text ?? '', car.car_fuel ?? '', car.car_gearbox ?? ''];
}

/** The address of a car's page: prefix of the language, detail path of the site, id, slug (F043). */
export function carHref(car: { id: string; slug: string }, site: SiteView, language: LanguageView): string {
  return `${language.prefix}${site.paths.carDetail}/${encodeURIComponent(car.id)}/${encodeURIComponent(car.slug)}`;
}
