import type { CompiledRule, Located, TemplateSegment } from './compile.ts';
import { fold, MARKER, type SpelledPath } from './spelling.ts';

/** A rule that holds for an address, with what it captured. */
export interface Match {
  compiled: CompiledRule;
  captures: ReadonlyMap<string, string>;
}

/** Finds the rule that holds for an address. */
export interface RuleMatcher {
  match: (path: SpelledPath, query: QueryView) => Match | null;
}

/** The visitor's query: values by folded name. Read when the first rule asks for it. */
export class QueryView {
  /** Without `?`, as it was written. */
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
        const others = this.#values.get(folded);
        if (others) others.push(value);
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
  /** Rules about what is below. */
  below: CompiledRule[] | null;
}

/** A segment that is longer was never an address of ours: no expression looks at it. */
const MAX_SEGMENT = 300;
const NOTHING: ReadonlyMap<string, string> = new Map();

/**
 * The rules of one site, found by their path: exact ones in a map, families in a tree of segments, whose branches are
 * tried from the most to the least exact. Its steps are bounded by the depth of the tree, whatever the address.
 */
export class Matcher implements RuleMatcher {
  readonly #exact = new Map<string, CompiledRule | CompiledRule[]>();
  readonly #root: Node = { literals: null, templates: null, rules: null, below: null };

  /**
   * Adds a rule.
   *
   * @returns the rule that is already there with the same source, which then stays the only one
   */
  add({ compiled, segments, rest }: Located): CompiledRule | null {
    const path = compiled.marked ? [...segments, MARKER] : segments;
    if (!rest && path.every((segment) => typeof segment === 'string'))
      return this.#addExact(`/${path.join('/')}`, compiled);
    let node = this.#root;
    for (const segment of path)
      node = typeof segment === 'string' ? literalChild(node, segment) : templateChild(node, segment);
    if (rest) node.below ??= [];
    else node.rules ??= [];
    return insert((rest ? node.below : node.rules) ?? [], compiled);
  }

  #addExact(path: string, compiled: CompiledRule): CompiledRule | null {
    const there = this.#exact.get(path);
    if (!there) {
      this.#exact.set(path, compiled);
      return null;
    }
    const list = Array.isArray(there) ? there : [there];
    const same = insert(list, compiled);
    if (list.length > 1) this.#exact.set(path, list);
    return same;
  }

  /** The most exact rule that holds, or null. */
  match({ path, marked }: SpelledPath, query: QueryView): Match | null {
    if (marked) {
      const own = this.#find(path === '/' ? `/${MARKER}` : `${path}/${MARKER}`, true, query);
      if (own) return own;
    }
    return this.#find(path, false, query);
  }

  #find(path: string, marked: boolean, query: QueryView): Match | null {
    const exact = this.#exact.get(path);
    if (exact) {
      for (const compiled of Array.isArray(exact) ? exact : [exact]) {
        const match = holds(compiled, null, query);
        if (match) return match;
      }
    }
    if (this.#root.literals === null && this.#root.templates === null && this.#root.below === null) return null;
    return walk(this.#root, { path, marked, query, captured: [] }, 1);
  }
}

interface Branch {
  segment: TemplateSegment;
  node: Node;
}

/** Segments with something captured in them, by the text that they begin with. */
interface Templates {
  byKey: Map<string, Branch>;
  byPrefix: Map<string, Branch[]>;
  /** Lengths of those texts, the longest first; 0 stands for none. */
  lengths: number[];
}

interface Search {
  path: string;
  marked: boolean;
  query: QueryView;
  /** What the segments on the way captured. */
  captured: string[];
}

/** `at` is where the next segment begins. */
function walk(node: Node, search: Search, at: number): Match | null {
  const { path, captured } = search;
  if (at >= path.length) return first(node.rules, search);
  const slash = path.indexOf('/', at);
  const end = slash === -1 ? path.length : slash;
  if (node.literals !== null || node.templates !== null) {
    const segment = path.slice(at, end);
    const child = node.literals?.get(segment);
    const match = child ? walk(child, search, end + 1) : null;
    if (match) return match;
    const found = node.templates === null ? null : branches(node.templates, segment, search, end + 1);
    if (found) return found;
  }
  if (node.below === null) return null;
  captured.push(path.slice(at));
  const match = first(node.below, search);
  if (!match) captured.pop();
  return match;
}

