import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { CardList } from './CardList.tsx';

const card = (fields: Record<string, unknown>) => ({ id: '', url: '', name: 'c', displayName: 'c', fields });
const full = card({
  Title: { value: 'Sälj bil' },
  Text: { value: 'Bud på en dag' },
  Image: { value: { src: '/-/media/a.jpg', alt: '' } },
  Link: { value: { href: '/salj-bil', text: 'Få ett bud' } },
  Badge: { value: 'Nytt' },
});
const show = (fields: Record<string, unknown>, params: Record<string, string> = {}) =>
  renderOnPage(<CardList rendering={{}} fields={fields} params={params} data={undefined} />);

test('F025 the heading is the only link of a card; its link text is hidden from screen readers', () => {
  const html = show({ Title: { value: 'Vägar in' }, Cards: [full] });
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(/<h3[^>]*><a [^>]*href="\/salj-bil">Sälj bil<\/a><\/h3>/);
  expect(html).toMatch(/aria-hidden="true">Få ett bud/);
  expect(html).toContain('Nytt');
});

test.each([
  ['4', '4'],
  ['3', '3'],
  ['', '3'],
  ['7', '3'],
])('F026 Columns %j is a grid of %s', (Columns, grid) => {
  expect(show({ Cards: [full] }, { Columns })).toContain(`data-columns="${grid}"`);
});

test('without a heading the headings of the cards are one level higher', () => {
  expect(show({ Cards: [full] })).toContain('<h2');
});

test('its heading can be that of the page', () => {
  const html = show({ Title: { value: 'Kampanjer' }, Cards: [full] }, { TitleTag: 'h1' });
  expect(html).toMatch(/<h1[^>]*>Kampanjer<\/h1>/);
  expect(html).toMatch(/<h2[^>]*><a [^>]*>Sälj bil/);
});

test('a card needs no link and no image', () => {
  const html = show({
    Cards: [card({ Title: { value: 'Bara ord' }, Link: { value: { href: '' } }, Image: { value: {} } })],
  });
  expect(html).toContain('Bara ord');
  expect(html).not.toMatch(/<a |<img/);
});

test.each([[{}], [{ Title: { value: 'x' }, Cards: [] }], [{ Cards: null }], [{ Cards: [null, 'x'] }]])(
  'renders nothing for %j',
  (fields) => {
    expect(show(fields)).toBe('');
  },
);
