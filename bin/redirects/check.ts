import { SITE_IDS, SITES } from '../../config/sites.ts';
import { type LoadedTables, loadTables } from '../../server/redirects/rules.ts';
import { withPorts } from '../lib/withPorts.ts';
import { checkContent } from './checkContent.ts';
import { countOf, type Finding, fileFindings, sortFindings, textOf } from './finding.ts';
import { type RedirectsContext, readArguments, selectedSites } from './usage.ts';

const OPTIONS = {
  site: { type: 'string', multiple: true, default: [] as string[] },
  json: { type: 'boolean', default: false },
  static: { type: 'boolean', default: false },
  errors: { type: 'boolean', default: false },
} as const;

/** `check`: prints all errors and notes about the tables in `folder`; returns 1 when there is an error. */
export async function check(args: readonly string[], { folder, env, output }: RedirectsContext): Promise<number> {
  const { values } = readArguments(args, OPTIONS);
  const sites = selectedSites(values.site);
  const tables = loadTables(folder, SITES);
  const found = [...fileFindings('error', tables.issues, SITE_IDS), ...fileFindings('note', tables.notes, SITE_IDS)];
  if (!values.static) found.push(...(await contentOf(tables, sites, found, env)));
  const named = sites.map(({ id }) => id);
  // Findings about unknown files and the list of hosts belong to every site.
  const findings = sortFindings(found.filter(({ site }) => site === '' || named.includes(site)));
  const visible = values.errors ? findings.filter(({ kind }) => kind === 'error') : findings;
  const rules = Object.fromEntries(named.map((id) => [id, tables.bySite.get(id)?.rules.length ?? 0]));
  output.log(values.json ? jsonReport(visible, rules) : textReport(visible, findings, rules));
  return countOf(findings).errors > 0 ? 1 : 0;
}

/** Checks the content of sites whose tables have no syntax errors. */
async function contentOf(
  tables: LoadedTables,
  sites: ReturnType<typeof selectedSites>,
  existing: readonly Finding[],
  env: RedirectsContext['env'],
): Promise<Finding[]> {
  const unparsed = new Set(existing.filter(({ kind }) => kind === 'error').map(({ file, line }) => `${file}:${line}`));
  const findings = await withPorts(env, (upstreams) => checkContent(tables, { sites, allSites: SITES }, upstreams));
  return findings.filter(({ file, line }) => !unparsed.has(`${file}:${line}`));
}

type Rules = Readonly<Record<string, number>>;

function textReport(visible: readonly Finding[], findings: readonly Finding[], rules: Rules): string {
  const { errors, notes } = countOf(findings);
  const counted = Object.entries(rules).map(([site, count]) => `${site} ${count}`);
  return [
    ...visible.map(textOf),
    `${plural(errors, 'error')}, ${plural(notes, 'note')}; rules: ${counted.join(', ')}`,
  ].join('\n');
}

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

function jsonReport(findings: readonly Finding[], rules: Rules): string {
  const { errors, notes } = countOf(findings);
  return JSON.stringify({ ok: errors === 0, errors, notes, rules, findings }, null, 2);
}
