import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { chromesIn, nestingError } from '../../support/browser/editingChrome.ts';
import { itemIdOf as itemId } from '../../support/data/items.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { type HttpResponse, type RequestOptions, send } from '../../support/request.ts';

/** F003: the URLs of the platform's editor, over HTTP. */

const SECRET = 'a-secret-that-nobody-else-has';
const EDITOR = 'https://pages.sitecorecloud.io';
const ENDPOINTS = ['/api/editing/config', '/api/editing/render', '/feaas-render', '/api/editing/feaas/render'];

let product: Product;
let home = '';
beforeAll(async () => {
  product = await startProduct({
    cars: 20,
    settings: {
      SITECORE_EDITING_SECRET: SECRET,
      JSS_ALLOWED_ORIGINS: 'https://editor.example.com,https://*.example.org',
    },
  });
  home = await itemIdOf('/');
}, 60_000);
afterAll(() => product.close());

const itemIdOf = (path: string, site?: string) => itemId(product.sandboxUrl, path, site ? { site } : {});

const pageQuery = (more: Record<string, string> = {}) =>
  new URLSearchParams({
    secret: SECRET,
    sc_site: 'norrvag-se',
    sc_itemid: home,
    sc_lang: 'sv',
    route: '/',
    mode: 'edit',
    ...more,
  });
const render = (more: Record<string, string> = {}, options: RequestOptions = {}): Promise<HttpResponse> =>
  send(product.url, `/api/editing/render?${pageQuery(more)}`, options);

describe('F003 Q39: without a configured secret there are no editing URLs', () => {
  let withoutSecret: Product;
  beforeAll(async () => {
    withoutSecret = await startProduct({ cars: 20 });
  }, 60_000);
  afterAll(() => withoutSecret.close());

  test.each([...ENDPOINTS, '/feaas/render', '/api/editing', '/api/editing/other'])('%s is a 404', async (path) => {
    for (const method of ['GET', 'POST', 'OPTIONS', 'HEAD']) {
      for (const query of ['', '?secret=', '?secret=undefined', `?secret=${SECRET}`]) {
        const { status, headers } = await send(withoutSecret.url, path + query, {
          method,
          headers: { origin: EDITOR },
        });
        expect([method, query, status]).toEqual([method, query, 404]);
        expect(headers['access-control-allow-origin']).toBeUndefined();
      }
    }
  });
});

describe('F003 checks of a request, in order', () => {
  const wrong = { origin: 'https://evil.example' };
  const right = { origin: EDITOR };

  test.each<[string, string, Record<string, string>, string, number]>([
    ['GET', 'wrong', wrong, 'x', 401],
    ['OPTIONS', 'the right', wrong, SECRET, 401],
    ['POST', 'the right', wrong, SECRET, 401],
    ['GET', 'no', {}, '', 401],
    ['GET', 'a wrong', {}, `${SECRET}x`, 401],
    ['OPTIONS', 'a wrong', right, 'x', 401],
    ['POST', 'a wrong', right, 'x', 401],
    ['OPTIONS', 'the right', right, SECRET, 204],
    ['OPTIONS', 'the right', {}, SECRET, 204],
    ['POST', 'the right', right, SECRET, 405],
    ['HEAD', 'the right', right, SECRET, 405],
    ['GET', 'the right', { origin: 'null' }, SECRET, 401],
    ['GET', 'the right', { origin: `${EDITOR}.evil.example` }, SECRET, 401],
  ])('%s with %s secret from %j: %s %i', async (method, _word, headers, secret, status) => {
    for (const path of ['/api/editing/config', '/api/editing/render']) {
      const response = await send(product.url, `${path}?secret=${secret}`, { method, headers });
      expect(response.status).toBe(status);
      expect(response.headers['cache-control']).toBe('no-store, must-revalidate');
      if (status === 405) expect(response.headers.allow).toBe('GET');
    }
  });

  test.each<[string, Record<string, string>, string, number, string | undefined]>([
    ['POST', wrong, SECRET, 401, undefined],
    ['POST', right, 'x', 405, 'GET, OPTIONS'],
    ['HEAD', {}, SECRET, 405, 'GET, OPTIONS'],
    ['GET', right, 'x', 401, undefined],
    ['OPTIONS', right, 'x', 401, undefined],
    ['OPTIONS', right, SECRET, 204, undefined],
    ['GET', {}, SECRET, 302, undefined],
  ])('FEaaS checks the method before the secret: %s %j %s is %i', async (method, headers, secret, status, allow) => {
    for (const path of ['/feaas-render', '/api/editing/feaas/render']) {
      const response = await send(product.url, `${path}?secret=${secret}`, { method, headers });
      expect([response.status, response.headers.allow]).toEqual([status, allow]);
    }
  });

  test.each<[string, string[], string]>([
    ['edit', ['route', 'mode'], 'Missing required query parameters: route, mode'],
    ['edit', ['sc_site', 'sc_itemid', 'sc_lang'], 'Missing required query parameters: sc_site, sc_itemid, sc_lang'],
    ['library', ['route'], 'Missing required query parameters: sc_uid'],
  ])('in mode %s without %j: 400, naming them', async (mode, without, error) => {
    const query = pageQuery({ mode });
    for (const name of without) query.delete(name);
    const response = await send(product.url, `/api/editing/render?${query}`);
    expect(response.status).toBe(400);
    expect(JSON.parse(response.body)).toMatchObject({ error });
  });

  test('an unsupported parameter is named, and its value is never repeated', async () => {
    const response = await render({ sc_site: 'nowhere<script>' });
    expect([response.status, JSON.parse(response.body).error]).toEqual([400, 'Invalid query parameter: sc_site']);
  });
});

