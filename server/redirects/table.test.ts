import { describe, expect, test } from '@jest/globals';
import { resolveRedirects, tableOf } from '../testing/redirectTables.ts';

describe('a table', () => {
  test('consists of lines, comments and sections', () => {
    const { rules, issues } = tableOf(
      '\uFEFF# Head\r\n/a -> /b # why\r\n\r\n[Branches] # all of them\r\n  /c\t->\t/d   drop-query\r/e#f',
    );
    expect(rules).toEqual([
      expect.objectContaining({
        line: 2,
        column: 1,
        targetColumn: 7,
        section: '',
        source: '/a',
        target: '/b',
        preserveQuery: true,
      }),
      expect.objectContaining({
        line: 5,
        column: 3,
        targetColumn: 9,
        section: 'Branches',
        source: '/c',
        target: '/d',
        preserveQuery: false,
      }),
    ]);
    expect(issues).toEqual([expect.objectContaining({ line: 6, column: 1, message: 'The arrow is missing' })]);
  });

  test.each([
    ['/a /b', 1, 'The arrow is missing', 'Write: /old -> /new'],
    ['/a ->', 4, 'The rule has no target', 'Write: /old -> /new'],
    ['/a->/b', 3, 'The arrow needs a space on both sides', 'Put a space before and after ->.'],
    ['-> /b', 1, 'The arrow needs a space on both sides', 'Put a space before and after ->.'],
    ['/a b -> /c', 3, 'A URL cannot contain a space', 'Write %20.'],
    [
      '/a -> /b keep',
      10,
      '"keep" is not an option',
      'Only drop-query and if-missing are allowed after the target; a comment begins with #.',
    ],
    [
      '/a -> /b -> /c',
      10,
      '"->" is not an option',
      'Only drop-query and if-missing are allowed after the target; a comment begins with #.',
    ],
    ['[Section', 1, 'The section heading is not closed', 'Write [Name].'],
    ['/caf\uFFFD -> /b', 5, 'The file is not valid UTF-8', 'Save the file as UTF-8.'],
    ['   /a/( -> /b', 7, 'This parenthesis is not closed', 'Write ) where it ends, or %28 for a literal parenthesis.'],
    ['  /a  ->   b', 12, 'The slash at the start is missing', 'Write /b.'],
    ['/a -> /ny?x', 11, '"x" is not a parameter', 'Write name=value.'],
  ])('%j: line, column, hint', (text, column, message, hint) => {
    expect(tableOf(`# one\n${text}`).issues).toEqual([{ line: 2, column, message, hint }]);
  });

  test.each([
    ['/a -> /1\n/A/ -> /2'],
    ['/malm%C3%B6 -> /1\n/malmo\u0308 -> /2'],
    ['/x/:a -> /1\n/x/:b -> /2'],
    ['/x/* -> /1\n/x/*rest -> /2'],
    ['/x?a=1&b=2 -> /1\n/x?B=2&A=1 -> /2'],
    ['/x,-w-, -> /1\n/x/,-w-, -> /2'],
    ['/(a|b) -> /1\n/b -> /2'],
  ])('the same source twice is an error: %j', (text) => {
    expect(tableOf(text).issues).toEqual([
      { line: 2, column: 1, message: 'Line 1 already redirects this URL', hint: 'Keep one of the two.' },
    ]);
  });

  test('different sources are no error', () => {
    expect(tableOf('/x -> /1\n/x,-w-, -> /2\n/x?a=1 -> /3\n/x?a=* -> /4\n/x/* -> /5\n/x/:a -> /6').issues).toEqual([]);
    expect(tableOf('/(a|b|A) -> /1').issues).toEqual([]);
  });

  test('a line with an error does not affect the others', () => {
    const { issues, rules } = tableOf('/a -> b\n/c -> /d');
    expect([issues.length, rules.length]).toEqual([1, 1]);
  });

  test('F038: wildcards in one line', () => {
    const find = resolveRedirects(
      '/(findus|find-us)/:brand(volvo|kia)-:town -> /anlaggningar/norrvag-:town?site_departments.brands.name=:brand',
    );
    expect(find('/FindUs/Volvo-Malm%C3%B6')).toBe(
      '/anlaggningar/norrvag-malm%C3%B6?site_departments.brands.name=volvo',
    );
    expect(find('/findus/saab-malmo')).toBeNull();
  });
});
