import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { object, string, ValidationError } from 'yup';
import { isRecord } from '../../../lib/record.ts';

/** The texts of mails in one language, or of one site in it. Members of a site replace those of its language. */
export interface MailTemplate {
  /** Subjects by the name of the form. */
  readonly subjects: Readonly<Record<string, string>>;
  /** Text of the mail to the dealer: `{recipients}`, `{lines}`, `{source}`, `{name}`, `{siteName}`. */
  readonly dealer: string;
  /** Text of the mail to the customer, with the same placeholders. */
  readonly customer: string;
  /** Text of the receipt of a withdrawal, with the same placeholders. */
  readonly receipt: string;
  /** Labels of values and of their choices; `monthCount` has plural forms, as dictionaries have them. */
  readonly labels: Readonly<Record<string, string>>;
}

/** Returns the template for a lead: of its site in its language, else of its language, else the English one. */
export type FindTemplate = (language: string, source: string) => MailTemplate;

export class TemplateError extends Error {
  override name = 'TemplateError';
}

/** The templates of the service. */
const OWN = join(import.meta.dirname, 'templates');
/** `sv`, `norrvag-fi.sv`. */
const NAME = /^(?:[a-z][a-z0-9-]{0,40}\.)?[a-z]{2}$/;

const fileSchema = object({
  subjects: object().default({}),
  dealer: string(),
  customer: string(),
  receipt: string(),
  labels: object().default({}),
}).noUnknown();

/**
 * Returns a function that finds templates: files `{language}.yaml` and `{site}.{language}.yaml`, where the site is any label of the host of
 * the page with the form.
 *
 * @param folder templates that replace those of the service, member by member; empty: none
 * @throws TemplateError from the returned function, for a file that is no template
 */
export function templatesIn(folder: string): FindTemplate {
  const folders = [OWN, ...(folder ? [folder] : [])];
  const found = new Map<string, Partial<MailTemplate>>();
  const read = (name: string): Partial<MailTemplate> => {
    const known = found.get(name);
    if (known) return known;
    const template = merged(folders.map((one) => readTemplate(join(one, `${name}.yaml`))));
    found.set(name, template);
    return template;
  };
  return (language, source) => {
    const labels = URL.parse(source)?.hostname.split('.') ?? [];
    const names = ['en', language, ...labels.map((label) => `${label}.${language}`)].filter((name) => NAME.test(name));
    const { subjects = {}, dealer = '', customer = '', receipt = '', labels: texts = {} } = merged(names.map(read));
    return { subjects, dealer, customer, receipt, labels: texts };
  };
}

function readTemplate(path: string): Partial<MailTemplate> {
  if (!existsSync(path)) return {};
  try {
    const template = fileSchema.validateSync(parse(readFileSync(path, 'utf8')), { strict: true });
    const { subjects, dealer, customer, receipt, labels } = template;
    return {
      subjects: textsOf(subjects),
      labels: textsOf(labels),
      ...(dealer !== undefined && { dealer }),
      ...(customer !== undefined && { customer }),
      ...(receipt !== undefined && { receipt }),
    };
  } catch (error) {
    const { message } = error as Error;
    throw new TemplateError(`${path}: ${error instanceof ValidationError ? message : `no YAML: ${message}`}`);
  }
}

const textsOf = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(isRecord(value) ? value : {}).map(([name, text]) => [name, String(text)]));

/** Returns one template; members of later ones replace those of earlier ones. */
function merged(templates: readonly Partial<MailTemplate>[]): Partial<MailTemplate> {
  const subjects = Object.assign({}, ...templates.map((one) => one.subjects));
  const labels = Object.assign({}, ...templates.map((one) => one.labels));
  return { ...Object.assign({}, ...templates), subjects, labels };
}
