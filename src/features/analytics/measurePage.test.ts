import { describe, expect, test } from '@jest/globals';
import { campaign } from './measurePage.ts';

describe('F009 campaign parameters of a URL', () => {
  test.each([
    ['', {}],
    ['?page=2&gclid=x', {}],
    ['?utm_source=brev&page=2&UTM_Medium=E-post', { utm_source: 'brev', utm_medium: 'E-post' }],
    ['?utm_campaign=h%C3%B6st%0Area', { utm_campaign: 'höst rea' }],
    ['?utm_=x&utm_sour-ce=x&utm_source=', { utm_source: '' }],
  ])('%s', (search, expected) => {
    expect(campaign(search)).toEqual(expected);
  });

  test('is bounded', () => {
    const search = `?${Array.from({ length: 30 }, (_, at) => `utm_a${at}=${'x'.repeat(500)}`).join('&')}`;
    expect(Object.keys(campaign(search))).toHaveLength(12);
    expect(campaign(search).utm_a0).toHaveLength(200);
  });
});
