import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';

interface Script {
  src: string;
  onerror: () => void;
}

let scripts: Script[] = [];
const reload = jest.fn();

beforeEach(() => {
  scripts = [];
  reload.mockClear();
  jest.resetModules();
  const document = { createElement: () => ({}), head: { append: (script: Script) => scripts.push(script) } };
  const window = { location: { reload }, google: { maps: {} } } as Record<string, unknown>;
  Object.assign(globalThis, { document, window });
});
afterEach(() => {
  for (const name of ['document', 'window']) Reflect.deleteProperty(globalThis, name);
});

const library = () => import('./googleLibrary.ts');
const languages = () => scripts.map(({ src }) => new URL(src).searchParams.get('language'));
const ready = () => (globalThis.window as unknown as Record<string, () => void>).forecourtMapsReady?.();

test.each([
  ['sv', 'en'],
  ['en', 'sv'],
])('F085 Q51 a map in %s cannot be used in %s: the document is reloaded for it', async (first, second) => {
  const { googleMaps } = await library();
  const maps = googleMaps('key', first);
  ready();
  expect(await maps).toEqual({});
  expect(await googleMaps('key', first)).toEqual({});
  expect([languages(), reload.mock.calls.length]).toEqual([[first], 0]);
  void googleMaps('key', second);
  expect([languages(), reload.mock.calls.length]).toEqual([[first], 1]);
});

test('F085 after a failure it is tried again, in any language', async () => {
  const { googleMaps } = await library();
  const failed = googleMaps('key', 'sv');
  scripts[0]?.onerror();
  await expect(failed).rejects.toThrow('Failed to load Google Maps API');
  const maps = googleMaps('key', 'en');
  ready();
  expect(await maps).toEqual({});
  expect([languages(), reload.mock.calls.length]).toEqual([['sv', 'en'], 0]);
});
