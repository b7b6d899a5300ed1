import { describe, expect, test } from '@jest/globals';
import type { PageData } from '../../contracts/page/page.ts';
import { renderOnPage, testCompany, testSite } from '../../testing/renderOnPage.tsx';
import type { FooterData } from './Footer.data.ts';
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
  BrandsHeading: { value: 'Våra märken' },
  Columns: [
    item('buy', {
      Title: { value: 'Köp bil' },
      Description: { value: '' },
      ColumnItems: [
        item('a', { Link: link('/a', 'Alla bilar') }),
        item('b', { Link: { value: { href: '' } } }),
        item('c', { Link: link('mailto:hej@a.example', 'Skriv till oss') }),
      ],
    }),
  ],
  SocialLinks: [
    item('facebook', { Url: link('https://facebook.example/n', '') }),
    item('Mastodon', { Url: link('https://m.example/n', '') }),
    item('youtube', { Url: { value: { href: '' } } }),
  ],
  HighlightedLink: link('/hitta', 'Hitta oss'),
  InfoField1: item('i', { Heading: { value: 'Kundservice' }, Text: { value: '<a href="tel:+468">08-123 45</a>' } }),
  InfoField2: null,
  CopyrightText: { value: '© 2026 Norrväg' },
};
const data: FooterData = {
  makes: [
    {
      title: 'Volvo',
      href: '/lista/b/volvo',
      logo: { src: '/-/media/v.svg', alt: 'Volvos logo', width: null, height: null },
    },
    { title: 'Kia', href: '/lista/b/kia', logo: { src: '/-/media/k.png', alt: '', width: 200, height: 80 } },
    { title: 'Fiat', href: '/lista/b/fiat', logo: null },
  ],
  icons: { facebook: 'facebook' },
  company: testCompany,
};
const show = (changes: Record<string, unknown> = {}, page: Partial<PageData> = {}) =>
  renderOnPage(<Footer rendering={{}} fields={{ ...fields, ...changes }} params={{}} data={data} />, page);

test('F023 columns, highlighted link, facts and copyright', () => {
  const html = show();
  for (const part of ['Köp bil', 'href="/a"', 'Hitta oss', 'Kundservice', 'tel:+468', '© 2026 Norrväg']) {
    expect(html).toContain(part);
  }
});

describe('F023 makes', () => {
  test('logos link to the car lists; a make without a logo shows its name', () => {
    const html = show();
    expect(html).toContain('Våra märken</h2>');
    expect(html).toMatch(/<a [^>]*href="\/lista\/b\/volvo"><img [^>]*alt="Volvos logo"/);
    expect(html).toMatch(/<a [^>]*href="\/lista\/b\/kia"><img [^>]*data-picture="true"[^>]*alt="Kia"/);
    expect(html).toMatch(/<a [^>]*href="\/lista\/b\/fiat">Fiat<\/a>/);
  });

  test('no makes, no heading', () => {
    const html = renderOnPage(
      <Footer rendering={{}} fields={fields} params={{}} data={{ ...data, makes: [], icons: {} }} />,
    );
    expect(html).not.toContain('Våra märken');
  });
});

test('F024 a network without an icon shows its name, one without a URL is left out', () => {
  const html = show();
  expect(html).toContain('aria-label="Facebook"');
  expect(html).toContain('#facebook"');
  expect(html).toContain('>Mastodon</a>');
  expect(html.match(/rel="noopener"/g)).toHaveLength(2);
});

test('F024 telephone numbers and e-mail addresses can be copied, in columns and in rich text', () => {
  const copied = [...show().matchAll(/data-copy="([^"]*)" data-copied="([^"]*)"/g)].map(([, value, done]) => [
    value,
    done,
  ]);
  expect(copied).toEqual([
    ['hej@a.example', 'Copied'],
    ['08-123 45', 'Copied'],
    ['hej@norrvag-se.example', 'Copied'],
  ]);
});

test('F024 cookie settings are a link that works before hydration', () => {
  expect(show()).toMatch(/<a [^>]*href="#cookie-settings"[^>]*>Cookie settings<\/a>/);
});

describe('F023 the warning about credit', () => {
  const plain = (html: string) => html.replace(/<[^>]*>/g, '');

  test('is on Swedish sites, with its icon', () => {
    const html = show();
    expect(plain(html)).toContain('Borrowing costs money! If you cannot repay');
    expect(html).toContain('href="https://www.konsumentverket.se/"');
    expect(html).toContain('#triangle-alert"');
  });

  test.each(['NO', 'DK', 'FI', 'SK', 'GB'])('not in %s', (country) => {
    expect(show({}, { site: { ...testSite, country } })).not.toContain('konsumentverket');
  });
});

test('the company with its numbers, address and mail', () => {
  const html = show().replace(/<[^>]*>/g, ' ');
  for (const part of [testCompany.name, 'Company number 559987-4004', 'VAT number SE559987400401', '169 70 Solna']) {
    expect(html).toContain(part);
  }
  expect(show()).toContain('href="mailto:hej@norrvag-se.example"');
});

test('the company lines do not repeat a telephone number or an e-mail address of the blocks above them', () => {
  const Text = { value: '<a href="tel:+4684650041">x</a> <a href="mailto:hej@norrvag-se.example">x</a>' };
  const repeated = { InfoField2: item('j', { Heading: { value: '' }, Text }) };
  const site = { ...testSite, phone: '+46 8 465 0041', phoneText: '08-465 00 41' };
  const links = (changes: Record<string, unknown>) =>
    show(changes, { site }).match(/href="(?:tel:\+4684650041|mailto:hej@norrvag-se\.example)"/g)?.length;
  expect([links({}), links(repeated)]).toEqual([2, 2]);
});

test('empty parts are left out', () => {
  const html = renderOnPage(<Footer rendering={{}} fields={{}} params={{}} data={undefined} />, {
    site: { ...testSite, country: 'NO' },
  });
  expect(html).toContain('<footer');
  expect(html).not.toContain('<nav');
  expect(html).not.toContain('<ul');
  expect(html).not.toContain('<h2');
  expect(html).not.toContain('data-copy');
});
