import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';
import type { CompanyView } from '../../contracts/page/company.ts';

/** A number of a company with the label of its register. */
export interface CompanyNumber {
  readonly label: DictionaryKey;
  readonly value: string;
}

/** Returns the numbers of a company in the usual order. Where the VAT number is the registration number with an addition, it is the only one. */
export function companyNumbers({ registrationNumber, taxNumber, vatNumber }: CompanyView): CompanyNumber[] {
  if (vatNumber.startsWith(registrationNumber)) return [{ label: 'companyNumber', value: vatNumber }];
  return [
    { label: 'companyNumber', value: registrationNumber },
    ...(taxNumber ? [{ label: 'companyTaxNumber', value: taxNumber } as const] : []),
    { label: 'companyVatNumber', value: vatNumber },
  ];
}

/** Returns the postal address in one line. */
export function companyAddress({ address: { street, postalCode, city } }: CompanyView, country: string): string {
  // In Britain the postcode comes last.
  return country === 'GB' ? `${street}, ${city} ${postalCode}` : `${street}, ${postalCode} ${city}`;
}
