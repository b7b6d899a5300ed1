import type { CarDetail } from '../../../src/contracts/car/car.ts';
import { canonicalCarPath } from '../../../src/contracts/car/carPath.ts';
import { isNew, isWithoutVat, type Odometer, odometerOf, payableAmount } from '../../../src/contracts/car/offer.ts';
import type { Dealer } from '../../../src/contracts/dealers/dealer.ts';
import { type Place, placeIn } from '../../../src/contracts/dealers/dealerSearch.ts';
import type { PublishedSite } from './sites.ts';
import { type TermField, termOf } from './terms.ts';

/** `included` and `excluded`: the buyer may deduct the VAT, and the price is with or without it. */
export type VatTreatment = 'included' | 'excluded' | 'not-deductible';

export interface OfferDealer {
  /** `site_id` of the index. */
  readonly id: string;
  readonly storeCode: string;
  readonly name: string;
  readonly street: string;
  readonly zip: string;
  readonly city: string;
  readonly region: string;
  readonly phone: string;
  /** Decimal degrees; null when they are not known. */
  readonly place: Place | null;
}

/** A car for sale, as every format of feeds needs it. Empty texts are unknown. */
export interface Offer {
  readonly id: string;
  /** The canonical URL of its page. */
  readonly url: string;
  readonly title: string;
  readonly description: string;
  readonly make: string;
  readonly model: string;
  readonly trim: string;
  readonly year: number | null;
  /** What the page says is to pay, in whole units. */
  readonly price: number;
  readonly retailPrice: number | null;
  readonly currency: string;
  readonly vat: VatTreatment;
  readonly isNew: boolean;
  readonly odometer: Odometer | null;
  readonly vin: string;
  /** `yyyy-MM-dd`. */
  readonly firstRegistered: string;
  readonly published: string;
  readonly color: string;
  readonly doors: number | null;
  readonly seats: number | null;
  /** Terms of `terms.ts`; null for a value that is not known. */
  readonly terms: Readonly<Record<TermField, string | null>>;
  /** `PC`, `LCV`, `MC`; empty when the index does not say. */
  readonly type: string;
  /** Absolute URLs, the main image first. */
  readonly images: readonly string[];
  readonly dealer: OfferDealer;
}

/** Why a car is in no feed. */
export type LeftOut = 'sold, reserved or not available' | 'an example' | 'without a price';

/** Of coordinates: all that the index states. */
const DECIMALS = 20;

type CarWithVin = CarDetail & { readonly car_chassino?: string | null };

/** What a car is published with. */
export interface OfferContext {
  readonly site: PublishedSite;
  /** One of the site's languages. */
  readonly language: string;
  readonly dealers: ReadonlyMap<string, Dealer>;
}

/** Returns a car as an offer, or why it is none. */
export function offerOf(car: CarWithVin, context: OfferContext): Offer | LeftOut {
  const { site } = context;
  if (!/^(?:available)?$/i.test(textOf(car.car_status))) return 'sold, reserved or not available';
  if (car.car_is_sample) return 'an example';
  const price = payableAmount(car);
  if (price === null) return 'without a price';
  const trim = textOf(car.car_model_text);
  const title = [car.car_brand, car.car_model, trim].filter(Boolean).join(' ');
  const color = textOf(car.car_color);
  return {
    id: car.car_id,
    url: site.url + canonicalCarPath({ id: car.car_id, slug: car.slug }, placeOfCars(context)),
    title,
    description: textOf(car.car_description) || title,
    make: car.car_brand,
    model: car.car_model,
    trim,
    year: numberOf(car.car_year),
    price,
    retailPrice: numberOf(car.car_retail_price) || null,
    currency: site.currency,
    vat: vatOf(car),
    isNew: isNew(car),
    odometer: odometerOf(car, site.mileageUnit),
    vin: site.vin ? textOf(car.car_chassino) : '',
    firstRegistered: textOf(car.car_firstregistration).slice(0, 10),
    published: textOf(car.car_publishdate).slice(0, 10),
    color: site.values.car_color?.[color] ?? color,
    doors: numberOf(car.car_doors),
    seats: numberOf(car.car_seats),
    terms: termsOf(car, site),
    type: textOf(car.car_vehicle_type_code),
    images: imagesOf(car, site.url).slice(0, site.maxImages),
    dealer: dealerOf(car, context),
  };
}

function vatOf(car: CarDetail): VatTreatment {
  if (!car.car_vat_eligible) return 'not-deductible';
  return isWithoutVat(car) ? 'excluded' : 'included';
}

function termsOf(car: CarDetail, { values }: PublishedSite): Offer['terms'] {
  const term = (field: TermField) => termOf(field, car[field], values[field]);
  return {
    car_fuel: term('car_fuel'),
    car_gearbox: term('car_gearbox'),
    car_body: term('car_body'),
    car_drive: term('car_drive'),
  };
}

const numberOf = (value: number | null | undefined): number | null => value ?? null;
const textOf = (text: string | null | undefined): string => text?.trim() ?? '';

const placeOfCars = ({ site, language }: OfferContext) => ({
  prefix: site.languages[language] ?? '',
  carDetail: site.carDetail,
});

function imagesOf({ car_images: all, car_primary_image: primary }: CarDetail, origin: string): string[] {
  const images = all?.length ? all : primary ? [primary] : [];
  return images.flatMap(({ original, thumbnail_url: thumbnail }) => {
    const url = original || thumbnail;
    return url && URL.canParse(url, origin) ? [new URL(url, origin).href] : [];
  });
}

function dealerOf(car: CarDetail, { site, dealers }: OfferContext): OfferDealer {
  const id = textOf(car.car_site_id);
  const dealer = dealers.get(id);
  return {
    id,
    storeCode: site.storeCodes[id] ?? id,
    name: dealer?.site_official_name || textOf(car.car_site_name) || site.name,
    street: textOf(dealer?.site_street),
    zip: textOf(dealer?.site_zip),
    city: textOf(dealer?.site_city) || textOf(car.car_site_city),
    region: textOf(dealer?.site_region) || textOf(car.car_site_region),
    phone: textOf(dealer?.site_phone),
    place: placeIn(dealer?.site_geocoord ?? '', DECIMALS),
  };
}
