import type { SiteConfig } from '../../config/siteConfig.ts';
import type { Caches } from '../cache/caches.ts';
import type { Lifecycle } from '../operations/lifecycle.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Outboxes } from '../outbox/outboxes.ts';
import type { ContentPort } from '../ports/content/contentPort.ts';
import type { Redirects } from '../redirects/redirects.ts';
import { splitLanguage } from '../site/sitePath.ts';
import type { ClientShare } from './clientShares.ts';
import { type MissingUrl, probablePage } from './missingUrls.ts';
import type { Observations } from './observe.ts';

/** The state of a process, for the person on call. */
export interface Snapshot {
  build: string;
  commit: string;
  /** Seconds since its start. */
  uptime: number;
  /** Reasons why it is not ready. */
  notReady: readonly string[];
  logLevel: string;
  residentMb: number;
  requestsInProgress: number;
  stores: readonly { name: string; mb: number; entries: number }[];
  /** Look-ups since the start. */
  caches: readonly { name: string; requests: number; hits: number }[];
  /** The entries that processes share, as this one has used them by cache; null without them. */
  secondLevel: SecondLevelState | null;
  upstreams: readonly {
    name: string;
    breaker: 'closed' | 'halfOpen' | 'open';
    calls: number;
    failed: number;
    /** Why, the most frequent first: `status 401: 21, timeout: 2`. */
    failures: string;
  }[];
  /** Calls of the webhook of publishing since the start: `operations done: 3, public wrongListener: 6`. */
  revalidations: string;
  /** Forms that wait for their upstream, over all processes that share the outbox; none without one. What this process delivered, and what was lost. */
  outboxes: readonly {
    upstream: string;
    entries: number;
    mb: number;
    oldestSeconds: number;
    delivered: number;
    lost: number;
  }[];
  /** Rules with the most requests. */
  redirects: readonly { site: string; from: string; rule: string; requests: number }[];
  /** Rules that operations have switched off. */
  switchedOff: readonly { site: string; rule: string }[];
  /** The URLs that are requested most and are not there, each with a line for the site's redirect table. */
  missing: readonly (MissingUrl & { proposal: string | null })[];
  /** Of the last five minutes. */
  clients: readonly ClientShare[];
  /** Clients that operations have blocked, under the same names, with the seconds that are left. */
  blocked: readonly { client: string; seconds: number }[];
}

interface SecondLevelState {
  /** `open`: it fails, and is not used. */
  breaker: 'closed' | 'halfOpen' | 'open';
  caches: readonly { name: string; reads: number; hits: number; failed: number; stored: number }[];
}

export interface SnapshotDependencies {
  build: string;
  commit: string;
  sites: readonly SiteConfig[];
  content: Pick<ContentPort, 'routes'>;
  caches: Pick<Caches, 'stores' | 'secondLevel'>;
  lifecycle: Pick<Lifecycle, 'reasons'>;
  metrics: Metrics;
  log: Pick<Log, 'level'>;
  observations: Observations;
  outboxes: Pick<Outboxes, 'leads' | 'embeddedForms'>;
  redirects: Pick<Redirects, 'switchedOff'>;
}

const MEGABYTE = 1024 * 1024;
const MAX_REDIRECTS = 20;
const MAX_MISSING = 40;
const MAX_CLIENTS = 10;
const STATES = { 0: 'closed', 0.5: 'halfOpen', 1: 'open' } as const;

/** Reads the state of the process. Missing URLs have no proposal while the content platform does not respond. */
export async function snapshotOf(dependencies: SnapshotDependencies): Promise<Snapshot> {
  const { build, commit, caches, lifecycle, metrics, log, observations, outboxes } = dependencies;
  const [redirects, cacheRequests, calls, breakers, forms, failures, revalidations] = await Promise.all(
    [
      metrics.redirects,
      metrics.cacheRequests,
      metrics.upstreamDuration,
      metrics.breakerState,
      metrics.outbox,
      metrics.upstreamFailures,
      metrics.revalidations,
    ].map(async (metric) => (await metric.get()).values as readonly Sample[]),
  );
  return {
    build,
    commit,
    uptime: Math.round(process.uptime()),
    notReady: lifecycle.reasons(),
    logLevel: log.level,
    residentMb: Math.round(process.memoryUsage.rss() / MEGABYTE),
    requestsInProgress: metrics.inFlight.requests,
    stores: Object.values(caches.stores).map((store) => ({
      name: store.name,
      mb: Math.round((store.bytes() / MEGABYTE) * 10) / 10,
      entries: store.entries(),
    })),
    caches: cachesIn(cacheRequests ?? []),
    secondLevel: await secondLevelIn(caches, metrics),
    upstreams: upstreamsIn(calls ?? [], breakers ?? [], failures ?? []),
    revalidations: countsOf(revalidations ?? [], 'listener', 'outcome'),
    outboxes: outboxesIn(outboxes, forms ?? []),
    redirects: (redirects ?? [])
      .map(({ labels, value }) => ({ ...textsOf(labels, 'site', 'from', 'rule'), requests: value }))
      .sort((one, other) => other.requests - one.requests)
      .slice(0, MAX_REDIRECTS),
    missing: await withProposals(observations.missing.top(MAX_MISSING), dependencies),
    switchedOff: dependencies.redirects.switchedOff(),
    clients: observations.clients.top(MAX_CLIENTS),
    blocked: observations.blocks
      .list()
      .map(({ client, seconds }) => ({ client: observations.clients.nameOf(client), seconds })),
  };
}

