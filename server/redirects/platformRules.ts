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
 */
export function platformTable(
  site: SiteConfig,
  redirects: readonly PlatformRedirect[],
  world: TargetWorld,
): PlatformTable {
  const matcher = new Matcher();
  const rules: Rule[] = [];
  const located: Located[] = [];
  const refused: RefusedRedirect[] = [];
  const targetOf = rememberTargets(world);
  for (const [index, redirect] of redirects.slice(0, MAX_REDIRECTS).entries()) {
    try {
      for (const [source, target] of translate(site, redirect, world.ours)) {
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
  return { ...place, source, target, keepsQuery: isQueryStringPreserved, ifMissing: false, way };
}

/** Source and target in each language that the redirect is about. */
function translate(
  site: SiteConfig,
  { pattern, target, locale, isLanguagePreserved }: PlatformRedirect,
  ours: TargetWorld['ours'],
): [string, string][] {
  const source = sourceOf(pattern);
  const to = targetOf(target, ours);
  const languages = site.languages.filter(({ code }) => !locale || locale.toLowerCase() === code.toLowerCase());
  return languages.map(({ prefix }) => {
    const stays = isLanguagePreserved && to.startsWith('/');
    return [`${prefix}${source}`, stays ? `${prefix}${to === '/' && prefix ? '' : to}` : to];
  });
}

/** Pieces of expressions that our language has too, and what they are there. */
const PIECES: readonly [RegExp, (name: string) => string][] = [
  [/^\.[*+]\??$/, (name) => `*${name}`],
  [/^\[\^\/\][*+]\??$/, (name) => `:${name}`],
  [/^(?:\\d|\[0-9\])[*+]\??$/, (name) => `:${name}(\\d+)`],
];
const TOKEN =
  /\((?:\.|\[\^\/\]|\\d|\[0-9\])[*+]\??\)|(?:\.|\[\^\/\]|\\d|\[0-9\])[*+]\??|\\[/.\-?=&_~]|[^\\()[\]{}*+^$|]/gy;

/** `^/old/(.*)$` → `/old/*p1`. Groups are counted as the target counts them. */
function sourceOf(pattern: string): string {
  const bare = pattern
    .trim()
    .replace(/^\/(.*)\/i?$/, (whole, inner: string) => (inner.startsWith('^') ? inner : whole));
  const body = bare.replace(/^\^/, '').replace(/\$$/, '').replace(/\/\?$/, '');
  let source = '';
  let [groups, others, end] = [0, 0, 0];
  for (const { 0: token, index } of body.matchAll(TOKEN)) {
    if (index !== end) break;
    end = index + token.length;
    const inner = token.replace(/^\(|\)$/g, '');
    const piece = PIECES.find(([form]) => form.test(inner));
    if (!piece) source += unescaped(token);
    else source += piece[1](inner === token ? `q${++others}` : `p${++groups}`);
  }
  if (end !== body.length) {
    throw new SyntaxFault(end, `"${body.slice(end, end + 20)}" is an expression that is not followed here`, '');
  }
  return source.startsWith('/') ? source : `/${source}`;
}

/** A question mark that is not escaped begins a query, as editors write it. A colon is no name of ours. */
function unescaped(token: string): string {
  return token === ':' ? '%3A' : token.replace(/^\\/, '');
}

/** Captures by number, and addresses of our own hosts as those of our sites. */
function targetOf(target: string, ours: TargetWorld['ours']): string {
  const [, origin = '', rest = ''] = /^(https?:\/\/[^/?#]*)?(.*)$/is.exec(target.trim()) ?? [];
  const named = rest
    .replaceAll(':', '%3A')
    .replaceAll('*', '%2A')
    .replace(/\$(\d)/g, ':p$1');
  const site = ours.get(
    origin
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, ''),
  );
  return site ? `${site}:${named.startsWith('/') ? named : `/${named}`}` : `${origin}${named}`;
}
