import { type ChildProcess, spawn } from 'node:child_process';
import type { FromServer, ToServer } from './messages.ts';

/** The process that renders, or the output of its start that failed. */
export type RendererState = { url: string } | { error: string };

export interface Renderer {
  /** Starts the process, after the end of the former one. */
  start: (env: NodeJS.ProcessEnv) => Promise<RendererState>;
  /** Resolves when no start is in progress. */
  state: () => Promise<RendererState>;
  /** Whether the process runs the file by itself. */
  runs: (file: string) => boolean;
  send: (message: ToServer) => void;
  stop: () => Promise<void>;
}

interface Options {
  root: string;
  /** Responds to the module runner of the process. */
  invoke: (payload: unknown) => Promise<unknown>;
  /** Called when the process has ended by itself after its start. */
  onCrash: () => void;
}

/** Length of an error that is shown. */
const MAX_OUTPUT = 10_000;

export function createRenderer({ root, invoke, onCrash }: Options): Renderer {
  let child: ChildProcess | undefined;
  let state: Promise<RendererState> = new Promise(() => {});
  const files = new Set<string>();

  function open(env: NodeJS.ProcessEnv): Promise<RendererState> {
    let errors = '';
    let isListening = false;
    const started = spawn(process.execPath, ['dev/server.ts'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      env,
      // Ctrl-C signals the whole process group; this process ends its children in order.
      detached: true,
    });
    child = started;
    files.clear();
    started.stderr?.on('data', (data: Buffer) => {
      process.stderr.write(data);
      errors = `${errors}${data}`.slice(-MAX_OUTPUT);
    });
    return new Promise((resolve) => {
      started.on('message', (message: FromServer) => {
        if (message.type === 'loaded') files.add(message.file);
        if (message.type === 'invoke') void respond(started, message);
        if (message.type !== 'listening') return;
        isListening = true;
        resolve({ url: `http://127.0.0.1:${message.port}` });
      });
      started.once('exit', (code, signal) => {
        const error = errors || `The process ended: ${code ?? signal}`;
        resolve({ error });
        if (!isListening || started !== child) return;
        state = Promise.resolve({ error });
        onCrash();
      });
    });
  }

  async function respond(to: ChildProcess, { id, payload }: Extract<FromServer, { type: 'invoke' }>): Promise<void> {
    const result = await invoke(payload);
    if (to.connected) to.send({ type: 'invoked', id, result } satisfies ToServer);
  }

  async function close(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await exited;
  }

  return {
    // It holds nothing that a drain would save.
    start: (env) => {
      state = close('SIGKILL').then(() => open(env));
      return state;
    },
    state: () => state,
    runs: (file) => files.has(file),
    send: (message) => {
      if (child?.connected) child.send(message);
    },
    stop: () => close('SIGTERM'),
  };
}
