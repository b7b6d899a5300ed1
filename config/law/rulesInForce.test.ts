import { expect, test } from '@jest/globals';
import { COUNTRIES, type LawRule } from './lawRule.ts';
import { LAW_RULES } from './lawRules.ts';
import { rulesInForce } from './rulesInForce.ts';

const [first] = LAW_RULES as readonly [LawRule];
const rule = (changes: Partial<LawRule>): LawRule => ({ ...first, countries: COUNTRIES, ...changes });
const idsAt = (moment: string, country: string, rules: readonly LawRule[]) =>
  rulesInForce(rules, country, Date.parse(moment)).map(({ id }) => id);

test.each([
  ['SE', '2026-11-19T22:59:59.999Z', '2026-11-19T23:00:00Z'],
  ['FI', '2026-11-19T21:59:59.999Z', '2026-11-19T22:00:00Z'],
  ['GB', '2026-11-19T23:59:59.999Z', '2026-11-20T00:00:00Z'],
])(
  'a rule of 20 November takes effect in %s at midnight of that country, and the one that it replaces ends',
  (country, before, after) => {
    const rules = [
      rule({ id: 'new', since: '2026-11-20', until: null }),
      rule({ id: 'old', since: null, until: '2026-11-20' }),
    ];
    expect(idsAt(before, country, rules)).toEqual(['old']);
    expect(idsAt(after, country, rules)).toEqual(['new']);
  },
);

test('in summer midnight is an hour earlier', () => {
  const rules = [rule({ id: 'withdrawal', since: '2026-06-19', until: null })];
  expect(idsAt('2026-06-18T21:59:59Z', 'SE', rules)).toEqual([]);
  expect(idsAt('2026-06-18T22:00:00Z', 'SE', rules)).toEqual(['withdrawal']);
  expect(idsAt('2026-06-18T22:00:00Z', 'GB', rules)).toEqual([]);
  expect(idsAt('2026-06-18T23:00:00Z', 'GB', rules)).toEqual(['withdrawal']);
});

test('the acts on consumer credit change at midnight of 20 November 2026 in Sweden and Finland', () => {
  const credit = (moment: string, country: string) =>
    idsAt(moment, country, LAW_RULES).filter((id) => /^credit-(?:warning|example)/.test(id));
  const [old, current] = [['credit-example-eu-2008'], ['credit-warning-eu', 'credit-example-eu']];
  expect(credit('2026-11-19T22:30:00Z', 'SE')).toEqual(old);
  expect(credit('2026-11-19T22:30:00Z', 'FI')).toEqual(current);
  expect(credit('2026-11-19T23:30:00Z', 'SE')).toEqual(current);
});

test('a country without rules has none', () => {
  expect(idsAt('2026-11-20T12:00:00Z', 'DE', LAW_RULES)).toEqual([]);
});
