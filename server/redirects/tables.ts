import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { checkTable } from './checks.ts';
import type { Issue } from './rule.ts';
import { readTable, type Table } from './table.ts';
import type { TargetContext } from './target.ts';

const HOSTS_FILE = 'external-hosts.txt';
const SUFFIX = '.redirects';

export interface FileIssue extends Issue {
  /** Name within the folder of tables. */
  file: string;
}

/** A folder of tables after parsing and static checks. */
export interface LoadedTables {
  /** Every site has one; empty where there is no file. */
  bySite: ReadonlyMap<string, Table>;
  /** Hosts of other companies that rules may redirect to. */
  hosts: ReadonlySet<string>;
  issues: readonly FileIssue[];
  /** Findings that are no errors, such as chains, which visitors do not notice. */
  notes: readonly FileIssue[];
}

/** Reads and checks `{site}.redirects` of each site, and the list of hosts. */
export function loadTables(folder: string, sites: readonly SiteConfig[]): LoadedTables {
  const { hosts, issues, tableOf } = openTables(folder, sites);
  const bySite = new Map(sites.map(({ id }) => [id, tableOf(id)]));
  const notes: FileIssue[] = [];
  for (const [id, table] of bySite) {
    const result = checkTable(table, { tables: bySite, sites });
    issues.push(...result.issues.map((issue) => ({ ...issue, file: tableFile(id) })));
    notes.push(...result.notes.map((note) => ({ ...note, file: tableFile(id) })));
  }
  return { bySite, hosts, issues: issues.sort(byPlace), notes: notes.sort(byPlace) };
}

/**
 * Tables that are parsed when they are first needed, without checks. `issues` grows as tables are parsed.
 */
export function openTables(folder: string, sites: readonly SiteConfig[]) {
  const { hosts, issues } = readHosts(folder);
  const context = targetContext(sites, hosts);
  issues.push(...strayFiles(folder, context));
  const tables = new Map<string, Table>();
  const tableOf = (site: string): Table => {
    const cached = tables.get(site);
    if (cached) return cached;
    const table = readTable(site, textOf(folder, tableFile(site), issues), context);
    issues.push(...table.issues.map((issue) => ({ ...issue, file: tableFile(site) })));
    tables.set(site, table);
    return table;
  };
  return { hosts, issues, tableOf };
}

/** Returns the sites and hosts that targets may name. */
export function targetContext(sites: readonly SiteConfig[], hosts: ReadonlySet<string>): TargetContext {
  return {
    siteIds: new Set(sites.map(({ id }) => id)),
    hosts,
    siteByHost: new Map(sites.map(({ id, host }) => [host, id])),
  };
}

/** Orders issues by file and position. */
function byPlace(one: FileIssue, other: FileIssue): number {
  return one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column;
}

export function tableFile(site: string): string {
  return `${site}${SUFFIX}`;
}

/** Reads a file; empty when it does not exist. A file that cannot be read is an issue, so that a server keeps its table. */
function textOf(folder: string, file: string, issues: FileIssue[]): string {
  const path = join(folder, file);
  if (!existsSync(path)) return '';
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const message = `The file cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}`;
    issues.push({ file, line: 1, column: 1, message, hint: 'Check the permissions of the file.' });
    return '';
  }
}

const HOST = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

function readHosts(folder: string): { hosts: Set<string>; issues: FileIssue[] } {
  const hosts = new Set<string>();
  const issues: FileIssue[] = [];
  for (const [index, raw] of textOf(folder, HOSTS_FILE, issues)
    .split(/\r\n?|\n/)
    .entries()) {
    const host = raw.replace(/#.*$/, '').trim().toLowerCase();
    if (host === '') continue;
    if (HOST.test(host)) hosts.add(host);
    else {
      const hint = 'Write only the name, as in careers.example.com.';
      issues.push({ file: HOSTS_FILE, line: index + 1, column: 1, message: `"${host}" is not a host name`, hint });
    }
  }
  return { hosts, issues };
}

/** Reports tables whose name is no site id: they would never be read. */
function strayFiles(folder: string, { siteIds }: TargetContext): FileIssue[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(SUFFIX)) : [];
  return files
    .filter((name) => !siteIds.has(basename(name, SUFFIX)))
    .map((file) => ({
      ...{ file, line: 1, column: 1, message: 'No site has this name' },
      hint: `The sites are ${[...siteIds].join(', ')}.`,
    }));
}

/** Formats an issue for the editor of the file. */
export function issueText({ file, line, column, message, hint }: FileIssue): string {
  return `redirects/${file}:${line}:${column}  ${message}. ${hint}`;
}
