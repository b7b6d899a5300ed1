import type { LocalizedText } from '../../contracts/valueTexts.ts';
import type { CarCardView } from '../car/card.ts';
import { cardInLanguage } from '../car/cardInLanguage.ts';
import type { OfferKind } from '../car/money/offerKinds.ts';

/** A car side by side with others. Of one whose whole record could not be had the list's record stands alone (F070). */
export interface ComparedCar {
  /** What the list knows of it: picture, name, price, four facts. */
  card: CarCardView;
  full?: FullRecord;
  /** Code of the language that card and record are in; absent in what was stored before this was written down. */
  language?: string;
}

/** The car as a page of that language may show it: the whole record of another language is not, until it has been fetched. */
export function comparedInLanguage(car: ComparedCar, language: string): ComparedCar {
  if (car.language === undefined || car.language === language) return car;
  return { card: cardInLanguage(car.card, car.language, language), language: car.language };
}

/** The rest of the record, finished on the server: words and values as they are shown. */
export interface FullRecord {
  /** Ways to pay by the month, with what the sums rest on (U11). */
  offers: { kind: OfferKind; amount: string; terms?: string }[];
  groups: FactGroup[];
  equipment: LocalizedText[];
}

/** Rows under a heading, the basic ones first. `key` is what the same rows of two cars are matched by. */
export interface FactGroup {
  key: string;
  title: string;
  rows: { key: string; label: string; value: LocalizedText }[];
}

/** What `POST /api/cars` answers for a comparison. */
export interface ComparisonAnswer {
  /** In the order of their ids. */
  cars: ComparedCar[];
  /** Ids of those that have been sold or are unknown. */
  gone: string[];
  failed?: true;
}

/** Make, model and trim in a line. */
export function fullName({ title, text }: Pick<CarCardView, 'title' | 'text'>): string {
  return [title, text].filter(Boolean).join(' ');
}

/** Characters of a name in the bar's tooltip (S2 §9). */
export const TOOLTIP_LENGTH = 288;

/** A name as the tooltip has it: cut at 288 characters. */
export function tooltipName(name: string): string {
  return name.length > TOOLTIP_LENGTH ? `${name.slice(0, TOOLTIP_LENGTH)}…` : name;
}
