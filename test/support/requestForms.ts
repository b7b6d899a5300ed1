import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach } from '@jest/globals';
import type { OutboxMessage } from '../../sandbox/control/outbox.ts';
import type { CarRecord } from '../../src/contracts/car/car.ts';
import type { Dealer } from '../../src/contracts/dealers/dealer.ts';
import { productFixture } from './data/fixtures.ts';
import { recordsOf } from './data/records.ts';
import { send } from './request.ts';

/** The form for selling a car (F103) and the Norwegian request for a workshop (F104): their values, posts and what arrives. */

const DAY_MS = 86_400_000;
export const dayText = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Returns a Tuesday in February, on which no workshop has a holiday; a year later once it is past. */
export function openDay(): string {
  const now = Date.now();
  for (let time = now + 60 * DAY_MS; ; time += DAY_MS) {
    const date = new Date(time);
    if (date.getUTCDay() === 2 && ![0, 3, 4, 5, 6, 7, 11].includes(date.getUTCMonth())) return dayText(time);
    if (time > now + 180 * DAY_MS) throw new Error('no plain day');
  }
}

/** Personal data and texts that must not be written anywhere. */
export const CANARIES = ['Canaria Ek', '0701234567', 'canaria@example.com', 'secret wish', 'CAN123'];
const PERSON = { customerName: 'Canaria Ek', customerPhone: '070-123 45 67', customerEmail: 'canaria@example.com' };
export type Values = Record<string, string | string[]>;

/** A form on its page. */
export interface Place {
  form: 'sellCar' | 'serviceRequest';
  path: string;
  host: string;
}
export const SELL: Place = { form: 'sellCar', path: '/salj-bil', host: 'norrvag-se.localhost' };
export const REQUEST: Place = {
  form: 'serviceRequest',
  path: '/verksted/bestill-time',
  host: 'norrvag-no.localhost',
};

export const workshopOf = ({ site_departments: all }: Dealer) => all?.find(({ group }) => group === 'Workshop');
export const formIn = (html: string) => /<form[^>]*method="post".*?<\/form>/s.exec(html)?.[0] ?? '';

interface FormsState {
  upstreams: { leads: { calls: { total: number }; received: { formName: string; values: Record<string, unknown> }[] } };
  outbox: OutboxMessage[];
}

/** Starts a product for the tests of a file. What it has received is forgotten before each test. */
export function requestFormsFixture() {
  const fixture = productFixture({ cars: 400, settings: { LEADS_RATE: '100000' } });
  let cars: CarRecord[] = [];
  let workshops: Dealer[] = [];
  /** A form without scripts has no id: equal values of one day are one lead. So each test has a wish of its own. */
  let wish = '';
  beforeAll(async () => {
    const { product } = fixture;
    cars = await recordsOf<CarRecord>(product, 'vehicles_norrvag_se', { filters: { car_is_sample: [false] } });
    workshops = (await recordsOf<Dealer>(product, 'sites_norrvag_no')).filter(workshopOf);
  }, 180_000);
  beforeEach(async () => {
    await fixture.product.resetSandbox();
    fixture.product.logged.length = 0;
    wish = `secret wish ${randomUUID()}`;
  });
  const stateOf = async (): Promise<FormsState> => {
    const response = await fetch(`${fixture.product.sandboxUrl}/__sandbox/state.json`);
    return (await response.json()) as FormsState;
  };
  return {
    get product() {
      return fixture.product;
    },
    get workshops() {
      return workshops;
    },
    get wish() {
      return wish;
    },
    carOnSale: () => cars.find(({ car_status: status }) => status !== 'sold') as CarRecord,
    stateOf,
    received: async () => (await stateOf()).upstreams.leads.received.map(({ values }) => values),
    sellCar: (values: Values = {}): Values => ({
      ...PERSON,
      regno: 'can 123',
      milage: '12 500',
      option: 'sellCar',
      place: 'Stockholm',
      other: wish,
      ...values,
    }),
    request: (values: Values = {}): Values => ({
      ...PERSON,
      dealer: workshops[0]?.site_id ?? '',
      typeCar: 'car',
      services: ['EU-kontroll', 'Annet'],
      regno: 'can 123',
      date: openDay(),
      description: wish,
      gdpr: 'on',
      ...values,
    }),
    get: ({ path, host }: Pick<Place, 'path' | 'host'>) => send(fixture.product.url, path, { host }),
    /** Posts a form as a page without scripts does. */
    post({ form, path, host }: Place, values: Values, headers: Record<string, string> = {}) {
      const body = new URLSearchParams({ formName: form });
      for (const [name, value] of Object.entries(values)) for (const each of [value].flat()) body.append(name, each);
      const all = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html', ...headers };
      return send(fixture.product.url, path, { host, method: 'POST', body: body.toString(), headers: all });
    },
    postJson({ form, host }: Place, values: unknown, formSubmissionId = randomUUID()) {
      const body = JSON.stringify({ formName: form, formSubmissionId, values });
      const headers = { 'content-type': 'application/json' };
      return send(fixture.product.url, '/api/forms/comhub', { host, method: 'POST', body, headers });
    },
  };
}
