import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import type { PlatformRedirect } from '../../src/contracts/content/content.ts';
import { canonicalize, decode, fold } from './canonicalize.ts';
import type { CompiledRule, LocatedRule } from './compile.ts';
import { readExpression } from './expression.ts';
import { QueryView } from './matcher.ts';
import {
  PlatformMatcher,
  type PlatformPattern,
  type PlatformRule,
  sortedQuery,
  splitLanguage,
} from './platformMatcher.ts';
import { type Rule, RuleSyntaxError } from './rule.ts';
import { memoizeTargets } from './table.ts';
import { bindTarget, type Target, type TargetContext } from './target.ts';

/** A redirect of the platform that is not supported, with the reason. */
export interface RefusedRedirect {
  /** Position in the platform's list, counted from 1. */
  line: number;
  pattern: string;
  target: string;
  reason: string;
}

export interface PlatformTable {
  matcher: PlatformMatcher;
  rules: readonly Rule[];
  /** The compiled rules; used by the checks. */
  located: readonly LocatedRule[];
  refused: readonly RefusedRedirect[];
}

/** Redirects beyond this number are ignored, because the list is compiled again at every refresh. */
const MAX_REDIRECTS = 10_000;

/**
 * Compiles the redirects of the content platform as its own middleware reads them: redirect items, and maps of URLs and
 * regular expressions. Expressions run in linear time; those that cannot are refused.
 */
export function platformTable(
  site: SiteConfig,
  redirects: readonly PlatformRedirect[],
  context: TargetContext,
): PlatformTable {
  const matcher = new PlatformMatcher(site.languages);
  const rules: Rule[] = [];
  const located: LocatedRule[] = [];
  const refused: RefusedRedirect[] = [];
  // Editors of the platform may also name a listed host over plain HTTP.
  const targetFrom = memoizeTargets({ ...context, plainHttp: true });
  for (const [index, redirect] of redirects.slice(0, MAX_REDIRECTS).entries()) {
    try {
      const pattern = patternOf(redirect);
      const compiled = new Map<string, CompiledRule>();
      for (const language of languagesOf(pattern, redirect.locale, site)) {
        const rule = ruleOf(site.id, index + 1, redirect, { pattern, language });
        const groups = pattern.kind === 'expression' ? pattern.expression.groups : null;
        const target = boundTarget(
          targetFrom(targetOf(redirect, { language, site, context })),
          redirect.target,
          groups,
        );
        compiled.set(language.code, { rule, marked: false, conditions: [], names: namesOf(groups), target });
      }
      refuseRouteTaken(site, { pattern, compiled });
      matcher.add({ pattern, compiled });
      for (const [code, each] of compiled) located.push(locatedAt(each, pattern, prefixOf(site, code)));
      rules.push(...[...compiled.values()].map(({ rule }) => rule));
    } catch (error) {
      if (!(error instanceof RuleSyntaxError)) throw error;
      refused.push({ line: index + 1, pattern: redirect.pattern, target: redirect.target, reason: error.message });
    }
  }
  return { matcher, rules, located, refused };
}

/**
 * A mistaken expression of an editor must not take the list of cars or the home page away.
 * @throws RuleSyntaxError for a rule that matches a page that the site's configuration names, without a query
 */
function refuseRouteTaken(site: SiteConfig, rule: PlatformRule): void {
  const alone = new PlatformMatcher(site.languages);
  alone.add(rule);
  const taken = routesOf(site).find((path) => alone.match({ path, marked: false }, new QueryView('')) !== null);
  if (taken !== undefined) throw new RuleSyntaxError(0, `it takes ${taken}, a page that the site needs`, '');
}

/** Returns the paths of the pages that the configuration of a site names, in each language. */
function routesOf({ paths, languages }: SiteConfig): string[] {
  const { carList, dealers, serviceBooking, tireHotel, sellCar, newsletter, testDrive } = paths;
  const pages = [carList, dealers, serviceBooking, tireHotel, sellCar, newsletter, testDrive];
  const routes = ['/', ...pages.filter((path) => path !== null)];
  return languages.flatMap(({ prefix }) => routes.map((path) => (path === '/' ? prefix || '/' : prefix + path)));
}

const KINDS = { REDIRECT_301: 'permanent', REDIRECT_302: 'temporary', SERVER_TRANSFER: 'rewrite' } as const;

function ruleOf(
  site: string,
  line: number,
  redirect: PlatformRedirect,
  { pattern, language }: { pattern: PlatformPattern; language: LanguageConfig },
): Rule {
  const { redirectType, isQueryStringPreserved } = redirect;
  const position = { site, from: 'platform', line, column: 1, targetColumn: 1, section: '' } as const;
  const source = pattern.kind === 'expression' ? redirect.pattern : language.prefix + pattern.path;
  const kind = KINDS[redirectType];
  return {
    ...position,
    source,
    target: redirect.target,
    preserveQuery: isQueryStringPreserved,
    onNotFound: false,
    kind,
  };
}

/** Characters that distinguish an expression from a literal URL. */
const EXPRESSION = /[\\()[\]{}*+^$|]|\?(?![\w.-]+=)|\?.*\?/;

function patternOf({ pattern, locale }: PlatformRedirect): PlatformPattern {
  const text = pattern.trim();
  const plain = plainPattern(text);
  if (locale) return { kind: 'item', language: locale, path: pathOf(plain) };
  if (!EXPRESSION.test(plain) || STARRED.test(plain)) {
    const [path = '', query = ''] = plain.split('?', 2);
    return { kind: 'exact', path: pathOf(path), query: sortedQuery(query) };
  }
  const source = expressionOf(text);
  return { kind: 'expression', expression: readExpression(source), source: fold(source.replaceAll('\\', '')) };
}

