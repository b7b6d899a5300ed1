import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from '@jest/globals';
import type { TestDrive } from '../../../src/contracts/leads/testDrive.ts';
import {
  callApi,
  carOf,
  daysOf,
  formBody,
  PERSON,
  reset,
  setScenario,
  soon,
  stateOf,
  timesOf,
} from '../../support/booking/testDrives.ts';
import { productFixture } from '../../support/data/fixtures.ts';

/** Test drives as times (rank 19, F077, docs/decisions/0114): the lead and the booked time are one thing. */

const fixture = productFixture({ cars: 400, settings: { TRUST_PROXY: '1', LEADS_RATE: '1000' } });
const FORMS = '/api/forms/comhub';

beforeEach(async () => {
  await reset(fixture.product);
  fixture.product.logged.length = 0;
});

const call = (path: string, options = {}) => callApi(fixture.product, path, options);
const post = (body: unknown, options = {}) => call(FORMS, { body, ...options });
const state = () => stateOf(fixture.product);
const json = <T>({ body }: { body: string }): T => JSON.parse(body) as T;
interface Accepted {
  formSubmissionId: string;
  testDrive?: { id: string; href: string };
}
/** Returns a car and the free times of its dealer. */
async function carWithTimes(site = 'norrvag-se'): Promise<{ car: string; times: string[] }> {
  const { car_id: car } = await carOf(fixture.product, site);
  return { car, times: await timesOf(fixture.product, car, { site }) };
}
const tokenOf = (href = ''): string => new URL(href, 'http://x').searchParams.get('token') ?? '';

