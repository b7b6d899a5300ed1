import type { CarDetail } from '../../contracts/car/car.ts';
import { payableAmount } from '../../contracts/car/offer.ts';
import { recordIds } from '../../contracts/forms/recordIds.ts';
import type { Wording } from '../../contracts/page/loader.ts';
import { hasFeature } from '../../contracts/page/page.ts';
import type { LocalizedText } from '../../contracts/search/valueTexts.ts';
import { recordText } from '../../lib/indexLanguage.ts';
import { factsOf, fullNameOf, titleOf } from '../car/card.ts';
import { type CarImageView, imagesOf } from '../car/carImages.ts';
import { equipmentOf } from '../car/carRecord.ts';
import { type DetailRow, energyRows, overviewRows, type RowGroup, technicalGroups } from '../car/detailRows.ts';
import { campaignsOf, loanOf, withoutFalseRates } from '../car/money/carLoan.ts';
import { type OfferView, offersOf } from '../car/money/offers.ts';
import { type PriceView, priceOf } from '../car/money/price.ts';
import { silhouetteOf } from '../car/silhouettes.ts';
import type { CarMediaKey } from '../carMedia/carMedia.ts';
import type { CarDealerView } from '../dealers/carDealer.ts';
import type { CarAround } from './around.data.ts';
import { type BuyerInformation, buyerInformation } from './buyerInformation.ts';
import type { LoanView } from './loan/loanView.ts';
import { loanViewOf } from './loan/loanViewOf.ts';
import { type PastPricesView, pastPrices } from './pastPrices.ts';
import { type PriceIndicatorView, priceIndicatorOf } from './priceIndicator.ts';

/** Data of the car's page: a car, or a missing car. `failed`: the search request failed. */
export type CarDetailData = { car: CarPageView } | ({ car: null } & MissingCarView) | { car: null; failed: true };

/** A car that is sold or unknown. */
export interface MissingCarView {
  sold: boolean;
  /** Keyphrase of the search for similar cars: make and model when they are known, else the third part of the slug (S2 §7). */
  keyphrase: string;
  /** The keyphrase's label in the page's language. */
  keyphraseLabel: string;
  /** The known part of the car's name; empty when unknown. */
  name: string;
  image?: Omit<CarImageView, 'blur'>;
  /** Id of a sold car. */
  id?: string;
  /** Dealer of a sold car. */
  dealer?: CarDealerView | null;
  /** When the page was rendered; milliseconds since 1970. */
  asOf: number;
}

export interface CarPageView extends Partial<PastPricesView> {
  id: string;
  title: string;
  text: string;
  facts: LocalizedText[];
  price: PriceView;
  indicator?: PriceIndicatorView;
  /** The price to pay in whole units of the currency; absent without a price. */
  payable?: number;
  /** Absent when the record does not have its terms: then `offers` has the loan's monthly cost only. */
  loan?: LoanView;
  /** Quotes of a lender are on the page: its terms are chosen there. */
  isQuoted?: true;
  offers: OfferView[];
  badge?: true;
  campaigns: LocalizedText[];
  overview: DetailRow[];
  technical: RowGroup[];
  energy: DetailRow[];
  equipment: LocalizedText[];
  description: LocalizedText;
  information: BuyerInformation;
  images: CarImageView[];
  /** Path data of the body's silhouette, for a car without images. */
  silhouette?: string;
  /** Parameters of the car's video and 360° views, when it may have them (F064). */
  media?: CarMediaKey;
  /** About the visitor's place, when the URL has one. */
  around?: CarAround;
  /** The car's name in messages: make, model, text, plate or id. */
  reference: string;
  dealer: CarDealerView | null;
  sellers: SellerView[];
  /** The contact form asks for a seller: the car is a sample (F077). */
  needsSeller?: true;
  /** When the page was rendered; milliseconds since 1970. */
  asOf: number;
}

export interface SellerView {
  /** Names the seller in the contact form. */
  id: string;
  name: string;
  title?: LocalizedText;
  phone?: string;
  email?: string;
}

/** The media provider for records with the flag `autos_on_show`, as in `GET /api/media/{provider}/…`. */
const AUTOS_ON_SHOW = 'autosonshow';

/** Returns a record as its page displays it, formatted on the server; other fields are not sent to the browser. */
export function carPageOf(car: CarDetail, dealer: CarDealerView | null, wording: Wording, asOf: number): CarPageView {
  const { site, valueText } = wording;
  const loan = loanOf(car);
  const calculated = loanViewOf(car, wording);
  const overview = overviewRows(car, wording);
  const view: CarPageView = {
    id: car.car_id,
    title: titleOf(car, wording),
    text: car.car_model_text ?? '',
    facts: factsOf(car, wording),
    price: priceOf(car, site),
    ...pastPrices(car, wording, asOf),
    ...(calculated && { loan: calculated }),
    offers: offersOf(car, wording).filter(({ kind }) => !calculated || kind !== 'car_loan_monthly_cost'),
    campaigns: campaignsOf(car).map((name) => valueText('car_campaigns', name)),
    overview,
    technical: technicalGroups(car, wording, overview),
    energy: energyRows(car, wording),
    equipment: equipmentOf(car, wording),
    description: recordText(withoutFalseRates(car.car_description?.trim() ?? '', loan), wording),
    information: buyerInformation(car, wording),
    images: imagesOf(car),
    reference: [fullNameOf(car, wording), car.car_regno || car.car_id].filter(Boolean).join(' '),
    dealer,
    sellers: sellersOf(car, wording),
    asOf,
  };
  const indicator = priceIndicatorOf(car, wording);
  if (indicator) view.indicator = indicator;
  const payable = payableAmount(car);
  if (payable !== null) view.payable = payable;
  if (view.images.length === 0) view.silhouette = silhouetteOf(car.car_body);
  if (car.caroftheweek) view.badge = true;
  if (car.car_is_sample && view.sellers.length > 0) view.needsSeller = true;
  if (car.autos_on_show && car.car_regno && hasFeature(site, 'carMedia'))
    view.media = { provider: AUTOS_ON_SHOW, plate: car.car_regno };
  return view;
}

/** Returns the sellers that have contact details (F062). */
function sellersOf(car: CarDetail, { valueText }: Wording): SellerView[] {
  const sellers = car.car_sellers ?? [];
  const ids = recordIds(sellers.map(({ name }) => name));
  return sellers.flatMap(({ name, title, phone, email }, position) => {
    if (!phone && !email) return [];
    return {
      id: ids[position] ?? '',
      name: name ?? '',
      ...(title && { title: valueText('job_title', title) }),
      ...(phone && { phone }),
      ...(email && { email }),
    };
  });
}
