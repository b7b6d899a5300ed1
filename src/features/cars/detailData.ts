import type { CarDetail } from '../../contracts/car.ts';
import type { LoaderContext } from '../../contracts/loader.ts';
import type { DealerContact } from '../dealers/dealerView.ts';
import { factsOf, titleOf } from './card.ts';
import { type DetailRow, overviewRows, technicalRows } from './detailRows.ts';
import { formatMoney } from './format.ts';
import { type OfferView, offersOf } from './offers.ts';
import { type PriceView, priceOf } from './price.ts';

/** What the car's page is made of: a car, or why there is none. */
export type CarDetailData = { car: CarPageView } | { car: null; sold: boolean; keyphrase: string };

export interface CarPageView {
  id: string;
  title: string;
  text: string;
  facts: string[];
  price: PriceView;
  /** Lowest monthly cost of all offers. */
  monthly?: string;
  offers: OfferView[];
  badge?: true;
  overview: DetailRow[];
  technical: DetailRow[];
  equipment: string[];
  description: string;
  pictures: { src: string; blur?: string }[];
  dealer: DealerContact | null;
  sellers: SellerView[];
}

export interface SellerView {
  name: string;
  title?: string;
  phone?: string;
  email?: string;
}

type Words = Pick<LoaderContext, 'site' | 'language' | 'translate'>;

/** A record as its page shows it, finished on the server and trimmed: nothing else reaches the browser. */
export function carPageOf(car: CarDetail, dealer: DealerContact | null, words: Words): CarPageView {
  const { site, language } = words;
  const view: CarPageView = {
    id: car.car_id,
    title: titleOf(car),
    text: car.car_model_text ?? '',
    facts: factsOf(car),
    price: priceOf(car, site, language),
    offers: offersOf(car, words),
    overview: overviewRows(car, language),
    technical: technicalRows(car, language),
    equipment: car.car_equipment ?? [],
    description: car.car_description?.trim() ?? '',
    pictures: picturesOf(car),
    dealer,
    sellers: sellersOf(car),
  };
  const costs = [car.car_loan_monthly_cost, car.car_privateleasing_monthly_cost].filter((cost) => !!cost);
  if (costs.length > 0) view.monthly = formatMoney(Math.min(...(costs as number[])), site, language);
  if (car.caroftheweek) view.badge = true;
  return view;
}

function picturesOf({ car_images, car_primary_image }: CarDetail): CarPageView['pictures'] {
  const pictures = car_images?.length ? car_images : car_primary_image ? [car_primary_image] : [];
  return pictures.flatMap(({ original, thumbnail_url, blur_data_url }, index) => {
    const src = original || thumbnail_url;
    if (!src) return [];
    return index === 0 && blur_data_url ? { src, blur: blur_data_url } : { src };
  });
}

/** Sellers can be reached or are not shown (F062). */
function sellersOf(car: CarDetail): SellerView[] {
  return (car.car_sellers ?? []).flatMap(({ name, title, phone, email }) => {
    if (!phone && !email) return [];
    return { name: name ?? '', ...(title && { title }), ...(phone && { phone }), ...(email && { email }) };
  });
}

/** Cars that have left the stock are kept in the index for a while, so that their address can say so. */
export function isSold(car: Pick<CarDetail, 'car_status'>): boolean {
  return car.car_status?.toLowerCase() === 'sold';
}
