import { existsSync } from 'node:fs';
import { DICTIONARY, type DictionaryKey } from '../../src/contracts/dictionary.ts';
import { readJson } from '../lib/tables.ts';

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

const dictionaries = new Map<string, Readonly<Record<string, string>>>();

/** Returns the label of a value or of a choice in a language; `name` itself when the forms have none. */
export function mailLabel(name: string, language: string): string {
  const key = Object.hasOwn(LABELS, name) ? LABELS[name] : undefined;
  return key ? (dictionaryOf(language)[key] ?? DICTIONARY[key]) : name;
}

/** Returns the dictionary of a language; an empty one for English, whose texts are those of the contract. */
function dictionaryOf(language: string): Readonly<Record<string, string>> {
  const known = dictionaries.get(language);
  if (known) return known;
  const file = new URL(`../content/dictionary/${language}.json`, import.meta.url);
  const read = /^[a-z]{2}$/.test(language) && existsSync(file) ? readJson<Record<string, string>>(file) : {};
  dictionaries.set(language, read);
  return read;
}
