import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { customerPath } from '../../config/customer.ts';
import { DICTIONARY, type DictionaryKey } from '../../src/contracts/dictionary/dictionary.ts';
import { readJson } from '../lib/tables.ts';

const DICTIONARIES = join(import.meta.dirname, '../content/dictionary');

/** Labels of the values of a lead, as the form that was filled in has them. */
const LABELS: Readonly<Record<string, DictionaryKey>> = {
  name: 'formName',
  phone: 'formPhone',
  email: 'formEmail',
  message: 'formMessage',
  lookingFor: 'formLookingFor',
  testDrive: 'formTestDrive',
  testDriveTime: 'formTestDriveTime',
  quote: 'formQuote',
  tradeInCar: 'formTradeInCar',
  quoteReference: 'quoteReference',
  deposit: 'deposit',
  months: 'term',
  mileage: 'quoteMileage',
  payment: 'quotePayment',
  option: 'formSellOption',
  regno: 'formPlate',
  milage: 'formMileage',
  customerName: 'formName',
  customerPhone: 'formPhone',
  customerEmail: 'formEmail',
  other: 'formOther',
  typeCar: 'formVehicleType',
  services: 'formServices',
  date: 'formDate',
  description: 'formDescription',
  place: 'bookingRequestPlace',
  gdpr: 'formConsent',
  newsletter: 'formNewsletter',
  // Values of choices.
  sellCar: 'formSellCar',
  tradeIn: 'formTradeIn',
  car: 'formCar',
  motorcycle: 'formMotorcycle',
  morning: 'formMorning',
  afternoon: 'formAfternoon',
  evening: 'formEvening',
};

/** The language of a lead and the URL of the page with its form. */
export interface MailContext {
  language: string;
  source: string;
}

type Dictionary = Readonly<Record<string, string>>;
const dictionaries = new Map<string, Dictionary>();

/** Returns the label of a value or of a choice as the page of the lead has it; `name` itself when the forms have none. */
export function mailLabel(name: string, { language, source }: MailContext): string {
  const key = Object.hasOwn(LABELS, name) ? LABELS[name] : undefined;
  if (!key) return name;
  // A site may have other words than its language: the Swedish of Finland counts kilometres.
  const [own] = hostLabels(source).flatMap((site) => dictionaryOf(`${site}.${language}`)[key] ?? []);
  const label = own ?? dictionaryOf(language)[key] ?? DICTIONARY[key];
  // The value follows the label.
  return label.replace(/\s*\{\w+\}$/, '');
}

/** Returns the parts of the host of a page; one of them is the id of its site: `mercedes.marlow-uk.example`. */
const hostLabels = (source: string): readonly string[] => URL.parse(source)?.hostname.split('.') ?? [];

/** Returns the phrases of a file: `sv`, `norrvag-fi.sv`; none for English, whose texts are those of the contract. */
function dictionaryOf(name: string): Dictionary {
  const known = dictionaries.get(name);
  if (known) return known;
  if (!/^(?:[a-z][a-z-]{0,40}\.)?[a-z]{2}$/.test(name)) return {};
  const file = [DICTIONARIES, customerPath('sandbox/content/dictionary')]
    .map((folder) => join(folder, `${name}.json`))
    .find((path) => existsSync(path));
  if (!file) return {};
  const read = readJson<Record<string, string>>(pathToFileURL(file));
  dictionaries.set(name, read);
  return read;
}
