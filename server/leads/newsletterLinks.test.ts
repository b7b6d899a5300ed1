import { expect, test } from '@jest/globals';
import { createNewsletterLinks, LINK_LIFETIME_MS } from './newsletterLinks.ts';

const OLD = 'o'.repeat(32);
const NEW = 'n'.repeat(32);
const START = Date.parse('2026-11-23T12:00:00Z');
const LINK = { site: 'norrvag-se', action: 'confirm', subscription: '2f1e0d9c-1111-4222-8333-444455556666' } as const;

const linksAt = (now: number, ...secrets: string[]) =>
  createNewsletterLinks({ secrets: () => secrets, now: () => now });
const token = linksAt(START, OLD).create(LINK);

test('F106 a link is valid until it expires', () => {
  const lifetime = LINK_LIFETIME_MS.confirm;
  expect(linksAt(START + lifetime - 1, OLD).read(token, LINK)).toBe(LINK.subscription);
  expect(linksAt(START + lifetime, OLD).read(token, LINK)).toEqual({ refused: 'expired' });
});

test('F106 secrets are rotated: the first signs, links of all are valid', () => {
  expect(linksAt(START, NEW, OLD).read(token, LINK)).toBe(LINK.subscription);
  expect(linksAt(START, NEW).read(token, LINK)).toEqual({ refused: 'invalid' });
  const newer = linksAt(START, NEW, OLD).create(LINK);
  expect(linksAt(START, NEW).read(newer, LINK)).toBe(LINK.subscription);
});

test('F106 forged links: another site, action, subscription or expiry, and what is no token', () => {
  const links = linksAt(START, OLD);
  const [subscription = '', expires = '', signature = ''] = token.split('.');
  const invalid = { refused: 'invalid' };
  expect(links.read(token, { ...LINK, site: 'norrvag-no' })).toEqual(invalid);
  expect(links.read(token, { ...LINK, action: 'unsubscribe' })).toEqual(invalid);
  const later = (Number.parseInt(expires, 36) + 1).toString(36);
  const forged = [
    [subscription.replace('2f', '3f'), expires, signature],
    [subscription, later, signature],
    [subscription, expires, `${signature.slice(0, -1)}_`],
    [subscription, expires],
    [''],
    ['x'.repeat(5_000)],
  ];
  for (const parts of forged) expect(links.read(parts.join('.'), LINK)).toEqual(invalid);
});

test('a product without secrets accepts no link', () => {
  expect(linksAt(START).read(token, LINK)).toEqual({ refused: 'invalid' });
});
