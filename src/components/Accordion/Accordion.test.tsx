import { describe, expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { Accordion } from './Accordion.tsx';

const entry = (Title: unknown, Text: unknown) => ({ id: '', name: '', fields: { Title, Text } });
const items = [
  entry({ value: 'Vad ingår?' }, { value: '<p>Olja</p>' }),
  entry({ value: 'Vad kostar det?' }, { value: '<p>Fast pris</p>' }),
];
const show = (fields: Record<string, unknown>, params: Record<string, string> = {}, uid = 'u1') =>
  renderOnPage(<Accordion rendering={{ uid }} fields={fields} params={params} data={undefined} />);
const idsIn = (html: string) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('F025 accordion', () => {
  test('has closed details elements, independent of each other', () => {
    const html = show({ Items: items });
    expect(html.match(/<details/g)).toHaveLength(2);
    expect(html).not.toMatch(/<details[^>]* (?:open|name)=/);
    expect(html).toMatch(/<summary[^>]*><h2[^>]*>Vad ingår\?<\/h2><\/summary>/);
    expect(html).toContain('<p>Olja</p>');
  });

  test('SingleOpen gives all details of an accordion one name', () => {
    const names = (uid: string) => [...show({ Items: items }, { SingleOpen: '1' }, uid).matchAll(/ name="([^"]+)"/g)];
    const [first, second] = names('u1').map(([, name]) => name);
    expect(first).toBe(second);
    expect(names('u2')[0]?.[1]).not.toBe(first);
  });

  test('FirstOpen opens only the first', () => {
    const html = show({ Items: items }, { FirstOpen: '1' });
    expect([...html.matchAll(/<details[^>]*>/g)].map(([tag]) => / open=""/.test(tag))).toEqual([true, false]);
  });

  test('the content has an id of its heading, for links', () => {
    const [first, second] = idsIn(show({ Items: items }));
    expect(first).toMatch(/^vad-ingar-[0-9a-z]+$/);
    expect(second).toMatch(/^vad-kostar-det-[0-9a-z]+$/);
    expect(idsIn(show({ Items: items }))).toEqual([first, second]);
  });

  test('equal headings have different ids, in one accordion and in two', () => {
    const twice = { Items: [...items, ...items] };
    const ids = [...idsIn(show(twice, {}, 'u1')), ...idsIn(show(twice, {}, 'u2'))];
    expect(new Set(ids).size).toBe(8);
  });

  test('below a title the headings of the entries are one level lower', () => {
    expect(show({ Title: { value: 'Service' }, Items: items })).toMatch(/Service<\/h2>.*<summary[^>]*><h3/s);
  });

  test('items without heading or text are left out', () => {
    const html = show({
      Items: [...items, entry({ value: 'Tom' }, { value: '' }), entry(null, { value: '<p>x</p>' })],
    });
    expect(html.match(/<details/g)).toHaveLength(2);
  });

  test.each([[{}], [{ Title: { value: 'x' }, Items: [] }], [{ Items: null }], [{ Items: [null, 7, { fields: [] }] }]])(
    'prints nothing for %j',
    (fields) => expect(show(fields)).toBe(''),
  );

  test('F003 editors see all sections open', () => {
    const accordion = (
      <Accordion rendering={{ uid: 'u' }} fields={{ Items: items }} params={{ SingleOpen: '1' }} data={undefined} />
    );
    const html = renderOnPage(accordion, { mode: 'edit' });
    expect(html.match(/<details open=""/g)).toHaveLength(2);
    expect(html).not.toContain(' name=');
  });
});
