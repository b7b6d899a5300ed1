import { describe, expect, test } from '@jest/globals';
import { readRelayedEvent } from './relayedEvents.ts';

const view = { type: 'VIEW', page: 'Köp bil', itemId: '{0F2B3F4A-1111-2222-3333-444455556666}', language: 'sv' };

describe('F009 valid page views', () => {
  test.each([
    ['required fields only', {}],
    ['an id without dashes', { itemId: '0f2b3f4a111122223333444455556666' }],
    ['another language form', { language: 'sv-SE' }],
    ['a variant', { variantId: 'variant_b-2' }],
    ['a referrer', { referrer: 'https://news.example/a/b' }],
    ['campaign parameters', { utm: { utm_source: 'brev', utm_medium: 'e-post', utm_content: '' } }],
  ])('%s', (_title, more) => {
    expect(readRelayedEvent({ ...view, ...more })).toEqual({ ...view, ...more });
  });
});

describe('F009 the name of the invalid field', () => {
  const many = Object.fromEntries(Array.from({ length: 13 }, (_, at) => [`utm_a${at}`, 'x']));
  test.each([
    ['body', null],
    ['body', 'VIEW'],
    ['body', [view]],
    ['type', { ...view, type: 'PURCHASE' }],
    ['type', { ...view, type: 'constructor' }],
    ['type', { ...view, type: undefined }],
    ['page', { ...view, page: undefined }],
    ['page', { ...view, page: '' }],
    ['page', { ...view, page: 7 }],
    ['page', { ...view, page: 'x'.repeat(201) }],
    ['page', { ...view, page: 'a\nb' }],
    ['itemId', { ...view, itemId: null }],
    ['itemId', { ...view, itemId: '../../etc' }],
    ['language', { ...view, language: 'sv; DROP' }],
    ['variantId', { ...view, variantId: 'a b' }],
    ['referrer', { ...view, referrer: 'https://news.example/?mail=a@b.example' }],
    ['referrer', { ...view, referrer: 'javascript:alert(1)' }],
    ['utm', { ...view, utm: 'utm_source=x' }],
    ['utm', { ...view, utm: { source: 'x' } }],
    ['utm', { ...view, utm: { utm_source: { deep: true } } }],
    ['utm', { ...view, utm: { utm_source: 'x'.repeat(201) } }],
    ['utm', { ...view, utm: many }],
    ['channel', { ...view, channel: 'WEB' }],
    ['browser_id', { ...view, browser_id: 'mine' }],
    ['__proto__', JSON.parse(`{"__proto__":{"a":1},"type":"VIEW","page":"a"}`)],
  ])('%s', (field, body) => {
    expect(readRelayedEvent(body)).toEqual({ invalidField: field });
  });
});
