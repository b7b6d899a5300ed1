import type { DictionaryKey } from '../../../contracts/dictionary/dictionary.ts';
import type { Quotation } from '../../../contracts/finance/finance.ts';

/** Keys of a quote's details in the order of the page, with the label that explains each (U4). */
const KNOWN: Readonly<Record<string, DictionaryKey | null>> = {
  CashPrice: null,
  TotalDeposit: null,
  AmountOfCredit: null,
  RegularPayments: null,
  OptionalFinalPayment: 'infoFinalPayment',
  TotalChargeForCredit: null,
  TotalAmountPayable: null,
  Duration: null,
  RateOfInterest: 'infoNominalInterest',
  APR: 'infoEffectiveInterest',
  AnnualMileage: null,
  ExcessMileage: 'infoExcessMileage',
};
const ORDER = Object.keys(KNOWN);

export interface QuoteDetail {
  key: string;
  label: string;
  value: string;
  explanation: DictionaryKey | null;
}

/** What a quote has in the place of a detail that only the other quote has. */
const NONE = '–';

/**
 * Returns the details of all blocks by their keys, known ones first. Of details with one key, and without text, the first counts. A detail that only
 * the `other` quote has is there without a value, so that both have the same rows.
 */
export function detailsOf(quote: Pick<Quotation, 'Blocks'>, other?: Pick<Quotation, 'Blocks'>): QuoteDetail[] {
  const own = detailsByKey(quote);
  const others = other ? detailsByKey(other) : new Map<string, never>();
  const keys = [...new Set([...ORDER, ...own.keys(), ...others.keys()])];
  return keys.flatMap((key) => {
    const detail = own.get(key) ?? others.get(key);
    const explanation = Object.hasOwn(KNOWN, key) ? (KNOWN[key] ?? null) : null;
    const value = own.get(key)?.DisplayValue ?? NONE;
    return detail ? [{ key, label: detail.Label, value, explanation }] : [];
  });
}

function detailsByKey({ Blocks }: Pick<Quotation, 'Blocks'>) {
  const all = Blocks.flatMap(({ Details }) => Details).filter(({ Label, DisplayValue }) => Label && DisplayValue);
  return new Map(all.toReversed().map((detail) => [detail.Key, detail]));
}
