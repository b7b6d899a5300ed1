import type { SiteConfig } from '../../config/siteConfig.ts';
import type { PlatformRedirect } from '../../src/contracts/content.ts';
import { compileRule, type Located } from './compile.ts';
import { Matcher } from './matcher.ts';
import { type Rule, SyntaxFault } from './rule.ts';
import { rememberTargets } from './table.ts';
import type { TargetWorld } from './target.ts';

/** What editors of the platform wrote and we do not follow, with the reason. */
export interface RefusedRedirect {
  /** Its place in the platform's list, counted from 1. */
  line: number;
  pattern: string;
  target: string;
  reason: string;
}

export interface PlatformTable {
  matcher: Matcher;
  rules: readonly Rule[];
  /** What the rules come to; for the checks. */
  located: readonly Located[];
  refused: readonly RefusedRedirect[];
}

/** No more of them are taken: they are read again and again while the product runs. */
const MAX_REDIRECTS = 10_000;

/**
 * The redirects of the content platform as rules of ours. Their patterns are regular expressions: those parts that our
 * language has too are translated, anything else is refused, so that no expression of an editor's runs here.
 *
 * @param origins hosts of our sites, by host
 */
export function platformTable(
  site: SiteConfig,
  redirects: readonly PlatformRedirect[],
  world: TargetWorld,
  origins: ReadonlyMap<string, string>,
): PlatformTable {
  const matcher = new Matcher();
  const rules: Rule[] = [];
  const located: Located[] = [];
  const refused: RefusedRedirect[] = [];
  const targetOf = rememberTargets(world);
  for (const [index, redirect] of redirects.slice(0, MAX_REDIRECTS).entries()) {
    try {
      for (const [source, target] of translate(site, redirect, origins)) {
        const rule = ruleOf(site.id, index + 1, redirect, source, target);
        // The earlier of two equal ones stays, as on the platform.
        for (const each of compileRule(rule, targetOf)) {
          matcher.add(each);
          located.push(each);
        }
        rules.push(rule);
      }
    } catch (fault) {
      if (!(fault instanceof SyntaxFault)) throw fault;
      refused.push({ line: index + 1, pattern: redirect.pattern, target: redirect.target, reason: fault.message });
    }
  }
  return { matcher, rules, located, refused };
}

const WAYS = { REDIRECT_301: 'permanent', REDIRECT_302: 'temporary', SERVER_TRANSFER: 'rewrite' } as const;

function ruleOf(site: string, line: number, redirect: PlatformRedirect, source: string, target: string): Rule {
  const { redirectType, isQueryStringPreserved } = redirect;
  const way = WAYS[redirectType];
  const place = { site, from: 'platform', line, column: 1, targetColumn: 1, section: '' } as const;
  return { ...place, source, target, keepsQuery: isQueryStringPreserved, way };
}

/** Source and target in each language that the redirect is about. */
function translate(
  site: SiteConfig,
  { pattern, target, locale, isLanguagePreserved }: PlatformRedirect,
  origins: ReadonlyMap<string, string>,
): [string, string][] {
  const source = sourceOf(pattern);
  const to = targetOf(target, origins);
  const languages = site.languages.filter(({ code }) => !locale || locale.toLowerCase() === code.toLowerCase());
  return languages.map(({ prefix }) => {
    const stays = isLanguagePreserved && to.startsWith('/');
    return [`${prefix}${source}`, stays ? `${prefix}${to === '/' && prefix ? '' : to}` : to];
  });
}

/** Pieces of expressions that our language has too, and what they are there. */
const PIECES: readonly [RegExp, (count: number) => string][] = [
  [/^\(?\.[*+]\??\)?$/, (count) => `*p${count}`],
  [/^\(?\[\^\/\][*+]\)?$/, (count) => `:p${count}`],
  [/^\(?(?:\\d|\[0-9\])[*+]\)?$/, (count) => `:p${count}(\\d+)`],
];
const TOKEN = /\(?(?:\.|\[\^\/\]|\\d|\[0-9\])[*+]\??\)?|\\[/.\-?=&_~]|[^\\()[\]{}*+^$|]/gy;

/** `^/old/(.*)$` → `/old/*p1`. */
function sourceOf(pattern: string): string {
  const bare = pattern
    .trim()
    .replace(/^\/(.*)\/i?$/, (whole, inner: string) => (inner.startsWith('^') ? inner : whole));
  const body = bare.replace(/^\^/, '').replace(/\$$/, '').replace(/\/\?$/, '');
  let source = '';
  let count = 0;
  let end = 0;
  for (const { 0: token, index } of body.matchAll(TOKEN)) {
    if (index !== end) break;
    end = index + token.length;
    const piece = PIECES.find(([form]) => form.test(token));
    if (piece) count += 1;
    source += piece ? piece[1](count) : unescaped(token);
  }
  if (end !== body.length) {
    throw new SyntaxFault(end, `"${body.slice(end, end + 20)}" is an expression that is not followed here`, '');
  }
  return source.startsWith('/') ? source : `/${source}`;
}

/** A question mark that is not escaped begins a query, as editors write it. */
function unescaped(token: string): string {
  return token.startsWith('\\') ? token.slice(1) : token;
}

/** Captures by number, and addresses of our own hosts as those of our sites. */
function targetOf(target: string, origins: ReadonlyMap<string, string>): string {
  const named = target
    .trim()
    .replace(/\/\$(\d)$/, '/*p$1')
    .replace(/\$(\d)/g, ':p$1');
  const host = /^https?:\/\/([^/?#]+)(.*)$/i.exec(named);
  const site = host && origins.get((host[1] ?? '').toLowerCase().replace(/^www\./, ''));
  if (site) return `${site}:${host[2]?.startsWith('/') ? host[2] : '/'}`;
  return named;
}
