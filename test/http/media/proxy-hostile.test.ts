import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type BadUpstream, BEHAVIOURS, startBadUpstream } from '../../../server/testing/badUpstream.ts';
import type { RunningApp } from '../../../server/testing/startApp.ts';
import { startProxies } from '../../../server/testing/startProxies.ts';

/** Q15: no URL leaves the fixed origins and prefixes of the proxies, and every refusal is a 4xx. */

let media: BadUpstream;
let platform: BadUpstream;
/** Targets of the hostile URLs. */
let otherUpstream: BadUpstream;
let app: RunningApp;

beforeAll(async () => {
  [media, platform, otherUpstream] = await Promise.all([startBadUpstream(), startBadUpstream(), startBadUpstream()]);
  for (const each of [media, platform]) each.behave(BEHAVIOURS.status(404));
  app = await startProxies({ media: `${media.url}/edge/tenant`, platform: `${platform.url}/cm` });
});
afterAll(async () => {
  await app.close();
  for (const each of [media, platform, otherUpstream]) await each.close();
});
beforeEach(() => {
  for (const each of [media, platform, otherUpstream]) each.requestLines.length = 0;
});

const PREFIXES = ['/-/media/', '/-/jssmedia/', '/-/', '/sitecore/service/', '/sitecore/api/'];
const host = () => otherUpstream.url.slice('http://'.length);

/** Texts after a prefix; `HOST` is replaced by the target that must not be reached. */
const TAILS = [
  '../secret',
  '../../secret',
  '%2e%2e/secret',
  '%2E%2e/%2e%2E/secret',
  '.%2e/secret',
  '..%2fsecret',
  '..%2Fsecret',
  '..%5csecret',
  '..\\secret',
  '\\..\\secret',
  '%252e%252e/secret',
  '%252e%252e%252fsecret',
  '%c0%ae%c0%ae/secret',
  '..;/secret',
  '%2e%2e;/secret',
  './../secret',
  'a/../../../secret',
  'a/%2e%2e/%2e%2e/%2e%2e/secret',
  '%2f%2fHOST/secret',
  '%5c%5cHOST/secret',
  '/HOST/secret',
  '//HOST/secret',
  '@HOST/secret',
  '%40HOST/secret',
  ':@HOST/secret',
  'http://HOST/secret',
  'http:%2f%2fHOST/secret',
  'a?url=http://HOST/',
  'a%00.jpg',
  'a%0d%0aHost:%20HOST',
  'a%0aX:1',
  'a%09b',
  'a%',
  'a%zz',
  '%E0%A4%A',
  'a#@HOST/secret',
  'a%23@HOST/secret',
  'a%3f@HOST/secret',
  'å/..',
  '\u00e5\u00ff.jpg',
];

/** Absolute URLs. */
const TARGETS = [
  'http://HOST/-/media/a.jpg',
  'https://HOST/-/media/a.jpg',
  '//HOST/-/media/a.jpg',
  '///HOST/-/media/a.jpg',
  '/\\HOST/-/media/a.jpg',
  '/%2f%2fHOST/-/media/a.jpg',
  '/%5cHOST/-/media/a.jpg',
  '@HOST/-/media/a.jpg',
  '/@HOST/-/media/a.jpg',
  'HOST/-/media/a.jpg',
  '*',
  '/%2d/media/a.jpg',
  '/-%2fmedia%2fa.jpg',
  '/-/med%69a/../a.jpg',
  '/sitecore%2fapi/a',
  '/sitecore/api',
  '/sitecore/apix/a',
  '/sitecore/./api/a',
  '/sitecore/shell/default.aspx',
  '/sitecore/admin/',
  '/sitecore/login',
];

const all = [...PREFIXES.flatMap((prefix) => TAILS.map((tail) => prefix + tail)), ...TARGETS];

describe('hostile URLs', () => {
  test('are more than two hundred', () => expect(all.length).toBeGreaterThan(200));

  test.each(all)('%j', async (url) => {
    const { status, headers } = await app.send(url.replaceAll('HOST', host()));
    expect([status >= 300 && status < 500, otherUpstream.requestLines]).toEqual([true, []]);
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    // A forwarded URL stays below the folder of its upstream, and has the same meaning to every parser.
    for (const line of media.requestLines)
      expect(line).toMatch(/^GET \/edge\/tenant\/(?:-\/(?:jss)?media|sitecore\/api)\//);
    for (const line of platform.requestLines) expect(line).toMatch(/^GET \/cm\/(?:-|sitecore\/service)\//);
    for (const line of [...media.requestLines, ...platform.requestLines]) {
      expect(line).not.toContain('#');
      expect(decodeURIComponent(line)).not.toMatch(/\/\.\.?(?:\/|$)|[\\\r\n\0]/);
    }
  });

  test.each(['CONNECT', 'TRACE', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])('%s makes no call', async (method) => {
    const text = await app.raw(
      `${method} ${otherUpstream.url}/-/media/a HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect([media.requestLines, platform.requestLines, otherUpstream.requestLines]).toEqual([[], [], []]);
    expect(text).toMatch(/^$|^HTTP\/1\.1 4\d\d /);
  });

  test.each(PREFIXES)('an upgrade below %s is ignored', async (prefix) => {
    const lines = [
      'Host: localhost',
      'Connection: Upgrade, close',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
    ];
    const text = await app.raw(`GET ${prefix}a HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    expect(text).toMatch(/^HTTP\/1\.1 404 /);
  });
});
