import { describe, expect, test } from '@jest/globals';
import { blocks, heading, inline, lines, link, mail, quotation, row } from './markdown.ts';

describe('a text from outside is only text', () => {
  test.each([
    ['# A heading', '\\# A heading'],
    ['- an item', '\\- an item'],
    ['1. an item', '1\\. an item'],
    ['199.900 kr', '199.900 kr'],
    ['=====', '\\====='],
    ['[a](https://a.example)', '\\[a\\](https\\://a.example)'],
    ['see www.a.example', 'see www\\.a.example'],
    ['HTTPS://a.example', 'HTTPS\\://a.example'],
    ['a@b.example', 'a\\@b.example'],
    ['<img src=x>', '\\<img src=x\\>'],
    ['*a* _b_ `c` ~d~ |e|', '\\*a\\* \\_b\\_ \\`c\\` \\~d\\~ \\|e\\|'],
    ['&lt;b&gt;', '\\&lt;b\\&gt;'],
    ['a\n\n## b\r\nc\u2028d', 'a \\#\\# b c d'],
    ['\\# a', '\\\\\\# a'],
    ['a\u202Eb\u200Bc\u{E0041}\u{E0101}\uFE0F\u3164', 'abc'],
    ['a\tb \u200B c', 'a b c'],
    ['249\u00a0900\u00a0kr', '249\u00a0900\u00a0kr'],
  ])('%j', (text, expected) => expect(inline(text)).toBe(expected));

  test('in headings, rows, links and addresses', () => {
    expect(heading(2, 'a\n# b')).toBe('## a \\# b');
    expect(row({ label: 'a*', text: '- b' })).toBe('- **a\\*:** \\- b');
    expect(link('a](x)', 'https://a.example/b(c)')).toBe('[a\\](x)](https://a.example/b%28c%29)');
    expect(link('a', 'no url')).toBe('[a]()');
    expect([mail('a.b@c-d.example'), mail('a@b> [x](y)')]).toEqual(['<a.b@c-d.example>', 'a\\@b\\> \\[x\\](y)']);
  });
});

describe('a quotation', () => {
  /** Returns the lines between the fences. */
  const bodyOf = (quoted: string): string[] => {
    const [notice, empty, fence = '', ...rest] = quoted.split('\n');
    expect([notice, empty]).toEqual(['Quoted', '']);
    expect(fence).toMatch(/^`{3,}text$/);
    const end = rest.indexOf(fence.slice(0, -4));
    expect(end).toBe(rest.length - 1);
    return rest.slice(0, -1);
  };

  test.each([
    '```\n# Out\n```',
    '````\nOut',
    '`'.repeat(40),
    `${'`'.repeat(8)}\n${'`'.repeat(9)}\n# Out`,
    '~~~\nOut',
    'a\r\n```\r\nb',
    'a\u2028```\u2028b',
    '</text>\n\n[link](https://a.example)',
  ])('ends where it should: %j', (text) => {
    bodyOf(quotation('Quoted', text));
  });

  test('has the lines of the text, without characters that nobody sees', () => {
    expect(bodyOf(quotation('Quoted', '  a\tb\r\n\r\nc\u202E\u{E0041}\u0007d '))).toEqual(['a b', '', 'cd']);
  });
});

test('parts without content are left out', () => {
  expect(blocks('a', '', undefined, false, 'b')).toBe('a\n\nb');
  expect(lines(['a', '', undefined, 'b'])).toBe('a\nb');
});
