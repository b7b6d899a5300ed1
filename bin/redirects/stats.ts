import { SITES } from '../../config/sites.ts';
import { openTables, type Rule, tableFile } from '../../server/redirects/rules.ts';
import { FOLDER, platformName } from './finding.ts';
import { type Hits, hitsIn, startIn } from './hits.ts';
import { type RedirectsContext, readArguments, selectedSites, serverUrl, UsageError } from './usage.ts';

const OPTIONS = {
  url: { type: 'string', default: 'http://localhost:3000/metrics' },
  site: { type: 'string', multiple: true, default: [] as string[] },
  unused: { type: 'boolean', default: false },
} as const;

/** `stats`: prints how often a running server has followed each rule, and which rules it has not used. */
export async function stats(args: readonly string[], { folder, output }: RedirectsContext): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  const sites = selectedSites(values.site).map(({ id }) => id);
  const metrics = await metricsOf(serverUrl('url', values.url, ['http:', 'https:']));
  const { tableOf } = openTables(folder, SITES);
  const rules = sites.flatMap((id) => tableOf(id).rules);
  const hits = hitsIn(metrics).filter(({ site }) => sites.includes(site));
  const followed = new Set(hits.map(({ site, from, rule }) => keyOf(site, from, rule)));
  const unused = rules.filter(({ site, source }) => !followed.has(keyOf(site, 'file', source)));
  const byKey = new Map(rules.map((rule) => [keyOf(rule.site, 'file', rule.source), rule]));
  const since = startIn(metrics)?.toISOString().slice(0, 16).replace('T', ' ');
  const lines = [
    `Followed since the server started${since ? `, ${since} UTC` : ''}:`,
    ...(hits.length > 0 ? hits.map((each) => hitText(each, byKey)) : ['  none']),
    `Not used: ${unused.length} of ${rules.length} rules${values.unused ? ':' : '; --unused lists them'}`,
    ...(values.unused ? unused.map((rule) => `  ${positionOf(rule)}  ${rule.source}`) : []),
  ];
  output.log(lines.join('\n'));
  return 0;
}

const keyOf = (site: string, from: string, rule: string) => JSON.stringify([site, from, rule]);
const positionOf = ({ site, line }: Rule) => `${FOLDER}/${tableFile(site)}:${line}`;

function hitText({ site, from, rule, count }: Hits, byKey: ReadonlyMap<string, Rule>): string {
  const tableRule = byKey.get(keyOf(site, from, rule));
  const place = tableRule
    ? positionOf(tableRule)
    : from === 'platform'
      ? platformName(site)
      : `${site}, not in the table`;
  const special = { ',-w-,': 'only the ending ,-w-,', other: 'rules without their own counter' }[rule];
  return `  ${String(count).padStart(7)}  ${special ? `${site}  ${special}` : `${place}  ${rule}`}`;
}

async function metricsOf(url: string): Promise<string> {
  const response = await fetch(url).catch((error: Error) => {
    const cause = error.cause as NodeJS.ErrnoException | undefined;
    throw new UsageError(`No server responds at ${url} (${cause?.code ?? error.message}); npm start runs one.`);
  });
  const text = await response.text();
  if (response.ok && text.includes('redirects_total')) return text;
  throw new UsageError(`${url} responds with ${response.status} and without redirect metrics.`);
}
