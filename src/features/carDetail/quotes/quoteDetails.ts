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

/** Returns the details of all blocks by their keys, known ones first. Of details with one key, and without text, the first counts. */
export function detailsOf({ Blocks }: Pick<Quotation, 'Blocks'>): QuoteDetail[] {
  const all = Blocks.flatMap(({ Details }) => Details).filter(({ Label, DisplayValue }) => Label && DisplayValue);
  const byKey = new Map(all.toReversed().map((detail) => [detail.Key, detail]));
  const keys = [...new Set([...ORDER, ...all.map(({ Key }) => Key)])];
  return keys.flatMap((key) => {
    const detail = byKey.get(key);
    const explanation = Object.hasOwn(KNOWN, key) ? (KNOWN[key] ?? null) : null;
    return detail ? [{ key, label: detail.Label, value: detail.DisplayValue, explanation }] : [];
  });
}
