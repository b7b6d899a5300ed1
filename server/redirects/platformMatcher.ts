import type { LanguageConfig } from '../../config/siteConfig.ts';
import { encodeUrlPart } from '../../src/contracts/urlText.ts';
import type { CompiledRule } from './compile.ts';
import type { Expression } from './expression.ts';
import type { Match, QueryView, RuleMatcher } from './matcher.ts';
import { runExpression } from './runExpression.ts';
import { fold, type SpelledPath } from './spelling.ts';

/** What a redirect of the platform holds for. */
export type PlatformPattern =
  /** A redirect item: one path in one language. */
  | { kind: 'item'; path: string; language: string }
  /** A line of a redirect map that is written out; with a query, for exactly that one, in any order. */
  | { kind: 'address'; path: string; query: string }
  | { kind: 'expression'; expression: Expression; source: string };

export interface PlatformRule {
  pattern: PlatformPattern;
  /** By language of the request; `p1` names what the first group captures. */
  compiled: ReadonlyMap<string, CompiledRule>;
}

interface Placed extends PlatformRule {
  place: number;
}

/** A longer path or query was never an address of ours: no expression looks at it. */
const MAX_SUBJECT = 2_000;
/** Steps of all expressions for one request, some milliseconds; those that are left then do not hold. */
const MAX_STEPS = 300_000;

/**
 * Finds the rule of the content platform that holds for an address, as the platform's own middleware does: redirect items
 * of the request's language first, then the redirect map in its order. Paths are tried without the language and with it.
 */
export class PlatformMatcher implements RuleMatcher {
  readonly #languages: readonly LanguageConfig[];
  readonly #items = new Map<string, Placed>();
  readonly #addresses = new Map<string, Placed[]>();
  readonly #expressions: Placed[] = [];
  #size = 0;

  constructor(languages: readonly LanguageConfig[]) {
    this.#languages = languages;
  }

  /** Adds a rule behind those that are there. */
  add(rule: PlatformRule): void {
    const placed = { ...rule, place: this.#size++ };
    const { pattern } = rule;
    if (pattern.kind === 'item') {
      const key = `${pattern.language} ${pattern.path}`;
      if (!this.#items.has(key)) this.#items.set(key, placed);
    } else if (pattern.kind === 'address') {
      this.#addresses.set(pattern.path, [...(this.#addresses.get(pattern.path) ?? []), placed]);
    } else this.#expressions.push(placed);
  }

  match({ path }: SpelledPath, query: QueryView): Match | null {
    const { language, bare } = splitLanguage(path, this.#languages);
    const item = this.#items.get(`${language} ${bare}`);
    if (item) return matchOf(item, language, []);
    const paths = [bare, `/${language}${bare === '/' ? '' : bare}`];
    const address = this.#address(paths, query);
    // An expression may ask for the slash behind the language.
    const tried = bare === '/' ? [...paths, `/${language}/`] : paths;
    for (const each of this.#expressionsBefore(address?.place)) {
      const groups = each.compiled.has(language) ? this.#run(each, tried, query) : null;
      if (groups) return matchOf(each, language, groups);
      if (this.#budget.steps <= 0) break;
    }
    return address ? matchOf(address, language, []) : null;
  }

  readonly #budget = { steps: 0 };

  #expressionsBefore(place = Number.POSITIVE_INFINITY): readonly Placed[] {
    this.#budget.steps = MAX_STEPS;
    const end = this.#expressions.findIndex((each) => each.place > place);
    return end === -1 ? this.#expressions : this.#expressions.slice(0, end);
  }

  #address(paths: readonly string[], query: QueryView): Placed | undefined {
    const found = paths.flatMap((path) => this.#addresses.get(path) ?? []);
    if (found.length === 0) return undefined;
    const fitting = found.filter(({ pattern: { query: wanted } }: Placed & { pattern: { query?: string } }) => {
      return wanted === '' || wanted === orderless(query.raw);
    });
    return fitting.sort((one, other) => one.place - other.place)[0];
  }

  #run({ pattern }: Placed, paths: readonly string[], { raw }: QueryView): string[] | null {
    if (pattern.kind !== 'expression') return null;
    const queries = raw === '' ? [''] : ['', `?${inOrderOf(pattern.source, raw)}`, `?${fold(raw)}`];
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

function matchOf({ compiled }: Placed, language: string, groups: readonly string[]): Match | null {
  const rule = compiled.get(language);
  if (!rule) return null;
  return { compiled: rule, captures: new Map(groups.map((text, index) => [`p${index}`, text])) };
}

/** The language that a path begins with, or the site's first; and the path without it. */
export function splitLanguage(path: string, languages: readonly LanguageConfig[]): { language: string; bare: string } {
  const [, first = '', rest = ''] = /^\/([^/?#]*)(.*)$/s.exec(path) ?? [];
  const named = languages.find(({ code, locale }) => [code, locale].some((name) => fold(name) === fold(first)));
  if (named) return { language: named.code, bare: rest.startsWith('/') ? rest : `/${rest}` };
  return { language: languages[0]?.code ?? '', bare: path };
}

/** A query in an order of its own, so that two in other orders are equal. */
export function orderless(query: string): string {
  return [...new URLSearchParams(query)]
    .map(([name, value]) => fold(`${encodeUrlPart(name)}=${encodeUrlPart(value)}`))
    .sort()
    .join('&');
}

/** The visitor's parameters, decoded, in the order in which the expression names them; others behind. */
function inOrderOf(source: string, query: string): string {
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => ({
    name: fold(name),
    text: fold(`${name}=${value}`),
  }));
  const placeOf = (name: string) => {
    const at = source.indexOf(`${name}=`);
    return at === -1 ? Number.POSITIVE_INFINITY : at;
  };
  return pairs
    .map((pair) => ({ ...pair, place: placeOf(pair.name) }))
    .sort((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    .map(({ text }) => text)
    .join('&');
}
