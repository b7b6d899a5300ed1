import { array, lazy, object, type Schema, string } from 'yup';
import { recordOf } from '../../../lib/record.ts';
import { emailField, lineField } from '../forms/formFields.ts';
import { FORM_NAMES, FORMS, isFormName } from '../forms/forms.ts';
import { sourceFactFields } from './leadSource.ts';

/** The contract of the leads upstream: `POST /forms`, JSON, header `x-api-key`; 202, or 400 with the names of refused fields. */

/** What the server adds to the values of a form. The browser never sends these members. */
const addedFields = {
  /** The recipient: a seller, a department or a dealer of the site's own index. */
  toName: lineField().required(),
  toEmail: emailField().required(),
  /** The dealer's own address, and its name. */
  siteEmail: emailField().required(),
  siteName: lineField().required(),
};

const sourceFields = {
  /** Absolute URL of the page with the form, without query. */
  source: lineField(1_000).required(),
  /** Language of the page. */
  language: lineField().required(),
  /** Names of the cars that the lead is about, each with its number plate or id. */
  carNames: array(lineField(300).required()),
  /** Where the car is to be moved, for how much and in how many days, in the language of the page. */
  moveText: lineField(300),
  /** Unit of the mileage, in the language of the page. */
  milageUnit: lineField(),
  ...sourceFactFields,
};

const LEAD_FORMS = FORM_NAMES.filter((name) => FORMS[name].feature === 'leads');

const valuesSchemas: Readonly<Record<string, Schema>> = Object.fromEntries(
  LEAD_FORMS.map((name) => [
    name,
    object({ ...FORMS[name].schema.fields, ...addedFields, ...sourceFields }).noUnknown(),
  ]),
);

export const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/;

/** A request of the upstream. The sandbox parses it strictly: values arrive normalised. */
export const leadSchema = lazy((lead: unknown) => {
  const { formName } = recordOf(lead);
  return object({
    formName: string().oneOf(LEAD_FORMS).required(),
    /** Made with the form. The upstream accepts each id once; a repetition gets 202 and changes nothing. */
    formSubmissionId: string().matches(UUID).required(),
    values: (isFormName(formName) && valuesSchemas[formName]) || object().required(),
  }).noUnknown();
});

export interface Lead {
  formName: string;
  formSubmissionId: string;
  values: Readonly<Record<string, unknown>>;
}

/** Body of a 400 of the upstream. */
export const refusedLeadSchema = object({ errors: object().required() });
