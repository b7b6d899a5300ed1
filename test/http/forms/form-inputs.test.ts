import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { OutboxMessage } from '../../../sandbox/control/outbox.ts';
import type { Dealer } from '../../../src/contracts/dealers/dealer.ts';
import { productFixture } from '../../support/data/fixtures.ts';
import { HOSTILE_TEXTS } from '../../support/data/hostileTexts.ts';
import { recordsOf } from '../../support/data/records.ts';
import { EMAILS, PHONES, PLATES, spellingsOfDay } from '../../support/data/spellings.ts';
import { sampleOf } from '../../support/matrix.ts';
import { send } from '../../support/request.ts';

/** What people and attackers type into the forms besides the contact form, whose tests are in `contact-forms.test.ts`. */

const fixture = productFixture({ cars: 400, settings: { TRUST_PROXY: '1', LEADS_RATE: '1000' } });
const EVENT = '240511000101';
const FEEDBACK = '240511000201';
/** A Tuesday without a holiday, within the months that a request allows. */
const OPEN_DAY = openDay();

let workshop: string;
beforeAll(async () => {
  const dealers = await recordsOf<Dealer>(fixture.product, 'sites_norrvag_no');
  const found = dealers.find(({ site_departments: all }) => all?.some(({ group }) => group === 'Workshop'));
  workshop = found?.site_id ?? '';
});
beforeEach(async () => {
  await fixture.product.resetSandbox();
  fixture.product.logged.length = 0;
});

const PERSON = { customerName: 'Canaria Ek', customerPhone: '070-991 45 67', customerEmail: 'canaria@example.com' };
const CANARIES = ['Canaria', '0709914567', 'canaria@', 'CAN123', 'secret wish'];
type Values = Record<string, unknown>;

/** Each form: its host and page, valid values, and the fields that take any text. */
const FORMS = {
  sellCar: {
    host: 'norrvag-se.localhost',
    path: '/salj-bil',
    values: (): Values => ({
      ...PERSON,
      regno: 'CAN 123',
      milage: '12 500',
      option: 'sellCar',
      place: 'Borås',
      other: 'secret wish',
    }),
    texts: ['customerName', 'other'],
  },
  serviceRequest: {
    host: 'norrvag-no.localhost',
    path: '/verksted/bestill-time',
    values: (): Values => ({
      ...PERSON,
      dealer: workshop,
      typeCar: 'car',
      services: ['EU-kontroll'],
      regno: 'CAN 123',
      date: OPEN_DAY,
      description: 'secret wish',
      gdpr: 'on',
    }),
    texts: ['customerName', 'description', 'other'],
  },
  workshopRequest: {
    host: 'norrvag-se.localhost',
    path: '/service-och-verkstad/boka-bilverkstad',
    values: (): Values => ({ ...PERSON, regno: 'CAN 123', description: 'secret wish', place: 'Göteborg' }),
    texts: ['customerName', 'description', 'place'],
  },
  embedded: {
    host: 'norrvag-se.localhost',
    path: '/om-oss',
    values: (): Values => ({
      formId: EVENT,
      [`text_${EVENT}_3`]: 'Canaria Ek',
      [`email_${EVENT}_4`]: 'canaria@example.com',
      [`phone_${EVENT}_5`]: '0709914567',
      [`number_${EVENT}_6`]: '2',
      [`choice_${EVENT}_7`]: '18.30',
      [`several_${EVENT}_8`]: ['Provkörning'],
      [`longText_${EVENT}_9`]: 'secret wish',
      [`consent_${EVENT}_11`]: 'on',
    }),
    texts: [`text_${EVENT}_3`, `longText_${EVENT}_9`],
  },
  newsletter: {
    host: 'norrvag-se.localhost',
    path: '/om-oss/nyhetsbrevet',
    values: (): Values => ({ email: 'canaria@example.com' }),
    texts: [],
  },
} as const;
type Form = keyof typeof FORMS;

/** Requests of different clients, so that they share no rate. */
let lastClient = 0;
const clientHeader = () => {
  lastClient += 1;
  return { 'x-forwarded-for': `203.0.${Math.floor(lastClient / 250)}.${1 + (lastClient % 250)}` };
};
const postJson = (form: Form, values: Values) =>
  send(fixture.product.url, '/api/forms/comhub', {
    host: FORMS[form].host,
    method: 'POST',
    body: JSON.stringify({ formName: form, formSubmissionId: randomUUID(), values }),
    headers: { 'content-type': 'application/json', ...clientHeader() },
  });

function postPage(form: Form, values: Values) {
  const body = new URLSearchParams({ formName: form });
  for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) body.append(name, String(one));
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...clientHeader() };
  const { host, path } = FORMS[form];
  return send(fixture.product.url, path, { method: 'POST', body: body.toString(), headers, host });
}

interface State {
  upstreams: {
    leads: { received: { values: Values }[] };
    embeddedForms: { received: { answers: Values }[] };
  };
  outbox: OutboxMessage[];
}
const stateOf = async (): Promise<State> =>
  (await fetch(`${fixture.product.sandboxUrl}/__sandbox/state.json`)).json() as Promise<State>;

/** Returns what was logged and measured, apart from the texts that the sandbox's data contain anyway. */
const written = async () => JSON.stringify(fixture.product.logged) + (await fixture.product.metrics.registry.metrics());

