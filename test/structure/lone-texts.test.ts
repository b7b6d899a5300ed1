import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from '@jest/globals';
import { textsWithSiblings } from '../support/source/textsInViews.ts';

/**
 * A translator of pages and an extension move the text nodes of a page. React then throws when it removes such a node or inserts before it,
 * and an update of it is invisible. Only the text that is the one child of its element is safe: React replaces the content of the element
 * (docs/decisions/0159).
 */

const ROOT = resolve(import.meta.dirname, '../..');

/** Views that only pages for editors have, which never hydrate. */
const EDITING = /^(?:editing\/|content\/editingChrome\.tsx$)/;

test('a text that can change or vanish is the only child of its element', () => {
  const views = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx') && !EDITING.test(name))
    .map((name) => `src/${name}`);
  expect(textsWithSiblings(ROOT, views)).toEqual([]);
});
