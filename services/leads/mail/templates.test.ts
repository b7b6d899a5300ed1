import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { DICTIONARY, type DictionaryKey } from '../../../src/contracts/dictionary/dictionary.ts';
import { FORM_NAMES, FORMS } from '../../../src/contracts/forms/forms.ts';
import { TemplateError, templatesIn } from './templates.ts';

/** Keys of the labels in the dictionaries of the forms; other labels of mails have keys of their own name. */
const KEYS: Readonly<Record<string, DictionaryKey>> = {
  name: 'formName',
  phone: 'formPhone',
  email: 'formEmail',
  message: 'formMessage',
  regno: 'formPlate',
  milage: 'formMileage',
  tradeIn: 'formTradeIn',
  morning: 'formMorning',
  services: 'formServices',
  deposit: 'deposit',
  monthCount: 'monthCount',
};
const LANGUAGES = readdirSync(join(import.meta.dirname, 'templates')).map((name) => name.replace(/\.yaml$/, ''));

test.each(LANGUAGES)('%s has every subject, both texts, and the labels of the forms', (language) => {
  const { subjects, dealer, customer, receipt, labels } = templatesIn('')(language, '');
  const forms = FORM_NAMES.filter((name) => FORMS[name].feature === 'leads');
  expect(Object.keys(subjects).sort()).toEqual([...forms].sort());
  expect([dealer, customer, receipt].every((text) => text.includes('{lines}'))).toBe(true);
  const file = resolve(import.meta.dirname, `../../../sandbox/content/dictionary/${language}.json`);
  const dictionary = language === 'en' ? DICTIONARY : JSON.parse(readFileSync(file, 'utf8'));
  for (const [name, key] of Object.entries(KEYS)) expect([name, labels[name]]).toEqual([name, dictionary[key]]);
  const english = Object.keys(templatesIn('')('en', '').labels);
  expect(Object.keys(labels).sort()).toEqual(english.sort());
});

test('a folder replaces members of a language and of a site; an unknown language is English', () => {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'));
  writeFileSync(join(folder, 'sv.yaml'), 'subjects:\n  contact: Fråga\n');
  writeFileSync(join(folder, 'norrvag-fi.sv.yaml'), 'customer: "Hej {name}"\n');
  const find = templatesIn(folder);
  expect(find('sv', 'https://norrvag-se.example/x').subjects).toMatchObject({
    contact: 'Fråga',
    sellCar: expect.any(String),
  });
  expect(find('sv', 'https://www.norrvag-fi.example/x').customer).toBe('Hej {name}');
  expect(find('sv', 'https://norrvag-se.example/x').customer).toContain('Tack för din förfrågan');
  expect(find('de', 'no url').subjects.contact).toBe('Enquiry');
  expect(find('../en', 'https://../').subjects.contact).toBe('Enquiry');
  rmSync(folder, { recursive: true });
});

test.each([
  ['subject: x\n', /subject/],
  ['dealer: [\n', /no YAML/],
  ['dealer: 7\n', /dealer/],
])('a file that is no template is named: %j', (text, message) => {
  const folder = mkdtempSync(join(tmpdir(), 'templates-'));
  writeFileSync(join(folder, 'sv.yaml'), text);
  const read = () => templatesIn(folder)('sv', '');
  expect(read).toThrow(TemplateError);
  expect(read).toThrow(message);
  rmSync(folder, { recursive: true });
});
