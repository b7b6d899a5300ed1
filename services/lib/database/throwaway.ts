import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { encodeUrlPart } from '../../../lib/urlText.ts';

/** A PostgreSQL server of its own, on a Unix socket in its folder. */
export interface Throwaway {
  /** The value of `DATABASE_URL`. */
  readonly url: string;
  /** Ends the server and all of its processes at once, as a crash does. */
  kill(): Promise<void>;
  /** Starts it again on the same data. */
  restart(): Promise<void>;
  /** Stops it; a temporary folder is removed. */
  stop(): Promise<void>;
}

/** Milliseconds until the server must accept connections. */
const START_TIMEOUT = 60_000;
/** PostgreSQL refuses to run as root. */
const FALLBACK_USERS = ['postgres', 'nobody'];
const NAME = 'search';

/**
 * Starts PostgreSQL, as another user when this process is root.
 *
 * @param folder for its data, which stay; a temporary one without it
 * @throws Error when there is no PostgreSQL
 */
export async function startThrowaway(folder?: string): Promise<Throwaway> {
  const root = folder ?? mkdtempSync(join(tmpdir(), 'search-postgres-'));
  mkdirSync(root, { recursive: true });
  const user = process.getuid?.() === 0 ? otherUser() : null;
  if (user) chownSync(root, user.uid, user.gid);
  const as = user ? { uid: user.uid, gid: user.gid } : {};
  const data = join(root, 'data');
  const postgres = findPostgres();
  const options = { ...as, cwd: root, env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' } };
  if (!existsSync(data)) {
    const args = ['-D', data, '-U', NAME, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'];
    execFileSync(join(dirname(postgres), 'initdb'), args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  }
  const url = `postgresql://${NAME}@/postgres?host=${encodeUrlPart(root)}`;
  let child: ChildProcess | null = null;
  const start = async (): Promise<void> => {
    const settings = [
      'shared_buffers=128MB',
      'max_wal_size=2GB',
      'listen_addresses=',
      `unix_socket_directories=${root}`,
    ];
    const args = ['-D', data, ...settings.flatMap((one) => ['-c', one])];
    child = spawn(postgres, args, { ...options, stdio: ['ignore', 'ignore', 'ignore'] });
    await accepting(url, child);
  };
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill(signal);
    await exited;
  };
  await start();
  return {
    url,
    kill: () => end('SIGQUIT'),
    restart: start,
    stop: async () => {
      // Fast shutdown: connections are closed.
      await end('SIGINT');
      if (folder === undefined) rmSync(root, { recursive: true, force: true });
    },
  };
}

async function accepting(connectionString: string, child: ChildProcess): Promise<void> {
  const end = performance.now() + START_TIMEOUT;
  for (;;) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => {});
      if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
      if (performance.now() > end) throw error;
      await wait(30);
    }
  }
}

/** Returns the server program: that of `POSTGRES_PATH`, one on the PATH, or the newest of Debian. */
function findPostgres(): string {
  const { POSTGRES_PATH: given, PATH = '' } = process.env;
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const candidates = [
    ...(given ? [given] : []),
    // The folder on the PATH may hold a link, and not the programs beside it.
    ...versions.map((version) => join(debian, version, 'bin', 'postgres')),
    ...PATH.split(':').map((folder) => join(folder, 'postgres')),
  ];
  const found = candidates.find((path) => existsSync(path) && existsSync(join(dirname(path), 'initdb')));
  if (!found) throw new Error('There is no PostgreSQL: install it, or set POSTGRES_PATH to its server program.');
  return found;
}

function otherUser(): { uid: number; gid: number } {
  for (const name of FALLBACK_USERS) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));
      return { uid: id('-u'), gid: id('-g') };
    } catch {
      // The next name.
    }
  }
  throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.');
}
