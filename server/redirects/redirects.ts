import type { SiteConfig } from '../../config/siteConfig.ts';
import type { PlatformRedirect } from '../../src/contracts/content.ts';
import { LOG_EVENTS } from '../operations/events.ts';
import type { Log } from '../operations/log.ts';
import { Matcher } from './matcher.ts';
import { platformTable } from './platformRules.ts';
import { RedirectLoop, type Resolution, resolve, type SiteRules } from './resolver.ts';
import type { Rule } from './rule.ts';
import { type FileFault, faultText, type LoadedTables, loadTables, worldOf } from './tables.ts';

/** The redirects of all sites, as they are at the moment. */
export interface Redirects {
  /** What becomes of an address (path and query); null when nothing redirects it. */
  resolve: (site: SiteConfig, url: string, asked?: { missing?: boolean }) => Resolution | null;
  /** Reads the files again; of a site whose file is faulty, the old table stays. False when something was faulty. */
  reload: () => boolean;
  /** Reads the redirects that editors made in the platform; what cannot be read leaves those that are known. */
  refreshPlatform: (read: PlatformReader) => Promise<void>;
  /** Rules in use. */
  counts: () => Readonly<Record<string, { file: number; platform: number }>>;
}

interface RedirectsOptions {
  /** Holds `{site}.redirects` and `external-hosts.txt`. */
  folder: string;
  sites: readonly SiteConfig[];
  log: Log;
}

/** Redirects of a site as the content platform has them. */
type PlatformReader = (site: SiteConfig) => Promise<readonly PlatformRedirect[]>;

/** Thrown at the start: a faulty table stops a deploy. */
export class FaultyTables extends Error {
  constructor(faults: readonly FileFault[]) {
    super(['The redirect tables have faults:', ...faults.map((fault) => `  ${faultText(fault)}`)].join('\n'));
  }
}

/** @throws FaultyTables */
export function createRedirects({ folder, sites, log }: RedirectsOptions): Redirects {
  const loaded = loadTables(folder, sites);
  if (loaded.faults.length > 0) throw new FaultyTables(loaded.faults);
  let { hosts } = loaded;
  const inUse = new Map<string, InUse>();
  for (const [id, { matcher, missing, rules }] of loaded.bySite) {
    const file = { file: matcher, missing, fileRules: rules.length };
    inUse.set(id, { ...file, platform: new Matcher(), platformRules: 0, refused: '' });
  }
  const rulesOf = (id: string): SiteRules | undefined => inUse.get(id);
  const reported = new Set<string>();

  function reload(): boolean {
    const next = loadTables(folder, sites);
    for (const fault of next.faults) log.error({ event: LOG_EVENTS.redirectsFaulty, fault: faultText(fault) });
    const faulty = faultySites(next, sites);
    for (const [id, { matcher, missing, rules }] of next.bySite) {
      const site = inUse.get(id);
      if (site && !faulty.has(id)) Object.assign(site, { file: matcher, missing, fileRules: rules.length });
    }
    if (next.faults.length === 0) ({ hosts } = next);
    reported.clear();
    log.info({ event: LOG_EVENTS.redirectsLoaded, rules: counts(), kept: [...faulty] });
    return next.faults.length === 0;
  }

  async function refreshPlatform(read: PlatformReader): Promise<void> {
    const world = worldOf(sites, hosts);
    await Promise.all(
      sites.map(async (site) => {
        try {
          const table = platformTable(site, await read(site), world);
          const there = inUse.get(site.id);
          if (!there) return;
          Object.assign(there, { platform: table.matcher, platformRules: table.rules.length });
          const refused = JSON.stringify(table.refused);
          if (refused === there.refused) return;
          there.refused = refused;
          for (const each of table.refused) log.warn({ event: LOG_EVENTS.redirectRefused, site: site.id, ...each });
        } catch (error) {
          log.warn({ event: LOG_EVENTS.platformAway, site: site.id, what: 'redirects', err: error });
        }
      }),
    );
  }

  function counts() {
    const each = [...inUse].map(([id, { fileRules: file, platformRules }]) => [id, { file, platform: platformRules }]);
    return Object.fromEntries(each) as Record<string, { file: number; platform: number }>;
  }

  return {
    resolve(site, url, asked) {
      try {
        return resolve(rulesOf, site.id, url, asked);
      } catch (error) {
        if (!(error instanceof RedirectLoop)) throw error;
        reportLoop(log, reported, error.rules);
        return null;
      }
    },
    reload,
    refreshPlatform,
    counts,
  };
}

interface InUse extends SiteRules {
  fileRules: number;
  platformRules: number;
  /** What was refused of the platform's, so that it is logged once. */
  refused: string;
}

/** A host that is missing from the list concerns whoever leads there; a stray file concerns nobody. */
function faultySites({ faults, bySite }: LoadedTables, sites: readonly SiteConfig[]): Set<string> {
  const faulty = new Set(faults.map(({ file }) => file.replace(/\.redirects$/, '')));
  const hosts = faults.some(({ file }) => !file.endsWith('.redirects'));
  return hosts ? new Set(sites.map(({ id }) => id)) : new Set([...faulty].filter((id) => bySite.has(id)));
}

/** Files are checked for circles; one with the platform's rules shows itself here. Each is told once. */
function reportLoop(log: Log, reported: Set<string>, rules: readonly Rule[]): void {
  const sources = [...new Set(rules.map(({ site, source }) => `${site}:${source}`))].sort();
  const key = sources.join(' ');
  if (reported.has(key) || reported.size >= 1_000) return;
  reported.add(key);
  log.error({ event: LOG_EVENTS.redirectLoop, rules: sources });
}
