import { describe, expect, test } from '@jest/globals';
import { SITES } from '../../config/sites.ts';
import { tableOf } from '../testing/redirectTables.ts';
import { checkTable } from './checks.ts';

/** What is said of norrvag-se's table. */
function check(text: string, others: Readonly<Record<string, string>> = {}) {
  const table = tableOf(text);
  expect(table.faults).toEqual([]);
  const tables = new Map(Object.entries(others).map(([site, other]) => [site, tableOf(other, site)]));
  return checkTable(table, { tables: tables.set('norrvag-se', table), sites: SITES });
}
const faults = (text: string, others?: Readonly<Record<string, string>>) =>
  check(text, others).faults.map(({ line, column, message, cure }) => `${line}:${column} ${message}. ${cure}`);

describe('Q14: what a table says of itself', () => {
  test('nothing, when all is well', () => {
    expect(check('/a -> /b\n/c/*rest -> /d/*rest\n/e?f=* -> /kop-bil/alla-bilar-i-lager?car_fuel=El')).toEqual({
      faults: [],
      notes: [],
    });
  });

  test('circles, in one table and over several', () => {
    expect(faults('/a -> /b\n/b -> /a')).toEqual([
      '1:1 Redirects in a circle: line 1 (/a), then line 2 (/b). Let one of them lead to a page.',
      '2:1 Redirects in a circle: line 2 (/b), then line 1 (/a). Let one of them lead to a page.',
    ]);
    expect(faults('/a -> rullande-se:/b', { 'rullande-se': '/b -> norrvag-se:/a' })).toEqual([
      '1:1 Redirects in a circle: line 1 (/a), then line 1 (rullande-se /b). Let one of them lead to a page.',
    ]);
  });

  test('a rule that leads to itself', () => {
    const fault = '1:1 The rule leads an address to itself. Let it lead elsewhere, or take it out.';
    expect(faults('/a -> /A/')).toEqual([fault]);
    expect(faults('/x/:a -> /x/:a')).toEqual([fault]);
  });

  test('chains are noted, with what would be clearer', () => {
    expect(check('/a -> /b\n/b -> /c?x=1')).toEqual({
      faults: [],
      notes: [
        {
          ...{ line: 1, column: 7, message: 'Leads on by line 2 (/b)' },
          cure: 'Visitors are sent straight to /c?x=1; writing that is clearer.',
        },
      ],
    });
  });

  test('F041: rules that nothing reaches', () => {
    expect(faults('/a/:x([a-z]+) -> /1\n/a/b?q=* -> /2\n/a/:y(\\w+)?q=1 -> /3\n/a/:z -> /4')).toEqual([]);
    expect(faults('/:x-b -> /1\n/:x-b?q=1 -> /2')).toEqual([]);
    expect(faults('/a/:x(\\d{1}) -> /2\n/a/(1|2|3|5|7|9) -> /1')).toEqual([]);
    expect(faults('/a/:x([ab]) -> /2\n/a/b -> /1')).toEqual([]);
    expect(faults('/a/:x(\\d{1}) -> /2\n/a/(0|1|2|3|4|5|6|7|8|9) -> /1')).toEqual([
      expect.stringMatching(/^1:1 The rule is never reached\. Line 2 .* decides before it\./),
    ]);
    expect(faults('/a?x=1 -> /1\n/a?x=1&y=* -> /2\n/a?x=*  -> /3')).toEqual([]);
    expect(faults('/:x/,-w-,/* -> /a')).toEqual([
      '1:1 No address can match this rule. Try it with explain, and mend the source.',
    ]);
  });

  test('rules for missing pages that others leave nothing to', () => {
    expect(faults('/a/* -> /1 if-missing\n/a/:x -> /2\n/b -> /3 if-missing')).toEqual([]);
    expect(faults('/a/:x -> /1 if-missing\n/a/* -> /2\n/b -> /3 if-missing\n/b -> /4')).toEqual([
      '1:1 The rule is never reached. Line 2 (/a/*) decides before it. Take one out, or make this one more exact.',
      '3:1 The rule is never reached. Line 4 (/b) decides before it. Take one out, or make this one more exact.',
    ]);
  });

  test.each(['/api/:x', '/assets/*', '/robots.txt', '/sitemap-content.xml', '/-/media/a.jpg', '/healthz', '/_page'])(
    '%s belongs to the product',
    (source) => {
      expect(faults(`${source} -> /b`)).toContain(
        '1:1 This address belongs to the product itself. Choose another; pages have none like it.',
      );
    },
  );

  test('families that would take what is not theirs', () => {
    expect(faults('/*rest -> /b')).toEqual([
      expect.stringMatching(/^1:1 The rule would take \/\S+\. Begin it with a segment of its own: \/old\/\*\.$/),
    ]);
    expect(faults('/ -> /b')).toEqual(['1:1 The rule would take /. Begin it with a segment of its own: /old/*.']);
  });

  test('addresses that no visitor can ask for', () => {
    expect(faults('/a%2541 -> /b')).toEqual([
      '1:1 No visitor can ask for this address: it is refused before. Mend or remove the rule.',
    ]);
  });
});

describe('what a target may be', () => {
  test.each([
    ['/assets/x.js', 'No page can have the address /assets/x.js. Lead to a page.'],
    ['/a%2Fb', 'No page can have the address /a%2Fb. Lead to a page.'],
    ['/kop-bil/alla-bilar-i-lager?car_fule=El', 'The list does not know the filter car_fule. It knows car_fuel.'],
    [
      '/kop-bil/alla-bilar-i-lager?color=Blue',
      expect.stringContaining('The list does not know the filter color. It knows '),
    ],
    [
      '/kop-bil/alla-bilar-i-lager?car_price=billig',
      'The list cannot read car_price=billig. Ranges are written 100000-250000; defaults are left out.',
    ],
    ['/anlaggningar?car_fuel=El', expect.stringContaining('The list does not know the filter car_fuel. It knows ')],
    ['/om-oss?car_fuel=El', '/om-oss is no list: it does not know car_fuel. Lead to the list, or leave it out.'],
  ])('F042: %s', (target, complaint) => {
    const [fault, ...more] = check(`/a -> ${target}`).faults;
    expect(more).toEqual([]);
    expect([fault?.line, fault?.column, `${fault?.message}. ${fault?.cure}`]).toEqual([1, 7, complaint]);
  });

  test.each([
    '/kop-bil/alla-bilar-i-lager?car_fuel=El&car_condition=Begagnad&car_vehicle_type=Transportbil',
    '/kop-bil/alla-bilar-i-lager?car_site_region=Stockholm&car_site_region=Uppsala&car_price=0-100000',
    '/kop-bil/alla-bilar-i-lager/b/volvo?sortName=car_price_asc',
    '/anlaggningar?site_departments.brands.name=Volvo&site_departments.service_name=Reservdelar',
    '/-/media/prislista.pdf',
    'rullande-se:/kop-bil/alla-begagnade-bilar?car_brand=Volvo',
    'https://careers.example.com/?car_fuel=anything',
  ])('F042: %s is understood', (target) => {
    expect(check(`/a -> ${target}`)).toEqual({ faults: [], notes: [] });
  });
});
