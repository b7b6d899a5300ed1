import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A program that the rehearsal has started. */
export interface Program {
  readonly name: string;
  /** Whether it has not ended. */
  runs: () => boolean;
  signal: (signal: NodeJS.Signals) => void;
  /** Ends it, at once if it does not end by itself within `limitMs`. */
  stop: (limitMs?: number) => Promise<void>;
  /** What it has written last, for a report of a failure. */
  output: () => string;
}

interface ProgramOptions {
  name: string;
  path: string;
  args: readonly string[];
  env?: Readonly<Record<string, string>>;
  cwd?: string;
  /** It is ready when this port of loopback accepts connections. */
  port: number;
}

/** Milliseconds for a start on a busy machine. */
const START_MS = 120_000;
const MAX_OUTPUT = 8_000;

/**
 * Starts a program and waits until it listens.
 * @throws Error with its output when it ends before that
 */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { name, path, args, env = {}, cwd, port } = options;
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  const inherited = { PATH, ...(NODE_COMPILE_CACHE !== undefined && { NODE_COMPILE_CACHE }) };
  const child = spawn(path, args, { cwd, env: { ...inherited, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data: Buffer) => {
      output = (output + String(data)).slice(-MAX_OUTPUT);
    });
  }
  let failure: Error | undefined;
  child.on('error', (error) => {
    failure = error;
  });
  const runs = () => failure === undefined && child.exitCode === null && child.signalCode === null;
  const until = performance.now() + START_MS;
  while (!(await accepts(port))) {
    if (!runs()) throw new Error(`${name} did not start: ${failure?.message ?? ''}\n${output}`);
    if (performance.now() > until) {
      await stop(child, runs, 0);
      throw new Error(`${name} does not listen on port ${port}\n${output}`);
    }
    await delay(50);
  }
  return {
    name,
    runs,
    signal: (signal) => void child.kill(signal),
    stop: (limitMs = 10_000) => stop(child, runs, limitMs),
    output: () => output,
  };
}

async function stop(child: ChildProcess, runs: () => boolean, limitMs: number): Promise<void> {
  if (!runs()) return;
  const exited = once(child, 'exit');
  // A stopped process gets no other signal.
  child.kill('SIGCONT');
  child.kill('SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), limitMs);
  await exited;
  clearTimeout(limit);
}

function accepts(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: '127.0.0.1' });
    const end = (accepted: boolean) => {
      socket.destroy();
      done(accepted);
    };
    socket.once('connect', () => end(true));
    socket.once('error', () => end(false));
  });
}