/** A path with a single `*` or `+` at its end. The platform compares it literally. */
const STARRED = /^\/[a-z0-9/-]+[*+]$/i;

/** Simplifies `^/page/?$`, `/page[/]?` and `/page?` to `/page`. */
function plainPattern(pattern: string): string {
  const anchored = /^\^(\/[\w%/-]*?)(?:\/\?|\[\/\]\?|\\\/\?)?\$$/.exec(pattern);
  const plain = /^(\/[\w%/-]+?)(?:\/\?|\[\/\]\?|\\\/\?|\?)$/.exec(pattern);
  return anchored?.[1] ?? plain?.[1] ?? pattern;
}

/** Returns the canonical form of a path. @throws RuleSyntaxError */
function pathOf(text: string): string {
  const canonical = canonicalize(text.startsWith('/') ? text : `/${text}`);
  if (canonical === null || /\/\//.test(text)) throw new RuleSyntaxError(0, `"${text}" is not a path`, '');
  return canonical.path;
}

/**
 * Normalizes an expression: removes the slashes and flags around it, decodes it, makes a trailing slash optional, and
 * escapes a question mark that begins a query.
 */
function expressionOf(pattern: string): string {
  const inner = /^\/(\^.*|.*\$)\/[a-z]*$/i.exec(pattern)?.[1] ?? pattern;
  const decoded = decode(inner.replace(/%(?![0-9a-f]{2})/gi, '%25')) ?? inner;
  // Letter case is preserved, because \D is not \d.
  return decoded
    .normalize('NFC')
    .replace(/^\(\?i\)/, '')
    .replace(/(?<=[\w/-])\?(?=[\w.-]+=)/g, '\\?')
    .replace(/(?:\[\/\]|\(\/\)|\(\?:\/\)|\\?\/)[?*]?(?=\$?$)/, (slash, at: number) => (at > 1 ? '' : slash));
}

/** Returns all languages of the site, or the one that the redirect names. An item gets the site's own code for it. */
function languagesOf(
  pattern: PlatformPattern,
  requested: string | null | undefined,
  { languages }: SiteConfig,
): readonly LanguageConfig[] {
  if (!requested) return languages;
  const matching = languages.filter(({ code, locale }) =>
    [code, locale].some((name) => fold(name) === fold(requested)),
  );
  if (pattern.kind === 'item') for (const { code } of matching) pattern.language = code;
  return matching;
}

const namesOf = (groups: number | null): readonly string[] =>
  Array.from({ length: groups ?? 0 }, (_, index) => `p${index + 1}`);

/** Binds a target to the groups of its expression; references to groups that do not exist become empty. */
function boundTarget(target: Target, text: string, groups: number | null): Target {
  const captured = new Set(namesOf(groups));
  const matching = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => `p${number}`);
  const missing = groups === null ? [] : matching.filter((name) => !captured.has(name));
  return bindTarget(target, text, { captured, constants: Object.fromEntries(missing.map((name) => [name, ''])) });
}

interface TargetScope {
  language: LanguageConfig;
  site: SiteConfig;
  context: TargetContext;
}

/**
 * Translates a target into the syntax of our tables: captures get names, `$siteLang` becomes the site's default language,
 * URLs of our hosts become `site:/path`, and a language at the start of a path becomes its prefix. Without one, the
 * request's language is used where the redirect preserves it.
 */
function targetOf({ target, isLanguagePreserved }: PlatformRedirect, { language, site, context }: TargetScope): string {
  const [first] = site.languages;
  const text = target.trim().replace(/\$siteLang/gi, first.code);
  const [, scheme = '', host = '', rest = ''] = /^(?:(https?:)?\/\/([^/?#]*))?(.*)$/is.exec(text) ?? [];
  const matching = rest
    .replaceAll(':', '%3A')
    .replaceAll(' ', '%20')
    .replaceAll('*', '%2A')
    .replace(/\$(\d+)/g, ':p$1');
  const siteId = host === '' ? site.id : context.siteByHost.get(fold(host).replace(/^www\./, ''));
  if (siteId === undefined) {
    const listed = scheme === '' && !context.hosts.has(fold(host)) ? '' : (scheme || 'https:').toLowerCase();
    return `${listed}//${host}${matching}`;
  }
  const rooted = /^[/\\]/.test(matching) ? matching : `/${matching}`;
  if (siteId !== site.id) return `${siteId}:${rooted}`;
  return inLanguage(rooted, { site, fallback: host === '' && isLanguagePreserved ? language : first });
}

function inLanguage(path: string, { site, fallback }: { site: SiteConfig; fallback: LanguageConfig }): string {
  const [, plain = '', after = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const split = splitLanguage(plain, site.languages);
  const prefix = split.unprefixed === plain ? fallback.prefix : prefixOf(site, split.language);
  return `${split.unprefixed === '/' && prefix ? prefix : prefix + split.unprefixed}${after}`;
}

const prefixOf = ({ languages }: SiteConfig, code: string): string =>
  languages.find((language) => language.code === code)?.prefix ?? '';

/** Returns the rule with a path that it matches, for the checks. */
function locatedAt(compiled: CompiledRule, pattern: PlatformPattern, prefix: string): LocatedRule {
  const sample = pattern.kind === 'expression' ? pattern.expression.sample : pattern.path;
  const query = pattern.kind === 'exact' ? pattern.query : (sample.split('?', 2)[1] ?? '');
  const conditions = [...new URLSearchParams(query)].map(([name, value]) => ({
    name,
    value,
    capture: '',
    sample: value,
  }));
  const segments = `${prefix}${sample.split('?', 1)[0]}`.split('/').filter(Boolean);
  return { compiled: { ...compiled, conditions }, segments, rest: false };
}
