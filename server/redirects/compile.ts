import { type Rule, RuleSyntaxError } from './rule.ts';
import { type Condition, type Part, readSource, type Source } from './source.ts';
import { bindTarget, type Target } from './target.ts';

/** A rule that is ready to match URLs. A line with alternatives is compiled to several. */
export interface CompiledRule {
  readonly rule: Rule;
  readonly marked: boolean;
  readonly conditions: readonly CompiledCondition[];
  /** Names of the path's captures in order; the wildcard's name is last. */
  readonly names: readonly string[];
  readonly target: Target;
}

interface CompiledCondition {
  name: string;
  /** Folded text, or a pattern that the value must match; null matches any value. */
  value: string | RegExp | null;
  /** Name of the capture; empty for none. */
  capture: string;
  /** Used to generate a URL that the rule matches. */
  sample: Part;
}

/** A compiled rule and the path that it matches. */
export interface LocatedRule {
  compiled: CompiledRule;
  segments: readonly (string | TemplateSegment)[];
  /** Whether the path ends with a wildcard (`/*`). */
  rest: boolean;
}

/** A segment with at least one capture. */
export interface TemplateSegment {
  /** Equal for segments that match the same texts. */
  key: string;
  /** Literal text at the start and at the end. */
  prefix: string;
  suffix: string;
  /** Pattern for the text between prefix and suffix; null matches any text. With `hasGroups` its groups are the captures. */
  pattern: RegExp | null;
  hasGroups: boolean;
  /** A lower rank is more specific. */
  rank: number;
  /** Used to generate a URL that the rule matches. */
  parts: readonly Part[];
}

/**
 * Compiles a rule, once for each combination of its alternatives.
 *
 * @param targetOf parses a target, or returns the memoized one

 * @throws RuleSyntaxError
 */
export function compileRule(rule: Rule, targetOf: (text: string) => Target): LocatedRule[] {
  const sources = readSource(rule.source);
  const target = inTargetText(() => targetOf(rule.target));
  return sources.map((source) => {
    const names = captureNames(source);
    const conditions = source.conditions.length === 0 ? NO_CONDITIONS : source.conditions.map(compileCondition);
    const captured = new Set([...names, ...conditions.map(({ capture }) => capture)].filter(Boolean));
    const bound = inTargetText(() => bindTarget(target, rule.target, { captured, constants: source.constants }));
    return {
      compiled: { rule, marked: source.marked, conditions, names, target: bound },
      segments: source.segments.map((segment) => (typeof segment === 'string' ? segment : templateOf(segment))),
      rest: source.rest !== null,
    };
  });
}

/** Marks syntax errors as errors in the target, whose offsets are counted from the start of the target. */
function inTargetText<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof RuleSyntaxError) throw new RuleSyntaxError(error.offset, error.message, error.hint, true);
    throw error;
  }
}

const NO_NAMES: readonly string[] = [];
const NO_CONDITIONS: readonly CompiledCondition[] = [];

function captureNames({ segments, rest }: Source): readonly string[] {
  const names = segments.flatMap((parts) =>
    typeof parts === 'string' ? [] : parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name])),
  );
  if (rest !== null) names.push(rest);
  return names.length === 0 ? NO_NAMES : names;
}

function compileCondition({ name, value }: Condition): CompiledCondition {
  if (typeof value === 'string') return { name, value, capture: '', sample: value };
  return { name, value: anchoredPattern(value.constraint), capture: value.name, sample: value };
}

const templates = new Map<string, TemplateSegment>();

/** Returns the template of a segment. Equal segments share one; at most 500 are cached. */
function templateOf(parts: readonly Part[]): TemplateSegment {
  const key = parts.map((part) => (typeof part === 'string' ? `'${part}` : `:${part.constraint ?? ''}`)).join('\n');
  const cached = templates.get(key);
  if (cached) return cached;
  const created = createTemplate(key, parts);
  if (templates.size < 500) templates.set(key, created);
  return created;
}

function createTemplate(key: string, parts: readonly Part[]): TemplateSegment {
  const textOf = (part: Part | undefined) => (typeof part === 'string' ? part : '');
  const [prefix, suffix] = [textOf(parts[0]), textOf(parts.at(-1))];
  const inner = parts.slice(prefix === '' ? 0 : 1, suffix === '' ? undefined : -1);
  const rank = rankOf(parts);
  const [only] = inner;
  if (inner.length === 1 && typeof only === 'object') {
    return { key, prefix, suffix, pattern: anchoredPattern(only.constraint), hasGroups: false, rank, parts };
  }
  const pattern = inner.map((part) => (typeof part === 'string' ? escapeText(part) : `(${part.constraint ?? '.+?'})`));
  return { key, prefix, suffix, pattern: new RegExp(`^${pattern.join('')}$`, 'u'), hasGroups: true, rank, parts };
}

const constraints = new Map<string, RegExp>();

/** Returns a pattern for the full text; null without a constraint. Most rules share the same few constraints. */
function anchoredPattern(constraint: string | null): RegExp | null {
  if (constraint === null) return null;
  const cached = constraints.get(constraint);
  if (cached) return cached;
  const created = new RegExp(`^${constraint}$`, 'u');
  if (constraints.size < 500) constraints.set(constraint, created);
  return created;
}

/** Escapes a text for use in a regular expression. */
export function escapeText(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** Ranks a segment: more literal text first, then numbers of a fixed length, numbers, and words. */
function rankOf(parts: readonly Part[]): number {
  const text = parts.reduce((length, part) => length + (typeof part === 'string' ? part.length : 0), 0);
  const looseness = parts.reduce((sum, part) => sum + (typeof part === 'string' ? 0 : loosenessOf(part.constraint)), 0);
  return text > 0 ? 1e6 - 100 * text + looseness : 2e6 + looseness;
}

function loosenessOf(constraint: string | null): number {
  if (constraint === null) return 20;
  const kind = constraint.startsWith('\\d') ? 0 : constraint.startsWith('[') ? 4 : 8;
  return kind + (/\{\d+\}$/.test(constraint) ? 0 : constraint.endsWith('+') ? 2 : 1);
}
