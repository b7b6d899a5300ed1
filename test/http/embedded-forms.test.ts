import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import type { OutboxMessage } from '../../sandbox/control/outbox.ts';
import { type Product, startProduct } from '../support/product.ts';
import { send } from '../support/request.ts';

/** Embedded forms and the newsletter (F106): `POST /api/jotform`, answers, links in mails. */

const EVENT = '240511000101';
const NEWSLETTER = '900000000000001';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ cars: 40, settings: { TRUST_PROXY: '1' } });
}, 180_000);
afterAll(() => product.close());
beforeEach(async () => {
  await fetch(`${product.sandboxUrl}/__sandbox/reset`, { method: 'POST' });
  product.logged.length = 0;
});

let lastClient = 0;
function post(path: string, body: unknown, headers: Record<string, string> = {}) {
  lastClient += 1;
  const all = { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${lastClient}`, ...headers };
  return send(product.url, path, { method: 'POST', body: JSON.stringify(body), headers: all });
}
const questions = (body: unknown, headers?: Record<string, string>) => post('/api/jotform', body, headers);
const submit = (formName: string, values: object, id: string = randomUUID()) =>
  post('/api/forms/comhub', { formName, formSubmissionId: id, values });

interface State {
  upstreams: Record<
    'leads' | 'embeddedForms',
    { calls: { total: number }; received: { form: string; submissionId: string; answers: Record<string, unknown> }[] }
  >;
  outbox: OutboxMessage[];
}
const state = async (): Promise<State> =>
  (await fetch(`${product.sandboxUrl}/__sandbox/state.json`)).json() as Promise<State>;
const received = async () => (await state()).upstreams.embeddedForms.received;
const name = (kind: string, question: number, form = EVENT) => `${kind}_${form}_${question}`;

const ANSWERS = {
  formId: EVENT,
  [name('text', 3)]: ' Canaria  Ek',
  [name('email', 4)]: 'canaria@Example.com',
  [name('phone', 5)]: '070-123 45 67',
  [name('number', 6)]: ' 2 ',
  [name('choice', 7)]: '18.30',
  [name('several', 8)]: ['Elbil på vintern', 'Provkörning'],
  [name('longText', 9)]: 'secret\nquestion',
  [name('consent', 11)]: 'on',
};
const CANARIES = ['Canaria', '0701234567', 'canaria@example.com', 'secret'];

describe('POST /api/jotform', () => {
  test('F106 gives the questions as content[0].answers, without those that have no field', async () => {
    const response = await questions({ formId: EVENT });
    const { content } = JSON.parse(response.body) as { content: { answers: Record<string, { type: string }> }[] };
    expect(response.status).toBe(200);
    expect(content[0]?.answers[7]).toMatchObject({
      type: 'control_radio',
      required: 'Yes',
      options: '17.30|18.30|19.30',
    });
    expect(Object.values(content[0]?.answers ?? {}).map(({ type }) => type)).not.toContain('control_signature');
    await questions({ formId: EVENT });
  });

  test('F106 a question without a field is logged once', async () => {
    const other = '240511000103';
    for (let count = 0; count < 2; count += 1) await questions({ formId: other });
    const lines = product.logged.filter(({ event }) => event === 'form.unknownQuestion');
    expect(lines).toEqual([expect.objectContaining({ form: other, type: 'control_signature' })]);
  });

  test.each([{}, { formId: '' }, { formId: null }, { formId: ['1'] }])(
    "F106 400 'Missing FormId' for %j",
    async (body) => {
      const response = await questions(body);
      expect([response.status, JSON.parse(response.body)]).toEqual([400, { error: 'Missing FormId' }]);
    },
  );

  test('404 for unknown forms, the newsletter’s own, and ids that are no numbers; these do not call the upstream', async () => {
    expect((await questions({ formId: '123456789' })).status).toBe(404);
    const before = await product.callsTo('embeddedForms');
    for (const formId of [NEWSLETTER, '../form/1', '1', 'constructor']) {
      expect((await questions({ formId })).status).toBe(404);
    }
    expect(await product.callsTo('embeddedForms')).toBe(before);
  });

  test('403, 405, 502', async () => {
    expect((await questions({ formId: EVENT }, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await questions({ formId: EVENT }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await send(product.url, '/api/jotform')).status).toBe(405);
    await product.setFault({ upstream: 'embeddedForms', kind: 'error' });
    expect((await questions({ formId: '240511000204' })).status).toBe(502);
  });
});

describe('answers of an embedded form', () => {
  test('F106 reach the upstream once, normalised, under the ids of their questions; no lead is sent', async () => {
    const id = randomUUID();
    const responses = await Promise.all(Array.from({ length: 20 }, () => submit('embedded', ANSWERS, id)));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set([`202 {"formSubmissionId":"${id}"}`]),
    );
    const { upstreams } = await state();
    expect(upstreams.embeddedForms.received).toEqual([
      {
        form: EVENT,
        submissionId: id,
        answers: {
          3: 'Canaria Ek',
          4: 'canaria@example.com',
          5: '0701234567',
          6: '2',
          7: '18.30',
          8: ['Elbil på vintern', 'Provkörning'],
          9: 'secret\nquestion',
          11: 'Yes',
        },
      },
    ]);
    expect(upstreams.leads.calls.total).toBe(0);
    expect((await submit('embedded', { ...ANSWERS, [name('number', 6)]: '3' }, id)).status).toBe(409);
    for (const canary of CANARIES) expect(JSON.stringify(product.logged)).not.toContain(canary);
  });

  test('F106 400 names the broken rule of each question; unknown fields are dropped', async () => {
    const response = await submit('embedded', {
      formId: EVENT,
      [name('number', 6)]: '7',
      [name('choice', 7)]: 'noon',
      x: 1,
    });
    expect(JSON.parse(response.body)).toEqual({
      error: 'values',
      errors: {
        [name('text', 3)]: 'formErrorAnswer',
        [name('email', 4)]: 'formErrorEmailRequired',
        [name('number', 6)]: 'formErrorNumber',
        [name('choice', 7)]: 'formErrorChoice',
        [name('consent', 11)]: 'formErrorConsent',
      },
    });
  });

  test.each([NEWSLETTER, '123456789', '', undefined])('400 for the form %s', async (formId) => {
    const response = await submit('embedded', { ...ANSWERS, formId });
    expect([response.status, JSON.parse(response.body)]).toMatchObject([
      400,
      { errors: { formId: 'formErrorInvalid' } },
    ]);
  });

  test('an answer that the upstream refuses is an error of its field; a failure is 502, then the same form is sent', async () => {
    await product.setFault({ upstream: 'embeddedForms', kind: 'refuse', field: '7' });
    const refused = await submit('embedded', ANSWERS);
    expect([refused.status, JSON.parse(refused.body)]).toMatchObject([
      400,
      { errors: { [name('choice', 7)]: 'formErrorInvalid' } },
    ]);
    const id = randomUUID();
    await product.setFault({ upstream: 'embeddedForms', kind: 'lost', times: 1 });
    expect((await submit('embedded', ANSWERS, id)).status).toBe(502);
    expect((await submit('embedded', ANSWERS, id)).status).toBe(202);
    expect(await received()).toHaveLength(1);
  });
});
