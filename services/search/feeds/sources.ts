import { createReadStream } from 'node:fs';
import { mkdir, readdir, rename, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { fetch } from 'undici';
import { FeedError } from './feedError.ts';
import type { Source } from './mapping.ts';

/** The bytes of a feed, and what happens with their source afterwards. */
export interface OpenFeed {
  /** What the feed is called in reports: its file or URL. */
  readonly name: string;
  readonly bytes: Readable;
  /** Moves a file of a drop folder to `done` or `failed`. */
  finish(isApplied: boolean): Promise<void>;
}

const MAX_BYTES = 4 * 1024 ** 3;
/** Milliseconds: the start of a response, and the whole feed. */
const TIMEOUT = 600_000;
/** Milliseconds since the last change of a file in a drop folder, after which it is complete. */
const QUIET = 5_000;
const nothing = async (): Promise<void> => {};

/**
 * Opens the feed of a source; null when a drop folder has no complete file.
 *
 * @param environment has the variables that header fields name
 * @throws FeedError
 */
export async function openSource(
  source: Source,
  environment: Readonly<Record<string, string | undefined>>,
  now = Date.now,
): Promise<OpenFeed | null> {
  if (source.type === 'http') return openUrl(source, environment);
  if (source.type === 'folder') return openFolder(source.path ?? '', now());
  return openFile(source.path ?? '');
}

/** Opens a file. @throws FeedError when there is none */
export async function openFile(path: string): Promise<OpenFeed> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new FeedError(`There is no file ${path}.`);
  return { name: path, bytes: limited(createReadStream(path), null), finish: nothing };
}

async function openUrl(
  { url = '', headers }: Source,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<OpenFeed> {
  const sent = Object.entries(headers).map(([name, value]) => [
    name,
    value.replace(/\$(\w+)/g, (_, key) => environment[key] ?? ''),
  ]);
  const response = await fetch(url, {
    headers: Object.fromEntries(sent),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  }).catch((error: Error) => {
    throw new FeedError(
      `${hostOf(url)} could not be reached: ${(error.cause as Error | undefined)?.message ?? error.message}.`,
    );
  });
  if (response.status !== 200 || !response.body) {
    await response.body?.cancel();
    throw new FeedError(`${hostOf(url)} responded with status ${response.status}.`);
  }
  if (response.headers.get('content-type')?.startsWith('text/html')) {
    await response.body.cancel();
    throw new FeedError(`${hostOf(url)} responded with an HTML page, probably an error message.`);
  }
  // Unpacked bytes are more than the header says.
  const isPacked = response.headers.has('content-encoding');
  const length = isPacked ? null : response.headers.get('content-length');
  const bytes = Readable.fromWeb(response.body as never);
  return { name: hostOf(url), bytes: limited(bytes, length === null ? null : Number(length)), finish: nothing };
}

/** Queries of feeds often contain a secret. */
const hostOf = (url: string): string => `${new URL(url).origin}${new URL(url).pathname}`;

/** Opens the oldest complete file of a folder. Files whose names begin with a dot or end with `.part` are being written. */
async function openFolder(folder: string, now: number): Promise<OpenFeed | null> {
  const names = await readdir(folder).catch(() => {
    throw new FeedError(`There is no folder ${folder}.`);
  });
  const files = await Promise.all(
    names
      .filter((name) => !/^\.|\.(?:part|tmp|filepart)$/.test(name))
      .map(async (name) => ({ path: join(folder, name), stats: await stat(join(folder, name)).catch(() => null) })),
  );
  const complete = files
    .filter(({ stats }) => stats?.isFile() && now - stats.mtimeMs >= QUIET)
    .sort((a, b) => (a.stats?.mtimeMs ?? 0) - (b.stats?.mtimeMs ?? 0));
  const [oldest] = complete;
  if (!oldest) return null;
  const feed = await openFile(oldest.path);
  return { ...feed, finish: (isApplied) => moveTo(join(folder, isApplied ? 'done' : 'failed'), oldest.path, now) };
}

async function moveTo(folder: string, path: string, now: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  await rename(path, join(folder, `${new Date(now).toISOString().replace(/[:.]/g, '-')}-${basename(path)}`));
}

/** Passes bytes on, and fails when there are too many, or fewer than were announced. */
function limited(bytes: Readable, expected: number | null): Readable {
  let size = 0;
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > MAX_BYTES ? new FeedError('The feed is larger than 4 GB.') : null, chunk);
    },
    flush(done) {
      const isShort = expected !== null && size < expected;
      done(isShort ? new FeedError(`The feed is truncated: ${size} of ${expected} bytes have arrived.`) : null);
    },
  });
  // The reader, which may begin later, gets the error from the stream.
  counter.on('error', () => {});
  bytes.on('error', (error) =>
    counter.destroy(new FeedError(`The feed broke off after ${size} bytes: ${error.message}.`)),
  );
  return bytes.pipe(counter);
}
