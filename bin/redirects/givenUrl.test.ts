import { describe, expect, test } from '@jest/globals';
import { readUrl } from './givenUrl.ts';

describe('a copied URL', () => {
  test.each([
    ['/gammal?a=b#c', 'norrvag-se', '/gammal?a=b', '#c'],
    ['https://www.rullande-se.example/Gammal/', 'rullande-se', '/Gammal/', ''],
    ['http://norrvag-no.localhost:3000', 'norrvag-no', '/', ''],
    ['norrvag-se.localhost:3000/gammal', 'norrvag-se', '/gammal', ''],
    ['mercedes.marlow-uk.example/x?y', 'marlow-uk', '/x?y', ''],
    ['//localhost/x', 'norrvag-se', '/x', ''],
    ['//gammal/x', 'norrvag-se', '//gammal/x', ''],
    ['localhost:3000/x', 'norrvag-se', '/x', ''],
    ['https://norrvag-se.example?a=b', 'norrvag-se', '/?a=b', ''],
    ['/malmö malm', 'norrvag-se', '/malm%C3%B6%20malm', ''],
    ['/malm%F6', 'norrvag-se', '/malm%C3%B6', ''],
  ])('%s', (input, site, url, fragment) => {
    const { resolved, ...rest } = readUrl(input, undefined);
    expect([resolved.site.id, rest.url, rest.fragment]).toEqual([site, url, fragment]);
  });

  test('has the reason for its site', () => {
    expect(readUrl('/a', undefined).reason).toBe('as on localhost; --site ID chooses another');
    expect(readUrl('/a', 'marlow-uk')).toMatchObject({
      reason: 'as --site says',
      resolved: { site: { id: 'marlow-uk' } },
    });
    expect(readUrl('https://www.norrvag-se.example/a', undefined).resolved.redirectTo).toBe(
      'https://norrvag-se.example',
    );
  });

  test.each([
    ['gammal', undefined, '"gammal" is neither a path, as in /gammal, nor a URL, as in https://host/gammal.'],
    ['', undefined, '"" is neither a path'],
    ['https://evil.example/a', undefined, 'No site of ours has the host evil.example: the server responds with 421.'],
    ['evil.example/a', undefined, 'No site of ours has the host evil.example: the server responds with 421.'],
    ['/a', 'nobody', 'There is no site nobody; the sites are norrvag-se,'],
    ['https://norrvag-se.example/a', 'marlow-uk', 'norrvag-se.example is norrvag-se, not marlow-uk; leave --site out.'],
  ])('%j is refused with a message', (input, site, message) => {
    expect(() => readUrl(input, site)).toThrow(message);
  });
});
