import { type Rule, SyntaxFault } from './rule.ts';
import { type Condition, type Part, readSource, type Source } from './source.ts';
import { bindTarget, type Target } from './target.ts';

/** One address, or one family of addresses, and where it leads. A line with alternatives makes several. */
export interface CompiledRule {
  readonly rule: Rule;
  readonly marked: boolean;
  readonly conditions: readonly CompiledCondition[];
  /** Names of what the path captures, in its order; the rest last. */
  readonly names: readonly string[];
  readonly target: Target;
}

interface CompiledCondition {
  name: string;
  /** Folded text, or what a value must be like; null: anything. */
  value: string | RegExp | null;
  /** Name under which the value is captured; empty for none. */
  capture: string;
  /** What may stand there, to try a rule with. */
  sample: Part;
}

/** A compiled rule and the path that it is found by. */
export interface Located {
  compiled: CompiledRule;
  segments: readonly (string | TemplateSegment)[];
  /** Whether it is about what is below. */
  rest: boolean;
}

/** A segment with something captured in it. */
export interface TemplateSegment {
  /** Equal for segments that take the same. */
  key: string;
  /** Texts that it begins and ends with. */
  prefix: string;
  suffix: string;
  /** What stands between must be like this; with `several`, its groups are what is captured. Null: anything. */
  between: RegExp | null;
  several: boolean;
  /** The lower, the more exact. */
  rank: number;
  /** What may stand there, to try a rule with. */
  parts: readonly Part[];
}

/**
 * What a line means, once for each of its alternatives; `targetOf` reads a target, or remembers it.
 *
 * @throws SyntaxFault
 */
export function compileRule(rule: Rule, targetOf: (text: string) => Target): Located[] {
  const sources = readSource(rule.source);
  const target = inTarget(() => targetOf(rule.target));
  return sources.map((source) => {
    const names = namesOf(source);
    const conditions = source.conditions.length === 0 ? UNCONDITIONAL : source.conditions.map(compileCondition);
    const captured = new Set([...names, ...conditions.map(({ capture }) => capture)].filter(Boolean));
    const bound = inTarget(() => bindTarget(target, rule.target, { captured, constants: source.constants }));
    return {
      compiled: { rule, marked: source.marked, conditions, names, target: bound },
      segments: source.segments.map((segment) => (typeof segment === 'string' ? segment : template(segment))),
      rest: source.rest !== null,
    };
  });
}

/** Says that a fault is counted from where the target begins. */
function inTarget<T>(read: () => T): T {
  try {
    return read();
  } catch (fault) {
    if (fault instanceof SyntaxFault) throw new SyntaxFault(fault.at, fault.message, fault.cure, true);
    throw fault;
  }
}

const NONE: readonly string[] = [];
const UNCONDITIONAL: readonly CompiledCondition[] = [];

function namesOf({ segments, rest }: Source): readonly string[] {
  const names = segments.flatMap((parts) =>
    typeof parts === 'string' ? [] : parts.flatMap((part) => (typeof part === 'string' ? [] : [part.name])),
  );
  if (rest !== null) names.push(rest);
  return names.length === 0 ? NONE : names;
}

function compileCondition({ name, value }: Condition): CompiledCondition {
  if (typeof value === 'string') return { name, value, capture: '', sample: value };
  return { name, value: wholeOf(value.constraint), capture: value.name, sample: value };
}

const templates = new Map<string, TemplateSegment>();

/** Shared by all rules that take the same; a few hundred at the most are remembered. */
function template(parts: readonly Part[]): TemplateSegment {
  const key = parts.map((part) => (typeof part === 'string' ? `'${part}` : `:${part.constraint ?? ''}`)).join('\n');
  const known = templates.get(key);
  if (known) return known;
  const made = makeTemplate(key, parts);
  if (templates.size < 500) templates.set(key, made);
  return made;
}

function makeTemplate(key: string, parts: readonly Part[]): TemplateSegment {
  const textOf = (part: Part | undefined) => (typeof part === 'string' ? part : '');
  const [prefix, suffix] = [textOf(parts[0]), textOf(parts.at(-1))];
  const inner = parts.slice(prefix === '' ? 0 : 1, suffix === '' ? undefined : -1);
  const rank = rankOf(parts);
  const [only] = inner;
  if (inner.length === 1 && typeof only === 'object') {
    return { key, prefix, suffix, between: wholeOf(only.constraint), several: false, rank, parts };
  }
  const pattern = inner.map((part) => (typeof part === 'string' ? escapeText(part) : `(${part.constraint ?? '.+?'})`));
  return { key, prefix, suffix, between: new RegExp(`^${pattern.join('')}$`, 'u'), several: true, rank, parts };
}

const constraints = new Map<string, RegExp>();

/** Most families ask for the same few things. */
function wholeOf(constraint: string | null): RegExp | null {
  if (constraint === null) return null;
  const known = constraints.get(constraint);
  if (known) return known;
  const made = new RegExp(`^${constraint}$`, 'u');
  if (constraints.size < 500) constraints.set(constraint, made);
  return made;
}

/** A text as it stands for itself in an expression. */
export function escapeText(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/** More text before less, a number of so many digits before any number, a number before words. */
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
