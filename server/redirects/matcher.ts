import { type CanonicalPath, fold, MARKER } from './canonicalize.ts';
import type { CompiledRule, LocatedRule, TemplateSegment } from './compile.ts';
import type { Rule } from './rule.ts';

/** A rule that matches a URL, with its captures. */
export interface Match {
  compiled: CompiledRule;
  captures: ReadonlyMap<string, string>;
}

/** Says of a rule that it is switched off. Undefined: none is. */
export type IsOff = ((rule: Rule) => boolean) | undefined;

/** Finds the rule that matches a URL, of those that are not switched off. */
export interface RuleMatcher {
  match: (path: CanonicalPath, query: QueryView, isOff?: IsOff) => Match | null;
}

/** The visitor's query: values by folded name. It is parsed when a rule first needs it. */
export class QueryView {
  /** Without `?`, as received. */
  readonly raw: string;
  #values: Map<string, string[]> | null = null;

  /** @param raw without `?` */
  constructor(raw: string) {
    this.raw = raw;
  }

  values(name: string): readonly string[] {
    if (this.#values === null) {
      this.#values = new Map();
      for (const [key, value] of new URLSearchParams(this.raw)) {
        const folded = fold(key);
        const values = this.#values.get(folded);
        if (values) values.push(value);
        else this.#values.set(folded, [value]);
      }
    }
    return this.#values.get(name) ?? [];
  }
}

interface Node {
  literals: Map<string, Node> | null;
  templates: Templates | null;
  rules: CompiledRule[] | null;
  /** Rules with a wildcard at this position. */
  restRules: CompiledRule[] | null;
}

/** Longer segments were never part of our URLs. No pattern is applied to them. */
const MAX_SEGMENT = 300;
const NO_CAPTURES: ReadonlyMap<string, string> = new Map();

/**
 * Finds the rules of one site by path. Literal paths are in a map. Paths with captures are in a tree of segments, whose
 * branches are tried from the most to the least specific. The depth of the tree bounds the number of steps for any URL.
 */
export class Matcher implements RuleMatcher {
  readonly #exact = new Map<string, CompiledRule | CompiledRule[]>();
  readonly #root: Node = { literals: null, templates: null, rules: null, restRules: null };

  /**
   * Adds a rule.
   *
   * @returns the existing rule with the same source, in which case nothing is added; else null
   */
  add({ compiled, segments, rest }: LocatedRule): CompiledRule | null {
    const path = compiled.marked ? [...segments, MARKER] : segments;
    if (!rest && path.every((segment) => typeof segment === 'string'))
      return this.#addExact(`/${path.join('/')}`, compiled);
    let node = this.#root;
    for (const segment of path)
      node = typeof segment === 'string' ? literalChild(node, segment) : templateChild(node, segment);
    if (rest) node.restRules ??= [];
    else node.rules ??= [];
    return insertRule((rest ? node.restRules : node.rules) ?? [], compiled);
  }

  #addExact(path: string, compiled: CompiledRule): CompiledRule | null {
    const existing = this.#exact.get(path);
    if (!existing) {
      this.#exact.set(path, compiled);
      return null;
    }
    const list = Array.isArray(existing) ? existing : [existing];
    const duplicate = insertRule(list, compiled);
    if (list.length > 1) this.#exact.set(path, list);
    return duplicate;
  }

  /** Returns the most specific rule that matches, or null. */
  match({ path, marked }: CanonicalPath, query: QueryView, isOff?: IsOff): Match | null {
    if (marked) {
      const markedMatch = this.#find(path === '/' ? `/${MARKER}` : `${path}/${MARKER}`, { marked, query, isOff });
      if (markedMatch) return markedMatch;
    }
    return this.#find(path, { marked: false, query, isOff });
  }

  #find(path: string, request: Pick<Search, 'marked' | 'query' | 'isOff'>): Match | null {
    const exact = this.#exact.get(path);
    if (exact) {
      for (const compiled of Array.isArray(exact) ? exact : [exact]) {
        const match = matchRule(compiled, null, request);
        if (match) return match;
      }
    }
    if (this.#root.literals === null && this.#root.templates === null && this.#root.restRules === null) return null;
    return walkSegments(this.#root, { ...request, path, captured: [] }, 1);
  }
}

interface Branch {
  segment: TemplateSegment;
  node: Node;
}

/** Segments with captures, by their literal prefix. */
interface Templates {
  byKey: Map<string, Branch>;
  byPrefix: Map<string, Branch[]>;
  /** Lengths of the prefixes, the longest first; 0 means no prefix. */
  lengths: number[];
}

interface Search {
  path: string;
  marked: boolean;
  query: QueryView;
  isOff: IsOff;
  /** Captures of the segments matched so far. */
  captured: string[];
}

/** Matches the path against a node of the tree; `at` is the start of the next segment. */
function walkSegments(node: Node, search: Search, at: number): Match | null {
  const { path, captured } = search;
  if (at >= path.length) return firstMatch(node.rules, search);
  const slash = path.indexOf('/', at);
  const end = slash === -1 ? path.length : slash;
  if (node.literals !== null || node.templates !== null) {
    const segment = path.slice(at, end);
    const child = node.literals?.get(segment);
    const match = child ? walkSegments(child, search, end + 1) : null;
    if (match) return match;
    const found = node.templates === null ? null : walkTemplates(node.templates, segment, search, end + 1);
    if (found) return found;
  }
  if (node.restRules === null) return null;
  captured.push(path.slice(at));
  const match = firstMatch(node.restRules, search);
  if (!match) captured.pop();
  return match;
}

