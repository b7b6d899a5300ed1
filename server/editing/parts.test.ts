import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SITE, SITES } from '../../config/sites.ts';
import type { LoaderContext, LoadResult, SectionLoader } from '../../src/contracts/loader.ts';
import { editorLoaders } from './editorLoaders.ts';
import { editorOf } from './editorOf.ts';
import { authorizationOf, previewCookies } from './previewCookies.ts';
import { originOf } from './siteOrigin.ts';

describe('F003 loaders of a page for editors', () => {
  const outcomeOf = (result: LoadResult<unknown>) => {
    const loader: SectionLoader = { when: 'blocking', load: async () => result };
    const [settled] = Object.values(editorLoaders({ X: loader }));
    expect(settled?.when).toBeUndefined();
    return settled?.load({}, {} as LoaderContext);
  };

  test('data is data; what would be another page is what stands on it, else the section’s own failure', async () => {
    const data = { kind: 'data', value: 1 } as const;
    expect(await outcomeOf(data)).toBe(data);
    expect(await outcomeOf({ kind: 'gone', value: 2 })).toEqual({ kind: 'data', value: 2 });
    await expect(outcomeOf({ kind: 'notFound' })).rejects.toThrow();
    await expect(outcomeOf({ kind: 'redirect', status: 301, location: '/x' })).rejects.toThrow();
  });
});

describe('the editor of a layout', () => {
  test('in edit mode what the context names, addresses only, each once', () => {
    const clientScripts = [
      'https://a.example/x.js',
      'https://a.example/x.js',
      '/rooted.js',
      'data:text/javascript,1',
      {},
    ];
    expect(editorOf({ clientScripts, clientData: { id: 1 } }, 'edit', 'https://p.example')).toEqual({
      clientScripts: ['https://a.example/x.js'],
      clientData: { id: 1 },
    });
  });

  test.each([undefined, {}, { clientScripts: 'x', clientData: [] }, { clientScripts: null, clientData: 7 }])(
    'nothing of %j',
    (context) => {
      expect(editorOf(context, 'edit', 'https://p.example')).toEqual({ clientScripts: [], clientData: {} });
    },
  );

  test('in a design library the platform’s own script', () => {
    const { clientScripts } = editorOf({ clientScripts: ['https://a.example/x.js'] }, 'library', 'https://p.example');
    expect(clientScripts).toEqual(['https://p.example/v1/files/designlibrary/lib/rh-lib-script.js']);
  });
});

describe('what a preview leaves', () => {
  test('a token that fits a cookie, and comes back as it was', () => {
    const authorization = 'Bearer a; b="c"';
    const cookies = previewCookies('Site; x', authorization);
    expect(cookies[0]).toMatch(/^sc_site=Site%3B%20x; Path=\/;/);
    const cookie = `a=b; ${cookies[2]?.split(';')[0]}; c=d`;
    expect(authorizationOf({ headers: { cookie } })).toBe(authorization);
    expect(previewCookies('s', 'x'.repeat(4_000))).toHaveLength(2);
  });

  test.each([
    [{}, undefined],
    [{ cookie: 'sc_preview_token=' }, undefined],
    [{ cookie: 'sc_preview_token=%' }, undefined],
    [{ cookie: 'sc_preview_token=a%0d%0aX-Evil%3A1' }, undefined],
    [{ cookie: 'x_sc_preview_token=a' }, undefined],
    [{ authorization: 'Bearer h', cookie: 'sc_preview_token=c' }, 'Bearer h'],
  ])('%j lets in with %j', (headers, authorization) => {
    expect(authorizationOf({ headers })).toBe(authorization);
  });
});

test('a site is published at its own host, on a machine of one’s own at its local name', () => {
  const other = SITES.find((site) => site !== DEFAULT_SITE) ?? DEFAULT_SITE;
  const at = (origin: string) => originOf(other, { site: DEFAULT_SITE, origin, brand: null });
  expect(at('https://norrvag-se.example')).toBe(`https://${other.host}`);
  expect(at('http://norrvag-se.localhost:3000')).toBe(`http://${other.id}.localhost:3000`);
  expect(originOf(other, { site: other, origin: 'https://here.example', brand: null })).toBe('https://here.example');
  expect(originOf(other, null)).toBe(`https://${other.host}`);
});
