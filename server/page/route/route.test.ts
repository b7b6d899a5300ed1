import { describe, expect, test } from '@jest/globals';
import { SITES } from '../../../config/sites.ts';
import { WILDCARD } from '../../site/sitePath.ts';
import { parsePageUrl } from './route.ts';

const noQuery = new URLSearchParams();

describe.each(SITES.map((site) => [site.id, site] as const))('F043 URLs of %s', (_id, site) => {
  const { carList, carDetail, dealers } = site.paths;
  const matching: [string, string][] = [
    ['/', 'content'],
    [carList, 'carList'],
    [`${carList}/b/volvo`, 'carList'],
    [`${carList}/b/volvo/xc60`, 'carList'],
    [`${carDetail}/1234567`, 'car'],
    [`${carDetail}/1234567/volvo-xc60-b4`, 'car'],
    [`${carDetail}/AB-12c/volvo-xc60-b4`, 'car'],
    [dealers, 'dealerList'],
    [`${dealers}/some-town`, 'dealer'],
    ['/somewhere/else', 'content'],
  ];
  test.each(matching)('%s is %s', (path, kind) => {
    expect(parsePageUrl(site, path, noQuery)).toMatchObject({ route: { kind, path }, path });
  });

  const nearMisses: [string][] = [
    [`${carList}x`],
    [`${carList}x/volvo`],
    [`${carList}/b`],
    [`${carList}/${'x/'.repeat(12)}x`],
    [`${carList}/b/volvo/xc60/more`],
    [`${carDetail}/12_34`],
    [`${carDetail}/electric-cars`],
    [`${carDetail}/1234567890123`],
    [`${carDetail}/1234567/slug/more`],
    [`${carDetail}-x/1234567`],
    [`${dealers}/some-town/more`],
    [`${dealers}x/town`],
  ];
  test.each(nearMisses)('%s is a page of the content platform', (path) => {
    expect(parsePageUrl(site, path, noQuery)?.route.kind).toBe('content');
  });

  test.each([
    ['the wildcard itself', `${carDetail}/${WILDCARD}`],
    ['the wildcard encoded', `${dealers}/%2C-w-%2C`],
    ['what cannot be decoded', '/%E0%A4%A'],
    ['an encoded way up', '/a%2f..%2fb'],
    ['a way up', '/a/../b'],
    ['white space', '/a%00b%20c'],
    ['an encoded query', '/about%3Fx'],
    ['an encoded fragment', '/about%23x'],
    ['an encoded query of the list', `${carList}%3Fx`],
    ['an encoded query of a dealer', `${dealers}/town%3Fx`],
    ['an encoded query of a car', `${carDetail}/1234567/slug%3Fx`],
    ['a path of 1,001 characters', `/${'x'.repeat(1_001)}`],
  ])('%s is not a page', (_what, path) => {
    expect(parsePageUrl(site, path, noQuery)).toBeNull();
  });
});

const site = (id: string) => {
  const found = SITES.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No site ${id}`);
  return found;
};

test('F031 the name of a model may have a reserved character of URLs', () => {
  const path = '/buy-car/used-cars/b/smart/%231';
  expect(parsePageUrl(site('marlow-uk'), path, noQuery)).toMatchObject({
    path,
    route: { kind: 'carList', listMake: 'smart', listModel: '#1' },
  });
});

describe('languages', () => {
  test.each([
    ['norrvag-se', '/en', 'en', '/', '/en'],
    ['norrvag-se', '/en/kop-bil', 'en', '/kop-bil', '/en/kop-bil'],
    ['norrvag-se', '/english', 'sv', '/english', '/english'],
    ['norrvag-se', '/sv', 'sv', '/sv', '/sv'],
    ['norrvag-fi', '/sv', 'sv', '/', '/sv'],
    ['norrvag-fi', '/en', 'fi', '/en', '/en'],
    ['norrvag-no', '/en', 'nb', '/en', '/en'],
  ])('%s %s is %s %s', (id, url, code, path, canonical) => {
    expect(parsePageUrl(site(id), url, noQuery)).toMatchObject({
      language: { code },
      route: { path },
      path: canonical,
    });
  });
});

describe('URLs of cars', () => {
  test('F055 an id without slug; a numeric second-to-last segment is the id', () => {
    expect(parsePageUrl(site('norrvag-se'), '/kop-bil/1234567', noQuery)?.route).toMatchObject({ carId: '1234567' });
    expect(parsePageUrl(site('norrvag-se'), '/kop-bil/1234567', noQuery)?.route.slug).toBeUndefined();
    expect(parsePageUrl(site('norrvag-se'), '/en/kop-bil/1234567/volvo-v60', noQuery)).toMatchObject({
      route: { carId: '1234567', slug: 'volvo-v60' },
      layoutPath: '/kop-bil/,-w-,',
    });
  });

  test('F031 make and model follow the marker segment', () => {
    expect(parsePageUrl(site('norrvag-se'), '/kop-bil/alla-bilar-i-lager/b/volvo/xc60', noQuery)).toMatchObject({
      route: { listMake: 'volvo', listModel: 'xc60' },
      layoutPath: '/kop-bil/alla-bilar-i-lager',
    });
  });
});

describe('F051 filters below the list', () => {
  test('are segments of its path', () => {
    expect(parsePageUrl(site('norrvag-se'), '/en/kop-bil/alla-bilar-i-lager/Land-Rover/diesel', noQuery)).toMatchObject(
      {
        route: { kind: 'carList', listFilters: ['land-rover', 'diesel'] },
        layoutPath: '/kop-bil/alla-bilar-i-lager',
        path: '/en/kop-bil/alla-bilar-i-lager/land-rover/diesel',
      },
    );
  });
});

describe('query', () => {
  const search = (path: string, query: string) =>
    parsePageUrl(site('norrvag-se'), path, new URLSearchParams(query))?.search;

  test('F046 the list has its known parameters in canonical order, without defaults', () => {
    const list = '/kop-bil/alla-bilar-i-lager';
    expect(search(list, 'utm_source=x&car_price=300000-100000&car_brand=Volvo&car_brand=BMW&page=0')).toBe(
      'car_brand=BMW&car_brand=Volvo&car_price=100000-300000',
    );
    expect(search(list, 'sortName=car_publishdate_desc&page=-1&car_price=x')).toBe('');
    expect(search(list, 'page=99')).toBe('page=19');
  });

  test('F028 a content page has tags and page in canonical order, because it may be a list of stories', () => {
    expect(search('/nyheter', 'page=2&tag=elbil&x=1&tag=dack&tag=elbil')).toBe('tag=dack&tag=elbil&page=2');
    expect(search('/nyheter', 'tag=&page=1')).toBe('');
  });

  test('F042 the dealer list has regions, towns, makes and services, also repeated ones', () => {
    expect(
      search('/anlaggningar', 'x=1&site_departments.brands.name=Volvo&site_region=Uppland&site_region=Skåne'),
    ).toBe('site_region=Sk%C3%A5ne&site_region=Uppland&site_departments.brands.name=Volvo');
    expect(search('/en/anlaggningar', 'site_departments.service_name=a&site_city=b&page=0')).toBe(
      'site_city=b&site_departments.service_name=a',
    );
    expect(search('/anlaggningar', 'sortName=x&car_brand=Volvo')).toBe('');
  });

  test('Q9 other pages have no parameters', () => {
    expect(search('/', 'a=1&utm_source=mail')).toBe('');
    expect(search('/kop-bil/1234567/x', 'car_brand=Volvo&tag=elbil')).toBe('');
  });
});
