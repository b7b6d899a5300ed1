import type { Offering, OfferingCategory } from '../../../contracts/booking/services.ts';
import type { SelectedService } from '../flow/flowState.ts';

/** Returns the entry of a chosen offering, with the smallest quantity (S3 §3.1). */
export function selectedOffering(
  offering: Offering,
  category: Pick<OfferingCategory, 'selectionType' | 'offerings'>,
  type: SelectedService['type'],
): SelectedService {
  const { code, name, price, priceKnown, priceDiscount, unitPrice } = offering;
  return {
    code,
    name,
    price: price ?? 0,
    priceKnown: priceKnown && price !== null,
    priceDiscount,
    listDiscount: priceDiscount,
    exclusiveCodes: category.selectionType ? category.offerings.map((each) => each.code) : [],
    type,
    unit: unitPrice?.minimum ?? 1,
    unitAbbreviation: unitPrice?.unitAbbreviation ?? '',
    userInput: '',
  };
}

/** More choices than any quantity has. */
const MAX_CHOICES = 99;

/** Returns the quantities to choose from, from the minimum to the maximum (F090). */
export function quantitiesOf({ unitPrice }: Pick<Offering, 'unitPrice'>): number[] {
  if (!unitPrice) return [];
  const { minimum, maximum, unit } = unitPrice;
  const step = Math.max(1, Math.round(unit));
  const count = Math.min(MAX_CHOICES, Math.floor((maximum - minimum) / step) + 1);
  return Array.from({ length: Math.max(1, count) }, (_choice, at) => minimum + at * step);
}

/** Returns a mileage in whole Swedish miles above 0 from what is typed; null for anything else (S3 §5.1). */
export function mileageIn(text: string, max: number): number | null {
  const number = text.replace(/\s/g, '').replace(/mil$/i, '');
  // Points separate groups of three digits: "82.5" is no whole number.
  const isWhole = /^(?:\d{1,9}|\d{1,3}(?:\.\d{3})+)$/.test(number);
  const mileage = isWhole ? Number(number.replaceAll('.', '')) : 0;
  return mileage > 0 && mileage <= max ? mileage : null;
}