describe('F003 headers of the contract', () => {
  test.each([
    'https://pages.sitecorecloud.io',
    'https://app.sitecorecloud.io',
    'https://editor.example.com',
    'https://a.example.org',
  ])('the origin %s is allowed by CORS', async (origin) => {
    const { status, headers } = await render({}, { headers: { origin } });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, OPTIONS',
      'cache-control': 'no-store, must-revalidate',
      'content-type': 'text/html; charset=utf-8',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(headers.vary).toMatch(/\bOrigin\b/);
    expect(headers['x-frame-options']).toBeUndefined();
  });

  test('a preflight response has the allowed headers', async () => {
    const path = `/api/editing/render?secret=${SECRET}`;
    const { headers, body } = await send(product.url, path, { method: 'OPTIONS', headers: { origin: EDITOR } });
    expect(headers['access-control-allow-headers']).toBe('Content-Type, Authorization');
    expect(body).toBe('');
  });

  test('frame-ancestors has ourselves, the allowed origins and the platform’s four; no other response has them', async () => {
    const ancestors =
      "frame-ancestors 'self' https://editor.example.com https://*.example.org https://pages.sitecorecloud.io https://xmapps.sitecorecloud.io https://designlibrary.sitecorecloud.io https://app.sitecorecloud.io";
    for (const mode of ['edit', 'preview']) {
      const policy = (await render({ mode })).headers['content-security-policy'] ?? '';
      expect(policy.split('; ').filter((directive) => directive.startsWith('frame-ancestors'))).toEqual([ancestors]);
      expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    }
    expect((await send(product.url, '/')).headers['content-security-policy']).toContain("frame-ancestors 'self'");
  });

  test('the policy of edit mode allows the editor’s scripts and no others', async () => {
    const policy = (await render()).headers['content-security-policy'] ?? '';
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src')) ?? '';
    expect(scripts.split(' ').filter((source) => source.startsWith('http'))).toEqual([product.sandboxUrl]);
    expect(policy).toContain("form-action 'none'");
  });

  test('the configuration endpoint returns components, packages and edit mode', async () => {
    const response = await send(product.url, `/api/editing/config?secret=${SECRET}`, { headers: { origin: EDITOR } });
    expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
    const config = JSON.parse(response.body);
    expect(Object.keys(config)).toEqual(['components', 'packages', 'editMode']);
    expect(config.components).toEqual(expect.arrayContaining(['HeroBanner', 'Container', 'RichText']));
    expect(config.packages).toMatchObject({ react: expect.stringMatching(/^\d+\./) });
    expect(config.editMode).toBe('metadata');
  });
});

