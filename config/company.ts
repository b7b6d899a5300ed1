import { object, string, ValidationError } from 'yup';
import { COMPANY_NUMBERS, type NumberRule } from './companyNumbers.ts';
import type { SiteConfig } from './siteConfig.ts';

/** Checks the company of a site, which its customer has entered (docs/decisions/0212). */

const required = () => string().trim().strict().required();

const SCHEMA = object({
  name: required(),
  registrationNumber: required(),
  registration: string().trim().strict(),
  vatNumber: required(),
  taxNumber: string().trim().strict(),
  address: object({ street: required(), postalCode: required(), city: required() }).required(),
  email: required().email(),
  regulated: object({ firmReferenceNumber: required().matches(/^\d{6,7}$/), statement: required() })
    .default(undefined)
    .optional(),
}).required();

/** What the disclosure of a British firm has to say, whatever its other words. */
const FCA = /\bauthorised and regulated by the Financial Conduct Authority\b/i;

/** Countries where the law wants the tax number beside the VAT number. */
const WITH_TAX_NUMBER: ReadonlySet<string> = new Set(['SK']);

/**
 * Returns what is wrong with the company and the telephone number of a site, as one line each: `acme-se: company.vatNumber: …`.
 * Members are absent or wrong in form, check digits do not fit, or a British site does not say who supervises its credit.
 */
export function companyErrors(site: SiteConfig): string[] {
  const shape = shapeErrors(site.company);
  const errors = shape.length > 0 ? shape : [...numberErrors(site), ...disclosureErrors(site)];
  return [...errors, ...phoneErrors(site)].map((error) => `${site.id}: ${error}`);
}

function shapeErrors(company: unknown): string[] {
  try {
    SCHEMA.validateSync(company, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return error.inner.length > 0
      ? error.inner.map(({ path = '', message }) => `company.${path}: ${message}`)
      : [`company: ${error.message}`];
  }
}

function numberErrors({ country, company }: SiteConfig): string[] {
  const rules = COMPANY_NUMBERS[country];
  if (!rules) return [];
  const taxMissing = WITH_TAX_NUMBER.has(country) && !company.taxNumber;
  return [
    ...numberError('registrationNumber', company.registrationNumber, rules.registrationNumber),
    ...numberError('vatNumber', company.vatNumber, rules.vatNumber),
    ...numberError('taxNumber', company.taxNumber, rules.taxNumber),
    ...(taxMissing ? ['company.taxNumber: required in this country'] : []),
  ];
}

function numberError(name: string, value: string | undefined, rule: NumberRule | undefined): string[] {
  if (!rule || value === undefined) return [];
  const { form, check, example } = rule;
  if (!form.test(value)) return [`company.${name}: expected the form of ${example}, got "${value}"`];
  return check(value) ? [] : [`company.${name}: the check digit of "${value}" does not fit`];
}

function disclosureErrors({ country, company: { regulated } }: SiteConfig): string[] {
  if (country !== 'GB') return [];
  if (!regulated) return ['company.regulated: required in this country'];
  const { firmReferenceNumber, statement } = regulated;
  return FCA.test(statement) && statement.includes(firmReferenceNumber)
    ? []
    : ['company.regulated.statement: expected the Financial Conduct Authority and the firm reference number in it'];
}

/** The number as visitors read it ends with the digits of the one that links call, without country code and trunk prefix. */
function phoneErrors({ phone, phoneText }: SiteConfig): string[] {
  if (phoneText === undefined) return [];
  const [called, read] = [phone ?? '', phoneText].map((text) => text.replace(/\D/g, ''));
  return called && read && called.endsWith(read.replace(/^0/, ''))
    ? []
    : [`phoneText: expected the number of phone ("${phone ?? ''}"), got "${phoneText}"`];
}
