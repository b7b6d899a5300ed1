import { GraphQLError } from 'graphql';
import { type Guid, parseGuid } from '../tree/guid.ts';
import type { Item, ItemVersion } from '../tree/item.ts';
import { isOrInherits } from '../tree/templates.ts';
import { rawDate, rawValue } from './rawValue.ts';

type Operator = 'EQ' | 'NEQ' | 'CONTAINS' | 'NCONTAINS' | 'LT' | 'LTE' | 'GT' | 'GTE';

/** `ItemSearchPredicateInput`: a leaf, lists, or both. */
export interface Predicate {
  readonly name?: string | null;
  readonly value?: string | null;
  readonly operator?: Operator | null;
  readonly AND?: readonly (Predicate | null)[] | null;
  readonly OR?: readonly (Predicate | null)[] | null;
}

/** An item in a language. The search covers every version of every item. */
export interface SearchEntry {
  readonly item: Item;
  readonly language: string;
  readonly version: ItemVersion;
}

type Test = (entry: SearchEntry) => boolean;

const PREDEFINED = ['_name', '_path', '_parent', '_templates', '_hasLayout', '_language'];

/** Returns a test of search entries. @throws GraphQLError for an unknown underscore name or an invalid GUID */
export function compilePredicate(predicate: Predicate): Test {
  const tests: Test[] = [];
  if (predicate.name) tests.push(compileLeaf(predicate.name, predicate.value ?? '', predicate.operator ?? 'EQ'));
  const all = parts(predicate.AND);
  if (all.length > 0) tests.push((entry) => all.every((test) => test(entry)));
  const any = parts(predicate.OR);
  if (any.length > 0) tests.push((entry) => any.some((test) => test(entry)));
  return (entry) => tests.every((test) => test(entry));
}

function parts(list: Predicate['AND']): Test[] {
  return (list ?? []).flatMap((part) => (part ? [compilePredicate(part)] : []));
}

function compileLeaf(name: string, value: string, operator: Operator): Test {
  if (!name.startsWith('_')) return compareText((entry) => fieldText(entry, name), value, operator);
  switch (name.toLowerCase()) {
    case '_path':
      return matchPath(requireGuid(name, value), operator);
    case '_parent':
      return negatable(operator, equalsGuid(requireGuid(name, value)));
    case '_templates':
      return matchTemplate(requireGuid(name, value), operator);
    case '_name':
      return compareText((entry) => entry.item.name, value, operator);
    case '_language':
      return compareText((entry) => entry.language, value, operator);
    case '_haslayout':
      return compareText((entry) => String(Boolean(entry.version.layout)), value, operator);
    default:
      throw new GraphQLError(
        `The predefined field name ${name} is not supported. Supported names are: ${PREDEFINED.join(', ')}.`,
      );
  }
}

function requireGuid(name: string, value: string): Guid {
  const id = parseGuid(value);
  if (!id) throw new GraphQLError(`The search pattern "${value}" of ${name} is not a valid GUID.`);
  return id;
}

function equalsGuid(id: Guid): Test {
  return ({ item }) => item.parent?.id === id;
}

/** EQ matches the item itself, CONTAINS the item and its descendants. */
function matchPath(id: Guid, operator: Operator): Test {
  if (operator === 'EQ' || operator === 'NEQ') return negatable(operator, ({ item }) => item.id === id);
  return negatable(operator, ({ item }) => item.id === id || item.ancestors().some((ancestor) => ancestor.id === id));
}

/** EQ matches the template itself, CONTAINS the template and derived ones. */
function matchTemplate(id: Guid, operator: Operator): Test {
  if (operator === 'EQ' || operator === 'NEQ') return negatable(operator, ({ item }) => item.template.id === id);
  return negatable(operator, ({ item }) => isOrInherits(item.template, id));
}

function negatable(operator: Operator, test: Test): Test {
  return operator.startsWith('N') ? (entry) => !test(entry) : test;
}

/** Returns the raw text of a field by its case-insensitive name; empty when the item has no such field. */
export function fieldText({ item, version }: SearchEntry, name: string): string {
  const lowerName = name.toLowerCase();
  for (const fieldName of item.fieldKinds().keys()) {
    if (fieldName.toLowerCase() === lowerName) return rawValue(version.fields[fieldName]);
  }
  return '';
}

function compareText(read: (entry: SearchEntry) => string, value: string, operator: Operator): Test {
  const operand = (rawDate(value) ?? value).toLowerCase();
  const id = parseGuid(value);
  const equals = (text: string): boolean => text.toLowerCase() === operand || (id !== null && parseGuid(text) === id);
  const contains = (text: string): boolean =>
    text.toLowerCase().includes(operand) || (id !== null && text.split('|').some((part) => parseGuid(part) === id));
  switch (operator) {
    case 'EQ':
    case 'NEQ':
      return negatable(operator, (entry) => equals(read(entry)));
    case 'CONTAINS':
    case 'NCONTAINS':
      return negatable(operator, (entry) => contains(read(entry)));
    default:
      return (entry) => ordered(compareValues(read(entry), operand), operator);
  }
}

function ordered(comparison: number, operator: Operator): boolean {
  if (operator.endsWith('E') && comparison === 0) return true;
  return operator.startsWith('L') ? comparison < 0 : comparison > 0;
}

/** Compares numbers by value and all other values, raw dates included, as text. */
export function compareValues(a: string, b: string): number {
  const [x, y] = [Number(a), Number(b)];
  if (a !== '' && b !== '' && !Number.isNaN(x) && !Number.isNaN(y)) return x - y;
  return a.toLowerCase() < b.toLowerCase() ? -1 : Number(a.toLowerCase() !== b.toLowerCase());
}
