import type { MonthlyCostRecord, PriceRecord } from '../../contracts/assistants/records.ts';
import type { Translate } from '../../contracts/dictionary/dictionary.ts';
import { type LocalizedText, plainText } from '../../contracts/search/valueTexts.ts';
import type { CarCardView } from '../car/card.ts';
import type { LeasingOffer } from '../car/money/leasing.ts';
import { type CardLoanText, cardLoanText } from '../car/money/monthlyTerms.ts';
import type { OfferKind } from '../car/money/offerKinds.ts';
import type { LoanOffer } from '../car/money/offers.ts';
import type { PriceView } from '../car/money/price.ts';
import type { AssistantPage } from './assistantPage.ts';

/** Returns a price with everything that stands beside it. @param lowestLabel its sentence is shorter on cards */
export function priceRecord(
  { amount, struck, lowest, from, note }: PriceView,
  { translate }: AssistantPage,
  lowestLabel: 'lowestPrice' | 'cardLowestPrice',
): PriceRecord {
  const text = amount ?? translate('priceOnRequest');
  return {
    text: from ? `${translate('priceFrom')} ${text}` : text,
    ...(struck && { retail: struck }),
    ...(lowest && { lowest: translate(lowestLabel, { amount: lowest }) }),
    ...(note && { note: translate(note) }),
  };
}

/** Returns the monthly cost of a card with everything that the card states of its loan; undefined without one. */
export function cardCostRecord(
  { monthly, terms }: Pick<CarCardView, 'monthly' | 'terms'>,
  { site, translate }: AssistantPage,
): MonthlyCostRecord | undefined {
  if (!monthly) return undefined;
  return {
    kind: 'car_loan_monthly_cost',
    label: translate('car_loan_monthly_cost'),
    text: translate('perMonth', { amount: monthly }),
    legalText: cardLegalText(terms && cardLoanText({ terms, monthly, country: site.country }, translate), translate),
  };
}

/** Returns what a card states of a loan beside its amount, and the warning. */
function cardLegalText(loan: CardLoanText | undefined, translate: Translate): string {
  const warning = translate('borrowingCosts');
  if (!loan) return warning;
  const { rate, summary, text, isWhole } = loan;
  // The whole example begins with a line of the amount and its rate.
  const example = isWhole ? text.slice(text.indexOf('\n') + 1) : text;
  const stated = joined([rate, summary, example]);
  return stated.includes(warning) ? stated : joined([stated, warning]);
}

/** A loan without its terms, or a lease, as a car's page or a comparison states it. */
type StatedOffer = Pick<LoanOffer, 'amount' | 'terms' | 'rows' | 'text' | 'note'> &
  Pick<Partial<LeasingOffer>, 'title' | 'extra' | 'described'> & { kind: OfferKind };

/** Returns a loan without its terms, or a lease, with what is stated beside it; without the record's texts, which `offerTexts` returns. */
export function offerRecord(offer: StatedOffer, { translate }: AssistantPage): MonthlyCostRecord {
  const { kind, amount, described, extra = [], rows } = offer;
  const { terms } = described ?? offer;
  const isLoan = kind === 'car_loan_monthly_cost';
  const extraTexts = extra.map(({ label, value }) =>
    value ? `${translate(label)}: ${plainText(value)}` : translate(label),
  );
  return {
    kind,
    label: translate(kind),
    text: translate('perMonth', { amount }),
    legalText: joined([terms, ...extraTexts, isLoan && translate('borrowingCosts')]),
    ...(rows && { details: rows.map(([label, text]) => ({ label: translate(label), text })) }),
  };
}

/** Returns what the record says of an offer: title, description, footnote. */
export function offerTexts({ title, described, text, note }: StatedOffer): (LocalizedText | undefined)[] {
  return [title, described?.text, text, note];
}

/** Joins sentences. Each ends with one full stop, as far as it has no other sign. */
export function joined(sentences: readonly (string | false | undefined)[]): string {
  return sentences
    .filter((sentence) => sentence !== undefined && sentence !== false && sentence !== '')
    .map((sentence) => (/[.!?*]$/.test(sentence as string) ? sentence : `${sentence}.`))
    .join(' ');
}