describe('F077 Q32 a contact form with a time', () => {
  test('is one lead and one booked time; the time is gone, the mails have it', async () => {
    const { car, times } = await carWithTimes();
    const [time = ''] = times;
    const response = await post(formBody(car, time));
    expect(response.status).toBe(202);
    const { testDrive, formSubmissionId } = json<Accepted>(response);
    expect(testDrive).toEqual({ id: 'T100001', href: expect.stringMatching(/^\/om-oss\/din-provkorning\?token=/) });
    const { testDrives, outbox, upstreams } = await state();
    expect(testDrives.bookings).toMatchObject([{ timeSlot: time, state: 'confirmed', requestId: formSubmissionId }]);
    expect(upstreams.leads.received.map(({ values }) => values)).toMatchObject([
      { testDrive: true, testDriveTime: time, car },
    ]);
    expect(await timesOf(fixture.product, car)).not.toContain(time);
    const mail = outbox.find(({ subject }) => subject === 'Din provkörning är bokad T100001');
    expect(mail?.to).toBe(PERSON.email);
    expect(mail?.text).toContain(`kl. ${time.slice(11, 16)}`.slice(4));
    expect(mail?.text).toContain(testDrive?.href);
    expect(mail?.calendar?.text).toContain(`DTSTART;TZID=Europe/Stockholm:${time.slice(0, 16).replace(/[-:]/g, '')}00`);
    // The dealer's own mails: the form, and that the drive is booked, with number, car and time.
    expect(outbox[0]?.text).toContain(`${time.slice(0, 10)}, ${time.slice(11, 16)}`);
    const carName = testDrives.bookings[0]?.carName ?? '';
    const ofDealer = outbox.find(({ subject }) => subject === `Provkörning bokad T100001: ${carName}`);
    expect(ofDealer?.to).toMatch(/^sales\..*@norrvag-se\.example$/);
    for (const part of ['Nummer: T100001', `Bil: ${carName}`, time.slice(11, 16), `Kund: ${PERSON.name}, `]) {
      expect(ofDealer?.text).toContain(part);
    }
    expect(ofDealer?.calendar?.text).toContain('UID:T100001@norrvag-se');
  });

  test('the mails of a British dealer have its postcode behind the town', async () => {
    const { car, times } = await carWithTimes('marlow-uk');
    expect((await post(formBody(car, times[0] ?? ''), { site: 'marlow-uk' })).status).toBe(202);
    const mails = (await state()).outbox.filter(({ subject }) => subject.includes('T100001'));
    expect(mails).toHaveLength(2);
    for (const { text } of mails) expect(text).toMatch(/Dealer: .+, [A-Z][A-Za-z ]+ [A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/m);
  });

  test('20 equal posts are one lead and one time, and 20 equal responses', async () => {
    const { car, times } = await carWithTimes();
    const body = formBody(car, times[3] ?? '');
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(body)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]));
    expect(new Set(responses.map((each) => each.body)).size).toBe(1);
    const { testDrives, upstreams, outbox } = await state();
    expect([testDrives.bookings.length, upstreams.leads.received.length]).toEqual([1, 1]);
    expect(outbox.filter(({ subject }) => subject.includes('T100001'))).toHaveLength(2);
  });

  test('two customers and one time: one has it, the other is told, and nothing is sent for that one', async () => {
    const { car, times } = await carWithTimes();
    const [time = ''] = times;
    const both = await Promise.all([post(formBody(car, time)), post(formBody(car, time))]);
    expect(both.map(({ status }) => status).sort()).toEqual([202, 400]);
    const refused = both.find(({ status }) => status === 400);
    expect(json(refused ?? { body: '' })).toEqual({
      error: 'values',
      errors: { testDriveTime: 'formErrorTestDriveLost' },
    });
    const { testDrives, upstreams } = await state();
    expect([testDrives.bookings.length, upstreams.leads.received.length]).toEqual([1, 1]);
  });

  test('the same form with another time is accepted after the first was taken', async () => {
    const { car, times } = await carWithTimes();
    const id = randomUUID();
    await setScenario(fixture.product, 'slotTaken');
    expect((await post(formBody(car, times[0] ?? '', { id }))).status).toBe(400);
    await setScenario(fixture.product, 'none');
    expect((await post(formBody(car, times[1] ?? '', { id }))).status).toBe(202);
    const { testDrives } = await state();
    expect(testDrives.bookings.map(({ timeSlot }) => timeSlot)).toEqual([times[1]]);
  });

  test('a failed lead leaves no booked time; the same form again books it once', async () => {
    const { car, times } = await carWithTimes();
    const body = formBody(car, times[0] ?? '');
    await fixture.product.setFault({ upstream: 'leads', kind: 'error', status: 500, times: 1 });
    expect((await post(body)).status).toBe(502);
    const after = await state();
    expect([after.testDrives.bookings, after.testDrives.reserved]).toEqual([[], 1]);
    expect(after.outbox).toEqual([]);
    expect((await post(body)).status).toBe(202);
    expect((await state()).testDrives.bookings).toHaveLength(1);
  });

  test('a form that is changed after a failed lead, and so has another id, keeps the time of its hold', async () => {
    const { car, times } = await carWithTimes();
    const [time = ''] = times;
    const hold = await call('/api/testdrive/hold', { body: { car, timeSlot: time } });
    const { holdId } = json<{ holdId: string }>(hold);
    const values = { testDriveHold: holdId };
    await fixture.product.setFault({ upstream: 'leads', kind: 'error', status: 500, times: 1 });
    expect((await post(formBody(car, time, { values }))).status).toBe(502);
    expect((await post(formBody(car, time))).status).toBe(400);
    const changed = formBody(car, time, { values: { ...values, message: 'Ring mig hellre' } });
    expect((await post(changed)).status).toBe(202);
    const { testDrives } = await state();
    expect([testDrives.bookings.map(({ timeSlot }) => timeSlot), testDrives.reserved]).toEqual([[time], 0]);
  });

  test('a lost response of the lead or of the confirmation is repaired by the same form', async () => {
    const { car, times } = await carWithTimes();
    for (const [at, upstream] of (['leads', 'testDrives'] as const).entries()) {
      const body = formBody(car, times[at] ?? '');
      await fixture.product.setFault({ upstream, kind: 'lost', times: 3 });
      await post(body);
      await fixture.product.setFault({ upstream, kind: 'none' });
      expect((await post(body)).status).toBe(202);
    }
    const { testDrives, upstreams } = await state();
    expect([testDrives.bookings.length, upstreams.leads.received.length]).toEqual([2, 2]);
  });

  test('without calendars: 502 for a time, and a wish for a day still reaches the dealer', async () => {
    const { car, times } = await carWithTimes();
    await fixture.product.setFault({ upstream: 'testDrives', kind: 'error', status: 500 });
    expect((await call(`/api/testdrive/times?car=${car}&from=${soon()}`)).status).toBe(502);
    expect((await post(formBody(car, times[0] ?? ''))).status).toBe(502);
    expect((await state()).upstreams.leads.received).toEqual([]);
    const day = times.map((time) => time.slice(0, 10)).find((date) => new Date(date).getUTCDay() % 6 !== 0);
    const wish = await post(formBody(car, `${day}/afternoon`));
    expect([wish.status, json<Accepted>(wish).testDrive]).toEqual([202, undefined]);
  });

  test('a time that no calendar has, or of another offset, is refused; so is one without a car', async () => {
    const { car, times } = await carWithTimes();
    const [time = ''] = times;
    const elsewhere = new Date(Date.parse(time)).toISOString().replace('.000Z', '+00:00');
    for (const [wrong, error] of [
      [`${time.slice(0, 10)}T03:30:00${time.slice(19)}`, 'formErrorTestDriveLost'],
      [elsewhere, 'formErrorTestDriveLost'],
      ['2020-01-07T10:00:00+01:00', 'formErrorTestDriveLost'],
      ['soon', 'formErrorTestDriveTime'],
    ]) {
      const response = await post(formBody(car, wrong ?? ''));
      expect([response.status, json<{ errors: object }>(response).errors]).toEqual([400, { testDriveTime: error }]);
    }
    const general = await post(formBody('', time, { values: { car: '', lookingFor: 'Volvo' } }));
    expect(json<{ errors: object }>(general).errors).toEqual({ testDriveTime: 'formErrorTestDriveTime' });
    expect((await state()).upstreams.leads.received).toEqual([]);
  });

  test('Q29 one client books 20 an hour', async () => {
    const { car, times } = await carWithTimes();
    const client = '203.0.113.200';
    const statuses: number[] = [];
    for (const time of times.slice(0, 21)) statuses.push((await post(formBody(car, time), { client })).status);
    expect(statuses).toEqual([...Array(20).fill(202), 429]);
  });
});

