import { resolveSite } from '../../config/hosts.ts';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { SITES } from '../../config/sites.ts';
import { asciiTarget, targetFault } from '../../server/middleware/guards.ts';
import { canonicalize } from '../../server/redirects/canonicalize.ts';
import type { LocatedRule } from '../../server/redirects/compile.ts';
import { locationHeader } from '../../server/redirects/findRedirect.ts';
import { Matcher, QueryView } from '../../server/redirects/matcher.ts';
import { resolve, splitUrl } from '../../server/redirects/resolver.ts';
import { SAMPLES, sampleOf } from '../../server/redirects/samples.ts';
import { type LoadedTables, loadTables, tableFile } from '../../server/redirects/tables.ts';
import { type Chance, createChance } from './chance.ts';
import { ask } from './live.ts';
import { readArguments, serverNamed, sitesNamed, UsageError, wholeNumber } from './usage.ts';
import { isForeign, nearMissOf, variantOf } from './variants.ts';

const OPTIONS = {
  site: { type: 'string', multiple: true, default: [] as string[] },
  count: { type: 'string', default: '2000' },
  seed: { type: 'string' },
  url: { type: 'string' },
} as const;
const MOST = 10_000_000;

/** What an address came to, without the foreign parameters that it carried along; null when it stays where it is. */
type Outcome = string | null;

/** Says what becomes of an address of a site. */
type Oracle = (site: SiteConfig, url: string) => Promise<Outcome> | Outcome;

/** `fuzz`: random spellings of random old addresses must come to the same place as the plain ones; 1 when one does not. */
export async function fuzz(args: readonly string[], folder: string): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  const sites = sitesNamed(values.site);
  const count = wholeNumber('count', values.count, 1, MOST);
  const seed = values.seed ?? String(Date.now() % 1_000_000);
  const tables = loadTables(folder, SITES);
  // Rules for missing pages are asked by a server that has looked for the page.
  const rules = sites.flatMap((site) =>
    (tables.bySite.get(site.id)?.located ?? [])
      .filter(({ compiled }) => !compiled.rule.onNotFound)
      .map((located) => ({ site, located })),
  );
  if (rules.length === 0) throw new UsageError('There is no rule to try.');
  const oracle = values.url === undefined ? engine(tables) : server(serverNamed('url', values.url));
  const chance = createChance(seed);
  // What a server makes of an address that no line is about depends on its pages.
  const misses = values.url === undefined ? 0.2 : 0;
  const tried = new Set<LocatedRule>();
  for (let turn = 0; turn < count; turn += 1) {
    const { site, located } = chance.pick(rules);
    tried.add(located);
    const failure = await tryOne(site, located, { tables, oracle, chance, misses });
    if (failure === null) continue;
    const { rule } = located.compiled;
    console.log(`Failed after ${turn + 1} addresses (--seed ${seed} --count ${count}):`);
    console.log(`  rule     redirects/${tableFile(site.id)}:${rule.line}  ${rule.source}`);
    console.log(`  plain    ${failure.plain}  comes to  ${failure.expected ?? 'nothing else'}`);
    console.log(`  variant  ${failure.variant}  comes to  ${failure.found ?? 'nothing else'}`);
    return 1;
  }
  console.log(`${count} addresses of ${tried.size} rules came to where their plain spelling leads (--seed ${seed}).`);
  return 0;
}

interface Trial {
  tables: LoadedTables;
  oracle: Oracle;
  chance: Chance;
  /** Share of addresses that are beside those of rules. */
  misses: number;
}

async function tryOne(site: SiteConfig, located: LocatedRule, { tables, oracle, chance, misses }: Trial) {
  const sample = sampleOf(located, chance.int(0, SAMPLES - 1));
  const miss = chance.happens(misses);
  const plain = miss ? nearMissOf(sample, chance) : sample;
  const marker = !miss && !hasMarkedRule(tables, site, plain);
  const variant = variantOf(plain, chance, { marker });
  const [expected, found] = [await oracle(site, plain), await oracle(site, variant)];
  return expected === found ? null : { plain, variant, expected, found };
}

/** Whether a rule that is written with the marker would decide about the marked address. */
function hasMarkedRule({ bySite }: LoadedTables, { id }: SiteConfig, url: string): boolean {
  const { path, query } = splitUrl(url);
  const spelled = canonicalize(path);
  if (!spelled) return false;
  const match = bySite.get(id)?.matcher.match({ ...spelled, marked: true }, new QueryView(query));
  return spelled.marked || match?.compiled.marked === true;
}

/** The tables alone. */
function engine({ bySite }: LoadedTables): Oracle {
  const platform = new Matcher();
  const byId = new Map<string, SiteConfig>(SITES.map((site) => [site.id, site]));
  const rulesOf = (id: string) => {
    const file = bySite.get(id)?.matcher;
    return file && { file, platform };
  };
  return (site, url) => {
    const target = asciiTarget(url);
    const refused = targetFault(target);
    if (refused !== null) return `${refused}`;
    const resolved = resolveSite(site.host);
    const resolution = resolve(rulesOf, site.id, target);
    return resolution && resolved && withoutForeign(locationHeader(resolution.location, resolved, byId));
  };
}

/** A running server, the platform's redirects included. An address that it merely spells as it should is not sent on. */
function server(base: string): Oracle {
  const { port } = new URL(base);
  return async (site, url) => {
    const { status, location } = await ask(base, `${site.id}.localhost${port ? `:${port}` : ''}`, url, 'GET');
    if (status >= 500) return `${status}`;
    const path = location && canonicalize(splitUrl(location).path)?.path;
    const isOwn = path !== null && path === canonicalize(splitUrl(asciiTarget(url)).path)?.path;
    return location === null || isOwn ? null : withoutForeign(location);
  };
}

function withoutForeign(location: string): string {
  const [, address = '', query = '', fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/.exec(location) ?? [];
  const kept = query.split('&').filter((pair) => pair !== '' && !isForeign(pair.split('=', 1)[0] ?? ''));
  return `${address}${kept.length > 0 ? `?${kept.join('&')}` : ''}${fragment}`;
}