describe.each(Object.keys(FORMS) as Form[])('%s', (form) => {
  test('Q21 Q34 Q36 500 texts in every field: 202 or 400, 303 or 422, whole headers of mails, no personal data in the log', async () => {
    const { values: valid, texts: free } = FORMS[form];
    const names = Object.keys(valid()).filter((name) => name !== 'formId');
    const [json, pages] = [new Set<number>(), new Set<number>()];
    for (const [at, text] of sampleOf(HOSTILE_TEXTS, { inTests: 48 }).entries()) {
      const every = Object.fromEntries(names.map((name) => [name, text]));
      // Three times the longest text in every field would be a body that is too large: 413.
      const part = text.slice(0, 1_000);
      const lists = Object.fromEntries(names.map((name) => [name, [part, { [part]: part }]]));
      const typed = Object.fromEntries(free.map((name) => [name, text]));
      json.add((await postJson(form, { ...valid(), ...every, [text]: text })).status);
      json.add((await postJson(form, { ...valid(), ...lists })).status);
      json.add((await postJson(form, { ...valid(), ...typed, toEmail: text, siteEmail: text, [text]: {} })).status);
      // Pages are rendered, so fewer of them.
      if (at % 8 === 0) pages.add((await postPage(form, { ...valid(), ...typed, ...(at % 16 === 0 && every) })).status);
    }
    expect([...json].sort()).toEqual([202, 400]);
    expect([...pages].sort()).toEqual([303, 422]);
    const { outbox, upstreams } = await stateOf();
    // Embedded forms send no mails.
    expect(outbox.length > 0).toBe(form !== 'embedded');
    expect(outbox.filter(({ to, subject }) => /[\p{Cc}\u2028\u2029]/u.test(`${to}${subject}`))).toEqual([]);
    expect(JSON.stringify(upstreams.leads.received.map(({ values }) => values.toEmail))).not.toContain('evil');
    const log = await written();
    expect(CANARIES.filter((canary) => log.includes(canary))).toEqual([]);
    expect(fixture.product.logged.filter(({ event }) => event === 'lead.failed')).toEqual([]);
  });
});

/** A field of a form, its spellings, and what arrives under the name of the answer. */
interface Spelled {
  form: Form;
  field: string;
  spellings: readonly (readonly [typed: string, sent: string | null])[];
  values?: Values;
  answer?: string;
}
const FEEDBACK_VALUES = { formId: FEEDBACK, [`rating_${FEEDBACK}_3`]: '1', [`choice_${FEEDBACK}_4`]: 'Däck' };
const DAYS = spellingsOfDay(OPEN_DAY);
const SPELLED: readonly Spelled[] = [
  { form: 'sellCar', field: 'regno', spellings: PLATES },
  { form: 'sellCar', field: 'customerPhone', spellings: PHONES },
  { form: 'sellCar', field: 'customerEmail', spellings: EMAILS },
  { form: 'serviceRequest', field: 'regno', spellings: PLATES },
  { form: 'serviceRequest', field: 'customerPhone', spellings: PHONES },
  { form: 'serviceRequest', field: 'customerEmail', spellings: EMAILS },
  { form: 'serviceRequest', field: 'date', spellings: DAYS },
  { form: 'workshopRequest', field: 'regno', spellings: PLATES },
  { form: 'workshopRequest', field: 'customerPhone', spellings: PHONES },
  { form: 'workshopRequest', field: 'customerEmail', spellings: EMAILS },
  { form: 'embedded', field: `phone_${EVENT}_5`, spellings: PHONES, answer: '5' },
  { form: 'embedded', field: `email_${EVENT}_4`, spellings: EMAILS, answer: '4' },
  { form: 'embedded', field: `date_${FEEDBACK}_5`, spellings: DAYS, values: FEEDBACK_VALUES, answer: '5' },
  { form: 'newsletter', field: 'email', spellings: EMAILS, answer: 'email' },
];

test.each(SPELLED)('U15 $form $field: normalised, or refused with the rule of the field', async (spelled) => {
  const { form, field, spellings, values = FORMS[form].values(), answer } = spelled;
  const lastSent = async () => {
    const { upstreams } = await stateOf();
    return answer === undefined
      ? upstreams.leads.received.at(-1)?.values[field]
      : upstreams.embeddedForms.received.at(-1)?.answers[answer];
  };
  const found = [];
  for (const [typed] of spellings) {
    const { status, body } = await postJson(form, { ...values, [field]: typed });
    if (status === 202) found.push([typed, await lastSent()]);
    else found.push([typed, Object.keys(JSON.parse(body).errors).join() === field && status === 400 ? null : body]);
  }
  // One address gets three mails a day, and these are spellings of few addresses.
  const isSent = ([typed, sent]: readonly unknown[]) => [typed, sent !== null];
  if (form === 'newsletter') expect(found.map(isSent)).toEqual(spellings.map(isSent));
  else expect(found).toEqual(spellings);
});

function openDay(): string {
  const now = Date.now();
  for (let days = 60; days < 180; days += 1) {
    const date = new Date(now + days * 86_400_000);
    if (date.getUTCDay() === 2 && [1, 2, 8, 9, 10].includes(date.getUTCMonth())) return date.toISOString().slice(0, 10);
  }
  return new Date(now + 60 * 86_400_000).toISOString().slice(0, 10);
}