describe('Q45 times are those of the dealer', () => {
  test.each([
    ['norrvag-se', /\+0[12]:00$/, 'Europe/Stockholm'],
    ['norrvag-no', /\+0[12]:00$/, 'Europe/Oslo'],
    ['norrvag-fi', /\+0[23]:00$/, 'Europe/Helsinki'],
    ['rullande-sk', /\+0[12]:00$/, 'Europe/Bratislava'],
    ['norrvag-dk', /\+0[12]:00$/, 'Europe/Copenhagen'],
    ['rullande-se', /\+0[12]:00$/, 'Europe/Stockholm'],
    ['marlow-uk', /\+0[01]:00$/, 'Europe/London'],
  ])('%s', async (site, offset, timeZone) => {
    const { car, times } = await carWithTimes(site);
    expect(times.length).toBeGreaterThan(20);
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
    for (const time of times) {
      expect(time).toMatch(offset);
      expect(clock.format(Date.parse(time))).toBe(time.slice(0, 19).replace('T', ' '));
    }
    const response = await post(formBody(car, times[0] ?? ''), { site });
    expect(response.status).toBe(202);
    const page = json<Accepted>(response).testDrive?.href ?? '';
    expect((await call(page, { site, headers: { accept: 'text/html' } })).status).toBe(200);
    expect((await state()).outbox.at(-1)?.text).toContain(`${timeIn(times[0])}`);
  });

  test('on both sides of the clock changes, and of a leap day', async () => {
    const year = new Date().getUTCFullYear() + 1;
    const { car } = await carWithTimes('marlow-uk');
    for (const [from, before, after] of [
      [`${year}-03-22`, '+00:00', '+01:00'],
      [`${year}-10-24`, '+01:00', '+00:00'],
    ] as const) {
      const days = await daysOf(fixture.product, car, { site: 'marlow-uk', from });
      expect(days).toHaveLength(28);
      const offsets = days.flatMap(({ availableSlots }) => availableSlots.map((slot) => slot.slice(19)));
      expect([offsets[0], offsets.at(-1)]).toEqual([before, after]);
      for (const { availableSlots } of days)
        expect(new Set(availableSlots.map((slot) => slot.slice(19))).size).toBeLessThan(2);
    }
  });
});

