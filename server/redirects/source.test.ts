import { describe, expect, test } from '@jest/globals';
import { RuleSyntaxError } from './rule.ts';
import { readSource } from './source.ts';

const faultOf = (source: string): RuleSyntaxError => {
  try {
    readSource(source);
  } catch (fault) {
    if (fault instanceof RuleSyntaxError) return fault;
    throw fault;
  }
  throw new Error(`${source} has no fault`);
};
const only = (source: string) => {
  const [first, ...others] = readSource(source);
  expect(others).toEqual([]);
  return first;
};

describe('the syntax of sources', () => {
  test.each([
    ['/gamla/sidan', ['gamla', 'sidan']],
    ['/Gamla/SIDAN/', ['gamla', 'sidan']],
    ['/malm%C3%B6', ['malmö']],
    ['/malmo\u0308', ['malmö']],
    ['/a%20b', ['a b']],
    ['/a%3Ab%28c%29%2A%7C', ['a:b(c)*|']],
    ['/', []],
  ])('%s has no captures', (source, segments) => {
    expect(only(source)).toEqual({ segments, rest: null, marked: false, conditions: [], constants: {} });
  });

  test.each([
    ['/x/:slug', ['x', [{ name: 'slug', constraint: null }]]],
    ['/x/branch-:town', ['x', ['branch-', { name: 'town', constraint: null }]]],
    ['/:a-till-:b', [[{ name: 'a', constraint: null }, '-till-', { name: 'b', constraint: null }]]],
    ['/:id(\\d+)/b', [[{ name: 'id', constraint: '\\d+' }], 'b']],
    ['/:id(\\d{4})', [[{ name: 'id', constraint: '\\d{4}' }]]],
    ['/:code([a-z0-9-]+)', [[{ name: 'code', constraint: '[a-z0-9-]+' }]]],
    ['/:sign([ab])', [[{ name: 'sign', constraint: '[ab]{1}' }]]],
  ])('%s has captures', (source, segments) => {
    expect(only(source)?.segments).toEqual(segments);
  });

  test.each([
    ['/x/*', ''],
    ['/x/*rest', 'rest'],
    ['/*', ''],
    ['/x', null],
  ])('%s: descendants', (source, rest) => {
    expect(only(source)?.rest).toBe(rest);
  });

  test('alternatives are equal to one line for each, also for an empty one', () => {
    expect(readSource('/(findus|find-us)/x').map(({ segments }) => segments)).toEqual([
      ['findus', 'x'],
      ['find-us', 'x'],
    ]);
    expect(readSource('/cars(|-archive)').map(({ segments }) => segments)).toEqual([['cars'], ['cars-archive']]);
    expect(readSource('/a(|/b/c)').map(({ segments }) => segments)).toEqual([['a'], ['a', 'b', 'c']]);
    expect(readSource('/(a|b)-(c|d)')).toHaveLength(4);
    expect(readSource('/(Volvo|volvo|VOLVO)x')).toHaveLength(1);
  });

  test('named alternatives can be used in the target as written', () => {
    expect(
      readSource('/:brand(Volvo|Citro%C3%ABn)').map(({ segments, constants }) => ({ segments, constants })),
    ).toEqual([
      { segments: ['volvo'], constants: { brand: 'Volvo' } },
      { segments: ['citroën'], constants: { brand: 'Citroën' } },
    ]);
  });

  test.each([
    ['/x/,-w-,', ['x']],
    ['/x,-w-,', ['x']],
    ['/x/%2C-W-%2C', ['x']],
  ])('%s matches only URLs with the marker', (source, segments) => {
    expect(only(source)).toMatchObject({ segments, marked: true });
  });

  test('a marker after a capture', () => {
    expect(only('/x/:id,-w-,')).toMatchObject({ segments: ['x', [{ name: 'id', constraint: null }]], marked: true });
    expect(only('/x/:id-a,-w-,')).toMatchObject({ segments: ['x', [{ name: 'id', constraint: null }, '-a']] });
  });

  test('F039: conditions on the query', () => {
    expect(only('/x?Re=Uppland&si=*')?.conditions).toEqual([
      { name: 're', value: 'uppland' },
      { name: 'si', value: { name: '', constraint: null } },
    ]);
    expect(only('/x?id=:id(\\d+)')?.conditions).toEqual([{ name: 'id', value: { name: 'id', constraint: '\\d+' } }]);
    expect(only('/x?q=*words')?.conditions).toEqual([{ name: 'q', value: { name: 'words', constraint: null } }]);
    expect(only('/x?q=stora+bilar%2Bsl%C3%A4p')?.conditions).toEqual([{ name: 'q', value: 'stora bilar+släp' }]);
    expect(only('/x?q=')?.conditions).toEqual([{ name: 'q', value: '' }]);
    expect(readSource('/x?re=(uppland|skåne)').map(({ conditions }) => conditions[0]?.value)).toEqual([
      'uppland',
      'skåne',
    ]);
  });

  test('a captured value is a word by default', () => {
    const value = only('/x?q=:word')?.conditions[0]?.value;
    const { constraint = '' } = value as { constraint: string };
    const word = new RegExp(`^${constraint}$`, 'u');
    expect(['volvo', 'malmö', 'a_b-c', '4711'].every((text) => word.test(text))).toBe(true);
    expect(['', '/', '..', 'a/b', 'a b', '//evil', '@', '\n'].some((text) => word.test(text))).toBe(false);
  });
});

