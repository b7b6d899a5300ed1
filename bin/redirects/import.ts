import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SITES } from '../../config/sites.ts';
import { issueText, loadTables, tableFile } from '../../server/redirects/rules.ts';
import { withPorts } from '../lib/withPorts.ts';
import type { Candidate } from './candidate.ts';
import { checkContent } from './checkContent.ts';
import { FOLDER } from './finding.ts';
import { type Imported, importRows } from './importRows.ts';
import { type Row, rowsIn } from './spreadsheet.ts';
import { lineOf } from './trial.ts';
import { type RedirectsContext, readArguments, selectedSites, UsageError } from './usage.ts';

const OPTIONS = {
  site: { type: 'string' },
  append: { type: 'boolean', default: false },
  static: { type: 'boolean', default: false },
} as const;

/** `import`: prints or appends rules from a spreadsheet; lists refused rows, and then exits with 1. */
export async function importRules(args: readonly string[], { folder, env, output }: RedirectsContext): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS, 1);
  const [file] = positionals;
  if (file === undefined) throw new UsageError('import needs a spreadsheet, saved as CSV.');
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  if (values.site !== undefined) selectedSites([values.site]);
  const rows = readRows(file);
  const imported = await importInto(folder, rows, { siteId: values.site, isStatic: values.static, env });
  if (values.append) append(imported.accepted, { folder, output });
  else if (imported.accepted.length > 0)
    output.log(
      blocks(imported.accepted)
        .map(([site, text]) => `# ${site}\n${text}`)
        .join('\n'),
    );
  for (const { row, reason } of imported.refused) output.error(`row ${row}: ${reason}`);
  output.error(`${rows.length} rows: ${imported.accepted.length} imported, ${imported.refused.length} refused.`);
  return imported.refused.length > 0 ? 1 : 0;
}

function readRows(file: string): Row[] {
  try {
    return rowsIn(readFileSync(file));
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function importInto(
  folder: string,
  rows: readonly Row[],
  { siteId, isStatic, env }: { siteId: string | undefined; isStatic: boolean; env: RedirectsContext['env'] },
): Promise<Imported> {
  const tables = loadTables(folder, SITES);
  const [issue] = tables.issues;
  if (issue) throw new UsageError(`The tables already have an error; fix it first: ${issueText(issue)}`);
  const importing = { folder, tables, sites: SITES, siteId };
  if (isStatic) return importRows(rows, { ...importing, contentCheck: async () => [] });
  return withPorts(env, (upstreams) =>
    importRows(rows, {
      ...importing,
      contentCheck: (tried, sites) => checkContent(tried, { sites: selectedSites(sites), allSites: SITES }, upstreams),
    }),
  );
}

/** Returns the new lines as a section for each site. */
function blocks(accepted: readonly Candidate[]): [site: string, text: string][] {
  const today = new Date().toLocaleDateString('sv-SE');
  return [...Map.groupBy(accepted, ({ site }) => site)].map(([site, rules]) => [
    site,
    `[Imported ${today}]\n${rules.map(lineOf).join('\n')}\n`,
  ]);
}

function append(accepted: readonly Candidate[], { folder, output }: Pick<RedirectsContext, 'folder' | 'output'>): void {
  for (const [site, text] of blocks(accepted)) {
    const path = join(folder, tableFile(site));
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    appendFileSync(path, `${before === '' || before.endsWith('\n') ? '' : '\n'}${before === '' ? '' : '\n'}${text}`);
    output.log(`${accepted.filter((each) => each.site === site).length} rules added to ${FOLDER}/${tableFile(site)}`);
  }
}