function branches({ byPrefix, lengths }: Templates, segment: string, search: Search, next: number): Match | null {
  const { captured } = search;
  const before = captured.length;
  for (const length of lengths) {
    if (length > segment.length) continue;
    for (const branch of byPrefix.get(segment.slice(0, length)) ?? []) {
      const found = take(branch.segment, segment, captured) ? walk(branch.node, search, next) : null;
      if (found) return found;
      captured.length = before;
    }
  }
  return null;
}

function take({ prefix, suffix, between, several }: TemplateSegment, segment: string, captured: string[]): boolean {
  const end = segment.length - suffix.length;
  if (end <= prefix.length || !segment.startsWith(prefix) || !segment.endsWith(suffix)) return false;
  const inner = segment.slice(prefix.length, end);
  if (between === null) {
    captured.push(inner);
    return true;
  }
  if (segment.length > MAX_SEGMENT) return false;
  if (!several) {
    if (!between.test(inner)) return false;
    captured.push(inner);
    return true;
  }
  const found = between.exec(inner);
  if (found) captured.push(...found.slice(1));
  return found !== null;
}

function first(rules: readonly CompiledRule[] | null, { marked, query, captured }: Search): Match | null {
  for (const compiled of rules ?? []) {
    const match = compiled.marked === marked ? holds(compiled, captured, query) : null;
    if (match) return match;
  }
  return null;
}

function holds(compiled: CompiledRule, captured: readonly string[] | null, query: QueryView): Match | null {
  const { conditions, names } = compiled;
  if (conditions.length === 0 && names.length === 0) return { compiled, captures: NOTHING };
  const captures = new Map<string, string>();
  for (const [index, name] of names.entries()) if (name !== '') captures.set(name, captured?.[index] ?? '');
  for (const { name, value, capture } of conditions) {
    const found = query.values(name).find((given) => fits(value, fold(given)));
    if (found === undefined) return null;
    if (capture !== '') captures.set(capture, fold(found));
  }
  return { compiled, captures };
}

function fits(wanted: string | RegExp | null, given: string): boolean {
  if (wanted === null) return true;
  return typeof wanted === 'string' ? wanted === given : given.length <= MAX_SEGMENT && wanted.test(given);
}

function emptyNode(): Node {
  return { literals: null, templates: null, rules: null, below: null };
}

function literalChild(node: Node, segment: string): Node {
  node.literals ??= new Map();
  const there = node.literals.get(segment);
  if (there) return there;
  const made = emptyNode();
  node.literals.set(segment, made);
  return made;
}

function templateChild(node: Node, segment: TemplateSegment): Node {
  node.templates ??= { byKey: new Map(), byPrefix: new Map(), lengths: [] };
  const { byKey, byPrefix, lengths } = node.templates;
  const there = byKey.get(segment.key);
  if (there) return there.node;
  const made = { segment, node: emptyNode() };
  byKey.set(segment.key, made);
  const alike = byPrefix.get(segment.prefix);
  if (alike) insertSorted(alike, made, (one, other) => one.segment.rank - other.segment.rank);
  else byPrefix.set(segment.prefix, [made]);
  const { length } = segment.prefix;
  if (!lengths.includes(length)) insertSorted(lengths, length, (one, other) => other - one);
  return made.node;
}

/** Behind those that are equal. */
function insertSorted<T>(list: T[], item: T, compare: (one: T, other: T) => number): void {
  const before = list.findIndex((other) => compare(item, other) < 0);
  list.splice(before === -1 ? list.length : before, 0, item);
}

/** More conditions before fewer, texts before `*`, else the earlier line. */
function insert(list: CompiledRule[], compiled: CompiledRule): CompiledRule | null {
  const key = conditionsKey(compiled);
  const same = list.find((other) => conditionsKey(other) === key && other.marked === compiled.marked);
  if (same) return same;
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
