import { randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { CANARIES, openDay, REQUEST, requestFormsFixture, SELL } from '../../support/requestForms.ts';

/** What the form for selling a car (F103) and the Norwegian request (F104) have in common. */

const fixture = requestFormsFixture();
const { stateOf, received, sellCar, request, post, postJson } = fixture;

describe.each([
  ['sellCar', SELL, sellCar],
  ['serviceRequest', REQUEST, request],
] as const)('%s', (form, place, valid) => {
  test('Q32 20 equal posts at once and a lost response make one lead', async () => {
    await fixture.product.setFault({ upstream: 'leads', kind: 'lost', times: 1 });
    expect((await post(place, valid())).status).toBe(502);
    const statuses = await Promise.all(Array.from({ length: 20 }, async () => (await post(place, valid())).status));
    expect(new Set(statuses)).toEqual(new Set([303]));
    const { upstreams, outbox } = await stateOf();
    expect([upstreams.leads.received.length, outbox.length]).toEqual([1, 2]);
    expect(upstreams.leads.received[0]?.formName).toBe(form);
  });

  test('409 for the same id with other values, 202 for equal ones', async () => {
    const id = randomUUID();
    const responses = [valid(), valid(), valid({ other: 'more' })].map(
      (values) => () => post(place, { ...values, formSubmissionId: id }, { accept: 'application/json' }),
    );
    const statuses = [];
    for (const call of responses) statuses.push((await call()).status);
    expect(statuses).toEqual([202, 202, 409]);
  });

  test('Q36 personal data is in no log line and no metric', async () => {
    await post(place, valid());
    await post(place, valid({ customerName: '' }));
    await fixture.product.setFault({ upstream: 'leads', kind: 'error', status: 500, times: 1 });
    await post(place, valid({ other: 'secret wish, again' }));
    const found = fixture.product.logged.filter(({ event }) => String(event).startsWith('lead.'));
    expect(found.map((line) => [line.event, line.form])).toEqual([
      ['lead.sent', form],
      ['lead.failed', form],
    ]);
    const metrics = await fixture.product.metrics.registry.metrics();
    for (const outcome of ['accepted', 'invalid', 'failed']) {
      expect(metrics).toMatch(new RegExp(`leads_total\\{form="${form}",site="[\\w-]+",outcome="${outcome}"\\} \\d`));
    }
    const written = JSON.stringify(fixture.product.logged) + metrics;
    for (const canary of CANARIES) expect(written).not.toContain(canary);
  });
});

test('U15 spellings of plates, mileages, phones and days arrive in one form', async () => {
  const plates = [
    'abc 123',
    'ABC-123',
    'abc·123',
    'ＡＢＣ１２３',
    'a b c 1 2 3',
    'ABC\u00a0123',
    ' abc123 ',
    'abc.123',
  ];
  const mileages = [
    '12500',
    '12 500',
    '12.500',
    '12,500',
    '12\u00a0500',
    '１２５００',
    "12'500",
    '12500 mil',
    '125 000 km',
  ];
  const phones = ['+46701234567', '0046 70 123 45 67', '+46 (0)70-123 45 67', '＋４６ 70 1234567', '+46-70-123-45-67'];
  const count = Math.max(plates.length, mileages.length, phones.length);
  const pick = (all: readonly string[], at: number) => all[at % all.length] ?? '';
  for (let at = 0; at < count; at += 1) {
    const spelled = { regno: pick(plates, at), milage: pick(mileages, at), customerPhone: pick(phones, at) };
    expect([spelled, (await postJson(SELL, sellCar(spelled))).status]).toEqual([spelled, 202]);
  }
  for (const values of await received()) {
    expect(values).toMatchObject({ regno: 'ABC123', milage: 12_500, customerPhone: '+46701234567' });
  }
  const [year, month, day] = openDay().split('-').map(Number);
  const days = [
    `${day}.${month}.${year}`,
    `${day}/${month}/${year}`,
    `${year}/${month}/${day}`,
    openDay().replace(/-/g, ''),
  ];
  for (const date of days) expect([date, (await postJson(REQUEST, request({ date }))).status]).toEqual([date, 202]);
  expect((await received()).slice(-days.length).map(({ date }) => date)).toEqual(days.map(openDay));
});
