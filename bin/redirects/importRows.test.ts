import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { SITES } from '../../config/sites.ts';
import { loadTables } from '../../server/redirects/rules.ts';
import { importRows } from './importRows.ts';
import { lineOf } from './trial.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'redirects-'));
  writeFileSync(join(folder, 'external-hosts.txt'), 'careers.example.com');
  writeFileSync(join(folder, 'norrvag-se.redirects'), '/da -> /salj-bil\n/familj/*rest -> /ny/*rest\n/kedja -> /da\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Imports rows of old and new URLs, for norrvag-se by default, without an upstream. */
async function importPairs(rows: [from: string, to: string][], siteId: string | undefined = 'norrvag-se') {
  const { accepted, refused } = await importRows(
    rows.map(([from, to], index) => ({ number: index + 1, from, to })),
    { folder, tables: loadTables(folder, SITES), sites: SITES, siteId, contentCheck: async () => [] },
  );
  return {
    accepted: accepted.map((each) => `${each.site} ${lineOf(each)}`),
    refused: refused.map(({ row, reason }) => `${row}: ${reason}`),
  };
}

describe('accepted rows', () => {
  test.each([
    ['/Gammal/Sida.aspx', '/salj-bil', 'norrvag-se /gammal/sida.aspx -> /salj-bil'],
    ['gammal/sida', 'salj-bil', 'norrvag-se /gammal/sida -> /salj-bil'],
    ['gammal.html', '/salj-bil', 'norrvag-se /gammal.html -> /salj-bil'],
    [
      'https://www.norrvag-se.example/gammal/',
      'https://norrvag-se.example/salj-bil#del',
      'norrvag-se /gammal -> /salj-bil#del',
    ],
    ['http://norrvag-se.localhost:3000/gammal', '/salj-bil', 'norrvag-se /gammal -> /salj-bil'],
    ['mercedes.marlow-uk.example/old', 'https://marlow-uk.example/sell-car', 'marlow-uk /old -> /sell-car'],
    ['www.mini.marlow-uk.example/old', 'https://mini.marlow-uk.example/sell-car', 'marlow-uk /old -> /sell-car'],
    ['marlow-uk.example/old', 'https://mini.marlow-uk.example/', 'marlow-uk /old -> /brand-home-mini'],
    ['/gammal', 'mini.marlow-uk.example?a=b#c', 'norrvag-se /gammal -> marlow-uk:/brand-home-mini?a=b#c'],
    ['/gammal', 'rullande-se.example/kop-bil', 'norrvag-se /gammal -> rullande-se:/kop-bil'],
    ['/gammal', 'https://careers.example.com/Jobb?x=Y', 'norrvag-se /gammal -> https://careers.example.com/Jobb?x=Y'],
    ['/malm%C3%B6', '/salj-bil', 'norrvag-se /malmö -> /salj-bil'],
    ['/malm%F6', '/salj-bil', 'norrvag-se /malmö -> /salj-bil'],
    ['/a (b):c*|d e', '/salj-bil', 'norrvag-se /a%20%28b%29%3Ac%2A%7Cd%20e -> /salj-bil'],
    ['/a/,-w-,', '/salj-bil', 'norrvag-se /a -> /salj-bil'],
    [
      '/lista?Re=Uppland&si=1+2&utm_source=x&gclid=y',
      '/salj-bil',
      'norrvag-se /lista?re=uppland&si=1%202 -> /salj-bil',
    ],
    ['/lista?x', '/salj-bil', 'norrvag-se /lista?x= -> /salj-bil'],
    ['/gammal', '/lista?tid=12:30&q=a*b', 'norrvag-se /gammal -> /lista?tid=12:30&q=a%2Ab'],
    ['/familj/egen', '/salj-bil', 'norrvag-se /familj/egen -> /salj-bil'],
  ])('%s to %s', async (from, to, line) => {
    expect(await importPairs([[from, to]])).toEqual({ accepted: [line], refused: [] });
  });
});

describe('refused rows, with the reason', () => {
  test.each([
    ['', '/ny', 'the old URL is empty'],
    ['/a', '', 'the new URL is empty'],
    [
      'https://evil.example/a',
      '/ny',
      expect.stringContaining('evil.example is not one of our hosts (norrvag-se.example, '),
    ],
    ['/a', 'https://evil.example/', 'evil.example is neither our host nor in redirects/external-hosts.txt'],
    [
      'https://marlow-uk.example/a',
      'https://www.mini.marlow-uk.example/sell-car',
      'a rule cannot redirect to https://www.mini.marlow-uk.example/sell-car: of a brand host, only the start page can be a target',
    ],
    [
      'https://bmw.marlow-uk.example/a',
      'https://mini.marlow-uk.example/sell-car',
      'a rule cannot redirect to https://mini.marlow-uk.example/sell-car: of a brand host, only the start page can be a target',
    ],
    ['/a', 'mailto:a@b.example', 'mailto:a@b.example is not a page'],
    ['/a#del', '/ny', 'browsers do not send the part after #: the rule would redirect the full page'],
    ['/a%2fb', '/ny', '/a%2fb is not a URL that the server accepts'],
    ['/a/../b', '/ny', '/a/../b is not a URL that the server accepts'],
    ['/A/', '/a', 'the old URL and the new URL are the same'],
    ['/salj-bil', '/da', 'the old URL and the new URL are the same'],
    ['/da', '/salj-bil', 'redirects/norrvag-se.redirects:1 already redirects there'],
    ['/kedja', '/salj-bil', 'redirects/norrvag-se.redirects:3 already redirects there'],
    ['/familj/a', '/ny/a', 'redirects/norrvag-se.redirects:2 already redirects there'],
    ['/DA/', '/ny', 'redirects/norrvag-se.redirects:1 redirects it to /salj-bil'],
    ['/robots.txt', '/ny', 'This path is reserved for the product itself. Choose another source.'],
    ['/a', '/kop-bil/alla-bilar-i-lager?color=Blue', expect.stringContaining('The list has no filter color.')],
    ['/a', '/ny//sida', 'Two slashes in a row. Write one.'],
  ])('%s to %s', async (from, to, reason) => {
    const { accepted, refused } = await importPairs([[from, to]]);
    expect(accepted).toEqual([]);
    expect(refused).toEqual([typeof reason === 'string' ? `1: ${reason}` : reason]);
  });

  test('a path without a site', async () => {
    const { refused } = await importRows([{ number: 7, from: '/a', to: '/b' }], {
      ...{ folder, tables: loadTables(folder, SITES), sites: SITES, siteId: undefined, contentCheck: async () => [] },
    });
    expect(refused).toEqual([{ row: 7, reason: '/a belongs to no site: add --site ID' }]);
  });

  test('the same source twice', async () => {
    expect(
      await importPairs([
        ['/a', '/x'],
        ['/A/', '/x'],
        ['/%61', '/y'],
      ]),
    ).toEqual({
      accepted: ['norrvag-se /a -> /x'],
      refused: ['2: row 1 is the same rule', '3: row 1 redirects the same URL to /x'],
    });
  });

  test('rows in a loop are refused, the others are accepted', async () => {
    const { accepted, refused } = await importPairs([
      ['/a', '/b'],
      ['/b', '/a'],
      ['/c', '/d'],
    ]);
    expect(accepted).toEqual(['norrvag-se /c -> /d']);
    expect(refused).toEqual([
      expect.stringMatching(/^1: Redirects in a loop/),
      expect.stringMatching(/^2: Redirects in a loop/),
    ]);
  });

  test('the content check is repeated with the remaining rows until it has no errors', async () => {
    const ruleCounts: number[] = [];
    const { accepted, refused } = await importRows(
      ['/a', '/b', '/c'].map((from, index) => ({ number: index + 1, from, to: '/ny' })),
      {
        ...{ folder, tables: loadTables(folder, SITES), sites: SITES, siteId: 'norrvag-se' },
        contentCheck: async ({ bySite }, sites) => {
          const rules = bySite.get('norrvag-se')?.rules ?? [];
          ruleCounts.push(rules.length);
          expect(sites).toEqual(['norrvag-se']);
          const bad = rules.find(({ source }) => source === '/b');
          const file = 'redirects/norrvag-se.redirects';
          return bad
            ? [
                {
                  kind: 'error',
                  site: 'norrvag-se',
                  file,
                  line: bad.line,
                  column: 1,
                  message: 'Hides a page',
                  hint: 'No.',
                },
              ]
            : [];
        },
      },
    );
    expect(accepted.map(({ source }) => source)).toEqual(['/a', '/c']);
    expect(refused).toEqual([{ row: 2, reason: 'Hides a page. No.' }]);
    expect(ruleCounts).toEqual([6, 5]);
  });
});
