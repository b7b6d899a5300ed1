import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { MapLink } from './MapLink.tsx';

const show = (fields: Record<string, unknown>) =>
  renderOnPage(<MapLink rendering={{}} fields={fields} params={{}} data={undefined} />);
const hrefOf = (html: string) => /href="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

test('F117 a map search for the street address in a new tab without referrer and opener', () => {
  const html = show({ Title: { value: 'Hitta hit' }, Address: { value: 'Å-gatan 1 & 3\n111 47 "Stockholm"' } });
  const url = new URL(hrefOf(html) ?? '');
  expect(url.origin + url.pathname).toBe('https://www.google.com/maps/search/');
  expect(url.searchParams.get('query')).toBe('Å-gatan 1 & 3 111 47 "Stockholm"');
  expect([...url.searchParams.keys()]).toEqual(['api', 'query']);
  expect(html).toContain('target="_blank" rel="noopener noreferrer"');
  expect(html).toContain('Hitta hit');
  expect(html).toContain('opens in a new tab');
});

test('F117 the editors’ link has priority; a label is the fallback for the title', () => {
  const html = show({ Address: { value: 'Gatan 1' }, Link: { value: { href: 'https://map.example/x' } } });
  expect(hrefOf(html)).toBe('https://map.example/x');
  expect(html).toContain('Show on map');
});

test.each([
  {},
  { Title: { value: 'Hitta hit' } },
  { Address: { value: ' ' } },
  { Link: { value: { href: 'javascript:x' } } },
])('renders nothing for %j', (fields) => {
  expect(show(fields)).toBe('');
});
