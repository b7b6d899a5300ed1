import { describe, expect, test } from '@jest/globals';
import { SITES } from '../../config/sites.ts';
import { tableOf } from '../testing/redirectTables.ts';
import { checkTable } from './checks.ts';

/** What is said of norrvag-se's table. */
function check(text: string, others: Readonly<Record<string, string>> = {}) {
  const table = tableOf(text);
  expect(table.issues).toEqual([]);
  const tables = new Map(Object.entries(others).map(([site, other]) => [site, tableOf(other, site)]));
  return checkTable(table, { tables: tables.set('norrvag-se', table), sites: SITES });
}
const faults = (text: string, others?: Readonly<Record<string, string>>) =>
  check(text, others).issues.map(({ line, column, message, hint }) => `${line}:${column} ${message}. ${hint}`);

describe('Q14: checks of a table', () => {
  test('no issues in a correct table', () => {
    expect(check('/a -> /b\n/c/*rest -> /d/*rest\n/e?f=* -> /kop-bil/alla-bilar-i-lager?car_fuel=El')).toEqual({
      issues: [],
      notes: [],
    });
  });

  test('loops, in one table and across several', () => {
    expect(faults('/a -> /b\n/b -> /a')).toEqual([
      '1:1 Redirects in a loop: line 1 (/a), then line 2 (/b). Redirect one of them to a page.',
      '2:1 Redirects in a loop: line 2 (/b), then line 1 (/a). Redirect one of them to a page.',
    ]);
    expect(faults('/a -> rullande-se:/b', { 'rullande-se': '/b -> norrvag-se:/a' })).toEqual([
      '1:1 Redirects in a loop: line 1 (/a), then line 1 (rullande-se /b). Redirect one of them to a page.',
    ]);
  });

  test('a rule that redirects to itself', () => {
    const fault = '1:1 The rule redirects a URL to itself. Choose another target, or remove the rule.';
    expect(faults('/a -> /A/')).toEqual([fault]);
    expect(faults('/x/:a -> /x/:a')).toEqual([fault]);
  });

  test('chains, with a hint', () => {
    expect(check('/a -> /b\n/b -> /c?x=1')).toEqual({
      issues: [],
      notes: [
        {
          ...{ line: 1, column: 7, message: 'The target is itself redirected by line 2 (/b)' },
          hint: 'Visitors are redirected directly to /c?x=1; write that as the target.',
        },
      ],
    });
  });

  test('F041: rules that are never reached', () => {
    expect(faults('/a/:x([a-z]+) -> /1\n/a/b?q=* -> /2\n/a/:y(\\w+)?q=1 -> /3\n/a/:z -> /4')).toEqual([]);
    expect(faults('/:x-b -> /1\n/:x-b?q=1 -> /2')).toEqual([]);
    expect(faults('/a/:x(\\d{1}) -> /2\n/a/(1|2|3|5|7|9) -> /1')).toEqual([]);
    expect(faults('/a/:x([ab]) -> /2\n/a/b -> /1')).toEqual([]);
    expect(faults('/a/:x(\\d{1}) -> /2\n/a/(0|1|2|3|4|5|6|7|8|9) -> /1')).toEqual([
      expect.stringMatching(/^1:1 The rule never applies\. Line 2 .* takes precedence\./),
    ]);
    expect(faults('/a?x=1 -> /1\n/a?x=1&y=* -> /2\n/a?x=*  -> /3')).toEqual([]);
    expect(faults('/:x/,-w-,/* -> /a')).toEqual([
      '1:1 No URL can match this rule. Test the source with explain and correct it.',
    ]);
  });

  test('rules for missing pages behind rules that match all', () => {
    expect(faults('/a/* -> /1 if-missing\n/a/:x -> /2\n/b -> /3 if-missing')).toEqual([]);
    expect(faults('/a/:x -> /1 if-missing\n/a/* -> /2\n/b -> /3 if-missing\n/b -> /4')).toEqual([
      '1:1 The rule never applies. Line 2 (/a/*) takes precedence. Remove one of the two, or make this one more specific.',
      '3:1 The rule never applies. Line 4 (/b) takes precedence. Remove one of the two, or make this one more specific.',
    ]);
  });

  test.each(['/api/:x', '/assets/*', '/robots.txt', '/sitemap-content.xml', '/-/media/a.jpg', '/healthz', '/_page'])(
    '%s belongs to the product',
    (source) => {
      expect(faults(`${source} -> /b`)).toContain(
        '1:1 This path is reserved for the product itself. Choose another source.',
      );
    },
  );

  test('wildcard rules that match existing pages', () => {
    expect(faults('/*rest -> /b')).toEqual([
      expect.stringMatching(/^1:1 The rule would match \/\S+\. Begin it with a literal segment: \/old\/\*\.$/),
    ]);
    expect(faults('/ -> /b')).toEqual(['1:1 The rule would match /. Begin it with a literal segment: /old/*.']);
  });

  test('sources that no visitor can request', () => {
    expect(faults('/a%2541 -> /b')).toEqual([
      '1:1 The server refuses this URL before it looks at any rule. Correct or remove the rule.',
    ]);
  });
});

describe('valid targets', () => {
  test.each([
    ['/assets/x.js', 'No page can have the URL /assets/x.js. Choose the URL of a page.'],
    ['/a%2Fb', 'No page can have the URL /a%2Fb. Choose the URL of a page.'],
    ['/kop-bil/alla-bilar-i-lager?car_fule=El', 'The list has no filter car_fule. Known filters: car_fuel.'],
    [
      '/kop-bil/alla-bilar-i-lager?color=Blue',
      expect.stringContaining('The list has no filter color. Known filters: '),
    ],
    [
      '/kop-bil/alla-bilar-i-lager?car_price=billig',
      'The list cannot read car_price=billig. Write ranges as 100000-250000, and leave out defaults.',
    ],
    ['/anlaggningar?car_fuel=El', expect.stringContaining('The list has no filter car_fuel. Known filters: ')],
    [
      '/om-oss?car_fuel=El',
      '/om-oss is not a list: it has no filter car_fuel. Redirect to the list, or remove the filter.',
    ],
  ])('F042: %s', (target, message) => {
    const [fault, ...more] = check(`/a -> ${target}`).issues;
    expect(more).toEqual([]);
    expect([fault?.line, fault?.column, `${fault?.message}. ${fault?.hint}`]).toEqual([1, 7, message]);
  });

  test.each([
    '/kop-bil/alla-bilar-i-lager?car_fuel=El&car_condition=Begagnad&car_vehicle_type=Transportbil',
    '/kop-bil/alla-bilar-i-lager?car_site_region=Stockholm&car_site_region=Uppsala&car_price=0-100000',
    '/kop-bil/alla-bilar-i-lager/b/volvo?sortName=car_price_asc',
    '/anlaggningar?site_departments.brands.name=Volvo&site_departments.service_name=Reservdelar',
    '/-/media/prislista.pdf',
    'rullande-se:/kop-bil/alla-begagnade-bilar?car_brand=Volvo',
    'https://careers.example.com/?car_fuel=anything',
  ])('F042: %s is accepted', (target) => {
    expect(check(`/a -> ${target}`)).toEqual({ issues: [], notes: [] });
  });
});
