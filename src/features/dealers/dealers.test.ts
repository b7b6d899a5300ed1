import { describe, expect, test } from '@jest/globals';
import { dealerSchema } from '../../contracts/dealer.ts';
import { phoneHref } from '../../lib/contactHref.ts';
import { brandsShown } from './brands.ts';
import { dealerPageOf } from './dealerPage.ts';
import { dealerListHref, dealerListRequest, parseDealerQuery } from './dealerSearch.ts';
import { addressText, mapsHref } from './dealerView.ts';

describe('F082 brand codes', () => {
  test.each([
    [['VO', 'VO_XX'], ['VO']],
    [['VO_XX'], ['VO_XX']],
    [
      ['FI', 'FI_TR'],
      ['FI', 'FI_TR'],
    ],
    [
      ['MH', 'MH_TR'],
      ['MH', 'MH_TR'],
    ],
    [
      ['RE', 'RE_TR', 'VO_XX'],
      ['RE', 'VO_XX'],
    ],
    [
      ['VOX', 'VO_XX'],
      ['VOX', 'VO_XX'],
    ],
  ])('%j are shown as %j', (codes, shown) => {
    const brands = codes.map((brand_code) => ({ name: brand_code, brand_code }));
    expect(brandsShown(brands).map(({ name }) => name)).toEqual(shown);
  });

  test('a make without a code stays', () => {
    expect(brandsShown([{ name: 'Lada' }, { name: 'Volvo', brand_code: 'VO' }])).toHaveLength(2);
  });
});

describe('F080 the search of dealers', () => {
  test('48 in the order of the website', () => {
    expect(dealerListRequest(parseDealerQuery(new URLSearchParams('')))).toMatchObject({
      limit: 48,
      sort_name: 'website_sort_order_asc',
      keyphrase: '',
      facets: [{ name: 'site_region', filters: [] }],
    });
  });
  test('pages are cumulative, a region is a filter', () => {
    const query = parseDealerQuery(new URLSearchParams('page=1&site_region=Skåne&keyphrase= lund '));
    expect(dealerListRequest(query)).toMatchObject({ limit: 96, keyphrase: 'lund', facets: [{ filters: ['Skåne'] }] });
    expect(dealerListHref('/a', query)).toBe('/a?keyphrase=lund&site_region=Sk%C3%A5ne&page=1');
  });
  test.each(['-1', 'x', ''])('the page %j is the first', (page) => {
    expect(parseDealerQuery(new URLSearchParams({ page })).page).toBe(0);
  });
  test('never asks for private fields', () => {
    const { fields } = dealerListRequest(parseDealerQuery(new URLSearchParams('')));
    expect(fields).not.toContain('email');
    expect(fields).not.toContain('erp_id');
  });
});

describe('F062 how a dealer is reached', () => {
  const dealer = { name: 'Norrväg', street: 'Gatan 1', zip: '111 22', city: 'Lund' };
  test('address and map', () => {
    expect(addressText(dealer)).toBe('Gatan 1, 111 22 Lund');
    expect(addressText({ street: '', zip: '', city: 'Lund' })).toBe('Lund');
    expect(new URL(mapsHref(dealer)).searchParams.get('query')).toBe('Norrväg, Gatan 1, 111 22 Lund');
  });
  test.each([
    ['040-16 84 81', 'tel:040168481'],
    ['+46 (0)40 16', 'tel:+464016'],
  ])('%s → %s', (phone, href) => expect(phoneHref(phone)).toBe(href));
});

describe('F081 a dealer’s departments', () => {
  const department = {
    name: 'Verkstad',
    openingschedule: {
      openinghours: ['mån', 'tis', 'ons', 'tors', 'fre']
        .map((day) => ({ day, displayText: day === 'fre' ? '7–16' : '7–18' }))
        .concat({ day: 'lör', displayText: 'Stängt' }, { day: 'sön', displayText: 'Stängt' }),
      deviationdays: [{ date: '2026-12-24', title: 'Julafton', displayText: 'Stängt' }, { title: 'unknown day' }],
      vacation: { vacationtitle: 'Semester', vacationstart: '2027-07-12', vacationend: '2027-07-30' },
    },
    brands: [
      { name: 'Volvo', brand_code: 'VO' },
      { name: 'Volvo', brand_code: 'VO_XX' },
    ],
    users: [{ first_name: 'Åsa', last_name: 'Öberg', phone: '1' }],
    erp_id: 'secret',
  };
  const view = dealerPageOf(
    dealerSchema.cast({
      site_id: '1',
      slug: 's',
      email: 'leads@x.example',
      erp_id: 'secret',
      site_departments: [department],
    }),
    [],
  );
  const [first] = view.departments;

  test('days with equal hours are one line', () => {
    expect(first?.hours).toEqual([
      ['mån–tors', '7–18'],
      ['fre', '7–16'],
      ['lör–sön', 'Stängt'],
    ]);
  });
  test('other hours, holidays, makes, people', () => {
    expect(first?.deviations).toEqual([['2026-12-24', 'Julafton', 'Stängt']]);
    expect(first?.holiday).toMatchObject({ title: 'Semester', start: '2027-07-12', end: '2027-07-30' });
    expect(first?.brands).toEqual(['Volvo']);
    expect(first?.employees).toEqual([{ name: 'Åsa Öberg', phone: '1' }]);
  });
  test('nothing private (Q38)', () => {
    expect(JSON.stringify(view)).not.toMatch(/secret|leads@/);
  });
});
