import type { LocalizedText } from '../../contracts/search/valueTexts.ts';
import type { CarCardView } from '../car/card.ts';
import { cardInLanguage } from '../car/cardInLanguage.ts';
import type { LeasingOffer } from '../car/money/leasing.ts';
import type { OfferKind } from '../car/money/offerKinds.ts';

/** A compared car. Without a full record only the list's record is used (F070). */
export interface ComparedCar {
  /** The list's record: image, name, price, four facts. */
  card: CarCardView;
  full?: FullRecord;
  /** Language code of card and record; absent in values stored by older builds. */
  language?: string;
  /** Query of the loan terms of the full record. */
  terms?: string;
}

/** Returns the car for a page in this language, without a full record in another language. */
export function comparedInLanguage(car: ComparedCar, language: string): ComparedCar {
  if (car.language === undefined || car.language === language) return car;
  return { card: cardInLanguage(car.card, car.language, language), language: car.language };
}

/** A term of a row and its explanation. The texts are not in the dictionary of every page with cards. */
export type Explained = readonly [term: string, text: string];

/** A monthly cost of a compared car. */
interface ComparedOffer extends Pick<LeasingOffer, 'amount' | 'terms' | 'described'> {
  kind: OfferKind;
  explained: Explained[];
}

/** The rest of the record, formatted on the server. */
export interface FullRecord {
  /** Monthly payments with their terms (U11). */
  offers: ComparedOffer[];
  groups: FactGroup[];
  equipment: LocalizedText[];
  /** `site_id` of the car's dealer. */
  dealer?: string;
}

/** Rows with a heading, the basic ones first. Rows of different cars are matched by `key`. */
export interface FactGroup {
  key: string;
  title: string;
  /** `info` explains the label (U4). */
  rows: { key: string; label: string; value: LocalizedText; info?: string }[];
}

/** The response of `POST /api/cars` for a comparison. */
export interface ComparisonResponse {
  /** Sorted by id. */
  cars: ComparedCar[];
  /** Ids of cars that are sold or unknown. */
  gone: string[];
  failed?: true;
}

/** Maximum length of a name in the bar's tooltip (S2 §9). */
export const TOOLTIP_LENGTH = 288;

/** Returns a name cut at 288 characters. */
export function tooltipName(name: string): string {
  return name.length > TOOLTIP_LENGTH ? `${name.slice(0, TOOLTIP_LENGTH)}…` : name;
}
