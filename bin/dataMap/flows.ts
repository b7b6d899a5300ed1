import { type AnyObjectSchema, ObjectSchema } from 'yup';
import type { UpstreamName } from '../../config/upstreams.ts';
import { bookingRequestSchema } from '../../src/contracts/booking/booking.ts';
import { valuationCallSchema } from '../../src/contracts/car/valuation.ts';
import { quoteCallSchema } from '../../src/contracts/finance/finance.ts';
import { FORM_NAMES, FORMS } from '../../src/contracts/forms/forms.ts';
import { type DataUseName, USE_OF_FORM } from '../../src/contracts/forms/personalData.ts';
import { tireContactSchema } from '../../src/contracts/tireHotel/tireBooking.ts';

/** What visitors enter, and which systems get it. */

export interface Flow {
  title: string;
  /** Names of the fields. */
  fields: readonly string[];
  /** What else the systems get, in words. */
  also?: string;
  to: readonly UpstreamName[];
  /** Null: nothing in it is about a person, or it is no contact with one. */
  use: DataUseName | null;
}

const FORM_TITLES: Readonly<Record<keyof typeof FORMS, string>> = {
  contact: 'Contact form of a car, dealer or comparison',
  sellCar: 'Form for selling or trading in a car',
  serviceRequest: 'Request for a workshop (Norway)',
  workshopRequest: 'Request for a time at a workshop (Sweden)',
  embedded: 'Form of marketing',
  newsletter: 'Sign-up for the newsletter',
  newsletterConfirm: 'Confirmation of the newsletter',
  newsletterEnd: 'End of the newsletter',
  withdrawal: 'Withdrawal from a booking',
  savedSearch: 'Saved search, or alert about a car',
  savedSearches: 'Changes of saved searches',
};

/** Returns the names of the fields of a schema: `customer.email` for one of a part. */
const fieldsOf = ({ fields }: AnyObjectSchema): string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field instanceof ObjectSchema ? fieldsOf(field as AnyObjectSchema).map((part) => `${name}.${part}`) : [name],
  );

const ALSO: Readonly<Partial<Record<keyof typeof FORMS, string>>> = {
  contact: 'with a test drive its time, to the calendar of the dealer too',
  embedded: 'the answers to the questions of marketing',
  savedSearch: 'what is looked for, in the text of the mails',
};

/** Systems of forms that go to more than the one of their feature. */
const TO: Readonly<Partial<Record<keyof typeof FORMS, Flow['to']>>> = {
  contact: ['leads', 'testDrives'],
  withdrawal: ['booking', 'tireHotel', 'leads'],
  savedSearch: ['leads'],
  savedSearches: [],
};

const forms: readonly Flow[] = FORM_NAMES.map((name) => ({
  title: FORM_TITLES[name],
  fields: fieldsOf(FORMS[name].schema),
  ...(ALSO[name] && { also: ALSO[name] }),
  to: TO[name] ?? [FORMS[name].feature].filter((feature) => feature !== 'savedSearches'),
  use: USE_OF_FORM[name],
}));

export const FLOWS: readonly Flow[] = [
  ...forms,
  {
    title: 'Booking of a workshop',
    fields: fieldsOf(bookingRequestSchema),
    also: 'before it the plate, and the place from which workshops are sorted',
    to: ['booking'],
    use: 'workshop',
  },
  { title: 'Tire hotel: signing in', fields: ['regNo', 'code'], to: ['tireHotel'], use: 'workshop' },
  { title: 'Tire hotel: a wheel change', fields: fieldsOf(tireContactSchema), to: ['tireHotel'], use: 'workshop' },
  {
    title: 'Estimate of the visitor’s own car',
    fields: fieldsOf(valuationCallSchema),
    to: ['valuation'],
    use: 'valuation',
  },
  {
    title: 'Quotes of a lender (Britain)',
    fields: fieldsOf(quoteCallSchema),
    also: 'the plate of the car on sale and the terms; nothing about the visitor',
    to: ['finance'],
    use: null,
  },
  {
    title: 'Place of a visitor',
    fields: ['place'],
    also: 'without an address of the network or an id',
    to: ['places'],
    use: null,
  },
  { title: 'Words of a search', fields: ['keyphrase'], also: 'without an id', to: ['search'], use: null },
  {
    title: 'Page views, with consent to statistics',
    fields: ['path', 'referrer', 'utm'],
    also: 'a random id, which goes with the consent; no network address',
    to: ['events'],
    use: null,
  },
];
