import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createTagManager } from './tagManager.ts';

/** URLs of the scripts added to the document, in order. */
let scripts: string[] = [];
let dataLayer: unknown[] = [];

beforeEach(() => {
  scripts = [];
  dataLayer = [];
  const document = {
    cookie: '',
    createElement: () => ({}),
    head: { append: ({ src }: { src: string }) => scripts.push(src) },
  };
  Object.assign(globalThis, { document, window: { dataLayer } });
});
afterEach(() => {
  for (const name of ['document', 'window']) Reflect.deleteProperty(globalThis, name);
});

/** Simulates a visit to pages with these containers. */
function visit(ids: readonly string[]): void {
  const updateTagManager = createTagManager();
  for (const id of ids) updateTagManager(id);
}

test.each([[['GTM-A', 'GTM-B', 'GTM-A', 'GTM-B']], [['GTM-B', 'GTM-A', 'GTM-B', 'GTM-A']]])(
  'F009 Q51 each container that a page names is loaded once, in any order: %j',
  (ids) => {
    visit(ids);
    expect(scripts).toEqual(ids.slice(0, 2).map((id) => `https://www.googletagmanager.com/gtm.js?id=${id}`));
    const commands = dataLayer.map((call) => Array.from(call as ArrayLike<unknown>)[1]).filter(Boolean);
    expect(commands).toEqual(['default', 'update']);
  },
);
