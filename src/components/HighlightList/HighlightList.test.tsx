import { describe, expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { HighlightList } from './HighlightList.tsx';

const reason = (fields: Record<string, unknown>) => ({ id: '', name: '', fields });
const full = reason({
  Title: { value: 'Garanti' },
  Text: { value: 'Tolv månader' },
  Icon: { value: 'shield-check' },
  Link: { value: { href: '/garanti', text: 'Om garantin' } },
});
const show = (fields: Record<string, unknown>, params: Record<string, string> = {}) =>
  renderOnPage(<HighlightList rendering={{}} fields={fields} params={params} data={undefined} />);

describe('F118 highlight list', () => {
  test.each([
    ['3', '3'],
    ['4', '4'],
    ['', '3'],
    ['5', '3'],
  ])('Columns %j is a grid of %s', (Columns, grid) => {
    expect(show({ Items: [full] }, { Columns })).toContain(`data-columns="${grid}"`);
  });

  test('has icon, text and link', () => {
    const html = show({ Items: [full] });
    for (const part of ['#shield-check', 'Garanti</h2>', 'Tolv månader', 'href="/garanti"'])
      expect(html).toContain(part);
  });

  test('an image replaces the icon', () => {
    const html = show({ Items: [reason({ ...full.fields, Image: { value: { src: '/-/media/a.jpg', alt: '' } } })] });
    expect(html).toContain('<img');
    expect(html).not.toContain('<svg');
  });

  test.each([[{}], [{ Items: [] }], [{ Items: [null, reason({ Icon: { value: 'star' } })] }]])(
    'prints nothing for %j',
    (fields) => expect(show(fields)).toBe(''),
  );
});
