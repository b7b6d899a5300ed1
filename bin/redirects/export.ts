import Papa from 'papaparse';
import { SITES } from '../../config/sites.ts';
import { openTables, type Rule } from '../../server/redirects/rules.ts';
import { type RedirectsContext, readArguments, selectedSites, UsageError } from './usage.ts';

const OPTIONS = {
  site: { type: 'string', multiple: true, default: [] as string[] },
  csv: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
} as const;

/** `export`: prints every rule with its position as CSV or JSON; returns 1 when a line is invalid. */
export function exportRules(args: readonly string[], { folder, output }: RedirectsContext): number {
  const { values } = readArguments(args, OPTIONS);
  if (values.csv && values.json) throw new UsageError('--csv and --json exclude each other.');
  const { tableOf, issues } = openTables(folder, SITES);
  const rows = selectedSites(values.site).flatMap(({ id }) => tableOf(id).rules.map(rowOf));
  output.log(values.json ? JSON.stringify(rows, null, 2) : Papa.unparse(rows, { newline: '\n' }));
  if (issues.length > 0)
    output.error(`${issues.length} lines could not be read: npm run redirects -- check names them.`);
  return issues.length > 0 ? 1 : 0;
}

function rowOf({ site, line, section, source, target, preserveQuery, onNotFound }: Rule) {
  return {
    site,
    line,
    section,
    source,
    target,
    query: preserveQuery ? 'kept' : 'dropped',
    when: onNotFound ? 'no page' : 'always',
  };
}