function walkTemplates({ byPrefix, lengths }: Templates, segment: string, search: Search, next: number): Match | null {
  const { captured } = search;
  const before = captured.length;
  for (const length of lengths) {
    if (length > segment.length) continue;
    for (const branch of byPrefix.get(segment.slice(0, length)) ?? []) {
      const found = matchSegment(branch.segment, segment, captured) ? walkSegments(branch.node, search, next) : null;
      if (found) return found;
      captured.length = before;
    }
  }
  return null;
}

function matchSegment(
  { prefix, suffix, pattern, hasGroups }: TemplateSegment,
  segment: string,
  captured: string[],
): boolean {
  const end = segment.length - suffix.length;
  if (end <= prefix.length || !segment.startsWith(prefix) || !segment.endsWith(suffix)) return false;
  const inner = segment.slice(prefix.length, end);
  if (pattern === null) {
    captured.push(inner);
    return true;
  }
  if (segment.length > MAX_SEGMENT) return false;
  if (!hasGroups) {
    if (!pattern.test(inner)) return false;
    captured.push(inner);
    return true;
  }
  const found = pattern.exec(inner);
  if (found) captured.push(...found.slice(1));
  return found !== null;
}

function firstMatch(rules: readonly CompiledRule[] | null, search: Search): Match | null {
  for (const compiled of rules ?? []) {
    const match = compiled.marked === search.marked ? matchRule(compiled, search.captured, search) : null;
    if (match) return match;
  }
  return null;
}

function matchRule(
  compiled: CompiledRule,
  captured: readonly string[] | null,
  { query, isOff }: Pick<Search, 'query' | 'isOff'>,
): Match | null {
  if (isOff?.(compiled.rule)) return null;
  const { conditions, names } = compiled;
  if (conditions.length === 0 && names.length === 0) return { compiled, captures: NO_CAPTURES };
  const captures = new Map<string, string>();
  for (const [index, name] of names.entries()) if (name !== '') captures.set(name, captured?.[index] ?? '');
  for (const { name, value, capture } of conditions) {
    const found = query.values(name).find((actual) => matchesValue(value, fold(actual)));
    if (found === undefined) return null;
    if (capture !== '') captures.set(capture, fold(found));
  }
  return { compiled, captures };
}

function matchesValue(expected: string | RegExp | null, actual: string): boolean {
  if (expected === null) return true;
  return typeof expected === 'string' ? expected === actual : actual.length <= MAX_SEGMENT && expected.test(actual);
}

function emptyNode(): Node {
  return { literals: null, templates: null, rules: null, restRules: null };
}

function literalChild(node: Node, segment: string): Node {
  node.literals ??= new Map();
  const existing = node.literals.get(segment);
  if (existing) return existing;
  const created = emptyNode();
  node.literals.set(segment, created);
  return created;
}

function templateChild(node: Node, segment: TemplateSegment): Node {
  node.templates ??= { byKey: new Map(), byPrefix: new Map(), lengths: [] };
  const { byKey, byPrefix, lengths } = node.templates;
  const existing = byKey.get(segment.key);
  if (existing) return existing.node;
  const created = { segment, node: emptyNode() };
  byKey.set(segment.key, created);
  const siblings = byPrefix.get(segment.prefix);
  if (siblings) insertSorted(siblings, created, (one, other) => one.segment.rank - other.segment.rank);
  else byPrefix.set(segment.prefix, [created]);
  const { length } = segment.prefix;
  if (!lengths.includes(length)) insertSorted(lengths, length, (one, other) => other - one);
  return created.node;
}

/** Inserts an item in order, after equal ones. */
function insertSorted<T>(list: T[], item: T, compare: (one: T, other: T) => number): void {
  const before = list.findIndex((other) => compare(item, other) < 0);
  list.splice(before === -1 ? list.length : before, 0, item);
}

/** Inserts a rule in order of precedence: more conditions first, then literal values before `*`, then the earlier line. */
function insertRule(list: CompiledRule[], compiled: CompiledRule): CompiledRule | null {
  const key = conditionsKey(compiled);
  const duplicate = list.find((other) => conditionsKey(other) === key && other.marked === compiled.marked);
  if (duplicate) return duplicate;
  insertSorted(list, compiled, (one, other) => weightOf(other) - weightOf(one));
  return null;
}

function conditionsKey({ conditions }: CompiledRule): string {
  if (conditions.length === 0) return '';
  return conditions
    .map(({ name, value }) => `${name}=${typeof value === 'string' ? value : (value?.source ?? '*')}`)
    .sort()
    .join('&');
}

function weightOf({ conditions }: CompiledRule): number {
  const exact = conditions.filter(({ value }) => typeof value === 'string').length;
  const tested = conditions.filter(({ value }) => value instanceof RegExp).length;
  return conditions.length * 100 + exact * 10 + tested;
}
