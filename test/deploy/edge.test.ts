import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { connect as connectTcp } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { type ConnectionOptions, connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type Fleet, startFleet } from '../../bin/rehearse/fleet.ts';
import { eventually } from '../support/eventually.ts';

/** HAProxy with TLS and Varnish in front of two processes with one Redis: the configurations of `deploy/` and the real programs. */

const ROOT = resolve(import.meta.dirname, '../..');
const HOST = 'norrvag-se.example';

let fleet: Fleet;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'edge-'));
  // Varnish reads its files as another user.
  chmodSync(folder, 0o755);
  const settings = {
    RENDER_QUEUE_TIMEOUT: '30000',
    PAGE_DEADLINE: '30000',
    MAX_LOOP_DELAY: '60000',
    READ_TIMEOUT: '60000',
  };
  fleet = await startFleet({ root: ROOT, folder, cars: 60, processes: 2, settings });
}, 240_000);
afterAll(async () => {
  await fleet?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((done, fail) => {
    const { httpsPort: port, certificate: ca } = fleet.edge;
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      ca,
      servername: HOST,
      headers: { host: HOST, ...headers },
    };
    httpsRequest(options, async (response) => {
      done({ status: response.statusCode ?? 0, headers: response.headers, body: await text(response) });
    })
      .on('error', fail)
      .end();
  });
}

