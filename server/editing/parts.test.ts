import { describe, expect, test } from '@jest/globals';
import { DEFAULT_SITE, SITES } from '../../config/sites.ts';
import type { LoaderContext, LoadResult, SectionLoader } from '../../src/contracts/page/loader.ts';
import { editorClientParts } from './editorClientParts.ts';
import { editorLoaders } from './editorLoaders.ts';
import { authorizationOf, previewCookies } from './previewCookies.ts';
import { originOf } from './siteOrigin.ts';

describe('F003 loaders of a page for editors', () => {
  const outcomeOf = (result: LoadResult<unknown>) => {
    const loader: SectionLoader = { when: 'blocking', load: async () => result };
    const [settled] = Object.values(editorLoaders({ X: loader }));
    expect(settled?.when).toBeUndefined();
    return settled?.load({}, {} as LoaderContext);
  };

  test('return data, use the value of another page’s result, and fail without one', async () => {
    const data = { kind: 'data', value: 1 } as const;
    expect(await outcomeOf(data)).toBe(data);
    expect(await outcomeOf({ kind: 'gone', value: 2 })).toEqual({ kind: 'data', value: 2 });
    await expect(outcomeOf({ kind: 'notFound' })).rejects.toThrow();
    await expect(outcomeOf({ kind: 'redirect', status: 301, location: '/x' })).rejects.toThrow();
  });
});

describe('client parts of the editor', () => {
  test('in edit mode the URLs of the context, each once', () => {
    const clientScripts = [
      'https://a.example/x.js',
      'https://a.example/x.js',
      '/rooted.js',
      'data:text/javascript,1',
      {},
    ];
    expect(editorClientParts({ clientScripts, clientData: { id: 1 } }, 'edit', 'https://p.example')).toEqual({
      clientScripts: ['https://a.example/x.js'],
      clientData: { id: 1 },
    });
  });

  test.each([undefined, {}, { clientScripts: 'x', clientData: [] }, { clientScripts: null, clientData: 7 }])(
    'none for %j',
    (context) => {
      expect(editorClientParts(context, 'edit', 'https://p.example')).toEqual({ clientScripts: [], clientData: {} });
    },
  );

  test('in a design library the platform’s own script', () => {
    const { clientScripts } = editorClientParts(
      { clientScripts: ['https://a.example/x.js'] },
      'library',
      'https://p.example',
    );
    expect(clientScripts).toEqual(['https://p.example/v1/files/designlibrary/lib/rh-lib-script.js']);
  });
});

describe('preview cookies', () => {
  test('the authorization is restored from its cookie, unless it is too long', () => {
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
  ])('%j gives the authorization %j', (headers, authorization) => {
    expect(authorizationOf({ headers })).toBe(authorization);
  });
});

test('the origin of a site is its own host, or its local name on a developer’s machine', () => {
  const other = SITES.find((site) => site !== DEFAULT_SITE) ?? DEFAULT_SITE;
  const at = (origin: string) => originOf(other, { site: DEFAULT_SITE, origin, brand: null });
  expect(at('https://norrvag-se.example')).toBe(`https://${other.host}`);
  expect(at('http://norrvag-se.localhost:3000')).toBe(`http://${other.id}.localhost:3000`);
  expect(originOf(other, { site: other, origin: 'https://here.example', brand: null })).toBe('https://here.example');
  expect(originOf(other, null)).toBe(`https://${other.host}`);
});
