import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { Footer } from './Footer.tsx';

const link = (href: string, text: string) => ({ value: { href, text } });
const item = (name: string, fields: Record<string, unknown>) => ({
  id: name,
  url: '',
  name,
  displayName: name,
  fields,
});
const fields = {
  Columns: [
    item('buy', {
      Title: { value: 'Köp bil' },
      Description: { value: '' },
      ColumnItems: [item('a', { Link: link('/a', 'Alla bilar') }), item('b', { Link: { value: { href: '' } } })],
    }),
  ],
  SocialLinks: [
    item('facebook', { Url: link('https://facebook.example/n', '') }),
    item('Mastodon', { Url: link('https://m.example/n', '') }),
    item('youtube', { Url: { value: { href: '' } } }),
  ],
  HighlightedLink: link('/hitta', 'Hitta oss'),
  InfoField1: item('i', { Heading: { value: 'Kundservice' }, Text: { value: '<a href="tel:+46">08</a>' } }),
  InfoField2: null,
  CopyrightText: { value: '© 2026 Norrväg' },
};
const show = (changes: Record<string, unknown> = {}) =>
  renderOnPage(<Footer rendering={{}} fields={{ ...fields, ...changes }} params={{}} data={undefined} />);

test('F023 columns, highlighted link, facts and copyright', () => {
  const html = show();
  for (const part of ['Köp bil', 'href="/a"', 'Hitta oss', 'Kundservice', 'tel:+46', '© 2026 Norrväg']) {
    expect(html).toContain(part);
  }
});

test('F024 a network without a mark shows its name, one without an address is left out', () => {
  const html = show();
  expect(html).toContain('aria-label="Facebook"');
  expect(html).toContain('>Mastodon</a>');
  expect(html.match(/rel="noopener"/g)).toHaveLength(2);
});

test('empty parts leave no trace', () => {
  const html = renderOnPage(<Footer rendering={{}} fields={{}} params={{}} data={undefined} />);
  expect(html).toContain('<footer');
  expect(html).not.toContain('<nav');
  expect(html).not.toContain('<ul');
  expect(html).not.toContain('<h2');
});
