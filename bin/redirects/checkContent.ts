import type { SiteConfig } from '../../config/siteConfig.ts';
import {
  canonicalize,
  type Diagnostic,
  type LoadedTables,
  type LocatedRule,
  type PlatformTable,
  platformTable,
  type Rule,
  type SiteRules,
  sampleOf,
  splitUrl,
  targetContext,
} from '../../server/redirects/rules.ts';
import { createLimit } from '../doctor/limit.ts';
import { existingPaths } from './existingPaths.ts';
import { type Finding, findingAt } from './finding.ts';
import { hiddenPages } from './hiddenPages.ts';
import { fetchInventory, type Inventory } from './inventory.ts';
import { CAR_ID_ONLY, type Judgement, judge } from './judge.ts';
import { judgeByUpstream } from './judgeByUpstream.ts';
import { platformNotes } from './platformNotes.ts';
import { redirectTarget, type TargetCheck } from './redirectTarget.ts';

export type Upstreams = Parameters<typeof fetchInventory>[1] & {
  content: { redirects: (scope: { site: SiteConfig }) => Promise<Parameters<typeof platformTable>[1]> };
} & Parameters<typeof judgeByUpstream>[2];

/** Concurrent requests to upstreams. */
const CONCURRENCY = 8;

/**
 * Checks tables against the content of the sites. Finds targets that do not respond with 200, pages that a rule hides, and filters
 * and lists without results.
 *
 * @param sites whose tables are checked; rules may redirect to `allSites`
 * @throws UpstreamError
 */
export async function checkContent(
  { bySite, hosts }: LoadedTables,
  { sites, allSites }: { sites: readonly SiteConfig[]; allSites: readonly SiteConfig[] },
  upstreams: Upstreams,
): Promise<Finding[]> {
  const siteOf = new Map(allSites.map((site) => [site.id, site]));
  const context = targetContext(allSites, hosts);
  const platforms = new Map<string, PlatformTable>();
  await Promise.all(
    allSites.map(async (site) => {
      platforms.set(site.id, platformTable(site, await upstreams.content.redirects({ site }), context));
    }),
  );
  const rules = new Map<string, SiteRules>();
  for (const [id, { matcher: file, onNotFound }] of bySite) {
    const platform = platforms.get(id)?.matcher;
    if (platform) rules.set(id, { file, platform, onNotFound });
  }
  const rulesOf = (id: string) => rules.get(id);
  // One site after the other: each needs several concurrent searches.
  const sequentially = createLimit(1);
  const inventories = memoizeAsync(async (id) => {
    const site = siteOf.get(id);
    if (!site) throw new Error(`No site ${id}`);
    return sequentially(() => fetchInventory(site, upstreams));
  });
  const located = (id: string) => [...(bySite.get(id)?.located ?? []), ...(platforms.get(id)?.located ?? [])];
  const findingsOf = createTargetCheck(inventories, located, upstreams);

  const ofSite = async ({ id }: SiteConfig): Promise<Finding[]> => {
    const [table, platform, inventory] = [bySite.get(id), platforms.get(id), await inventories(id)];
    if (!table || !platform) return [];
    const hidden = hiddenPages(id, existingPaths(inventory), rulesOf).map(({ rule, diagnostic }) =>
      findingAt(kindFor(rule), rule, diagnostic),
    );
    const targets = located(id).map((each) => redirectTarget(each, rulesOf));
    const targetFindings = await Promise.all(targets.filter((target) => target !== null).map(findingsOf));
    return [...hidden, ...targetFindings.flat(), ...platformNotes(id, platform, table.matcher)];
  };
  return (await Promise.all(sites.map(ofSite))).flat();
}

/** Issues of the platform's redirects are notes: only its editors can fix them, and they do not stop a deployment. */
const kindFor = ({ from }: Rule): Finding['kind'] => (from === 'file' ? 'error' : 'note');

function memoizeAsync<T>(make: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const results = new Map<string, Promise<T>>();
  return (key) => {
    const cached = results.get(key) ?? make(key);
    results.set(key, cached);
    return cached;
  };
}

type InventoryOf = (site: string) => Promise<Inventory>;

/** Creates a check of redirect targets that judges each URL once: thousands of rules redirect to few URLs. */
function createTargetCheck(inventories: InventoryOf, located: (site: string) => LocatedRule[], upstreams: Upstreams) {
  const limit = createLimit(CONCURRENCY);
  const judgements = memoizeAsync(async (key: string): Promise<Judgement> => {
    const { site, path, query } = JSON.parse(key) as { site: string; path: string; query: string };
    const inventory = await inventories(site);
    const { question, ...judgement } = judge(inventory, { path, query });
    if (judgement.issue || !question) return judgement;
    return { ...judgement, ...(await limit(() => judgeByUpstream(question, inventory.site, upstreams))) };
  });
  const matches = createMatches(inventories, located);
  return async (target: TargetCheck): Promise<Finding[]> => {
    const { rule } = target;
    if (target.kind === 'error') return [findingAt(kindFor(rule), rule, target.diagnostic)];
    if (target.kind === 'pattern') {
      const match = await matches(target.site, target.pattern);
      if (match === 'id') return [findingAt('note', rule, CAR_ID_ONLY)];
      return match ? [] : [findingAt(kindFor(rule), rule, noSuchPages(target.example))];
    }
    const { issue, note } = await judgements(JSON.stringify({ site: target.site, ...target.location }));
    if (issue) return [findingAt(kindFor(rule), rule, issue)];
    return note ? [findingAt('note', rule, note)] : [];
  };
}

/** Creates a function that returns what a target pattern matches on a site: a page or rule, only a car's id, or null. */
function createMatches(inventories: InventoryOf, located: (site: string) => LocatedRule[]) {
  const pathsByKey = memoizeAsync(async (id: string) => {
    const inventory = await inventories(id);
    const { carDetail } = inventory.site.paths;
    // A rule for missing pages would cause a second redirect.
    const always = located(id).filter(({ compiled }) => !compiled.rule.onNotFound);
    const sources = always.flatMap((each) => canonicalize(splitUrl(sampleOf(each)).path)?.path ?? []);
    return {
      page: [...existingPaths(inventory), ...sources],
      id: [...inventory.cars.keys()].map((car) => `${carDetail}/${car}`),
    };
  });
  const matches = memoizeAsync(async (key: string): Promise<'page' | 'id' | null> => {
    const { site, source } = JSON.parse(key) as { site: string; source: string };
    const pattern = new RegExp(source, 'u');
    const { page, id } = await pathsByKey(site);
    if (page.some((path) => pattern.test(path))) return 'page';
    return id.some((path) => pattern.test(path)) ? 'id' : null;
  });
  // The alternatives of a rule have few different patterns, so the results are memoized.
  return (site: string, { source }: RegExp) => matches(JSON.stringify({ site, source }));
}

function noSuchPages(example: string): Diagnostic {
  const message = `No page has a URL like ${example}`;
  return { message, hint: 'Choose a target where pages exist; /sitemap.xml lists them.', inTarget: true };
}
