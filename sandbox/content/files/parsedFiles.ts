import { mkdir, readdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { isRecord } from '../../../lib/record.ts';
import type { ContentIssue, ValuePath } from './cursor.ts';

/** Content of a YAML or JSON file as plain values. */
export interface ParsedFile {
  /** Path below the folder, with slashes. */
  readonly name: string;
  readonly data: unknown;
}

/** A parsed file. It is valid while modification time and size are the same. */
interface CacheEntry {
  readonly changed: number;
  readonly size: number;
  readonly data: unknown;
}

/** Lists all errors of the content, one per line: `pages/norrvag-se/index.sv.yaml:12: expected a text, got nothing`. */
export class ContentError extends Error {
  constructor(lines: readonly string[]) {
    super(`The content has ${lines.length} ${lines.length === 1 ? 'error' : 'errors'}:\n${lines.join('\n')}`);
    this.name = 'ContentError';
  }
}

/**
 * Reads every `.yaml` and `.json` file of a folder's `subfolders`, sorted by name. Parsing takes a second, so the values are cached
 * in `cacheFile`; null disables the cache.
 *
 * @throws ContentError with file and line of syntax errors
 */
export async function readParsed(
  folder: string,
  subfolders: readonly string[],
  cacheFile: string | null,
): Promise<ParsedFile[]> {
  const lists = await Promise.all(subfolders.map((subfolder) => filesIn(folder, subfolder)));
  const cached = cacheFile === null ? {} : await readCache(cacheFile);
  const errors: string[] = [];
  let parsed = 0;
  const entries = await Promise.all(
    lists.flat().map(async (name): Promise<[string, CacheEntry]> => {
      const { mtimeMs: changed, size } = await stat(join(folder, name));
      const entry = Object.hasOwn(cached, name) ? cached[name] : undefined;
      if (entry && entry.changed === changed && entry.size === size) return [name, entry];
      parsed += 1;
      return [name, { changed, size, data: parse(name, await readFile(join(folder, name), 'utf8'), errors) }];
    }),
  );
  if (errors.length > 0) throw new ContentError(errors.sort());
  if (cacheFile !== null && parsed > 0) await writeCache(cacheFile, Object.fromEntries(entries));
  return entries.map(([name, { data }]) => ({ name, data }));
}

async function filesIn(folder: string, subfolder: string): Promise<string[]> {
  const names = await readdir(join(folder, subfolder), { recursive: true }).catch(() => []);
  return names
    .filter((name) => /\.(?:yaml|json)$/.test(name))
    .map((name) => `${subfolder}/${name.replaceAll('\\', '/')}`)
    .sort();
}

function parse(name: string, text: string, errors: string[]): unknown {
  const document = parseDocument(text, { prettyErrors: true });
  for (const { message, linePos } of document.errors) {
    errors.push(`${name}:${linePos?.[0].line ?? 1}: ${message.split('\n', 1)[0]}`);
  }
  return document.errors.length > 0 ? null : document.toJS();
}

/** Reads the cache; an unreadable file is ignored and written again. */
async function readCache(file: string): Promise<Readonly<Record<string, CacheEntry>>> {
  try {
    const cache: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isRecord(cache) ? (cache as Record<string, CacheEntry>) : {};
  } catch {
    return {};
  }
}

/**
 * Writes a temporary file and renames it, so that sandboxes that start at the same time read a complete file. A user who may not write there
 * goes on without a cache.
 */
async function writeCache(file: string, entries: Readonly<Record<string, CacheEntry>>): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(temporary, JSON.stringify(entries));
    await rename(temporary, file);
  } catch (error) {
    if (!NOT_WRITABLE.has(String(isRecord(error) && error.code))) throw error;
  }
}

const NOT_WRITABLE: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'EROFS']);

/** Throws when there are issues. @throws ContentError with the line of each issue */
export async function throwIssues(folder: string, issues: readonly ContentIssue[]): Promise<void> {
  if (issues.length === 0) return;
  const lines = await Promise.all(
    issues.map(async ({ file, path, message }) => {
      const text = await readFile(join(folder, file), 'utf8').catch(() => '');
      return `${file}:${lineOf(text, path)}: ${message}`;
    }),
  );
  throw new ContentError(lines.sort());
}

/** Returns the line of the value at a path; when it is missing, the line of the nearest existing ancestor. */
function lineOf(text: string, path: ValuePath): number {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  for (let depth = path.length; depth > 0; depth -= 1) {
    const node: unknown = document.getIn(path.slice(0, depth), true);
    if (isRecord(node) && Array.isArray(node.range)) return lines.linePos(Number(node.range[0])).line;
  }
  return 1;
}
