import { SITE_IDS, SITES } from '../../config/sites.ts';
import { type LoadedTables, loadTables } from '../../server/redirects/tables.ts';
import { createMediaProbe } from '../doctor/media.ts';
import { withPorts } from '../lib/withPorts.ts';
import { checkContent } from './checkContent.ts';
import { countOf, type Finding, inOrder, ofFiles, textOf } from './finding.ts';
import { readArguments, sitesNamed } from './usage.ts';

const OPTIONS = {
  site: { type: 'string', multiple: true, default: [] as string[] },
  json: { type: 'boolean', default: false },
  static: { type: 'boolean', default: false },
  faults: { type: 'boolean', default: false },
} as const;

/** `check`: everything that is wrong with the tables in `folder`; 1 when there is a fault. */
export async function check(args: readonly string[], folder: string): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  const sites = sitesNamed(values.site);
  const tables = loadTables(folder, SITES);
  const found = [...ofFiles('fault', tables.issues, SITE_IDS), ...ofFiles('note', tables.notes, SITE_IDS)];
  if (!values.static) found.push(...(await contentOf(tables, sites, found)));
  const named = sites.map(({ id }) => id);
  // A stray file and the list of hosts concern every site.
  const findings = inOrder(found.filter(({ site }) => site === '' || named.includes(site)));
  const shown = values.faults ? findings.filter(({ kind }) => kind === 'fault') : findings;
  const rules = Object.fromEntries(named.map((id) => [id, tables.bySite.get(id)?.rules.length ?? 0]));
  console.log(values.json ? jsonReport(shown, rules) : textReport(shown, findings, rules));
  return countOf(findings).faults > 0 ? 1 : 0;
}

/** A line that cannot be read has no other fault before it is mended. */
async function contentOf(
  tables: LoadedTables,
  sites: ReturnType<typeof sitesNamed>,
  known: readonly Finding[],
): Promise<Finding[]> {
  const broken = new Set(known.filter(({ kind }) => kind === 'fault').map(({ where, line }) => `${where}:${line}`));
  const findings = await withPorts(({ content, search }, urls) =>
    checkContent(tables, { sites, all: SITES }, { content, search, media: createMediaProbe(urls.media) }),
  );
  return findings.filter(({ where, line }) => !broken.has(`${where}:${line}`));
}

type Rules = Readonly<Record<string, number>>;

function textReport(shown: readonly Finding[], findings: readonly Finding[], rules: Rules): string {
  const { faults, notes } = countOf(findings);
  const counted = Object.entries(rules).map(([site, count]) => `${site} ${count}`);
  return [
    ...shown.map(textOf),
    `${plural(faults, 'fault')}, ${plural(notes, 'note')}; rules: ${counted.join(', ')}`,
  ].join('\n');
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

function jsonReport(findings: readonly Finding[], rules: Rules): string {
  const { faults, notes } = countOf(findings);
  return JSON.stringify({ ok: faults === 0, faults, notes, rules, findings }, null, 2);
}
