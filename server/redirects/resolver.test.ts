import { describe, expect, test } from '@jest/globals';
import { resolveRedirects, resolverOf } from '../testing/redirectTables.ts';
import { RedirectLoopError } from './resolver.ts';

describe('precedence of rules', () => {
  const table = `
    /a/*rest        -> /7
    /a/:any         -> /6
    /a/:id(\\d+)    -> /5
    /a/:id(\\d{4})  -> /4
    /a/:x-volvo     -> /3
    /a/xc-:y        -> /2
    /a/xc60         -> /1
    /a/:any/b       -> /8
  `;

  test.each([
    ['/a/xc60', '/1'],
    ['/a/xc-60', '/2'],
    ['/a/ny-volvo', '/3'],
    ['/a/4711', '/4'],
    ['/a/471', '/5'],
    ['/a/annat', '/6'],
    ['/a/annat/b', '/8'],
    ['/a/annat/c', '/7'],
    ['/a/4711/c', '/7'],
    ['/a', null],
    ['/b', null],
  ])('the more exact rule, in any order: %s', (url, target) => {
    expect(resolveRedirects(table)(url)).toBe(target);
    expect(resolveRedirects(table.trim().split('\n').reverse().join('\n'))(url)).toBe(target);
  });

  test('compares segments from the left', () => {
    const find = resolveRedirects('/:x/b/c -> /1\n/a/:y/:z -> /2');
    expect(find('/a/b/c')).toBe('/2');
    expect(find('/q/b/c')).toBe('/1');
  });

  test('tries other branches of the tree after one without a match', () => {
    const find = resolveRedirects('/a/b/c/d -> /1\n/a/:x/c/*rest -> /2/*rest/:x\n/z/*all -> /3/*all');
    expect(find('/a/b/c/e')).toBe('/2/e/b');
    expect(find('/a/b/x')).toBeNull();
    expect(find('/z/a/b')).toBe('/3/a/b');
  });

  test('F039: the rule with more conditions, else the earlier line', () => {
    const find = resolveRedirects(`
      /lista -> /alla
      /lista?re=uppland&si=* -> /transport?car_vehicle_type=Transportbil&car_site_region=Stockholm&car_site_region=Uppsala
      /lista?re=uppland -> /uppland
      /lista?vehicletype=PB -> /personbil
    `);
    expect(find('/lista')).toBe('/alla');
    expect(find('/lista?re=skane')).toBe('/alla?re=skane');
    expect(find('/lista?RE=Uppland')).toBe('/uppland');
    expect(find('/lista?si=12&x=1&re=UPPLAND')).toBe(
      '/transport?car_vehicle_type=Transportbil&car_site_region=Stockholm&car_site_region=Uppsala&x=1',
    );
    expect(find('/lista?re=uppland&si=')).toBe(
      '/transport?car_vehicle_type=Transportbil&car_site_region=Stockholm&car_site_region=Uppsala',
    );
    expect(find('/lista?vehicletype=pb')).toBe('/personbil');
    expect(find('/lista?vehicletype=PB&re=uppland')).toBe('/uppland?vehicletype=PB');
  });
});

describe('F041: the marker', () => {
  const find = resolveRedirects('/hitta/1017 -> /kungens-kurva\n/hitta/1018/,-w-, -> /malmo\n/hitta/:id -> /alla/:id');

  test.each([
    ['/hitta/1017/,-w-,', '/kungens-kurva'],
    ['/hitta/1017,-w-,', '/kungens-kurva'],
    ['/Hitta/1017/%2C-w-%2C/?a=b', '/kungens-kurva?a=b'],
    ['/hitta/1018/,-w-,', '/malmo'],
    ['/hitta/1018', '/alla/1018'],
    ['/hitta/1019/,-w-,', '/alla/1019'],
    ['/annat/,-w-,', '/annat'],
    ['/annat%2c-w-%2c?a=b', '/annat?a=b'],
    ['/annat/,%2D%77-,', '/annat'],
    ['/,-w-,', '/'],
    ['/,-w-,/,-w-,', null],
    ['/annat,-w', null],
  ])('%s', (url, target) => {
    expect(find(url)).toBe(target);
  });
});

