import { describe, expect, test } from '@jest/globals';
import { itemTag } from '../../lib/guid.ts';
import { itemTags, pageTags } from './tags.ts';

const GUID = '0123456789abcdef0123456789abcdef';

describe('tags of items', () => {
  test('loaders and the webhook use the same tag for an item', () => {
    const dashed = '01234567-89ab-cdef-0123-456789abcdef';
    expect(itemTag(dashed)).toEqual([`item:${GUID}`]);
    expect(itemTags(`{${dashed}}`)).toContain(itemTag(dashed)[0]);
    expect(itemTag('no item')).toEqual([]);
  });

  test.each([
    '{01234567-89AB-CDEF-0123-456789ABCDEF}',
    '01234567-89ab-cdef-0123-456789abcdef',
    '0123456789ABCDEF0123456789ABCDEF',
  ])('%s is the same item in this notation', (id) => {
    expect(itemTags(id)).toEqual([`item:${GUID}`, `source:${GUID}`]);
  });

  test.each(['', '/sitecore/content/Home', '0123', `${GUID}0`])('%p is no item', (id) => {
    expect(itemTags(id)).toEqual([]);
  });

  test('a page has the tags of its data sources and of the items in their fields', () => {
    const id = (digit: string) => digit.repeat(32);
    const cards = [{ id: id('b'), fields: { Link: { value: { id: id('c') } } } }, null, 'x'];
    const inner = [{ componentName: 'Inner', dataSource: '{DDDDDDDD-DDDD-DDDD-DDDD-DDDDDDDDDDDD}' }];
    const tags = pageTags({
      itemId: id('1'),
      placeholders: {
        'headless-main': [
          { componentName: 'CardList', dataSource: id('a'), fields: { Cards: cards }, placeholders: { inner } },
          { componentName: 'Other', dataSource: 'local:/Data/Text' },
          null as never,
        ],
      },
    });
    expect(tags.item).toBe(`item:${id('1')}`);
    expect([...tags.sources].sort()).toEqual(['a', 'b', 'c', 'd'].map((digit) => `source:${id(digit)}`));
  });
});
