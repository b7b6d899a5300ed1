import type { SiteConfig } from '../../config/siteConfig.ts';
import type { PlatformRedirect } from '../../src/contracts/content/content.ts';
import { LOG_EVENTS } from '../operations/log/events.ts';
import type { Log } from '../operations/log/log.ts';
import { Matcher } from './matcher.ts';
import { platformTable } from './platformRules.ts';
import { RedirectLoopError, type Resolution, resolve, type SiteRules } from './resolver.ts';
import type { Rule } from './rule.ts';
import { type FileIssue, issueText, type LoadedTables, loadTables, targetContext } from './tables.ts';

/** The redirects of all sites that are currently in use. */
export interface Redirects {
  /** Resolves a URL (path and query); null when no rule matches. */
  resolve: (site: SiteConfig, url: string, options?: { notFound?: boolean }) => Resolution | null;
  /** Reads the files again. A site whose file has issues keeps its previous table. Returns false when there were issues. */
  reload: () => boolean;
  /** Reads the redirects that editors defined in the platform. When that fails, the previous ones stay. */
  refreshPlatform: (read: PlatformReader) => Promise<void>;
  /** Returns the number of rules in use by site. */
  counts: () => Readonly<Record<string, { file: number; platform: number }>>;
  /**
   * Switches the rules of a site that have this source off, or on again: in this process, until it ends. Returns false when the site has no
   * such rule.
   */
  switchRule: (site: string, source: string, isOn: boolean) => boolean;
  switchedOff: () => readonly { site: string; rule: string }[];
}

interface RedirectsOptions {
  /** Folder with `{site}.redirects` and `external-hosts.txt`. */
  folder: string;
  sites: readonly SiteConfig[];
  log: Log;
  /** The folder's tables, if they are loaded already. They stay as they are; a reload reads the files. */
  tables?: LoadedTables | undefined;
}

/** Fetches the redirects of a site from the content platform. */
type PlatformReader = (site: SiteConfig) => Promise<readonly PlatformRedirect[]>;

/** Thrown at startup: a table with issues must stop a deployment. */
export class InvalidTablesError extends Error {
  constructor(issues: readonly FileIssue[]) {
    super(['The redirect tables have issues:', ...issues.map((issue) => `  ${issueText(issue)}`)].join('\n'));
  }
}

/** @throws InvalidTablesError */
export function createRedirects({ folder, sites, log, tables }: RedirectsOptions): Redirects {
  const loaded = tables ?? loadTables(folder, sites);
  if (loaded.issues.length > 0) throw new InvalidTablesError(loaded.issues);
  let { hosts } = loaded;
  const active = new Map<string, ActiveRules>();
  for (const [id, { matcher, onNotFound, rules }] of loaded.bySite) {
    const file = { file: matcher, onNotFound, fileRules: rules };
    const off = new Set<string>();
    active.set(id, { ...file, platform: new Matcher(), platformRules: [], off, compiledFrom: null, refused: '' });
  }
  const rulesOf = (id: string): SiteRules | undefined => active.get(id);
  const reported = new Set<string>();

  function reload(): boolean {
    const next = loadTables(folder, sites);
    for (const issue of next.issues) log.error({ event: LOG_EVENTS.redirectsInvalid, issue: issueText(issue) });
    const unchanged = sitesWithIssues(next, sites);
    for (const [id, { matcher, onNotFound, rules }] of next.bySite) {
      const site = active.get(id);
      if (site && !unchanged.has(id)) Object.assign(site, { file: matcher, onNotFound, fileRules: rules });
    }
    if (next.issues.length === 0) ({ hosts } = next);
    reported.clear();
    log.info({ event: LOG_EVENTS.redirectsLoaded, rules: counts(), unchanged: [...unchanged] });
    return next.issues.length === 0;
  }

  async function refreshPlatform(read: PlatformReader): Promise<void> {
    const context = { hosts, target: targetContext(sites, hosts), log };
    const refreshes = sites.map(async (site) => {
      const rules = active.get(site.id);
      if (rules) await refreshRules(rules, site, { ...context, read });
    });
    await Promise.all(refreshes);
  }

  const counts = () => countsOf(active);

  return {
    switchRule: (site, source, isOn) => switchRule(active.get(site), source, isOn),
    switchedOff: () => [...active].flatMap(([site, { off }]) => [...off].map((rule) => ({ site, rule }))),
    resolve(site, url, options) {
      try {
        return resolve(rulesOf, site.id, url, options);
      } catch (error) {
        if (!(error instanceof RedirectLoopError)) throw error;
        reportLoop(log, reported, error.rules);
        return null;
      }
    },
    reload,
    refreshPlatform,
    counts,
  };
}

