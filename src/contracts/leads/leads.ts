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

/**
 * The `formName` of a mail that the product writes to a visitor: about a saved search. It has its text already, in the language of the visitor, and goes to nobody
 * else. No visitor can send it.
 */
export const VISITOR_MAIL = 'visitorMail';

/** ISO 8601 in UTC, as of `Date.toISOString`. */
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{3})?Z$/;

/** A URL that stands between `<` and `>` in a header field. */
const WEB_URL = /^https?:\/\/[^\s<>]+$/;

const visitorMailSchema = object({
  email: emailField(),
  subject: lineField(300).required(),
  /** The mail as text, and the same as HTML. */
  text: string().required().max(100_000),
  html: string().required().max(200_000),
  /**
   * Where mail programs end such mails: the header fields `List-Unsubscribe: <URL>` and `List-Unsubscribe-Post: List-Unsubscribe=One-Click` (RFC 8058), which
   * the signature of the mail (DKIM) has to cover.
   */
  unsubscribeUrl: lineField(1_000).matches(WEB_URL).required(),
  /** ISO 8601. What is not sent by then is old news, and the visitor may have ended the search: it is not sent any more. */
  expiresAt: string().matches(INSTANT),
  /** The customer service, for replies, and the name of the sender. */
  siteEmail: emailField().required(),
  siteName: lineField().required(),
  source: lineField(1_000).required(),
  language: lineField().required(),
}).noUnknown();

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
    formName: string()
      .oneOf([...LEAD_FORMS, VISITOR_MAIL])
      .required(),
    /** Made with the form. The upstream accepts each id once; a repetition gets 202 and changes nothing. */
    formSubmissionId: string().matches(UUID).required(),
    values: schemaOfValues(formName),
  }).noUnknown();
});

function schemaOfValues(formName: unknown): Schema {
  if (formName === VISITOR_MAIL) return visitorMailSchema;
  return (isFormName(formName) && valuesSchemas[formName]) || object().required();
}

export interface Lead {
  formName: string;
  formSubmissionId: string;
  values: Readonly<Record<string, unknown>>;
}

/** Body of a 400 of the upstream. */
export const refusedLeadSchema = object({ errors: object().required() });
