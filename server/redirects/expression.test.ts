import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readExpression } from './expression.ts';
import { runExpression } from './runExpression.ts';

const run = (source: string, text: string) => runExpression(readExpression(source), text, { steps: 1e7 });

describe('expressions of editors', () => {
  test.each([
    ['^/(en|sv)/gammal/?$', '/sv/gammal', ['/sv/gammal', 'sv']],
    ['^/a(/.*)?$', '/a', ['/a', '']],
    ['^/a(/.*)?$', '/a/b/c', ['/a/b/c', '/b/c']],
    ['^/[a-z]+-([0-9]{2,3})$', '/bil-123', ['/bil-123', '123']],
    ['^/(?:x|y)(?<rest>.*)$', '/y/z', ['/y/z', '/z']],
    ['^/(.*?)/(.*)$', '/a/b/c', ['/a/b/c', 'a', 'b/c']],
    ['^/(.*)/(.*)$', '/a/b/c', ['/a/b/c', 'a/b', 'c']],
    ['gammal', '/en/gammal/x', ['gammal']],
    ['^/[^/]+/\\d+[/]?$', '/volvo/17', ['/volvo/17']],
    ['^/GAMMAL$', '/gammal', ['/gammal']],
    ['^/[A-Z]$', '/q', ['/q']],
    ['^/a$', '/a/b', null],
  ])('%s on %s', (source, text, found) => {
    expect(run(source, text)).toEqual(found);
  });

  test.each(['^/a(?=b)$', '(?<!a)b', '(a)\\1', '(a', 'a)', '*a', 'a**', '[a', 'a{3,2}', '[z-\\d]', '\\bx', '(?i)a'])(
    '%s is refused',
    (source) => {
      expect(() => readExpression(source)).toThrow();
    },
  );

  test('Q22: nested repetitions take linear time, and an expression has a limited size', () => {
    const text = `/${'a'.repeat(4_000)}!`;
    const budget = { steps: 1e6 };
    expect(runExpression(readExpression('^/((a+)+)+$'), text, budget)).toBeNull();
    expect(1e6 - budget.steps).toBeLessThan(50 * text.length);
    expect(runExpression(readExpression('(.*)(.*)(.*)x'), text, { steps: 100 })).toBeNull();
    expect(() => readExpression('(((a{99}){99}){99})')).toThrow('too large');
    expect(() => readExpression('('.repeat(50) + ')'.repeat(50))).toThrow('nested');
  });

  test('finds the same as JavaScript', () => {
    const atom: fc.Arbitrary<string> = fc.letrec<{ node: string; atom: string }>((tie) => ({
      atom: fc.oneof(
        { depthSize: 'small' },
        fc.constantFrom('a', 'b', '/', '.', '[ab]', '[^a]', '\\d', '\\w', '1'),
        tie('node').map((node) => `(${node})`),
        tie('node').map((node) => `(?:${node})`),
      ),
      node: fc
        .array(fc.tuple(tie('atom'), fc.constantFrom('', '', '', '*', '+', '?', '*?', '{1,2}')), {
          minLength: 1,
          maxLength: 3,
        })
        .map((parts) => parts.map((part) => part.join('')).join(''))
        .chain((one) => fc.constantFrom(one, `${one}|b`)),
    })).node;
    const source = fc.tuple(fc.constantFrom('', '^'), atom, fc.constantFrom('', '$')).map((parts) => parts.join(''));
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '/', '1'), maxLength: 8 });
    fc.assert(
      fc.property(source, text, (expression, subject) => {
        fc.pre(expression.length < 60);
        const result = run(expression, subject);
        const theirs = new RegExp(expression, 'i').exec(subject);
        expect([expression, result === null]).toEqual([expression, theirs === null]);
        // JavaScript starts no repetition anew that has found nothing; which of two matches is longer may then differ.
        if (!/\)[*+?{]/.test(expression))
          expect([...(result ?? [])]).toEqual([...(theirs ?? [])].map((part) => part ?? ''));
      }),
      { numRuns: 2_000 },
    );
  });
});