describe('path and query of the visitor', () => {
  test.each([
    ['/gammal -> /ny', '/gammal?a=1&b=%C3%A5', '/ny?a=1&b=%C3%A5'],
    ['/gammal -> /ny drop-query', '/gammal?a=1', '/ny'],
    ['/gammal -> /ny?f=El', '/gammal?F=Bensin&a=1', '/ny?f=El&a=1'],
    ['/gammal -> /ny?f=El drop-query', '/gammal?a=1', '/ny?f=El'],
    ['/gammal -> /ny?r=A&r=B', '/gammal?r=C&x=y', '/ny?r=A&r=B&x=y'],
    ['/gammal?id=:id(\\d+) -> /bil/:id', '/gammal?ID=17&a=1', '/bil/17?a=1'],
    ['/gammal?q=*ord -> /ny?keyphrase=:ord', '/gammal?q=Stora+bilar', '/ny?keyphrase=stora+bilar'],
    ['/gammal?q=*ord -> /ny/:ord', '/gammal?q=', '/ny'],
    ['/gammal?q=*ord -> /ny/:ord', '/gammal?q=..', null],
    ['/gammal?q=*ord -> /ny/:ord', '/gammal?q=/evil.example', null],
    ['/gammal?q=*ord -> /:ord', '/gammal?q=%2Fevil.example', null],
    ['/gammal?q=*ord -> /:ord', '/gammal?q=%5Cevil.example', null],
    ['/gammal -> /ny', '/gammal?a="<>&b=%', '/ny?a=%22%3C%3E&b=%'],
    ['/gammal -> /ny#del', '/gammal?a=1', '/ny?a=1#del'],
    ['/gammal -> /ny', '/gammal?&&a=1&', '/ny?a=1'],
    ['/gammal/*rest -> /ny/*rest', '/gammal/A/b%20c/%C3%85', '/ny/a/b%20c/%C3%A5'],
    ['/gammal/:x -> /ny/:x', '/gammal/a@b,c', '/ny/a@b,c'],
    ['/gammal/*rest -> /ny/*rest', '/gammal/%2e%2e/x', null],
    ['/gammal/:x -> /ny-:x/a', '/gammal/..', '/ny-../a'],
    ['/karriar/*rest -> https://careers.example.com/*rest', '/karriar/a/b?c=D', 'https://careers.example.com/a/b?c=D'],
    ['/r -> rullande-se:/kop-bil', '/r?a=1', 'rullande-se:/kop-bil?a=1'],
  ])('%s: %s', (table, url, target) => {
    expect(resolveRedirects(table)(url)).toBe(target);
  });
});

describe('Q14: one hop', () => {
  test('chains are followed, also across sites, with anchor and query', () => {
    const find = resolveRedirects({
      'norrvag-se': '/a -> /b#x\n/b -> rullande-se:/c?f=El\n/tillbaka -> /slut',
      'rullande-se': '/c?f=El -> norrvag-se:/tillbaka',
    });
    expect(find('/a?q=1')).toBe('/slut?q=1#x');
  });

  test('the rules of a chain are listed', () => {
    expect(resolverOf('/a -> /b\n/b -> /c')('/a')?.rules.map(({ line }) => line)).toEqual([1, 2]);
  });

  test('a wildcard rule does not redirect its own target', () => {
    const find = resolveRedirects('/x/* -> /x/start');
    expect(find('/x/gammal?a=1')).toBe('/x/start?a=1');
    expect(find('/x/start')).toBeNull();
    expect(find('/x/start?a=1')).toBeNull();
  });

  test('loops of any length throw', () => {
    expect(() => resolverOf('/a -> /b\n/b -> /a')('/a')).toThrow(RedirectLoopError);
    expect(() => resolverOf('/a/*r -> /b/*r\n/b/*r -> /a/*r')('/a/1')).toThrow('Redirects in a loop');
  });
});
