import { describe, expect, test } from '@jest/globals';
import { norrvagSe } from '../../customers/sample/sites/norrvag-se.ts';
import { existingPaths } from './existingPaths.ts';
import type { Inventory } from './inventory.ts';
import { judge } from './judge.ts';

const INVENTORY: Inventory = {
  site: norrvagSe,
  pages: new Map([
    [
      'sv',
      new Set([
        '/',
        '/salj-bil',
        '/kop-bil/alla-bilar-i-lager',
        '/kop-bil/alla-bilar-i-lager/guide',
        '/anlaggningar',
        '/kop-bil/,-w-,',
        '/anlaggningar/,-w-,',
      ]),
    ],
    ['en', new Set(['/', '/sell-car'])],
  ]),
  makes: new Map([['sv', ['Volvo', 'Saab']]]),
  dealers: new Set(['norrvag-falun', 'norrvag-gavle']),
  cars: new Map([['17', 'Volvo-V60']]),
  stock: [
    {
      ...{ name: 'car_brand', child_name: 'car_model', type: 'value' },
      value: [
        {
          text: 'Volvo',
          count: 2,
          children: [
            { text: 'XC60', count: 1 },
            { text: 'V60', count: 1 },
          ],
        },
        { text: 'Land Rover', count: 1 },
      ],
    },
  ],
  values: {
    carList: new Map([
      ['car_fuel', new Set(['El', 'Bensin', 'Laddhybrid'])],
      ['car_price', new Set<string>()],
    ]),
    dealerList: new Map([['site_region', new Set(['Dalarna', 'Skåne'])]]),
  },
};

const judgementText = (url: string) => {
  const [path = '', query = ''] = url.split('?');
  const { issue, note, question } = judge(INVENTORY, { path, query });
  if (issue) return `${issue.message}. ${issue.hint}`;
  return note ? `note: ${note.message}. ${note.hint}` : (question?.kind ?? 'fine');
};
const LIST = '/kop-bil/alla-bilar-i-lager';

describe('Q14: the page at a target', () => {
  test.each([
    ['/', 'fine'],
    ['/salj-bil', 'fine'],
    ['/en', 'fine'],
    ['/en/sell-car', 'fine'],
    ['/salj-bli', 'There is no page at /salj-bli. Did you mean /salj-bil?'],
    ['/en/salj-bil', 'There is no page at /en/salj-bil. Did you mean /salj-bil?'],
    ['/nirgends', 'There is no page at /nirgends. Choose a page; /sitemap.xml lists them.'],
    ['/en/anlaggningar', 'There is no page at /en/anlaggningar. Did you mean /anlaggningar?'],
    ['/anlaggningar', 'fine'],
    ['/anlaggningar/norrvag-falun', 'fine'],
    [
      '/anlaggningar/norrvag-falum',
      'There is no dealer norrvag-falum. Did you mean /anlaggningar/norrvag-falun? Or redirect to the list: /anlaggningar.',
    ],
    ['/anlaggningar/xyz', 'There is no dealer xyz. Redirect to the list: /anlaggningar.'],
    ['/kop-bil/17/volvo-v60', 'fine'],
    [
      '/kop-bil/17',
      "note: Visitors are redirected a second time, from the car's id to its canonical URL. Write …/17/volvo-v60.",
    ],
    ['/kop-bil/18/volvo-v60', 'car'],
    ['/-/media/a.pdf', 'file'],
    [LIST, 'fine'],
    [`${LIST}/b/volvo`, 'carList'],
    [`${LIST}/b/land-rover`, 'carList'],
    [`${LIST}/b/saab`, 'fine'],
    [`${LIST}/b/volov`, 'There is no make volov in stock. Did you mean volvo?'],
    [`${LIST}/b/saab/900`, 'There is no make saab in stock. Redirect to the full list: /kop-bil/alla-bilar-i-lager.'],
    [`${LIST}/b/volvo/xc66`, 'There is no model xc66 of Volvo in stock. Did you mean xc60?'],
    [`${LIST}/volvo`, 'fine'],
    [`${LIST}/land%20rover`, 'fine'],
    [`${LIST}/guide`, 'fine'],
    [
      `${LIST}/volvo/volvoo`,
      'No car has the values volvo and volvoo. Redirect to the full list: /kop-bil/alla-bilar-i-lager.',
    ],
  ])('%s: %s', (url, expected) => {
    expect(judgementText(url)).toBe(expected);
  });

  test.each([
    ['car_fuel=El', 'carList'],
    ['car_fuel=el', 'The filter car_fuel has no value el. Did you mean El?'],
    [
      'car_fuel=Elektricitet',
      'The filter car_fuel has no value Elektricitet. Its values include El, Bensin, Laddhybrid.',
    ],
    ['car_price=0-100000', 'carList'],
  ])('F042: the list filtered by %s: %s', (query, expected) => {
    expect(judgementText(`${LIST}?${query}`)).toBe(expected);
  });

  test('F042: filtered dealers', () => {
    expect(judgementText('/anlaggningar?site_region=Skåne')).toBe('dealerList');
    expect(judgementText('/anlaggningar?site_region=Skåne%20län')).toBe(
      'The filter site_region has no value Skåne län. Did you mean Skåne?',
    );
  });
});

test('lists the existing paths in each language', () => {
  expect([...existingPaths(INVENTORY)]).toEqual([
    ...['/', '/salj-bil', LIST, `${LIST}/guide`, '/anlaggningar'],
    ...[`${LIST}/b/volvo`, `${LIST}/b/volvo/xc60`, `${LIST}/b/volvo/v60`, `${LIST}/b/land-rover`],
    ...['/anlaggningar/norrvag-falun', '/anlaggningar/norrvag-gavle', '/kop-bil/17/volvo-v60'],
    ...['/en', '/en/sell-car'],
  ]);
});
