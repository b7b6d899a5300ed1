import { resolveSite } from '../../config/hosts.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { SITES } from '../../config/sites.ts';
import { createRandom, type Random } from '../../lib/random.ts';
import { encodeTarget, invalidTargetStatus } from '../../server/operations/requestTarget.ts';
import {
  canonicalize,
  type LoadedTables,
  type LocatedRule,
  loadTables,
  locationHeader,
  Matcher,
  QueryView,
  resolve,
  SAMPLES,
  sampleOf,
  splitUrl,
  tableFile,
} from '../../server/redirects/rules.ts';
import { fetchRedirect } from './live.ts';
import { integerOption, type RedirectsContext, readArguments, selectedSites, serverUrl, UsageError } from './usage.ts';
import { isThirdParty, nearMissOf, variantOf } from './variants.ts';

const OPTIONS = {
  site: { type: 'string', multiple: true, default: [] as string[] },
  count: { type: 'string', default: '2000' },
  seed: { type: 'string' },
  url: { type: 'string' },
} as const;
const MAX_COUNT = 10_000_000;

/** The redirect target of a URL without third-party parameters; null when it is not redirected. */
type Outcome = string | null;

/** Returns the outcome for a URL of a site. */
type Resolver = (site: SiteConfig, url: string) => Promise<Outcome> | Outcome;

/** `fuzz`: checks that random variants of random old URLs redirect like the plain URLs; exits with 1 when one does not. */
export async function fuzz(args: readonly string[], { folder, output }: RedirectsContext): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  const sites = selectedSites(values.site);
  const count = integerOption('count', values.count, 1, MAX_COUNT);
  const seed = values.seed ?? String(Date.now() % 1_000_000);
  const tables = loadTables(folder, SITES);
  // If-missing rules depend on the pages of a server.
  const rules = sites.flatMap((site) =>
    (tables.bySite.get(site.id)?.located ?? [])
      .filter(({ compiled }) => !compiled.rule.onNotFound)
      .map((located) => ({ site, located })),
  );
  if (rules.length === 0) throw new UsageError('There is no rule to test.');
  const resolver = values.url === undefined ? tableResolver(tables) : serverResolver(serverUrl('url', values.url));
  const random = createRandom(seed);
  // Without a matching rule, the response of a server depends on its pages.
  const missRate = values.url === undefined ? 0.2 : 0;
  const rulesTried = new Set<LocatedRule>();
  for (let index = 0; index < count; index += 1) {
    const { site, located } = random.pick(rules);
    rulesTried.add(located);
    const failure = await tryOne(site, located, { tables, resolver, random, missRate });
    if (failure === null) continue;
    const { rule } = located.compiled;
    output.log(`Failed after ${index + 1} URLs (--seed ${seed} --count ${count}):`);
    output.log(`  rule     redirects/${tableFile(site.id)}:${rule.line}  ${rule.source}`);
    output.log(`  plain    ${failure.plain}  redirects to  ${failure.expected ?? 'nothing'}`);
    output.log(`  variant  ${failure.variant}  redirects to  ${failure.actual ?? 'nothing'}`);
    return 1;
  }
  output.log(
    `${count} URLs of ${rulesTried.size} rules redirect to the same target as their plain form (--seed ${seed}).`,
  );
  return 0;
}

interface Trial {
  tables: LoadedTables;
  resolver: Resolver;
  random: Random;
  /** Share of URLs that match no rule. */
  missRate: number;
}

async function tryOne(site: SiteConfig, located: LocatedRule, { tables, resolver, random, missRate }: Trial) {
  const sample = sampleOf(located, random.int(0, SAMPLES - 1));
  const miss = random.chance(missRate);
  const plain = miss ? nearMissOf(sample, random) : sample;
  const marker = !miss && !hasMarkedRule(tables, site, plain);
  const variant = variantOf(plain, random, { marker });
  const [expected, actual] = [await resolver(site, plain), await resolver(site, variant)];
  return expected === actual ? null : { plain, variant, expected, actual };
}

/** Whether a rule with the marker in its source matches the URL with the marker. */
function hasMarkedRule({ bySite }: LoadedTables, { id }: SiteConfig, url: string): boolean {
  const { path, query } = splitUrl(url);
  const canonical = canonicalize(path);
  if (!canonical) return false;
  const match = bySite.get(id)?.matcher.match({ ...canonical, marked: true }, new QueryView(query));
  return canonical.marked || match?.compiled.marked === true;
}

/** Resolves URLs by the tables, without a server. */
function tableResolver({ bySite }: LoadedTables): Resolver {
  const platform = new Matcher();
  const byId = new Map<string, SiteConfig>(SITES.map((site) => [site.id, site]));
  const rulesOf = (id: string) => {
    const file = bySite.get(id)?.matcher;
    return file && { file, platform };
  };
  return (site, url) => {
    const target = encodeTarget(url);
    const refused = invalidTargetStatus(target);
    if (refused !== null) return `${refused}`;
    const resolved = resolveSite(site.host);
    const resolution = resolve(rulesOf, site.id, target);
    return resolution && resolved && withoutThirdParty(locationHeader(resolution.location, resolved, byId));
  };
}

/** Resolves URLs by a running server, the platform's redirects included. A redirect to the canonical URL counts as none. */
function serverResolver(base: string): Resolver {
  const { port } = new URL(base);
  return async (site, url) => {
    const { status, location } = await fetchRedirect(base, `${site.id}.localhost${port ? `:${port}` : ''}`, url, 'GET');
    if (status >= 500) return `${status}`;
    const path = location && canonicalize(splitUrl(location).path)?.path;
    const isSameUrl = path !== null && path === canonicalize(splitUrl(encodeTarget(url)).path)?.path;
    return location === null || isSameUrl ? null : withoutThirdParty(location);
  };
}

function withoutThirdParty(location: string): string {
  const [, url = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(location) ?? [];
  const remaining = query.split('&').filter((pair) => pair !== '' && !isThirdParty(pair.split('=', 1)[0] ?? ''));
  return `${url}${remaining.length > 0 ? `?${remaining.join('&')}` : ''}${fragment}`;
}
