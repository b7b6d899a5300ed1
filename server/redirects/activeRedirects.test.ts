import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { SITES } from '../../config/sites.ts';
import { norrvagSe } from '../../customers/sample/sites/norrvag-se.ts';
import { rullandeSe } from '../../customers/sample/sites/rullande-se.ts';
import type { PlatformRedirect } from '../../src/contracts/content/content.ts';
import { createSilent } from '../testing/silent.ts';
import { createRedirects, InvalidTablesError } from './activeRedirects.ts';
import { loadTables } from './tables.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redirects-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const write = (file: string, text: string | Buffer) => writeFileSync(join(folder, file), text);
const load = () => loadTables(folder, SITES);
function start() {
  const silent = createSilent();
  const redirects = createRedirects({ folder, sites: SITES, log: silent.log });
  const path = (url: string, site: typeof norrvagSe | typeof rullandeSe = norrvagSe) =>
    redirects.resolve(site, url)?.location.path ?? null;
  return { ...redirects, path, lines: silent.lines };
}

describe('the folder of tables', () => {
  test('a site without a file has an empty table', () => {
    expect([...load().bySite].map(([site, { rules }]) => [site, rules.length])).toEqual(SITES.map(({ id }) => [id, 0]));
    rmSync(folder, { recursive: true });
    expect(load().issues).toEqual([]);
  });

  test('the list of hosts may have comments', () => {
    write('external-hosts.txt', '\uFEFF# Who\r\ncareers.Example.com # why\r\n\r\n');
    write('norrvag-se.redirects', '/a -> https://careers.example.com/');
    expect(load().issues).toEqual([]);
    expect([...load().hosts]).toEqual(['careers.example.com']);
  });

  test.each([
    'https://careers.example.com',
    'careers',
    'a..b',
    '*.example.com',
    'a.example.com:443',
    'a b.example.com',
  ])('%s is not a host', (host) => {
    write('external-hosts.txt', `ok.example.com\n${host}`);
    expect(load().issues).toEqual([
      expect.objectContaining({ file: 'external-hosts.txt', line: 2, message: `"${host}" is not a host name` }),
    ]);
  });

  test('a file without a site is an error', () => {
    write('norvag-se.redirects', '/a -> /b');
    expect(load().issues).toEqual([
      expect.objectContaining({ file: 'norvag-se.redirects', message: 'No site has this name' }),
    ]);
  });

  test('errors are in the order of files and lines', () => {
    write('rullande-se.redirects', '/a -> b');
    write('norrvag-se.redirects', '/x -> /y\n/y -> /x\n/a -> b\n/api/a -> /b');
    expect(load().issues.map(({ file, line }) => `${file}:${line}`)).toEqual([
      ...['norrvag-se.redirects:1', 'norrvag-se.redirects:2', 'norrvag-se.redirects:3', 'norrvag-se.redirects:4'],
      'rullande-se.redirects:1',
    ]);
  });

  test('a file in another encoding is an error with its line', () => {
    write('norrvag-se.redirects', Buffer.from('/a -> /b\n/caf\xe9 -> /b', 'latin1'));
    expect(load().issues).toEqual([expect.objectContaining({ line: 2, column: 5, hint: 'Save the file as UTF-8.' })]);
  });
});

