import type { CarDetail } from '../../contracts/car.ts';
import type { Wording } from '../../contracts/loader.ts';
import type { LocalizedText } from '../../contracts/valueTexts.ts';
import { recordText } from '../../lib/indexLanguage.ts';
import { factsOf, fullNameOf, titleOf } from '../car/card.ts';
import { type CarPictureView, picturesOf } from '../car/carImages.ts';
import { equipmentOf } from '../car/carRecord.ts';
import { type DetailRow, energyRows, overviewRows, type RowGroup, technicalGroups } from '../car/detailRows.ts';
import { formatDay, formatMoney } from '../car/format.ts';
import { campaignsOf, loanOf, trueTextOf } from '../car/money/carLoan.ts';
import { type OfferView, offersOf } from '../car/money/offers.ts';
import { type PriceView, priceOf } from '../car/money/price.ts';
import { lowestBefore } from '../car/money/priceHistory.ts';
import type { CarMediaKey } from '../carMedia/carMedia.ts';
import type { CarDealerView } from '../dealers/carDealer.ts';

/** What the car's page is made of: a car, or why there is none. `failed`: the search could not be asked. */
export type CarDetailData = { car: CarPageView } | ({ car: null } & MissingCarView) | { car: null; failed: true };

/** A car that is sold or unknown. */
export interface MissingCarView {
  sold: boolean;
  /** What the list is searched for: make and model when they are known, else the third part of the slug (S2 §7). */
  keyphrase: string;
  /** The keyphrase as the page's language calls it. */
  searched: string;
  /** As much of the car's name as is known; empty when nothing is. */
  name: string;
  image?: string;
}

export interface CarPageView {
  id: string;
  title: string;
  text: string;
  facts: LocalizedText[];
  price: PriceView;
  /** Of the 30 days before a campaign, beside the price that is struck. */
  lowestPrice?: string;
  /** The latest first. */
  priceHistory?: [day: string, price: string][];
  /** The monthly cost: the car's loan on its standard terms. */
  monthly?: string;
  offers: OfferView[];
  badge?: true;
  campaigns: LocalizedText[];
  overview: DetailRow[];
  technical: RowGroup[];
  energy: DetailRow[];
  equipment: LocalizedText[];
  description: LocalizedText;
  pictures: CarPictureView[];
  /** Where the car may have a film and turning pictures (F064). */
  media?: CarMediaKey;
  /** What the car is called where it is written about: make, model, text, plate or id. */
  reference: string;
  dealer: CarDealerView | null;
  sellers: SellerView[];
  /** When the page was made; milliseconds since 1970. */
  asOf: number;
}

export interface SellerView {
  name: string;
  title?: LocalizedText;
  phone?: string;
  email?: string;
}

/** The provider of media that the flag `autos_on_show` speaks of, as `GET /api/media/{provider}/…` names it. */
const AUTOS_ON_SHOW = 'autosonshow';

/** A record as its page shows it, finished on the server and trimmed: nothing else reaches the browser. */
export function carPageOf(car: CarDetail, dealer: CarDealerView | null, wording: Wording, asOf: number): CarPageView {
  const { site, valueText } = wording;
  const loan = loanOf(car);
  const view: CarPageView = {
    id: car.car_id,
    title: titleOf(car, wording),
    text: car.car_model_text ?? '',
    facts: factsOf(car, wording),
    price: priceOf(car, site),
    ...pastPrices(car, wording),
    offers: offersOf(car, wording),
    campaigns: campaignsOf(car).map((name) => valueText('car_campaigns', name)),
    overview: overviewRows(car, wording),
    technical: technicalGroups(car, wording),
    energy: energyRows(car, wording),
    equipment: equipmentOf(car, wording),
    description: recordText(trueTextOf(car.car_description?.trim() ?? '', loan), wording),
    pictures: picturesOf(car),
    reference: [fullNameOf(car, wording), car.car_regno || car.car_id].filter(Boolean).join(' '),
    dealer,
    sellers: sellersOf(car, wording),
    asOf,
  };
  if (loan) view.monthly = formatMoney(loan.payment, site);
  if (car.caroftheweek) view.badge = true;
  if (car.autos_on_show && car.car_regno) view.media = { provider: AUTOS_ON_SHOW, plate: car.car_regno };
  return view;
}

/** What the car has cost before: every change, and the lowest price ahead of a campaign (Directive 98/6/EC). */
function pastPrices(car: CarDetail, { site, language }: Wording): Pick<CarPageView, 'lowestPrice' | 'priceHistory'> {
  const history = car.car_price_history ?? [];
  const lowest = car.car_has_campaign_price ? lowestBefore(history) : null;
  const changes = history.map(({ date, price }): [string, string] => [
    formatDay(date, language) ?? date,
    formatMoney(price, site),
  ]);
  return {
    ...(lowest !== null && { lowestPrice: formatMoney(lowest, site) }),
    ...(changes.length > 1 && { priceHistory: changes.reverse() }),
  };
}

/** Sellers can be reached or are not shown (F062). */
function sellersOf(car: CarDetail, { valueText }: Wording): SellerView[] {
  return (car.car_sellers ?? []).flatMap(({ name, title, phone, email }) => {
    if (!phone && !email) return [];
    return {
      name: name ?? '',
      ...(title && { title: valueText('job_title', title) }),
      ...(phone && { phone }),
      ...(email && { email }),
    };
  });
}