interface ActiveRules extends SiteRules {
  fileRules: readonly Rule[];
  platformRules: readonly Rule[];
  /** Sources of the rules that are switched off. */
  off: Set<string>;
  /** What the platform's rules were compiled from. The reader returns the same list while it is cached. */
  compiledFrom: { list: readonly PlatformRedirect[]; hosts: ReadonlySet<string> } | null;
  /** The platform's redirects that were refused at the last refresh, so that each set is logged once. */
  refused: string;
}

function countsOf(active: ReadonlyMap<string, ActiveRules>) {
  const each = [...active].map(([id, { fileRules, platformRules }]) => [
    id,
    { file: fileRules.length, platform: platformRules.length },
  ]);
  return Object.fromEntries(each) as Record<string, { file: number; platform: number }>;
}

function switchRule(rules: ActiveRules | undefined, source: string, isOn: boolean): boolean {
  const hasRule = rules && [...rules.fileRules, ...rules.platformRules].some((rule) => rule.source === source);
  // One that was switched off may be switched on when an editor has removed it.
  if (!rules || !(hasRule || rules.off.has(source))) return false;
  if (isOn) rules.off.delete(source);
  else rules.off.add(source);
  rules.isOff = rules.off.size === 0 ? undefined : (rule) => rules.off.has(rule.source);
  return true;
}

interface RefreshContext {
  read: PlatformReader;
  hosts: ReadonlySet<string>;
  target: ReturnType<typeof targetContext>;
  log: Log;
}

/** Compiles the platform's redirects of a site when they have changed. Keeps the former ones when the platform fails. */
async function refreshRules(rules: ActiveRules, site: SiteConfig, context: RefreshContext): Promise<void> {
  const { read, hosts, target, log } = context;
  try {
    const list = await read(site);
    if (isCompiledFrom(rules, list, hosts)) return;
    const table = platformTable(site, list, target);
    Object.assign(rules, { platform: table.matcher, platformRules: table.rules });
    rules.compiledFrom = { list, hosts };
    const refused = JSON.stringify(table.refused);
    if (refused === rules.refused) return;
    rules.refused = refused;
    for (const each of table.refused) log.warn({ event: LOG_EVENTS.redirectRefused, site: site.id, ...each });
  } catch (error) {
    log.warn({ event: LOG_EVENTS.platformUnavailable, site: site.id, what: 'redirects', err: error });
  }
}

function isCompiledFrom(
  { compiledFrom }: ActiveRules,
  list: readonly PlatformRedirect[],
  hosts: ReadonlySet<string>,
): boolean {
  return compiledFrom?.list === list && compiledFrom.hosts === hosts;
}

/** Returns the ids of the sites that keep their tables. An issue in the list of hosts concerns every site. */
function sitesWithIssues({ issues, bySite }: LoadedTables, sites: readonly SiteConfig[]): Set<string> {
  const named = new Set(issues.map(({ file }) => file.replace(/\.redirects$/, '')));
  const hosts = issues.some(({ file }) => !file.endsWith('.redirects'));
  return hosts ? new Set(sites.map(({ id }) => id)) : new Set([...named].filter((id) => bySite.has(id)));
}

/** Logs a loop once. Files are checked for loops before use, so that this one includes rules of the platform. */
function reportLoop(log: Log, reported: Set<string>, rules: readonly Rule[]): void {
  const sources = [...new Set(rules.map(({ site, source }) => `${site}:${source}`))].sort();
  const key = sources.join(' ');
  if (reported.has(key) || reported.size >= 1_000) return;
  reported.add(key);
  log.error({ event: LOG_EVENTS.redirectLoop, rules: sources });
}