describe('Q14: a table with errors', () => {
  test('stops the start, with position and hint', () => {
    write('norrvag-se.redirects', '/a -> /b\n/c  ->  d');
    expect(start).toThrow(InvalidTablesError);
    expect(start).toThrow(
      'The redirect tables have issues:\n  redirects/norrvag-se.redirects:2:9  The slash at the start is missing. Write /d.',
    );
  });

  test('stays in use in its old version while others are reloaded', () => {
    write('norrvag-se.redirects', '/a -> /1');
    write('rullande-se.redirects', '/a -> /1');
    const redirects = start();
    write('norrvag-se.redirects', '/a -> /2\n/b');
    write('rullande-se.redirects', '/a -> /2');
    expect(redirects.reload()).toBe(false);
    expect([redirects.path('/a'), redirects.path('/a', rullandeSe)]).toEqual(['/1', '/2']);
    expect(redirects.lines().filter(({ event }) => String(event).startsWith('redirects.'))).toEqual([
      expect.objectContaining({
        ...{ level: 'error', event: 'redirects.invalid' },
        issue: 'redirects/norrvag-se.redirects:2:1  The arrow is missing. Write: /old -> /new',
      }),
      expect.objectContaining({ level: 'info', event: 'redirects.loaded', unchanged: ['norrvag-se'] }),
    ]);
    write('norrvag-se.redirects', '/a -> /3');
    expect(redirects.reload()).toBe(true);
    expect(redirects.path('/a')).toBe('/3');
    expect(redirects.counts()['norrvag-se']).toEqual({ file: 1, platform: 0 });
  });

  test('in the list of hosts leaves all old tables in use', () => {
    write('external-hosts.txt', 'careers.example.com');
    write('norrvag-se.redirects', '/a -> https://careers.example.com/');
    const redirects = start();
    write('external-hosts.txt', 'careers.example.com/');
    write('norrvag-se.redirects', '/a -> /2');
    expect(redirects.reload()).toBe(false);
    expect(redirects.resolve(norrvagSe, '/a')?.location.host).toBe('https://careers.example.com');
  });

  test('a table that cannot be read does not end the process', () => {
    write('norrvag-se.redirects', '/a -> /1');
    const redirects = start();
    rmSync(join(folder, 'norrvag-se.redirects'));
    mkdirSync(join(folder, 'norrvag-se.redirects'));
    expect(redirects.reload()).toBe(false);
    expect(redirects.path('/a')).toBe('/1');
    expect(redirects.lines().map(({ issue }) => issue)).toContain(
      'redirects/norrvag-se.redirects:1:1  The file cannot be read: EISDIR. Check the permissions of the file.',
    );
  });
});

describe('redirects of the platform', () => {
  const platform = (pattern: string, target: string): PlatformRedirect => ({
    ...{ pattern, target, redirectType: 'REDIRECT_301', isQueryStringPreserved: true, isLanguagePreserved: false },
    locale: '',
  });
  const reading = (list: PlatformRedirect[]) => async (site: { id: string }) => (site.id === 'norrvag-se' ? list : []);

  test('are reloaded; while it is unavailable the cached ones stay in use', async () => {
    const redirects = start();
    await redirects.refreshPlatform(reading([platform('/p', '/1')]));
    expect([redirects.path('/p'), redirects.path('/p', rullandeSe)]).toEqual(['/1', null]);
    await redirects.refreshPlatform(() => Promise.reject(new Error('away')));
    expect(redirects.path('/p')).toBe('/1');
    await redirects.refreshPlatform(reading([]));
    expect(redirects.path('/p')).toBeNull();
    expect(redirects.lines().filter(({ event }) => event === 'page.platformUnavailable')).toHaveLength(SITES.length);
  });

  test('are compiled again when their list or the hosts have changed', async () => {
    write('external-hosts.txt', 'careers.example.com');
    let reads = 0;
    const counted = { ...platform('/p', '/1') };
    Object.defineProperty(counted, 'target', {
      get() {
        reads += 1;
        return 'https://jobs.example.com/';
      },
    });
    const redirects = start();
    const list = [counted];
    await redirects.refreshPlatform(reading(list));
    const readsOfOne = reads;
    await redirects.refreshPlatform(reading(list));
    expect([reads, redirects.path('/p')]).toEqual([readsOfOne, null]);
    write('external-hosts.txt', 'jobs.example.com');
    redirects.reload();
    await redirects.refreshPlatform(reading(list));
    expect(redirects.path('/p')).toBe('/');
    await redirects.refreshPlatform(reading([platform('/p', '/2')]));
    expect(redirects.path('/p')).toBe('/2');
  });

  test('a refused redirect is logged once, and again when it has changed', async () => {
    const redirects = start();
    const refused = () => redirects.lines().filter(({ event }) => event === 'redirects.refused');
    await redirects.refreshPlatform(reading([platform('^/a(?=b)$', '/1')]));
    await redirects.refreshPlatform(reading([platform('^/a(?=b)$', '/1')]));
    expect(refused()).toEqual([expect.objectContaining({ site: 'norrvag-se', pattern: '^/a(?=b)$', target: '/1' })]);
    await redirects.refreshPlatform(reading([platform('^/a(?=c)$', '/1')]));
    expect(refused()).toHaveLength(2);
  });

  test('a loop with the file gives no redirect, and is logged once', async () => {
    write('norrvag-se.redirects', '/a -> /b');
    const redirects = start();
    await redirects.refreshPlatform(reading([platform('/b', '/a')]));
    expect([redirects.path('/a'), redirects.path('/b'), redirects.path('/a')]).toEqual([null, null, null]);
    expect(redirects.lines().filter(({ event }) => event === 'redirects.loop')).toEqual([
      expect.objectContaining({ level: 'error', rules: ['norrvag-se:/a', 'norrvag-se:/b'] }),
    ]);
  });
});