describe('F003 a page in edit mode', () => {
  test('has chromes in pairs, with the platform’s ids and metadata', async () => {
    const { status, body } = await render();
    const chromes = chromesIn(body);
    expect(status).toBe(200);
    expect(nestingError(chromes)).toBeNull();
    const opened = (chrome: string) => chromes.filter((mark) => mark.chrome === chrome && mark.kind === 'open');
    expect(opened('placeholder').map(({ id }) => id)).toEqual(
      ['header', 'main', 'footer'].map((name) => `headless-${name}_00000000-0000-0000-0000-000000000000`),
    );
    expect(opened('rendering').length).toBeGreaterThan(5);
    for (const { id } of opened('rendering')) expect(id).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
    for (const { text } of opened('field')) expect(Object.keys(JSON.parse(text))).toContain('fieldId');
    expect(body).toContain('[No text in field]');
  });

  test('has the editor’s scripts and data, and none of visitors’', async () => {
    const { body } = await render();
    expect(body).toMatch(/<script id="hrz-canvas-state" type="application\/json">\{/);
    expect(body).toMatch(/<script id="hrz-canvas-verification-token" type="application\/json">"/);
    expect(body).toContain('<script id="jss-hrz-editing" type="application/json">{}</script>');
    expect(body).toContain(`<script src="${product.sandboxUrl}/content/editor/canvas.js"></script>`);
    expect(body).toMatch(/<script type="module" src="\/assets\/editor-[\w-]+\.js">/);
    expect(body).not.toMatch(/src="\/assets\/client-/);
    expect(body).not.toContain('modulepreload');
  });

  test('is the item’s page in the editor’s language, on every host', async () => {
    const item = await itemIdOf('/', 'rullande-se');
    const { status, body } = await render({ sc_site: 'rullande-se', sc_itemid: item });
    expect(status).toBe(200);
    expect(body).toContain('<title>');
    expect(body).toMatch(/data-theme="rullande"/);
    expect((await render({ sc_lang: 'en' })).body).toContain('<html lang="en-GB"');
  });

  test('a wildcard page is shown, neither redirected nor missing', async () => {
    for (const route of ['/kop-bil/,-w-,', '/anlaggningar/,-w-,']) {
      const { status, body } = await render({ route, sc_itemid: await itemIdOf(route) });
      expect([route, status]).toEqual([route, 200]);
      expect(nestingError(chromesIn(body))).toBeNull();
    }
  });

  test('an item that is missing or is no page is a 404', async () => {
    for (const sc_itemid of ['{00000000-0000-0000-0000-000000000001}', 'nonsense']) {
      expect((await render({ sc_itemid })).status).toBe(404);
    }
  });

  test('an unavailable platform gives 502 at once, and visitors’ pages are unaffected', async () => {
    await send(product.url, '/');
    await product.setFault({ upstream: 'content', kind: 'error', status: 500 });
    const { status, headers } = await render({}, { headers: { origin: EDITOR } });
    await product.setFault({ upstream: 'content', kind: 'none' });
    expect([status, headers['access-control-allow-origin']]).toEqual([502, EDITOR]);
    expect((await send(product.url, '/')).status).toBe(200);
  });

  test('the secret is in no line of the log', () => {
    expect(product.logged.length).toBeGreaterThan(20);
    expect(JSON.stringify(product.logged)).not.toContain(SECRET);
  });
});

describe('F003 a preview', () => {
  test('is the page as visitors will see it, interactive, without chromes', async () => {
    const { status, body } = await render({ mode: 'preview' });
    expect(status).toBe(200);
    expect(chromesIn(body)).toEqual([]);
    expect(body).not.toMatch(/No text in field|jss-hrz-editing|canvas\.js/);
    expect(body).toMatch(/src="\/assets\/client-/);
    expect(body).toContain('"mode":"preview"');
    expect(body).toContain('<meta name="robots" content="noindex"/>');
  });

  test('sets the cookies of the contract, and the token only where it is used', async () => {
    const cookiesOf = async (more: Record<string, string>, headers: Record<string, string> = {}) => {
      const response = await fetch(`${product.url}/api/editing/render?${pageQuery(more)}`, { headers });
      return response.headers.getSetCookie();
    };
    const two = [
      'sc_site=norrvag-se; Path=/; HttpOnly; SameSite=None; Secure',
      'sc_preview=true; Path=/; HttpOnly; SameSite=None; Secure',
    ];
    expect(await cookiesOf({ mode: 'preview' })).toEqual(two);
    expect(await cookiesOf({ mode: 'preview' }, { authorization: 'Bearer a.b' })).toEqual([
      ...two,
      'sc_preview_token=Bearer%20a.b; Path=/api/editing; HttpOnly; SameSite=None; Secure',
    ]);
    expect(await cookiesOf({ mode: 'edit' }, { authorization: 'Bearer a.b' })).toEqual([]);
  });
});

describe('F003 a design library', () => {
  test.each([
    ['library', {}, 0],
    ['library-metadata', {}, 2],
    ['library', { generation: 'variant' }, 2],
  ])('mode %s %j shows one component alone', async (mode, more, chromes) => {
    const page = chromesIn((await render()).body);
    const uid = page.filter(({ chrome, kind }) => chrome === 'rendering' && kind === 'open')[2]?.id ?? '';
    const { status, body } = await render({ mode, sc_uid: uid, route: '', ...more });
    expect(status).toBe(200);
    expect(body).toContain(`<div id="editing-component" data-uid="${uid}">`);
    expect(body).not.toMatch(/<header|<footer/);
    const renderings = chromesIn(body).filter(({ chrome }) => chrome === 'rendering');
    expect(renderings).toHaveLength(chromes);
    expect(body).toContain(`${product.sandboxUrl}/content/v1/files/designlibrary/lib/rh-lib-script.js`);
    expect(nestingError(chromesIn(body))).toBeNull();
  });

  test('a missing component is a 404', async () => {
    expect((await render({ mode: 'library', sc_uid: 'nobody' })).status).toBe(404);
  });
});

describe('F003 FEaaS', () => {
  test('redirects to a page that loads and repeats nothing foreign, for an hour', async () => {
    const source = 'https://evil.example/x.js';
    const { headers } = await send(
      product.url,
      `/feaas-render?secret=${SECRET}&feaasSrc=${encodeURIComponent(source)}`,
    );
    expect(headers.location).toMatch(/^\/feaas\/render\?feaasSrc=https%3A%2F%2Fevil\.example%2Fx\.js&ticket=/);
    expect(headers.location).not.toContain(SECRET);
    const page = await send(product.url, headers.location ?? '');
    expect(page.status).toBe(200);
    expect(page.body).not.toContain('evil.example');
    expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'self' https/);
    expect(page.headers['cache-control']).toBe('no-store, must-revalidate');
  });

  test.each(['', '?feaasSrc=x', '?ticket=x', '?ticket=9999999999999.x', `?secret=${SECRET}`])(
    '/feaas/render%s is a 404',
    async (query) => {
      expect(
        (await send(product.url, `/feaas/render${query}`, { headers: { cookie: 'sc_preview=true' } })).status,
      ).toBe(404);
    },
  );
});

describe('F003 Q17, no cache, no trace', () => {
  test('no header, cookie or query turns a page’s own URL into edit mode', async () => {
    const headers = {
      cookie: 'sc_preview=true; sc_site=rullande-se; sc_preview_token=Bearer%20a',
      sc_editMode: 'true',
      sc_previewMode: 'true',
      sc_site: 'rullande-se',
      authorization: 'Bearer a',
    };
    const plain = await send(product.url, '/om-oss');
    for (const path of [
      '/om-oss',
      `/om-oss?mode=edit&secret=${SECRET}`,
      '/om-oss?sc_mode=edit&sc_headless_mode=edit',
    ]) {
      const response = await send(product.url, path, { headers });
      expect(response.body).toBe(plain.body);
      expect(response.headers['set-cookie']).toBeUndefined();
    }
  });

  test('a page for editors is neither read from a cache nor stored in one', async () => {
    const before = await send(product.url, '/om-oss');
    const sc_itemid = await itemIdOf('/om-oss');
    for (const mode of ['edit', 'preview', 'edit']) {
      const calls = await product.callsTo('content');
      const edited = await render({ mode, sc_itemid, route: '/om-oss' });
      expect(edited.headers['cache-status']).toBeUndefined();
      expect(edited.headers.etag).toBeUndefined();
      expect(await product.callsTo('content')).toBe(calls + 1);
      const after = await send(product.url, '/om-oss');
      expect(after.headers['cache-status']).toBe('forecourt; hit');
      expect(after.body).toBe(before.body);
    }
    product.advanceClock(3_600);
    const anew = await send(product.url, '/om-oss');
    expect(chromesIn(anew.body)).toEqual([]);
    expect(anew.body).not.toContain('"mode"');
  });

  test('a URL that an editor requests first is an ordinary page for visitors', async () => {
    const path = '/salj-bil';
    await render({ sc_itemid: await itemIdOf(path), route: path });
    const missing = await send(product.url, path);
    expect([missing.status, missing.headers['cache-status']]).toEqual([200, 'forecourt; fwd=miss; stored']);
    expect(chromesIn(missing.body)).toEqual([]);
  });

  test('visitors’ scripts and style sheets have no code for editing', () => {
    const folder = resolve(import.meta.dirname, '../../../dist/client/assets');
    const files = readdirSync(folder).filter(
      (file) => /\.(?:js|css)$/.test(file) && !/^(?:editor|Preview)-/.test(file),
    );
    expect(files.length).toBeGreaterThan(10);
    const editingMarkup = /scpm|chrometype|No text in field|editor-note|Sitecore\.Horizon/;
    expect(files.filter((file) => editingMarkup.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  });

  test('the secret is compared in constant time, in one place', () => {
    const folder = resolve(import.meta.dirname, '../../../server/editing');
    const sources = readdirSync(folder).filter((file) => !file.endsWith('.test.ts'));
    const comparing = sources.filter((file) =>
      /secret\s*[!=]==|[!=]==\s*secret/.test(readFileSync(join(folder, file), 'utf8')),
    );
    expect(readFileSync(join(folder, '../operations/sameSecret.ts'), 'utf8')).toMatch(/timingSafeEqual\(/);
    expect(comparing).toEqual([]);
  });
});
