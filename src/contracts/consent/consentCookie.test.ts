import { describe, expect, test } from '@jest/globals';
import { CONSENT_DAYS, CONSENT_VERSION } from './consent.ts';
import { cookieIn, cookieText, formatConsent, readConsent } from './consentCookie.ts';

describe('Q35 the consent cookie', () => {
  test.each([
    [[], `${CONSENT_VERSION}::2026-11-20`],
    [['statistics'], `${CONSENT_VERSION}:statistics:2026-11-20`],
    [['statistics', 'marketing', 'media'], `${CONSENT_VERSION}:statistics+marketing+media:2026-11-20`],
  ] as const)('%j is written and read as %s', (categories, value) => {
    const choice = { categories, date: '2026-11-20' };
    expect(formatConsent(choice)).toBe(value);
    expect(readConsent(`a=b; consent=${value}; c=d`)).toEqual(choice);
  });

  test.each([
    ['none at all', ''],
    ['another cookie', 'xconsent=2::2026-01-01'],
    ['a choice about older questions', 'consent=0:statistics:2026-01-01'],
    ['a choice about newer questions', 'consent=3:statistics:2026-01-01'],
    ['no choice', 'consent=yes'],
    ['nothing', 'consent='],
  ])('%s is no choice', (_title, cookies) => {
    expect(readConsent(cookies)).toBeNull();
  });

  test('unknown categories are ignored', () => {
    expect(readConsent('consent=2:everything+statistics:x')?.categories).toEqual(['statistics']);
  });

  test('six months, first party, secure on https', () => {
    expect(CONSENT_DAYS).toBe(183);
    expect(cookieText('consent', '2::x', CONSENT_DAYS, true)).toBe(
      'consent=2::x; Path=/; Max-Age=15811200; SameSite=Lax; Secure',
    );
    expect(cookieText('consent', '', 0, false)).toBe('consent=; Path=/; Max-Age=0; SameSite=Lax');
  });
});

test('one cookie of a header', () => {
  expect(cookieIn('a=1; sc_cid=x=y;b=2', 'sc_cid')).toBe('x=y');
  expect(cookieIn('a=1;b=2', 'b')).toBe('2');
  expect(cookieIn('sc_cid_personalize=1', 'sc_cid')).toBeUndefined();
});
