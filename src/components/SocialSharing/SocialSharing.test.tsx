import { expect, test } from '@jest/globals';
import { renderOnPage, testPage } from '../../testing/renderOnPage.tsx';
import { NETWORKS } from './networks.ts';
import { SocialSharing } from './SocialSharing.tsx';

const show = (fields: Record<string, unknown> = {}) =>
  renderOnPage(<SocialSharing rendering={{}} fields={fields} params={{}} data={undefined} />);
const { canonical } = testPage.head;

test('F117 four networks', () => {
  expect(NETWORKS.map(({ name }) => name)).toEqual(['Facebook', 'X', 'LinkedIn', 'WhatsApp']);
});

test('F117 links have the page’s canonical URL and open in a new tab', () => {
  const html = show();
  const links = [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>/g)];
  expect(links).toHaveLength(4);
  for (const [tag, href = ''] of links) {
    expect(tag).toContain('target="_blank" rel="noopener noreferrer"');
    expect([...new URL(href.replaceAll('&amp;', '&')).searchParams.values()].join(' ')).toContain(canonical);
  }
  expect(html).toContain('aria-label="Share on Facebook (opens in a new tab)"');
});

test('F117 title and URL cannot leave their parameter', () => {
  for (const { href } of NETWORKS) {
    const url = new URL(href('https://a.example/?x=1&y="#z', 'A & B'));
    expect([...url.searchParams.keys()].every((key) => ['u', 'url', 'text'].includes(key))).toBe(true);
    expect(url.hash).toBe('');
  }
});

test('F117 the URL can be copied, and the device’s share sheet waits for hydration', () => {
  const html = show();
  expect(html).toContain(`data-copy="${canonical}" data-copied="Copied" aria-label="Copy link"`);
  expect(html).toMatch(/data-hidden="true" aria-label="More sharing options"/);
});

test('the editors’ title, else a label', () => {
  expect(show({ Title: { value: 'Dela med en vän' } })).toContain('>Dela med en vän</p>');
  expect(show()).toContain('>Share</p>');
});
