import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { LinkList } from './LinkList.tsx';

const link = (href: string, text: string) => ({ fields: { Link: { value: { href, text } } } });
const show = (Links: unknown, Columns = '1') =>
  renderOnPage(
    <LinkList rendering={{}} fields={{ Title: { value: 'Vidare' }, Links }} params={{ Columns }} data={undefined} />,
  );

test('links in order; those without URL or text are left out', () => {
  const html = show([link('/a', 'A'), link('', 'Nowhere'), link('/b', ''), link('https://c.example/', 'C'), null]);
  expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/a', 'https://c.example/']);
});

test.each([
  ['1', '1'],
  ['2', '2'],
  ['3', '3'],
  ['x', '1'],
])('columns %s are %s', (icon, name) => {
  expect(show([link('/a', 'A')], icon)).toContain(`data-columns="${name}"`);
});

test.each([[[]], [null], [[link('', '')]], [[link('javascript:x', 'X')]]])('renders nothing for %j', (links) => {
  expect(show(links)).toBe('');
});