describe('invalid sources', () => {
  test.each([
    ['gammal', 0, 'A path begins with a slash', 'Write /gammal.'],
    [
      'https://x.example/a',
      0,
      'A path begins with a slash',
      'Leave out scheme and host: the name of the file says which site the rule belongs to.',
    ],
    ['/a#b', 2, 'Browsers do not send what follows #', 'Leave it out.'],
    ['/a//b', 0, 'Two slashes in a row', 'Write one.'],
    ['/a/../b', 0, 'Browsers resolve . and .. before they send a request', 'Write the full path.'],
    ['/a/:', 3, 'A colon begins a name, as in :slug', 'If it is part of the URL, write %3A.'],
    ['/a)', 2, '")" is not allowed here', 'If it is part of the URL, write %29.'],
    ['/a|b', 2, '"|" is not allowed here', 'If it is part of the URL, write %7C.'],
    ['/a\\b', 2, '"\\" is not allowed here', 'If it is part of the URL, write %5C.'],
    ['/(a|b', 1, 'This parenthesis is not closed', 'Write ) where it ends, or %28 for a literal parenthesis.'],
    ['/(a)', 1, '(a) has only one alternative', 'Separate alternatives by a bar, as in (volvo|kia).'],
    ['/%zz', 0, '"/%zz" is not valid percent-encoding', 'Write two hexadecimal digits after %; a literal % is %25.'],
    ['/a%2Fb', 0, 'URLs with an encoded slash are refused', 'Write / where a segment ends.'],
    ['/:a(x|y%5c)', 3, 'URLs with an encoded slash are refused', 'Write / where a segment ends.'],
    ['/a/*/b', 3, 'A star matches everything below a path', 'Write it last, after a slash: /old/*rest.'],
    ['/a*', 2, 'A star matches everything below a path', 'Write it last, after a slash: /old/*rest.'],
    [
      '/:id(\\d+|x)',
      5,
      '(\\d+|x) is not a single character class',
      'Use (\\d+), (\\d{4}), ([a-z-]+) or alternatives, as in (volvo|kia).',
    ],
    ['/:id((a+)+)', 4, '((a+) has only one alternative', 'Separate alternatives by a bar, as in (volvo|kia).'],
    ['/:id([A-Z]+)', 5, 'URLs are compared without letter case', 'Write lower-case letters, as in [a-z].'],
    ['/:id([z-a]+)', 5, '([z-a]+) is not a valid character class', 'Write a class such as [a-z0-9-].'],
    ['/:a:b', 0, 'Nothing tells where :a ends and :b begins', 'Write a character between them.'],
    ['/:a(\\d+)1', 0, 'A digit follows the number :a', 'Write a character between them, or remove the digit.'],
    ['/:a-:b-:c', 0, 'Too many names in one segment', 'At most two are allowed, or four if two of them are numbers.'],
    ['/:a/:a', 4, 'The name a is used twice', 'Use different names.'],
    ['/x?re', 3, '"re" is not a condition', 'Write name=value, or name=* for any value.'],
    ['/x?=1', 3, '"=1" is not a condition', 'Write name=value, or name=* for any value.'],
    ['/x?a:b=1', 3, 'The name of a parameter must be plain text', 'Write it without patterns.'],
    ['/x?(a|b)=1', 3, 'The name of a parameter must be plain text', 'Write it without patterns.'],
    ['/x?a=1&b=x*', 7, 'A value must be text, a name or *', 'Write name=value, name=:id(\\d+) or name=*.'],
    ['/x?a=:n&b=:n', 10, 'The name n is used twice', 'Use different names.'],
  ])('%s', (source, at, message, hint) => {
    const fault = faultOf(source);
    expect([fault.offset, fault.message, fault.hint, fault.inTarget]).toEqual([at, message, hint, false]);
  });

  test('too many alternatives', () => {
    expect(faultOf(`/${'(a|b)'.repeat(12)}`).message).toBe('More than 2000 URLs in one line');
    expect(faultOf(`/${'a/'.repeat(41)}`).message).toBe('More than 40 segments');
    expect(faultOf(`/x?${'a=1&'.repeat(10)}b=1`).message).toBe('More than 10 conditions');
  });
});