const timeIn = (time = ''): string => time.slice(11, 16);

describe('U24 a hold', () => {
  test('keeps a time from others, not from its visitor, until it is released or replaced', async () => {
    const { car, times } = await carWithTimes();
    const [first = '', second = ''] = times;
    const hold = async (timeSlot: string, holdId?: string) =>
      call('/api/testdrive/hold', { body: { car, timeSlot, ...(holdId && { holdId }) } });
    const held = json<{ holdId: string; seconds: number }>(await hold(first));
    expect(held.seconds).toBe(300);
    expect(await timesOf(fixture.product, car)).not.toContain(first);
    expect(await timesOf(fixture.product, car, { hold: held.holdId })).toContain(first);
    expect((await hold(first)).status).toBe(409);
    expect((await post(formBody(car, first))).status).toBe(400);
    const { holdId } = json<{ holdId: string }>(await hold(second, held.holdId));
    expect(await timesOf(fixture.product, car)).toContain(first);
    expect((await call('/api/testdrive/release', { body: { holdId } })).status).toBe(204);
    expect(await timesOf(fixture.product, car)).toContain(second);
  });

  test('is used up by the form, and is no part of the lead', async () => {
    const { car, times } = await carWithTimes();
    const [time = ''] = times;
    const { holdId } = json<{ holdId: string }>(await call('/api/testdrive/hold', { body: { car, timeSlot: time } }));
    expect((await post(formBody(car, time, { values: { testDriveHold: holdId } }))).status).toBe(202);
    const { upstreams, testDrives } = await state();
    expect(JSON.stringify(upstreams.leads.received)).not.toContain(holdId);
    expect(testDrives.bookings).toHaveLength(1);
  });

  test('one client makes 20 at once', async () => {
    const { car, times } = await carWithTimes();
    const body = { car, timeSlot: times[0] ?? '' };
    const statuses: number[] = [];
    for (let at = 0; at < 21; at += 1) {
      const { status } = await call('/api/testdrive/hold', { body, client: '203.0.113.201' });
      statuses.push(status);
    }
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('the signed link', () => {
  const manage = (path: string, body: object, site?: string) =>
    call(`/api/testdrive/booking${path}`, { body, ...(site && { site }) });

  test('shows, moves and cancels a test drive; its time is free again', async () => {
    const { car, times } = await carWithTimes();
    const [time = '', other = ''] = times;
    const token = tokenOf(json<Accepted>(await post(formBody(car, time))).testDrive?.href);
    expect(json<TestDrive>(await manage('', { token }))).toMatchObject({
      id: 'T100001',
      state: 'confirmed',
      timeSlot: time,
    });
    const free = json<{ availableSlots: string[] }[]>(await manage('/times', { token, from: soon() }));
    expect(free.flatMap(({ availableSlots }) => availableSlots)).toContain(other);
    expect(json<TestDrive>(await manage('/move', { token, timeSlot: other })).timeSlot).toBe(other);
    expect(await timesOf(fixture.product, car)).toContain(time);
    expect((await manage('/move', { token, timeSlot: '2020-01-07T10:00:00+01:00' })).status).toBe(409);
    expect(json<TestDrive>(await manage('/cancel', { token })).state).toBe('cancelled');
    expect(await timesOf(fixture.product, car)).toContain(other);
    expect((await manage('/move', { token, timeSlot: time })).status).toBe(410);
    const subjects = (await state()).outbox.map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.endsWith('T100001'))).toEqual([
      'Din provkörning är bokad T100001',
      'Din provkörning är flyttad T100001',
      'Din provkörning är avbokad T100001',
    ]);
    const ofDealer = (await state()).outbox.filter(({ subject }) => /^Provkörning .* T100001: /.test(subject));
    expect(ofDealer.map(({ subject, text }) => [subject.split(' T')[0], text.match(/\d\d:\d\d/)?.[0]])).toEqual([
      ['Provkörning bokad', time.slice(11, 16)],
      ['Provkörning flyttad', other.slice(11, 16)],
      ['Provkörning avbokad', other.slice(11, 16)],
    ]);
    const methods = ofDealer.map(({ calendar }) => /SEQUENCE:\d/.exec(calendar?.text ?? '')?.[0]);
    expect(methods).toEqual(['SEQUENCE:0', 'SEQUENCE:1', 'SEQUENCE:2']);
    expect(ofDealer.at(-1)?.calendar?.text).toContain('METHOD:CANCEL');
  });

  test('of another site, of a workshop or with a changed letter is unknown', async () => {
    const { car, times } = await carWithTimes();
    const token = tokenOf(json<Accepted>(await post(formBody(car, times[0] ?? ''))).testDrive?.href);
    expect((await manage('', { token }, 'norrvag-no')).status).toBe(404);
    expect((await manage('', { token: `${token}x` })).status).toBe(404);
    expect((await manage('', {})).status).toBe(404);
    expect((await call('/api/mechmate/booking', { body: { token } })).status).toBe(404);
  });
});

describe('what is refused', () => {
  test('by the name of its part', async () => {
    const { car, times } = await carWithTimes();
    const path = '/api/testdrive';
    const from = soon();
    const cases: [string, object, number, string][] = [
      [`${path}/times?from=${from}`, {}, 400, 'car'],
      [`${path}/times?car=a%20b&from=${from}`, {}, 400, 'car'],
      [`${path}/times?car=999999&from=${from}`, {}, 404, 'car'],
      [`${path}/times?car=${car}`, {}, 400, 'from'],
      [`${path}/times?car=${car}&from=2026-02-30`, {}, 400, 'from'],
      [`${path}/times?car=${car}&from=${from}&hold=a%20b`, {}, 400, 'hold'],
      [`${path}/times?car=${car}&from=${from}&language=xx`, {}, 400, 'language'],
      [`${path}/times?car=${car}&from=${from}`, { headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'origin'],
      [`${path}/hold`, { body: { car } }, 400, 'timeSlot'],
      [`${path}/hold`, { body: { car, timeSlot: times[0], holdId: '<' } }, 400, 'holdId'],
      [`${path}/release`, { body: {} }, 400, 'holdId'],
      [`${path}/booking/times`, { body: { from: 'soon' } }, 400, 'from'],
      [`${path}/other`, {}, 404, 'path'],
    ];
    for (const [url, options, status, part] of cases) {
      const response = await call(url, options);
      expect([url, response.status, json<{ error: string }>(response).error]).toEqual([url, status, part]);
    }
  });

  test('Q36 no log line has the person or the time of day', async () => {
    const { car, times } = await carWithTimes();
    await post(formBody(car, times[0] ?? ''));
    await fixture.product.setFault({ upstream: 'testDrives', kind: 'error', status: 500 });
    await post(formBody(car, times[1] ?? ''));
    const logged = JSON.stringify(fixture.product.logged);
    expect(logged).toContain('booking.made');
    expect(logged).toContain('booking.failed');
    expect(logged).not.toMatch(/Canaria|canaria|0701234567/);
  });
});
