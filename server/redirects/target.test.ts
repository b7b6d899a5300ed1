import { describe, expect, test } from '@jest/globals';
import { TARGET_CONTEXT } from '../testing/redirectTables.ts';
import { RuleSyntaxError } from './rule.ts';
import { bindTarget, readTarget } from './target.ts';

const read = (text: string) => readTarget(text, TARGET_CONTEXT);
const OURS = { site: null, host: null, query: null, fragment: '' };

describe('the target of a rule', () => {
  test.each([
    ['/ny/sida', { path: '/ny/sida' }],
    ['/', { path: '/' }],
    ['/Ny/Sida/', { path: '/ny/sida' }],
    ['/malmö', { path: '/malm%C3%B6' }],
    ['/malmo\u0308', { path: '/malm%C3%B6' }],
    ['/malm%C3%B6', { path: '/malm%C3%B6' }],
    ['/a%20b', { path: '/a%20b' }],
    ['/a#del-2', { path: '/a', fragment: '#del-2' }],
    ['/a#på plats', { path: '/a', fragment: '#p%C3%A5%20plats' }],
    ['/a#p%C3%A5', { path: '/a', fragment: '#p%C3%A5' }],
    ['/a#100%25', { path: '/a', fragment: '#100%25' }],
    [
      '/a?car_fuel=El&car_site_region=Skåne',
      {
        path: '/a',
        query: [
          ['car_fuel', 'El'],
          ['car_site_region', 'Skåne'],
        ],
      },
    ],
    [
      '/a?q=stora+bilar&r=a%2Bb',
      {
        path: '/a',
        query: [
          ['q', 'stora bilar'],
          ['r', 'a+b'],
        ],
      },
    ],
    ['/a?tid=12:30', { path: '/a', query: [['tid', '12:30']] }],
    ['rullande-se:/kop-bil', { site: 'rullande-se', path: '/kop-bil' }],
    [
      'https://careers.example.com/Jobb/A?x=Y#z',
      { host: 'https://careers.example.com', path: '/Jobb/A', query: [['x', 'Y']], fragment: '#z' },
    ],
    ['https://Careers.Example.com', { host: 'https://careers.example.com', path: '/' }],
    ['https://careers.example.com?a=b', { host: 'https://careers.example.com', path: '/', query: [['a', 'b']] }],
    ['https://careers.example.com/jobb/', { host: 'https://careers.example.com', path: '/jobb/' }],
  ])('%s', (text, target) => {
    expect(read(text)).toEqual({ ...OURS, ...target });
  });

  test('may have captures at every position of a source', () => {
    const name = (text: string) => ({ name: text });
    expect(read('/kop/:id/a-:b_:c/8:d/*rest').path).toEqual([
      '/kop/',
      name('id'),
      '/a-',
      name('b_'),
      name('c'),
      '/8',
      name('d'),
      '/',
      name('rest'),
    ]);
    expect(read('/a?make=:make&q=x:y').query).toEqual([
      ['make', [name('make')]],
      ['q', ['x', name('y')]],
    ]);
    expect(read('/a%3Ab%2Ac').path).toBe('/a%3Ab*c');
  });

  test.each([
    ['ny', 0, 'The slash at the start is missing', 'Write /ny.'],
    [
      '//evil.example',
      0,
      'A URL with two slashes at the start is on another host',
      'Write one slash, or https:// and a listed host.',
    ],
    [
      '/\\evil.example',
      0,
      'A URL with two slashes at the start is on another host',
      'Write one slash, or https:// and a listed host.',
    ],
    [
      'https://evil.example/a',
      0,
      'The host evil.example is not on the list',
      'If the host is correct, add evil.example to redirects/external-hosts.txt.',
    ],
    [
      'https://careers.example.com@evil.example/',
      0,
      'The host careers.example.com@evil.example is not on the list',
      'If the host is correct, add careers.example.com@evil.example to redirects/external-hosts.txt.',
    ],
    [
      'https://careers.example.com:8443/',
      0,
      'The host careers.example.com:8443 is not on the list',
      'If the host is correct, add careers.example.com:8443 to redirects/external-hosts.txt.',
    ],
    ['https://norrvag-se.example/a', 0, 'norrvag-se.example is the site norrvag-se', 'Write norrvag-se:/a'],
    ['https://www.norrvag-se.example', 0, 'www.norrvag-se.example is the site norrvag-se', 'Write norrvag-se:/'],
    [
      'http://careers.example.com/',
      0,
      'Redirects to other hosts must use https://',
      'Write https://host/path, site-id:/path or /path.',
    ],
    [
      'javascript:alert(1)',
      0,
      'Redirects to other hosts must use https://',
      'Write https://host/path, site-id:/path or /path.',
    ],
    [
      'rullande-se://evil.example',
      0,
      'Redirects to other hosts must use https://',
      'Write https://host/path, site-id:/path or /path.',
    ],
    ['nobody:/a', 0, 'There is no site nobody', expect.stringContaining('rullande-se')],
    ['/a//b', 2, 'Two slashes in a row', 'Write one.'],
    ['/a/../b', 0, 'Browsers resolve . and .. before they send a request', 'Write the full path.'],
    ['/a/%2e%2e/b', 0, 'Browsers resolve . and .. before they send a request', 'Write the full path.'],
    ['/a\\b', 0, 'The URL contains a character that is not allowed', 'Percent-encode it.'],
    ['/a"b', 0, 'The URL contains a character that is not allowed', 'Percent-encode it.'],
    ['/a/,-w-,', 0, ',-w-, matches any page', 'Write the URL of one page.'],
    ['/a/*', 3, 'A star in a target needs a name', 'Write /*rest on both sides, or %2A for a literal star.'],
    ['/%zz', 0, '"%zz" is not valid percent-encoding', 'Write two hexadecimal digits after %.'],
    ['/a?x', 3, '"x" is not a parameter', 'Write name=value.'],
    ['/a?x=1&y=%e4', 7, '"y=%e4" is not valid percent-encoding', 'Write two hexadecimal digits after %.'],
    ['/a#%e4', 2, '"#%e4" is not valid percent-encoding', 'Write two hexadecimal digits after %.'],
  ])('%s is refused', (text, at, message, hint) => {
    try {
      read(text);
    } catch (fault) {
      if (!(fault instanceof RuleSyntaxError)) throw fault;
      return expect([fault.offset, fault.message, fault.hint]).toEqual([at, message, hint]);
    }
    throw new Error(`${text} is let through`);
  });
});

describe('captures in a target', () => {
  const bind = (text: string, captured: string[], constants: Record<string, string> = {}) =>
    bindTarget(read(text), text, { captured: new Set(captured), constants });

  test('must be captures of the source', () => {
    expect(() => bind('/ny/:slugg', ['slug'])).toThrow('The source has no :slugg');
    expect(() => bind('/ny?x=:toString', [])).toThrow('The source has no :toString');
    expect(bind('/ny/:slug', ['slug']).path).toEqual(['/ny/', { name: 'slug' }]);
  });

  test('with a fixed value are filled in: in lower case in our paths, as written in filters and on other hosts', () => {
    const constants = { make: 'Citroën', deep: 'A/B' };
    expect(bind('/b/:make?car_brand=:make', [], constants)).toEqual({
      ...OURS,
      path: '/b/citro%C3%ABn',
      query: [['car_brand', 'Citroën']],
    });
    expect(bind('/b/:deep/:id', ['id'], constants).path).toEqual(['/b/', 'a/b', '/', { name: 'id' }]);
    expect(bind('https://careers.example.com/:deep', [], constants).path).toBe('/A/B');
  });
});
