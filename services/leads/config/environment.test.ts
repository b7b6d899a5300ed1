import { expect, test } from '@jest/globals';
import { readEnvironment } from './environment.ts';

const VALID = { LEADS_KEYS: 'one,two', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Group <no-reply@group.example>' };

test('defaults', () => {
  expect(readEnvironment(VALID)).toMatchObject({
    host: '127.0.0.1',
    port: 4030,
    leadsKeys: ['one', 'two'],
    confirms: true,
    retryHours: 72,
    keepDays: 30,
  });
});

test('every invalid variable is reported together', () => {
  const read = () =>
    readEnvironment({
      PORT: '70000',
      SMTP_URL: 'http://mail.example',
      MAIL_FROM: 'nobody',
      FALLBACK_MAIL: 'x',
      CONFIRM_TO_CUSTOMER: 'yes',
      WEBHOOK_URL: 'https://crm.example/leads',
      WEBHOOK_SECRETS: 'short',
      DATABASE_URL: 'mysql://x',
    });
  for (const name of [
    'PORT',
    'LEADS_KEYS',
    'SMTP_URL',
    'MAIL_FROM',
    'FALLBACK_MAIL',
    'CONFIRM_TO_CUSTOMER',
    'WEBHOOK_SECRETS',
    'DATABASE_URL',
  ])
    expect(read).toThrow(name);
});

test('leads that would go nowhere are an error', () => {
  expect(() => readEnvironment({ LEADS_KEYS: 'one' })).toThrow('SMTP_URL or WEBHOOK_URL is needed');
  expect(() => readEnvironment({ LEADS_KEYS: 'one', WEBHOOK_URL: 'https://crm.example' })).toThrow('WEBHOOK_SECRETS');
});

test('a misspelled variable is named with the nearest one, unless that one is set too', () => {
  expect(readEnvironment({ ...VALID, FALBACK_MAIL: 'a@b.example' }).misspelled).toEqual([
    { name: 'FALBACK_MAIL', nearest: 'FALLBACK_MAIL' },
  ]);
  expect(readEnvironment({ ...VALID, LEADS_KEY: 'of the product' }).misspelled).toEqual([]);
  expect(() => readEnvironment({ LEADS_KEY: 'a-key' })).toThrow('LEADS_KEY is unknown; LEADS_KEYS is the nearest');
});
