import { createHash } from 'node:crypto';
import { escapeHtml } from '../../lib/escapeHtml.ts';
import type { Snapshot } from './snapshot.ts';

const STYLE =
  'body{margin:2rem auto;max-width:70rem;padding:0 1rem;font:15px/1.45 system-ui,sans-serif;color:#16191d;background:#fff}' +
  'h1{font-size:1.4rem}h2{font-size:1.05rem;margin:2rem 0 .4rem}table{border-collapse:collapse;width:100%}' +
  'th,td{padding:.3rem .8rem .3rem 0;border-bottom:1px solid #dfe1e5;text-align:left;vertical-align:top;overflow-wrap:anywhere}' +
  'td.n,th.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}.bad{color:#a4161a;font-weight:600}' +
  'dl{display:grid;grid-template-columns:max-content 1fr;gap:.2rem 1.5rem}dd{margin:0}code{font:13px/1.4 ui-monospace,monospace}';

/** The page has a style and nothing else. */
export const INSPECTION_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** Seconds after which the browser asks again. */
const REFRESH_S = 30;

/** Returns the snapshot as a page. Every text in it is escaped: paths come from visitors. */
export function inspectionPage(snapshot: Snapshot): string {
  const { build, commit, uptime, notReady, logLevel, residentMb, requestsInProgress, revalidations } = snapshot;
  const facts: readonly (readonly [string, string])[] = [
    ['Build', `${build}${commit && `, commit ${commit}`}`],
    ['Runs for', duration(uptime)],
    ['Ready', notReady.length === 0 ? 'yes' : `no: ${notReady.join(', ')}`],
    ['Log level', logLevel],
    ['Memory', `${residentMb} MB`],
    ['Requests in progress', String(requestsInProgress)],
    ['Calls of the webhook', revalidations || 'none since the start'],
  ];
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Forecourt: ${escapeHtml(build)}</title>` +
    `<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">` +
    `<meta http-equiv="refresh" content="${REFRESH_S}"><style>${STYLE}</style></head><body><main><h1>Forecourt</h1><dl>` +
    facts.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('') +
    `</dl>${tablesOf(snapshot)}</main></body></html>`
  );
}

function tablesOf(snapshot: Snapshot): string {
  const { upstreams, outboxes, caches, stores, redirects, switchedOff, missing, clients, blocked } = snapshot;
  return [
    table(
      'Upstreams',
      ['Upstream', 'Breaker', '#Calls', '#Failed', 'How'],
      upstreams.map(({ name, breaker, calls, failed, failures }) => [name, breaker, calls, failed, failures]),
    ),
    table(
      'Clients of the last five minutes',
      ['Client', '#Requests', '#Share', 'Note'],
      clients.map(({ client, requests, share }) => [client, requests, percent(share), noteOf(share)]),
    ),
    table(
      'Blocked clients',
      ['Client', '#Seconds left'],
      blocked.map(({ client, seconds }) => [client, seconds]),
    ),
    table(
      'Outboxes',
      ['Upstream', '#Forms', '#MB', '#Oldest', '#Delivered', '#Lost'],
      outboxes.map(({ upstream, entries, mb, oldestSeconds, delivered, lost }) => {
        return [upstream, entries, mb, duration(oldestSeconds), delivered, lost];
      }),
    ),
    table(
      'Caches',
      ['Cache', '#Look-ups', '#Hits'],
      caches.map(({ name, requests, hits }) => [name, requests, percent(requests === 0 ? 0 : hits / requests)]),
    ),
    ...secondLevelOf(snapshot),
    table(
      'Stores',
      ['Store', '#MB', '#Entries'],
      stores.map(({ name, mb, entries }) => [name, mb, entries]),
    ),
    table(
      'Missing URLs',
      ['Site', 'URL', '#Requests', 'Proposed rule'],
      missing.map(({ site, path, requests, proposal }) => [site, path, requests, proposal ?? '']),
    ),
    table(
      'Redirects',
      ['Site', 'Rule', 'From', '#Requests'],
      redirects.map(({ site, rule, from, requests }) => [site, rule, from, requests]),
    ),
    table(
      'Redirects that are switched off',
      ['Site', 'Rule'],
      switchedOff.map(({ site, rule }) => [site, rule]),
    ),
  ].join('');
}

function secondLevelOf({ secondLevel }: Snapshot): string[] {
  if (secondLevel === null) return [];
  const { breaker, caches } = secondLevel;
  return [
    table(
      `Second level of the caches, breaker ${breaker}`,
      ['Cache', '#Look-ups', '#Hits', '#Failed', '#Stored'],
      caches.map(({ name, reads, hits, failed, stored }) => {
        return [name, reads, percent(reads === 0 ? 0 : hits / reads), failed, stored];
      }),
    ),
  ];
}

type Cell = string | number;

const MOST = 'more than half: block it';
/** All visitors behind one address look like this too. */
const ALL = 'nearly all: is TRUST_PROXY the number of proxies?';
const noteOf = (share: number): string => (share > 0.95 ? ALL : share > 0.5 ? MOST : '');
const BAD: ReadonlySet<Cell> = new Set(['open', 'halfOpen', MOST, ALL]);

/** @param heads names of the columns; `#` marks numbers */
function table(title: string, heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const classOf = (at: number) => (heads[at]?.startsWith('#') ? ' class="n"' : '');
  const head = heads.map((name, at) => `<th scope="col"${classOf(at)}>${name.replace('#', '')}</th>`).join('');
  const body = rows.map(
    (row) => `<tr>${row.map((cell, at) => `<td${classOf(at)}>${marked(cell)}</td>`).join('')}</tr>`,
  );
  const empty = `<tr><td colspan="${heads.length}">None</td></tr>`;
  return `<h2>${title}</h2><table><thead><tr>${head}</tr></thead><tbody>${body.join('') || empty}</tbody></table>`;
}

const marked = (cell: Cell): string => (BAD.has(cell) ? `<span class="bad">${cell}</span>` : escapeHtml(String(cell)));

const percent = (share: number): string => `${Math.round(share * 1_000) / 10} %`;

function duration(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min ${seconds % 60} s`;
}
