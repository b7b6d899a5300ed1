import { describe, expect, test } from '@jest/globals';
import { SITES } from '../../config/sites.ts';
import { tableOf } from '../../server/testing/redirectTables.ts';
import { explainUrl } from './explanation.ts';
import { readUrl } from './givenUrl.ts';

const TABLES: Readonly<Record<string, string>> = {
  'norrvag-se': `
[Offers]
/Kampanj/:id(\\d+)?re=uppland&si=* -> /lista?car_fuel=El&re=1
/kampanj/:id(\\d+)                 -> /ny/:id drop-query
/ny/*rest                          -> rullande-se:/slut/*rest#del
/runt                              -> /runt-igen
/runt-igen                         -> /runt
/bara/,-w-,                        -> /ny
/x/*                               -> /x/start
/jobb                              -> https://careers.example.com/a
`,
  'rullande-se': '/slut/7 -> /kop-bil/alla-begagnade-bilar?car_brand=Volvo',
};

const TABLES_BY_SITE = new Map(Object.entries(TABLES).map(([id, text]) => [id, tableOf(text, id)]));
const EMPTY = tableOf('');

function explain(url: string, { site, method = 'GET' }: { site?: string; method?: string } = {}) {
  const { lines, end } = explainUrl((id) => TABLES_BY_SITE.get(id) ?? EMPTY, SITES, readUrl(url, site), method);
  return { lines: lines.map(([label, text]) => `${label}: ${text}`), end };
}

describe('a URL with a matching rule', () => {
  test('lists every rule, its captures and its changes to the query, across sites', () => {
    expect(explain('https://www.norrvag-se.example/KAMPANJ/7/%2C-w-%2C?utm=1')).toEqual({
      lines: [
        'Site: norrvag-se, by its host www.norrvag-se.example; an alias: the same redirect also changes the host to https://norrvag-se.example',
        'Path: /kampanj/7 (decoded, in lower case, ending ,-w-, removed), query utm=1',
        'Rule: redirects/norrvag-se.redirects:4  [Offers]',
        ': /kampanj/:id(\\d+) -> /ny/:id drop-query',
        ': with id is 7',
        'Query: utm=1 dropped',
        'Target: /ny/7',
        'Rule: redirects/norrvag-se.redirects:5  [Offers]',
        ': /ny/*rest -> rullande-se:/slut/*rest#del',
        ': with rest is 7',
        'Target: rullande-se:/slut/7#del',
        'Rule: redirects/rullande-se.redirects:1',
        ': /slut/7 -> /kop-bil/alla-begagnade-bilar?car_brand=Volvo',
        'Query: car_brand=Volvo set by the rule',
        'Target: rullande-se:/kop-bil/alla-begagnade-bilar?car_brand=Volvo#del',
        'Response: 301 to https://rullande-se.example/kop-bil/alla-begagnade-bilar?car_brand=Volvo#del',
        'Page: the list of cars, filtered by car_brand=Volvo (rullande-se, sv)',
      ],
      end: 'https://rullande-se.example/kop-bil/alla-begagnade-bilar?car_brand=Volvo#del',
    });
  });

  test('F039: a query is used, replaced or preserved', () => {
    expect(explain('/kampanj/7?re=Uppland&si=3&car_fuel=Diesel&a=b').lines).toEqual(
      expect.arrayContaining([
        'Query: re=Uppland used by the rule; si=3 used by the rule; car_fuel=Diesel replaced by the rule; a=b preserved; car_fuel=El set by the rule; re=1 set by the rule',
        'Target: /lista?car_fuel=El&re=1&a=b',
      ]),
    );
  });

  test.each([
    ['GET', '301'],
    ['HEAD', '301'],
    ['POST', '308'],
  ])('%s gets %s', (method, status) => {
    expect(explain('/jobb', { method }).lines).toContain(`Response: ${status} to https://careers.example.com/a`);
    expect(explain('/jobb').lines).toContain('Page: a page of another company, at https://careers.example.com');
  });

  test('on localhost, other sites are on localhost too', () => {
    expect(explain('norrvag-se.localhost:3000/ny/7').end).toBe(
      'http://rullande-se.localhost:3000/kop-bil/alla-begagnade-bilar?car_brand=Volvo#del',
    );
  });

  test('the marker alone', () => {
    expect(explain('/om-oss/,-w-,').lines.slice(2)).toEqual([
      'Marker: the ending ,-w-, matches any page and is removed',
      'Response: 301 to /om-oss',
      'Page: a page of the content platform, if it exists (norrvag-se, sv)',
    ]);
  });

  test('a loop', () => {
    expect(explain('/runt').lines).toContain(
      'Loop: the rules redirect in a loop: redirects/norrvag-se.redirects:6, redirects/norrvag-se.redirects:7',
    );
  });

  test('Q13: a URL that the server refuses', () => {
    expect(explain('/a%2f%2fevil.example')).toEqual({
      lines: [
        'Site: norrvag-se, as on localhost; --site ID chooses another',
        'Response: 400: the server refuses the URL before it looks at any rule',
      ],
      end: null,
    });
  });
});

describe('a URL without a matching rule', () => {
  test('lists rules that almost match, with the reason', () => {
    expect(explain('/bara?x').lines).toContain(
      'No match: redirects/norrvag-se.redirects:8  /bara/,-w-,: it matches only URLs that end in ,-w-,',
    );
    expect(explain('/x/start').lines).toContain(
      'No match: redirects/norrvag-se.redirects:9  /x/*: its target is this URL',
    );
    const other = tableOf('/lista?re=uppland&id=:id(\\d+)&si=* -> /ny');
    const { lines } = explainUrl(() => other, SITES, readUrl('/lista?re=Uppland&id=a', undefined), 'GET');
    expect(lines).toContainEqual([
      'No match',
      'redirects/norrvag-se.redirects:1  /lista?re=uppland&id=:id(\\d+)&si=*: the query lacks id=\\d+ and si=*',
    ]);
  });

  test('lists the most similar sources and suggests a new rule', () => {
    const { lines, end } = explain('/kamapnj/17');
    expect(lines.filter((line) => line.startsWith('Similar'))[0]).toBe(
      'Similar: redirects/norrvag-se.redirects:3  /Kampanj/:id(\\d+)?re=uppland&si=*',
    );
    expect(lines).toContain(
      'Hint: if this is an old URL, add a line to redirects/norrvag-se.redirects:  /kamapnj/17 -> /new/path',
    );
    expect(end).toBe('/kamapnj/17');
  });

  test('is redirected to its canonical URL', () => {
    expect(explain('/Om-Oss/?A=b', { method: 'POST' })).toMatchObject({
      lines: expect.arrayContaining(['Response: 308 to /om-oss?A=b, the canonical URL']),
      end: '/om-oss?A=b',
    });
  });

  test.each([
    ['/kop-bil/17/volvo', 'the car 17 (norrvag-se, sv)'],
    ['/en/anlaggningar/norrvag-falun', 'the dealer norrvag-falun, if it exists (norrvag-se, en)'],
    ['/anlaggningar', 'the list of dealers (norrvag-se, sv)'],
    ['/kop-bil/alla-bilar-i-lager/b/volvo/xc60', 'the list of cars, volvo xc60 (norrvag-se, sv)'],
    ['/-/media/a.jpg', 'a file on the media edge'],
  ])('%s: the kind of page', (url, page) => {
    expect(explain(url).lines).toContain(`Page: ${page}`);
  });
});