/** Returns how many requests of pages the processes have counted. */
async function madePages(): Promise<number> {
  const counts = fleet.members
    .filter((member) => member.process().runs())
    .map(async ({ operationsPort }) => {
      const metrics = await (await fetch(`http://127.0.0.1:${operationsPort}/metrics`)).text();
      return [...metrics.matchAll(/^http_request_duration_seconds_count\{.*kind="content".*\} (\d+)$/gm)]
        .map(([, count]) => Number(count))
        .reduce((sum, count) => sum + count, 0);
    });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

describe('Q58 pages through TLS and Varnish', () => {
  test('a page is stored with its encoding and cookies, with its age; tags and hops stay inside', async () => {
    const first = await get('/om-oss', { 'accept-encoding': 'br, gzip' });
    expect([first.status, first.headers['surrogate-key'], first.headers.via]).toEqual([200, undefined, undefined]);
    const before = await madePages();
    const second = await get('/om-oss', { 'accept-encoding': 'gzip, deflate, br', cookie: 'a=b' });
    expect([second.status, second.headers.etag, second.headers['content-encoding']]).toEqual([
      200,
      first.headers.etag,
      first.headers['content-encoding'],
    ]);
    expect(Number(second.headers.age)).toBeGreaterThanOrEqual(0);
    expect(await madePages()).toBe(before);
    const plain = await get('/om-oss');
    expect([plain.headers['content-encoding'], plain.body.includes('</html>')]).toEqual([undefined, true]);
  });

  test('Markdown is never stored, and no browser gets it; browsers share one entry', async () => {
    const browsers = ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html, image/avif;q=0.9, text/*;q=0.1', '*/*'];
    const markdown = 'text/markdown, text/html;q=0.9';
    for (const [path, order] of [
      ['/anlaggningar', [...browsers, markdown]],
      ['/kop-bil/alla-bilar-i-lager', [markdown, ...browsers]],
    ] as const) {
      for (const accept of [...order, ...order]) {
        const { status, headers } = await get(path, { accept, 'accept-encoding': 'gzip' });
        expect([status, headers['content-type'], headers.vary]).toEqual([
          200,
          `text/${accept === markdown ? 'markdown' : 'html'}; charset=utf-8`,
          'Accept, Accept-Encoding',
        ]);
        if (accept === markdown) expect(headers['cache-control']).toBe('private, no-cache');
      }
      const again = await get(path, { accept: markdown, 'accept-encoding': 'gzip' });
      expect(again.headers['server-timing']).not.toBe('cache;desc=shared');
      const shared = await get(path, { accept: 'text/html', 'accept-encoding': 'gzip' });
      expect(shared.headers['server-timing']).toBe('cache;desc=shared');
    }
  });

  test('Server-Timing has the times of the request, and from Varnish none of another one', async () => {
    // A page that no process makes before it is ready.
    const first = await get('/om-oss/kvalitet-och-miljo');
    expect(first.headers['server-timing']).toMatch(/^cache;desc=miss, .*render;dur=/);
    const second = await get('/om-oss/kvalitet-och-miljo');
    expect([second.headers.age !== undefined, second.headers['server-timing']]).toEqual([true, 'cache;desc=shared']);
    const again = await get('/om-oss/kvalitet-och-miljo', { 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.headers['server-timing']]).toEqual([304, 'cache;desc=shared']);
  });

  test('what is sent is never stored: searches, forms, the visitor’s own', async () => {
    const search = await get('/api/cars?ids=1');
    expect(search.headers.age).toBeUndefined();
    expect((await get('/api/search', {}, 'POST')).status).toBeGreaterThanOrEqual(400);
  });

  test('a revalidation purges pages by tag, also by that of a data source', async () => {
    const layout = (words: string) => ({
      sitecore: {
        context: {},
        route: {
          name: 'edge',
          itemId: 'aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee',
          placeholders: {
            'headless-main': [
              {
                uid: 'a',
                componentName: 'RichText',
                dataSource: '{11111111-2222-3333-4444-555555555555}',
                fields: { Text: { value: `<p>${words}</p>` } },
              },
            ],
          },
        },
      },
    });
    const setLayout = async (words: string) => {
      const body = JSON.stringify({
        site: 'norrvag-se',
        path: '/kantens-sida',
        rendered: layout(words),
      });
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`${fleet.sandboxUrl}/__sandbox/layouts`, { method: 'POST', headers, body });
      expect(response.ok).toBe(true);
    };
    await setLayout('Gammalt');
    expect((await get('/kantens-sida')).body).toContain('Gammalt');
    await setLayout('Nytt');
    expect((await get('/kantens-sida')).body).toContain('Gammalt');
    expect(await fleet.revalidate(['source:11111111222233334444555555555555'])).toBe(200);
    await eventually(
      async () => (await get('/kantens-sida')).body,
      (body) => expect(body).toContain('Nytt'),
    );
    // Nobody outside can purge.
    expect((await get('/kantens-sida', { 'surrogate-key': 'site:norrvag-se' }, 'PURGE')).status).toBeGreaterThanOrEqual(
      400,
    );
  });

  test('an asset of another build comes from the shared folder, and a made-up name is a 404', async () => {
    writeFileSync(join(folder, 'assets', 'other-Build123.js'), 'export {};');
    const found = await get('/assets/other-Build123.js');
    expect([found.status, found.body, found.headers['cache-control']]).toEqual([
      200,
      'export {};',
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/assets/other-Build124.js')).status).toBe(404);
  });
});

describe('the listener', () => {
  test('Q47 no TLS before 1.2, and no weak suite', async () => {
    const handshake = (options: ConnectionOptions) =>
      new Promise<string>((done) => {
        const { httpsPort: port, certificate: ca } = fleet.edge;
        const socket = connectTls({ host: '127.0.0.1', port, ca, servername: HOST, ...options });
        socket.once('secureConnect', () => {
          done(socket.getProtocol() ?? '');
          socket.destroy();
        });
        socket.once('error', () => done('refused'));
      });
    expect(await handshake({ maxVersion: 'TLSv1.3' })).toBe('TLSv1.3');
    expect(await handshake({ maxVersion: 'TLSv1.2' })).toBe('TLSv1.2');
    expect(await handshake({ minVersion: 'TLSv1', maxVersion: 'TLSv1.1', ciphers: 'ALL:@SECLEVEL=0' })).toBe('refused');
    expect(await handshake({ maxVersion: 'TLSv1.2', ciphers: 'AES128-SHA' })).toBe('refused');
  });

  test.each(['/healthz', '/readyz', '/metrics', '/api/healthz', '/api/revalidate'])(
    '%s is not for visitors',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  test('plain HTTP is redirected', async () => {
    const answer = await new Promise<Answer>((done, fail) => {
      const options = { host: '127.0.0.1', port: fleet.edge.httpPort, path: '/om-oss?a=b', headers: { host: HOST } };
      httpRequest(options, (response) => {
        response.resume();
        done({ status: response.statusCode ?? 0, headers: response.headers, body: '' });
      })
        .on('error', fail)
        .end();
    });
    expect([answer.status, answer.headers.location]).toEqual([308, `https://${HOST}/om-oss?a=b`]);
  });

  test('Q31 a forged address changes nothing: the process counts by that of the connection', async () => {
    const { headers } = await get('/sok-som-inte-finns', {
      'x-forwarded-for': '203.0.113.7',
      'x-request-id': 'forged-id-123',
    });
    expect(headers['x-request-id']).not.toBe('forged-id-123');
  });

  test('without Varnish every page still comes, and again with it', async () => {
    await fleet.edge.varnish().stop();
    await eventually(async () => (await get('/')).status, 200);
    for (let at = 0; at < 5; at += 1) expect((await get('/om-oss')).status).toBe(200);
    await fleet.edge.startVarnish();
    expect((await get('/om-oss')).status).toBe(200);
  });

  test('a client that sends no request is closed', async () => {
    const socket = connectTcp({ host: '127.0.0.1', port: fleet.edge.httpPort });
    socket.write('GET / HTTP/1.1\r\nHost: ');
    const closed = await text(socket);
    expect(closed === '' || closed.includes('408')).toBe(true);
  });
});
