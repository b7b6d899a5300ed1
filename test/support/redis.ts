import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../../bin/lib/freePorts.ts';

/** A Redis server on loopback without persistence. */
export interface RunningRedis {
  url: string;
  port: number;
  stop: () => Promise<void>;
  /** Stops it from responding, with its connections open and its data kept, until `resume`. */
  hang: () => void;
  resume: () => void;
}

/** Starts a Redis server, on a free port unless a test restarts one on its port. */
export async function startRedis(port?: number): Promise<RunningRedis> {
  const listenPort = port ?? (await freePort());
  const path = process.env.REDIS_SERVER_PATH ?? '/usr/bin/redis-server';
  const args = ['--bind', '127.0.0.1', '--port', String(listenPort), '--save', '', '--appendonly', 'no'];
  const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const line of child.stdout) if (String(line).includes('Ready to accept connections')) break;
  return {
    url: `redis://127.0.0.1:${listenPort}`,
    port: listenPort,
    hang: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    stop: async () => {
      child.kill('SIGCONT');
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
