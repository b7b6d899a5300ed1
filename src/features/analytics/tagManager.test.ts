import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

/** Addresses of the scripts that the document was given, in order. */
let scripts: string[] = [];
let dataLayer: unknown[] = [];

beforeEach(() => {
  scripts = [];
  dataLayer = [];
  jest.resetModules();
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

/** As a visit goes through pages with these containers. */
async function visit(ids: readonly string[]): Promise<void> {
  const { tellTagManager } = await import('./tagManager.ts');
  for (const id of ids) tellTagManager(id);
}

test.each([[['GTM-A', 'GTM-B', 'GTM-A', 'GTM-B']], [['GTM-B', 'GTM-A', 'GTM-B', 'GTM-A']]])(
  'F009 Q51 each container that a page names is loaded once, whichever was first: %j',
  async (ids) => {
    await visit(ids);
    expect(scripts).toEqual(ids.slice(0, 2).map((id) => `https://www.googletagmanager.com/gtm.js?id=${id}`));
    const told = dataLayer.map((call) => Array.from(call as ArrayLike<unknown>)[1]).filter(Boolean);
    expect(told).toEqual(['default', 'update']);
  },
);
