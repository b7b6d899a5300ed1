import { describe, expect, test } from '@jest/globals';
import { formatConsent } from '../../src/contracts/consent/consentCookie.ts';
import { visitorOf } from './visitor.ts';

const consent = formatConsent({ categories: ['statistics'], date: '2026-11-20' });
const cookie = `consent=${consent}; sc_cid=0a1b2c3d-0000-4000-8000-00000000000f`;

describe('Q36 what the personalization service learns of the page before', () => {
  test.each([
    ['https://norrvag-se.example/boka-service/min-bokning?token=eyJ', ''],
    ['http://norrvag-se.example:8080/dack?regNo=ABC123', ''],
    ['https://news.example/a?mail=x@y.example', 'https://news.example/a'],
    [undefined, ''],
  ])('%s', (referer, expected) => {
    const headers = { cookie, host: 'norrvag-se.example:3000', ...(referer !== undefined && { referer }) };
    expect(visitorOf({ headers, url: '/?utm_source=brev' })).toMatchObject({
      referrer: expected,
      utm: { source: 'brev' },
    });
  });
});