/** A value of a metric. */
interface Sample {
  labels: Readonly<Partial<Record<string, string | number>>>;
  value: number;
  metricName?: string;
}

const textsOf = <N extends string>(labels: Sample['labels'], ...names: readonly N[]) =>
  Object.fromEntries(names.map((name) => [name, String(labels[name] ?? '')])) as Record<N, string>;

const sumOf = (samples: readonly Sample[]): number => samples.reduce((sum, { value }) => sum + value, 0);

function cachesIn(samples: readonly Sample[]): Snapshot['caches'] {
  const byName = Map.groupBy(samples, ({ labels }) => String(labels.cache));
  return [...byName].map(([name, all]) => ({
    name,
    requests: sumOf(all),
    hits: sumOf(all.filter(({ labels }) => labels.state !== 'miss')),
  }));
}

async function secondLevelIn(
  { secondLevel }: SnapshotDependencies['caches'],
  { secondLevelReads, secondLevelWrites }: Metrics,
): Promise<SecondLevelState | null> {
  if (secondLevel === null) return null;
  const [reads, writes] = await Promise.all(
    [secondLevelReads, secondLevelWrites].map(async (metric) => (await metric.get()).values as readonly Sample[]),
  );
  const byName = Map.groupBy(reads ?? [], ({ labels }) => String(labels.cache));
  const countOf = (samples: readonly Sample[], ...outcomes: readonly string[]) =>
    sumOf(samples.filter(({ labels }) => outcomes.includes(String(labels.outcome))));
  const caches = [...byName].map(([name, all]) => ({
    name,
    reads: sumOf(all),
    hits: countOf(all, 'hit', 'waited'),
    failed: countOf(all, 'failed', 'skipped', 'invalid'),
    stored: countOf(
      (writes ?? []).filter(({ labels }) => labels.cache === name),
      'stored',
    ),
  }));
  return { breaker: secondLevel.state(), caches };
}

/** Returns the counts of a metric by some of its labels, the largest first. */
const countsOf = (samples: readonly Sample[], ...names: readonly string[]): string =>
  samples
    .toSorted((one, other) => other.value - one.value)
    .map(
      ({ labels, value }) =>
        `${names
          .map((name) => labels[name])
          .filter(Boolean)
          .join(' ')}: ${value}`,
    )
    .join(', ');

function upstreamsIn(
  calls: readonly Sample[],
  breakers: readonly Sample[],
  failures: readonly Sample[],
): Snapshot['upstreams'] {
  const counts = calls.filter(({ metricName }) => metricName?.endsWith('_count'));
  const names = new Set([...counts, ...breakers].map(({ labels }) => String(labels.upstream)));
  return [...names].sort().map((name) => {
    const own = counts.filter(({ labels }) => labels.upstream === name);
    const open = Math.max(0, ...breakers.filter(({ labels }) => labels.upstream === name).map(({ value }) => value));
    return {
      name,
      breaker: STATES[open as keyof typeof STATES] ?? 'open',
      calls: sumOf(own),
      failed: sumOf(own.filter(({ labels }) => labels.outcome !== 'ok' && labels.outcome !== 'aborted')),
      failures: countsOf(
        failures.filter(({ labels }) => labels.upstream === name),
        'kind',
        'status',
      ),
    };
  });
}

const LOST = ['refused', 'expired', 'full'];

function outboxesIn(outboxes: SnapshotDependencies['outboxes'], samples: readonly Sample[]): Snapshot['outboxes'] {
  return [outboxes.leads, outboxes.embeddedForms].flatMap((outbox) => {
    const state = outbox.state();
    if (state === null) return [];
    const own = samples.filter(({ labels }) => labels.upstream === outbox.name);
    return {
      upstream: outbox.name,
      entries: state.entries,
      mb: Math.round((state.bytes / MEGABYTE) * 10) / 10,
      oldestSeconds: Math.round(state.oldestMs / 1_000),
      delivered: sumOf(own.filter(({ labels }) => labels.outcome === 'delivered')),
      lost: sumOf(own.filter(({ labels }) => LOST.includes(String(labels.outcome)))),
    };
  });
}

async function withProposals(
  missing: readonly MissingUrl[],
  { sites, content }: SnapshotDependencies,
): Promise<Snapshot['missing']> {
  return Promise.all(
    missing.map(async (each) => {
      const site = sites.find(({ id }) => id === each.site);
      // A path with what was masked is no path.
      const isWhole = !/[[\]\s]/.test(each.path);
      const target = site && isWhole ? probablePage(each.path, await pagesOfLanguage(each.path, site, content)) : null;
      return { ...each, proposal: target === null ? null : `${each.path} -> ${target}` };
    }),
  );
}

/** Returns the paths of the pages of a site that have the language of a path; none when the content platform does not respond. The port caches them. */
async function pagesOfLanguage(
  path: string,
  site: SiteConfig,
  content: Pick<ContentPort, 'routes'>,
): Promise<readonly string[]> {
  const { language } = splitLanguage(site, path);
  const routes = await content.routes({ site, language }).catch(() => []);
  return routes.map((route) => `${language.prefix}${route.path}`);
}
