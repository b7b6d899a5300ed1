import type { LanguageConfig, SiteConfig } from '../../config/siteConfig.ts';
import type { PlatformRedirect } from '../../src/contracts/content.ts';
import type { CompiledRule, Located } from './compile.ts';
import { readExpression } from './expression.ts';
import { orderless, PlatformMatcher, type PlatformPattern, splitLanguage } from './platformMatcher.ts';
import { type Rule, SyntaxFault } from './rule.ts';
import { decode, fold, spell } from './spelling.ts';
import { rememberTargets } from './table.ts';
import { bindTarget, type Target, type TargetWorld } from './target.ts';

/** What editors of the platform wrote and we do not follow, with the reason. */
export interface RefusedRedirect {
  /** Its place in the platform's list, counted from 1. */
  line: number;
  pattern: string;
  target: string;
  reason: string;
}

export interface PlatformTable {
  matcher: PlatformMatcher;
  rules: readonly Rule[];
  /** What the rules come to; for the checks. */
  located: readonly Located[];
  refused: readonly RefusedRedirect[];
}

/** No more of them are taken: they are read again and again while the product runs. */
const MAX_REDIRECTS = 10_000;

/**
 * The redirects of the content platform, read as its own middleware reads them: redirect items, and maps of addresses and
 * regular expressions. Expressions run in linear time; what cannot is refused.
 */
export function platformTable(
  site: SiteConfig,
  redirects: readonly PlatformRedirect[],
  world: TargetWorld,
): PlatformTable {
  const matcher = new PlatformMatcher(site.languages);
  const rules: Rule[] = [];
  const located: Located[] = [];
  const refused: RefusedRedirect[] = [];
  // Editors of the platform may name a listed host over plain HTTP, as it sends visitors wherever they say.
  const readTarget = rememberTargets({ ...world, plainHttp: true });
  for (const [index, redirect] of redirects.slice(0, MAX_REDIRECTS).entries()) {
    try {
      const pattern = patternOf(redirect);
      const compiled = new Map<string, CompiledRule>();
      for (const language of languagesOf(pattern, redirect.locale, site)) {
        const rule = ruleOf(site.id, index + 1, redirect, { pattern, language });
        const groups = pattern.kind === 'expression' ? pattern.expression.groups : null;
        const target = boundTarget(readTarget(targetOf(redirect, { language, site, world })), redirect.target, groups);
        compiled.set(language.code, { rule, marked: false, conditions: [], names: namesOf(groups), target });
      }
      matcher.add({ pattern, compiled });
      for (const [code, each] of compiled) located.push(locatedAt(each, pattern, prefixOf(site, code)));
      rules.push(...[...compiled.values()].map(({ rule }) => rule));
    } catch (fault) {
      if (!(fault instanceof SyntaxFault)) throw fault;
      refused.push({ line: index + 1, pattern: redirect.pattern, target: redirect.target, reason: fault.message });
    }
  }
  return { matcher, rules, located, refused };
}

const WAYS = { REDIRECT_301: 'permanent', REDIRECT_302: 'temporary', SERVER_TRANSFER: 'rewrite' } as const;

function ruleOf(
  site: string,
  line: number,
  redirect: PlatformRedirect,
  { pattern, language }: { pattern: PlatformPattern; language: LanguageConfig },
): Rule {
  const { redirectType, isQueryStringPreserved } = redirect;
  const place = { site, from: 'platform', line, column: 1, targetColumn: 1, section: '' } as const;
  const source = pattern.kind === 'expression' ? redirect.pattern : language.prefix + pattern.path;
  const way = WAYS[redirectType];
  return { ...place, source, target: redirect.target, keepsQuery: isQueryStringPreserved, ifMissing: false, way };
}

/** Signs by which an expression is told from an address that is written out. */
const EXPRESSION = /[\\()[\]{}*+^$|]|\?(?![\w.-]+=)|\?.*\?/;

function patternOf({ pattern, locale }: PlatformRedirect): PlatformPattern {
  const written = pattern.trim();
  const bare = plainPattern(written);
  if (locale) return { kind: 'item', language: locale, path: pathOf(bare) };
  if (!EXPRESSION.test(bare) || STARRED.test(bare)) {
    const [path = '', query = ''] = bare.split('?', 2);
    return { kind: 'address', path: pathOf(path), query: orderless(query) };
  }
  const source = expressionOf(written);
  return { kind: 'expression', expression: readExpression(source), source: fold(source.replaceAll('\\', '')) };
}

/** A path with one sign at its end: the platform compares it as it is written, so that it does not match what follows. */
const STARRED = /^\/[a-z0-9/-]+[*+]$/i;

/** `^/page/?$`, `/page[/]?` and `/page?` say no more than `/page`. */
function plainPattern(pattern: string): string {
  const anchored = /^\^(\/[\w%/-]*?)(?:\/\?|\[\/\]\?|\\\/\?)?\$$/.exec(pattern);
  const bare = /^(\/[\w%/-]+?)(?:\/\?|\[\/\]\?|\\\/\?|\?)$/.exec(pattern);
  return anchored?.[1] ?? bare?.[1] ?? pattern;
}

