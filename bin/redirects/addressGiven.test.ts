import { describe, expect, test } from '@jest/globals';
import { readAddress } from './addressGiven.ts';

describe('an address as somebody copied it', () => {
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
  ])('%s', (written, site, url, fragment) => {
    const { resolved, ...rest } = readAddress(written, undefined);
    expect([resolved.site.id, rest.url, rest.fragment]).toEqual([site, url, fragment]);
  });

  test('says why it is this site', () => {
    expect(readAddress('/a', undefined).because).toBe('as on localhost; --site ID chooses another');
    expect(readAddress('/a', 'marlow-uk')).toMatchObject({
      because: 'as --site says',
      resolved: { site: { id: 'marlow-uk' } },
    });
    expect(readAddress('https://www.norrvag-se.example/a', undefined).resolved.redirectTo).toBe(
      'https://norrvag-se.example',
    );
  });

  test.each([
    ['gammal', undefined, '"gammal" is neither a path, as in /gammal, nor an address, as in https://host/gammal.'],
    ['', undefined, '"" is neither a path'],
    ['https://evil.example/a', undefined, 'No site of ours is at evil.example: it is answered 421.'],
    ['evil.example/a', undefined, 'No site of ours is at evil.example: it is answered 421.'],
    ['/a', 'nobody', 'No site is called nobody; there are norrvag-se,'],
    ['https://norrvag-se.example/a', 'marlow-uk', 'norrvag-se.example is norrvag-se, not marlow-uk; leave --site out.'],
  ])('%j is refused in a sentence', (written, site, sentence) => {
    expect(() => readAddress(written, site)).toThrow(sentence);
  });
});
