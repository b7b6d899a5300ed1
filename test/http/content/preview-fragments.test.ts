import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { itemIdOf } from '../../support/data/items.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { send } from '../../support/request.ts';

/** F003 Q51: previews and visitors' pages share one process, and neither changes the other, in both orders. */

const SECRET = 'a-secret-that-nobody-else-has';
const LIST = '/kop-bil/alla-bilar-i-lager';
const CARS = 40;

type Kind = 'preview' | 'visitor';
/** The control on a card that only visitors have. */
const COMPARE = /name="compare"/g;

const started: Product[] = [];
afterAll(async () => {
  await Promise.all(started.map((product) => product.close()));
});

/** Returns both pages of the list from a new product, fetched in this order. */
async function pagesInOrder(order: readonly Kind[]): Promise<Record<Kind, string>> {
  const product = await startProduct({ cars: CARS, settings: { SITECORE_EDITING_SECRET: SECRET } });
  started.push(product);
  const query = new URLSearchParams({
    secret: SECRET,
    sc_site: 'norrvag-se',
    sc_itemid: await itemIdOf(product.sandboxUrl, LIST),
    sc_lang: 'sv',
    route: LIST,
    mode: 'preview',
  });
  const paths: Record<Kind, string> = { preview: `/api/editing/render?${query}`, visitor: LIST };
  const pages: Record<Kind, string> = { preview: '', visitor: '' };
  for (const kind of order) {
    const { status, body } = await send(product.url, paths[kind]);
    expect([kind, status]).toEqual([kind, 200]);
    pages[kind] = body.replaceAll(`:${product.port}`, '');
  }
  return pages;
}

/** Returns the place where two pages begin to differ, with the text that follows in each; null for equal ones. */
function difference(one: string, other: string): readonly string[] | null {
  if (one === other) return null;
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return [one, other].map((page) => page.slice(Math.max(0, at - 80), at + 80));
}

describe('F003 Q51 a list of cars and its preview', () => {
  let previewFirst: Record<Kind, string>;
  let visitorFirst: Record<Kind, string>;
  beforeAll(async () => {
    previewFirst = await pagesInOrder(['preview', 'visitor']);
    visitorFirst = await pagesInOrder(['visitor', 'preview', 'visitor']);
  }, 600_000);

  test('a visitor’s page has the same bytes after a preview as before any', () => {
    expect(difference(previewFirst.visitor, visitorFirst.visitor)).toBeNull();
    expect(previewFirst.visitor.match(COMPARE)).toHaveLength(CARS);
  });

  test('a preview has the same bytes after visits as before any, without the controls of visitors', () => {
    expect(difference(visitorFirst.preview, previewFirst.preview)).toBeNull();
    expect(previewFirst.preview.match(COMPARE)).toBeNull();
  });
});
