import { expect, test } from '@jest/globals';
import { testLibrary } from '../content/testContent.ts';
import { buildTree } from '../content/tree/build.ts';
import { createEditor } from './editor.ts';

const tree = buildTree(testLibrary());
const editor = createEditor(tree, 'http://localhost:3100', 's3cret');

test('the editor exists only with a secret', () => {
  expect(createEditor(tree, 'http://localhost:3100', '')).toBeNull();
});

test('F003 opens a page of a site in the product, by its item and with the secret', () => {
  const query = { site: 'alpha-se', language: 'en', path: '/cars', mode: 'edit' };
  const url = new URL(editor?.urlFor(new URLSearchParams(query)) ?? '');
  expect(url.origin + url.pathname).toBe('http://alpha-se.localhost:3100/api/editing/render');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    secret: 's3cret',
    sc_site: 'alpha-se',
    sc_itemid: `{${tree.page('alpha-se', '/cars')?.id.toUpperCase()}}`,
    sc_lang: 'en',
    route: '/cars',
    mode: 'edit',
  });
});

test.each([
  { site: 'nowhere', language: 'sv', path: '/', mode: 'edit' },
  { site: 'alpha-se', language: 'fi', path: '/', mode: 'edit' },
  { site: 'alpha-se', language: 'sv', path: '/nowhere', mode: 'edit' },
  { site: 'alpha-se', language: 'sv', path: '/', mode: 'normal' },
])('%j is refused', (query) => {
  expect(editor?.urlFor(new URLSearchParams(query))).toBeNull();
});

test('lists every page with its links, and never the secret', () => {
  const { text } = editor?.list() ?? { text: '' };
  expect(text).toContain('href="/__sandbox/edit?site=alpha-se&#38;language=en&#38;path=%2Fcars&#38;mode=edit"');
  expect(text).not.toContain('s3cret');
});