/** An address as addresses are compared. */
function pathOf(written: string): string {
  const spelled = spell(written.startsWith('/') ? written : `/${written}`);
  if (spelled === null || /\/\//.test(written)) throw new SyntaxFault(0, `"${written}" is no address`, '');
  return spelled.path;
}

/**
 * The expression as it is run: without the slashes and flags around it, decoded, a slash at the end free, and a question
 * mark that begins a query meant as such.
 */
function expressionOf(pattern: string): string {
  const inner = /^\/(\^.*|.*\$)\/[a-z]*$/i.exec(pattern)?.[1] ?? pattern;
  const decoded = decode(inner.replace(/%(?![0-9a-f]{2})/gi, '%25')) ?? inner;
  // Letters stay as they are, since \D is not \d.
  return decoded
    .normalize('NFC')
    .replace(/^\(\?i\)/, '')
    .replace(/(?<=[\w/-])\?(?=[\w.-]+=)/g, '\\?')
    .replace(/(?:\[\/\]|\(\/\)|\(\?:\/\)|\\?\/)[?*]?(?=\$?$)/, (slash, at: number) => (at > 1 ? '' : slash));
}

/** All languages of the site, or the one that the redirect names; an item is then found by the site's own code for it. */
function languagesOf(
  pattern: PlatformPattern,
  wanted: string | null | undefined,
  { languages }: SiteConfig,
): readonly LanguageConfig[] {
  if (!wanted) return languages;
  const named = languages.filter(({ code, locale }) => [code, locale].some((name) => fold(name) === fold(wanted)));
  if (pattern.kind === 'item') for (const { code } of named) pattern.language = code;
  return named;
}

const namesOf = (groups: number | null): readonly string[] =>
  Array.from({ length: groups ?? 0 }, (_, index) => `p${index + 1}`);

/** Groups that the expression does not have are empty; an address has none to name. */
function boundTarget(target: Target, written: string, groups: number | null): Target {
  const captured = new Set(namesOf(groups));
  const named = [...written.matchAll(/\$(\d+)/g)].map(([, number]) => `p${number}`);
  const missing = groups === null ? [] : named.filter((name) => !captured.has(name));
  return bindTarget(target, written, { captured, constants: Object.fromEntries(missing.map((name) => [name, ''])) });
}

interface TargetScope {
  language: LanguageConfig;
  site: SiteConfig;
  world: TargetWorld;
}

/**
 * A target in the language of our tables: captures by name, `$siteLang` the site's first language, addresses of our own
 * hosts those of our sites, a language at the start of a path its prefix, else the request's where it is preserved.
 */
function targetOf({ target, isLanguagePreserved }: PlatformRedirect, { language, site, world }: TargetScope): string {
  const [first] = site.languages;
  const written = target.trim().replace(/\$siteLang/gi, first.code);
  const [, scheme = '', host = '', rest = ''] = /^(?:(https?:)?\/\/([^/?#]*))?(.*)$/is.exec(written) ?? [];
  const named = rest
    .replaceAll(':', '%3A')
    .replaceAll(' ', '%20')
    .replaceAll('*', '%2A')
    .replace(/\$(\d+)/g, ':p$1');
  const own = host === '' ? site.id : world.ours.get(fold(host).replace(/^www\./, ''));
  if (own === undefined) {
    const listed = scheme === '' && !world.hosts.has(fold(host)) ? '' : (scheme || 'https:').toLowerCase();
    return `${listed}//${host}${named}`;
  }
  const rooted = /^[/\\]/.test(named) ? named : `/${named}`;
  if (own !== site.id) return `${own}:${rooted}`;
  return inLanguage(rooted, { site, fallback: host === '' && isLanguagePreserved ? language : first });
}

function inLanguage(path: string, { site, fallback }: { site: SiteConfig; fallback: LanguageConfig }): string {
  const [, bare = '', after = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  const split = splitLanguage(bare, site.languages);
  const prefix = split.bare === bare ? fallback.prefix : prefixOf(site, split.language);
  return `${split.bare === '/' && prefix ? prefix : prefix + split.bare}${after}`;
}

const prefixOf = ({ languages }: SiteConfig, code: string): string =>
  languages.find((language) => language.code === code)?.prefix ?? '';

/** The rule at an address that it holds for, for the checks. */
function locatedAt(compiled: CompiledRule, pattern: PlatformPattern, prefix: string): Located {
  const sample = pattern.kind === 'expression' ? pattern.expression.sample : pattern.path;
  const query = pattern.kind === 'address' ? pattern.query : (sample.split('?', 2)[1] ?? '');
  const conditions = [...new URLSearchParams(query)].map(([name, value]) => ({
    name,
    value,
    capture: '',
    sample: value,
  }));
  const segments = `${prefix}${sample.split('?', 1)[0]}`.split('/').filter(Boolean);
  return { compiled: { ...compiled, conditions }, segments, rest: false };
}
