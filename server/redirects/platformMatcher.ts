import type { LanguageConfig } from '../../config/siteConfig.ts';
import { encodeUrlPart } from '../../lib/urlText.ts';
import { type CanonicalPath, fold } from './canonicalize.ts';
import type { CompiledRule } from './compile.ts';
import type { Expression } from './expression.ts';
import type { IsOff, Match, QueryView, RuleMatcher } from './matcher.ts';
import { isReserved } from './reserved.ts';
import { runExpression } from './runExpression.ts';

/** The URLs that a redirect of the platform matches. */
export type PlatformPattern =
  /** A redirect item: one path in one language. */
  | { kind: 'item'; path: string; language: string }
  /** A literal line of a redirect map. With a query, the visitor's must have exactly the same parameters, in any order. */
  | { kind: 'exact'; path: string; query: string }
  | { kind: 'expression'; expression: Expression; source: string };

export interface PlatformRule {
  pattern: PlatformPattern;
  /** By language of the request; the capture of the first group is named `p1`. */
  compiled: ReadonlyMap<string, CompiledRule>;
}

interface IndexedRule extends PlatformRule {
  index: number;
}

/** Longer URLs were never ours. No expression is applied to them. */
const MAX_SUBJECT = 2_000;
/** Limit for the steps of all expressions in one request (a few milliseconds). Expressions beyond it do not match. */
const MAX_STEPS = 300_000;

/**
 * Finds the rule of the content platform that matches a URL, as the platform's own middleware does: first redirect items
 * in the request's language, then the redirect map in order. Paths are tried without and with the language prefix.
 * Reserved paths match no rule: an expression without `^` would otherwise redirect scripts, images and APIs.
 */
export class PlatformMatcher implements RuleMatcher {
  readonly #languages: readonly LanguageConfig[];
  readonly #items = new Map<string, IndexedRule>();
  readonly #addresses = new Map<string, IndexedRule[]>();
  readonly #expressions: IndexedRule[] = [];
  #size = 0;

  constructor(languages: readonly LanguageConfig[]) {
    this.#languages = languages;
  }

  /** Adds a rule after the existing ones. */
  add(rule: PlatformRule): void {
    const indexed = { ...rule, index: this.#size++ };
    const { pattern } = rule;
    if (pattern.kind === 'item') {
      const key = `${pattern.language} ${pattern.path}`;
      if (!this.#items.has(key)) this.#items.set(key, indexed);
    } else if (pattern.kind === 'exact') {
      this.#addresses.set(pattern.path, [...(this.#addresses.get(pattern.path) ?? []), indexed]);
    } else this.#expressions.push(indexed);
  }

  match({ path }: CanonicalPath, query: QueryView, isOff?: IsOff): Match | null {
    if (isReserved(path)) return null;
    const { language, unprefixed } = splitLanguage(path, this.#languages);
    const isOn = ({ compiled }: IndexedRule): boolean => {
      const rule = isOff && compiled.get(language)?.rule;
      return !(rule && isOff(rule));
    };
    const item = this.#items.get(`${language} ${unprefixed}`);
    if (item && isOn(item)) return matchOf(item, language, []);
    const paths = [unprefixed, `/${language}${unprefixed === '/' ? '' : unprefixed}`];
    const exact = this.#address(paths, query, isOn);
    // An expression may require the slash after the language.
    const candidates = unprefixed === '/' ? [...paths, `/${language}/`] : paths;
    for (const each of this.#expressionsBefore(exact?.index)) {
      const groups = each.compiled.has(language) && isOn(each) ? this.#run(each, candidates, query) : null;
      if (groups) return matchOf(each, language, groups);
      if (this.#budget.steps <= 0) break;
    }
    return exact ? matchOf(exact, language, []) : null;
  }

  readonly #budget = { steps: 0 };

  #expressionsBefore(index = Number.POSITIVE_INFINITY): readonly IndexedRule[] {
    this.#budget.steps = MAX_STEPS;
    const end = this.#expressions.findIndex((each) => each.index > index);
    return end === -1 ? this.#expressions : this.#expressions.slice(0, end);
  }

  #address(paths: readonly string[], query: QueryView, isOn: (rule: IndexedRule) => boolean): IndexedRule | undefined {
    const found = paths.flatMap((path) => this.#addresses.get(path) ?? []).filter(isOn);
    if (found.length === 0) return undefined;
    const matching = found.filter(({ pattern: { query: expected } }: IndexedRule & { pattern: { query?: string } }) => {
      return expected === '' || expected === sortedQuery(query.raw);
    });
    return matching.sort((one, other) => one.index - other.index)[0];
  }

  #run({ pattern }: IndexedRule, paths: readonly string[], { raw }: QueryView): string[] | null {
    if (pattern.kind !== 'expression') return null;
    const queries = raw === '' ? [''] : ['', `?${orderedQuery(pattern.source, raw)}`, `?${fold(raw)}`];
    for (const query of new Set(queries)) {
      for (const path of paths) {
        const text = path + query;
        const groups = text.length > MAX_SUBJECT ? null : runExpression(pattern.expression, text, this.#budget);
        if (groups) return groups;
      }
    }
    return null;
  }
}

function matchOf({ compiled }: IndexedRule, language: string, groups: readonly string[]): Match | null {
  const rule = compiled.get(language);
  if (!rule) return null;
  return { compiled: rule, captures: new Map(groups.map((text, index) => [`p${index}`, text])) };
}

/** Splits a path into its language prefix and the rest. Without a prefix, the language is the site's default. */
export function splitLanguage(
  path: string,
  languages: readonly LanguageConfig[],
): { language: string; unprefixed: string } {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  const named = languages.find(({ code, locale }) => [code, locale].some((name) => fold(name) === fold(first)));
  if (named) return { language: named.code, unprefixed: rest.startsWith('/') ? rest : `/${rest}` };
  return { language: languages[0]?.code ?? '', unprefixed: path };
}

/** Returns a query with sorted parameters, so that their order does not matter in comparisons. */
export function sortedQuery(query: string): string {
  return [...new URLSearchParams(query)]
    .map(([name, value]) => fold(`${encodeUrlPart(name)}=${encodeUrlPart(value)}`))
    .sort()
    .join('&');
}

/** Returns the visitor's parameters, decoded, in the order in which the expression names them; others come last. */
function orderedQuery(source: string, query: string): string {
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => ({
    name: fold(name),
    text: fold(`${name}=${value}`),
  }));
  const indexOf = (name: string) => {
    const at = source.indexOf(`${name}=`);
    return at === -1 ? Number.POSITIVE_INFINITY : at;
  };
  return pairs
    .map((pair) => ({ ...pair, index: indexOf(pair.name) }))
    .sort((one, other) => (one.index === other.index ? 0 : one.index - other.index))
    .map(({ text }) => text)
    .join('&');
}
