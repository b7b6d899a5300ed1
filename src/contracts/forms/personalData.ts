import type { DictionaryKey } from '../dictionary/dictionary.ts';
import type { FormName } from './forms.ts';

/** What personal data of visitors are used for: one row for each purpose, which forms and the privacy page read (docs/decisions/0213). */

export interface DataUse {
  /** The sentence beside the form. */
  readonly purpose: DictionaryKey;
  /** The legal basis, with its article of the GDPR. */
  readonly ground: 'privacyInterest' | 'privacyContract' | 'privacyConsent';
  /** Months from the last contact until they are deleted; null: until the visitor ends it. */
  readonly months: number | null;
}

export const DATA_USES = {
  request: { purpose: 'privacyForRequest', ground: 'privacyInterest', months: 12 },
  testDrive: { purpose: 'privacyForTestDrive', ground: 'privacyContract', months: 12 },
  valuation: { purpose: 'privacyForValuation', ground: 'privacyContract', months: 12 },
  workshop: { purpose: 'privacyForWorkshop', ground: 'privacyContract', months: 36 },
  newsletter: { purpose: 'privacyForNewsletter', ground: 'privacyConsent', months: null },
  savedSearch: { purpose: 'privacyForSavedSearch', ground: 'privacyConsent', months: 3 },
} as const satisfies Readonly<Record<string, DataUse>>;

export type DataUseName = keyof typeof DATA_USES;

export const DATA_USE_NAMES = Object.keys(DATA_USES) as readonly DataUseName[];

/** The use of each form. The links of the newsletter take no data. */
export const USE_OF_FORM: Readonly<Record<FormName, DataUseName | null>> = {
  contact: 'request',
  sellCar: 'valuation',
  serviceRequest: 'workshop',
  workshopRequest: 'workshop',
  withdrawal: 'workshop',
  embedded: 'request',
  newsletter: 'newsletter',
  newsletterConfirm: null,
  newsletterEnd: null,
  savedSearch: 'savedSearch',
  savedSearches: null,
};
