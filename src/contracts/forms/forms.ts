import type { AnyObjectSchema } from 'yup';
import { contactSchema } from './contactForm.ts';
import { embeddedFormSchema } from './embeddedForm.ts';
import { newsletterLinkSchema, newsletterSchema } from './newsletterForm.ts';
import { savedSearchesSchema, savedSearchSchema } from './savedSearchForm.ts';
import { sellCarSchema } from './sellCarForm.ts';
import { serviceRequestSchema } from './serviceRequestForm.ts';
import { withdrawalSchema } from './withdrawalForm.ts';
import { workshopRequestSchema } from './workshopRequestForm.ts';

interface FormRecord {
  /** Parsed by browser, server and sandbox. */
  schema: AnyObjectSchema;
  /** Countries (ISO 3166 alpha-2) whose sites have the form. */
  countries: 'all' | readonly string[];
  /** Components that show the form. Their pages accept it by POST, and show its confirmation. */
  components: readonly string[];
  /** The feature that it belongs to, named like the upstream that gets the form. */
  feature: 'leads' | 'embeddedForms' | 'savedSearches';
}

/** Every form that visitors send, by the `formName` of its requests. */
export const FORMS = {
  contact: {
    schema: contactSchema,
    countries: 'all',
    components: ['CarDetail', 'DealerDetail', 'CarCompare', 'ContactForm'],
    feature: 'leads',
  },
  sellCar: { schema: sellCarSchema, countries: 'all', components: ['SellCarForm'], feature: 'leads' },
  serviceRequest: {
    schema: serviceRequestSchema,
    countries: ['NO'],
    components: ['ServiceRequestForm'],
    feature: 'leads',
  },
  workshopRequest: {
    schema: workshopRequestSchema,
    countries: ['SE'],
    components: ['WorkshopRequestForm'],
    feature: 'leads',
  },
  /** In two steps, by `server/withdrawal/`; never sent as it arrives. */
  withdrawal: { schema: withdrawalSchema, countries: 'all', components: ['WithdrawalForm'], feature: 'leads' },
  embedded: {
    schema: embeddedFormSchema,
    countries: 'all',
    components: ['EmbeddedForm'],
    feature: 'embeddedForms',
  },
  newsletter: {
    schema: newsletterSchema,
    countries: 'all',
    components: ['NewsletterForm'],
    feature: 'embeddedForms',
  },
  newsletterConfirm: {
    schema: newsletterLinkSchema,
    countries: 'all',
    components: ['NewsletterLink'],
    feature: 'embeddedForms',
  },
  newsletterEnd: {
    schema: newsletterLinkSchema,
    countries: 'all',
    components: ['NewsletterLink'],
    feature: 'embeddedForms',
  },
  /** Handled by `server/savedSearches/`, which stores it; no upstream gets it. */
  savedSearch: {
    schema: savedSearchSchema,
    countries: 'all',
    components: ['SavedSearchForm'],
    feature: 'savedSearches',
  },
  savedSearches: {
    schema: savedSearchesSchema,
    countries: 'all',
    components: ['SavedSearches'],
    feature: 'savedSearches',
  },
} as const satisfies Record<string, FormRecord>;

export type FormName = keyof typeof FORMS;

export const FORM_NAMES = Object.keys(FORMS) as readonly FormName[];

export const isFormName = (name: unknown): name is FormName => FORM_NAMES.some((each) => each === name);

/** Whether the sites of a country have the form. */
export function isFormIn(name: FormName, country: string): boolean {
  const { countries }: FormRecord = FORMS[name];
  return countries === 'all' || countries.includes(country);
}

/** Whether a page with these components shows the form. */
export const isFormOn = (name: FormName, components: ReadonlySet<string>): boolean =>
  (FORMS[name] as FormRecord).components.some((component) => components.has(component));
