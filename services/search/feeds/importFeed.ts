import type { Database } from '../../lib/database/database.ts';
import { applyRun, compareRun, type RunScope } from '../database/runs.ts';
import { columnsOf, ID_FIELDS, rowsFrom, type StoredRecord, toStored } from '../database/storedRecord.ts';
import { ensureIndex } from '../database/writes.ts';
import { columnsOfRule, createConverter, givenBy } from './convert.ts';
import { createDerivation } from './derive.ts';
import { FeedError } from './feedError.ts';
import type { Mapping } from './mapping.ts';
import { checkRecord } from './recordCheck.ts';
import { addIssue, createReport, type FeedReport, issueText, type RowIssue } from './report.ts';
import { type Row, readRows } from './rows.ts';
import type { OpenFeed } from './sources.ts';
import { createSpellingCheck } from './spellings.ts';

export interface ImportOptions {
  database: Database;
  mapping: Mapping;
  source: OpenFeed;
  /** Reports what would change, and changes nothing. */
  isDry?: boolean;
  /** In place of the mapping's share, for a feed that is known to be smaller. */
  maxDropShare?: number;
}

/** Characters of a value that reports show. */
const MAX_VALUE = 80;
/** Records that are written to the staging table at once. */
const BATCH = 500;

/**
 * Reads a feed into the staging table and applies it in one transaction. A feed that is broken, has more invalid rows than its mapping allows, or
 * would drop too many records changes nothing; the report says why.
 *
 * @throws what is no fault of the feed, such as a database that is unavailable; nothing has changed then
 */
export async function importFeed(options: ImportOptions): Promise<FeedReport> {
  const { database, mapping, source, isDry = false, maxDropShare = mapping.maxDropShare } = options;
  const report = createReport(mapping.feed, source.name);
  const scope = await beginRun(database, mapping);
  try {
    const kept = await stage(database, mapping, source, scope, report);
    checkRows(mapping, report);
    const limits = { maxDropShare, kept };
    const changes = isDry ? await compareRun(database, scope, limits) : await applyRun(database, scope, limits);
    Object.assign(report, changes, { outcome: isDry ? 'dry' : 'applied' });
  } catch (error) {
    report.message = error instanceof FeedError ? error.message : `The run failed: ${(error as Error).message}`;
    await endRun(database, scope, error instanceof FeedError ? 'refused' : 'failed', report.message).catch(() => {});
    if (!(error instanceof FeedError)) throw error;
    return report;
  } finally {
    await database.query('delete from staging where run_id = $1', [scope.id]).catch(() => {});
    source.bytes.destroy();
  }
  if (isDry) await endRun(database, scope, 'refused', 'dry run');
  return report;
}

async function beginRun(database: Database, { feed, index, kind, locale, mode }: Mapping): Promise<RunScope> {
  await ensureIndex(database, { name: index, kind, locale });
  const { rows } = await database.query<{ id: string }>(
    'insert into runs (feed, index_name) values ($1, $2) returning id',
    [feed, index],
  );
  return { id: rows[0]?.id ?? '', feed, index, kind, isFull: mode === 'full' };
}

async function endRun(database: Database, { id }: RunScope, state: string, message: string): Promise<void> {
  await database.query('update runs set state = $2, message = $3, finished_at = clock_timestamp() where id = $1', [
    id,
    state,
    message,
  ]);
}

/** Writes the valid records to the staging table. Returns the ids of invalid rows: what the index has of them stays. */
async function stage(
  database: Database,
  mapping: Mapping,
  source: OpenFeed,
  scope: RunScope,
  report: FeedReport,
): Promise<string[]> {
  const read = createReader(mapping, report);
  const kept: string[] = [];
  let batch: StoredRecord[] = [];
  // The database writes a batch while the next one is read.
  let writing: Promise<unknown> = Promise.resolve();
  const flush = async (): Promise<void> => {
    await writing;
    const next = insertStaged(database, scope, batch);
    // It is awaited later, and must not count as unhandled until then.
    next.catch(() => {});
    writing = next;
    batch = [];
  };
  for await (const row of readRows(source.bytes, mapping)) {
    const { stored, id } = read(row);
    if (stored) batch.push(stored);
    else if (id !== '') kept.push(id);
    if (batch.length === BATCH) await flush();
  }
  if (batch.length > 0) await flush();
  await writing;
  return kept;
}

const insertStaged = (database: Database, { id }: RunScope, records: readonly StoredRecord[]) =>
  database.query(
    `insert into staging (run_id, id, record, hash, state, price)
       select $1, id, record, hash, state, price from ${rowsFrom(2)}`,
    [id, ...columnsOf(records)],
  );

/** Returns a function that makes the record of a row; without a record for an invalid row. */
function createReader(mapping: Mapping, report: FeedReport): (row: Row) => { stored: StoredRecord | null; id: string } {
  const convert = createConverter(mapping);
  const derive = createDerivation(mapping);
  const checkSpellings = mapping.kind === 'vehicles' ? createSpellingCheck() : () => [];
  const idField = ID_FIELDS[mapping.kind];
  const rowOfId = new Map<string, number>();
  return ({ number, values }) => {
    report.rows += 1;
    const { record: converted, problems } = convert(values);
    const { record, issues } = checkRecord(mapping.kind, derive(converted));
    const id = typeof converted[idField] === 'string' ? converted[idField] : '';
    const failed = new Set(problems.map(({ field }) => field));
    const all = [
      ...problems,
      // What could not be converted is missing, which need not be said again.
      ...issues.filter(({ field }) => !failed.has(field)),
      ...checkSpellings(converted),
    ];
    const first = rowOfId.get(id);
    if (first !== undefined) all.push({ field: idField, message: `"${id}" is also in row ${first}`, isError: true });
    if (id !== '' && first === undefined) rowOfId.set(id, number);
    for (const issue of all) addIssue(report, { ...issue, row: number, id, ...givenOf(issue.field, values, mapping) });
    if (record && !all.some(({ isError }) => isError)) return { stored: toStored(mapping.kind, record), id };
    report.invalid += 1;
    return { stored: null, id: first === undefined ? id : '' };
  };
}

/** Returns what the feed has for a field. Members of a list have their field's name first. */
function givenOf(field: string, values: Row['values'], { fields }: Mapping): Pick<RowIssue, 'column' | 'value'> {
  const name = field.replace(/[.[].*$/s, '');
  const rule = Object.keys(fields).length === 0 ? { column: name } : (fields[name] ?? {});
  const column = columnsOfRule(rule).join(', ');
  const given = column === '' ? undefined : givenBy(values, rule);
  const text = typeof given === 'string' ? given : given === undefined || given === null ? '' : JSON.stringify(given);
  return { column, value: text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text };
}

/** @throws FeedError when the rows are not to be applied */
function checkRows({ maxInvalidShare, mode }: Mapping, { rows, invalid, issues }: FeedReport): void {
  if (rows === 0 && mode === 'full') throw new FeedError('The feed has no rows.');
  if (invalid === 0 || invalid / rows <= maxInvalidShare) return;
  const first = issues.find(({ isError }) => isError);
  const example = first ? ` The first: ${issueText(first)}.` : '';
  throw new FeedError(
    `${invalid} of ${rows} rows are invalid; ${Math.round(maxInvalidShare * 100)} % are allowed.${example}`,
  );
}
