import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { checkTable } from './checks.ts';
import type { Fault } from './rule.ts';
import { readTable, type Table } from './table.ts';
import type { TargetWorld } from './target.ts';

const HOSTS_FILE = 'external-hosts.txt';
const SUFFIX = '.redirects';

export interface FileFault extends Fault {
  /** Name within the folder of tables. */
  file: string;
}

/** A folder of tables, read and checked as far as that needs nobody else. */
export interface LoadedTables {
  /** Every site has one; empty where there is no file. */
  bySite: ReadonlyMap<string, Table>;
  /** Hosts outside of our sites that rules may lead to. */
  hosts: ReadonlySet<string>;
  faults: readonly FileFault[];
  /** What is no fault, but good to know: chains, which visitors do not notice. */
  notes: readonly FileFault[];
}

/** Reads `{site}.redirects` for each site, and the list of hosts. */
export function loadTables(folder: string, sites: readonly SiteConfig[]): LoadedTables {
  const { hosts, faults, tableOf } = openTables(folder, sites);
  const bySite = new Map(sites.map(({ id }) => [id, tableOf(id)]));
  const notes: FileFault[] = [];
  for (const [id, table] of bySite) {
    const found = checkTable(table, { tables: bySite, sites });
    faults.push(...found.faults.map((fault) => ({ ...fault, file: fileOf(id) })));
    notes.push(...found.notes.map((note) => ({ ...note, file: fileOf(id) })));
  }
  return { bySite, hosts, faults: faults.sort(byPlace), notes: notes.sort(byPlace) };
}

/**
 * Tables that are read when they are asked for, unchecked: for whoever needs a few of them at once. `faults` grows by
 * what reading brings up.
 */
export function openTables(folder: string, sites: readonly SiteConfig[]) {
  const { hosts, faults } = readHosts(folder);
  const world = worldOf(sites, hosts);
  faults.push(...strayFiles(folder, world));
  const read = new Map<string, Table>();
  const tableOf = (site: string): Table => {
    const there = read.get(site);
    if (there) return there;
    const table = readTable(site, textOf(folder, fileOf(site), faults), world);
    faults.push(...table.faults.map((fault) => ({ ...fault, file: fileOf(site) })));
    read.set(site, table);
    return table;
  };
  return { hosts, faults, tableOf };
}

/** What the targets of these sites' rules may name. */
export function worldOf(sites: readonly SiteConfig[], hosts: ReadonlySet<string>): TargetWorld {
  return { siteIds: new Set(sites.map(({ id }) => id)), hosts, ours: new Map(sites.map(({ id, host }) => [host, id])) };
}

/** By file, then from its top. */
function byPlace(one: FileFault, other: FileFault): number {
  return one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column;
}

export function fileOf(site: string): string {
  return `${site}${SUFFIX}`;
}

/** Empty where there is no file. What cannot be read is a fault, so that a running server keeps what it has. */
function textOf(folder: string, file: string, faults: FileFault[]): string {
  const path = join(folder, file);
  if (!existsSync(path)) return '';
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    const message = `The file cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}`;
    faults.push({ file, line: 1, column: 1, message, cure: 'Let the server read it.' });
    return '';
  }
}

const HOST = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/;

function readHosts(folder: string): { hosts: Set<string>; faults: FileFault[] } {
  const hosts = new Set<string>();
  const faults: FileFault[] = [];
  for (const [index, raw] of textOf(folder, HOSTS_FILE, faults)
    .split(/\r\n?|\n/)
    .entries()) {
    const host = raw.replace(/#.*$/, '').trim().toLowerCase();
    if (host === '') continue;
    if (HOST.test(host)) hosts.add(host);
    else {
      const cure = 'Write the name alone, as in careers.example.com.';
      faults.push({ file: HOSTS_FILE, line: index + 1, column: 1, message: `"${host}" is no host`, cure });
    }
  }
  return { hosts, faults };
}

/** A table whose name is misspelt would never be read. */
function strayFiles(folder: string, { siteIds }: TargetWorld): FileFault[] {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(SUFFIX)) : [];
  return files
    .filter((name) => !siteIds.has(basename(name, SUFFIX)))
    .map((file) => ({
      ...{ file, line: 1, column: 1, message: 'No site has this name' },
      cure: `The sites are ${[...siteIds].join(', ')}.`,
    }));
}

/** A fault as an editor of the file reads it. */
export function faultText({ file, line, column, message, cure }: FileFault): string {
  return `redirects/${file}:${line}:${column}  ${message}. ${cure}`;
}
