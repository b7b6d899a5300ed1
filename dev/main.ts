import { watch } from 'node:fs';
import { join, relative } from 'node:path';
import { CUSTOMER_DIR } from '../config/customer.ts';
import { SITE_IDS } from '../config/sites.ts';
import { listen } from '../server/operations/httpServer.ts';
import { createLog, standardOutput } from '../server/operations/log/log.ts';
import { banner, listenErrorMessage } from '../server/startup/banner.ts';
import type { SandboxChild } from '../server/startup/sandboxChild.ts';
import { environmentOrExit, sandboxFor } from '../server/startup/startup.ts';
import { createFront } from './front.ts';
import { createRenderer } from './renderer.ts';
import { createSources } from './sources.ts';

/**
 * `npm run dev`. This process has the port, Vite and the sandbox; a child renders. A component or a style shows in open pages at once. A
 * file that the child runs by itself gives a new child, a file of the sandbox a new sandbox as well. The sandbox reads content again.
 */

const ROOT = join(import.meta.dirname, '..');
/** Milliseconds without further changes: code editors write a file in several steps. */
const DEBOUNCE_MS = 30;
const CUSTOMER = relative(ROOT, CUSTOMER_DIR);
const FOLDERS = ['server', 'config', 'lib', 'src', 'dev', 'build', 'sandbox', 'services', CUSTOMER];
const IGNORED = /\.test\.tsx?$|~$|\.swp$/;
const CONTENT = /(?:^|\/)sandbox\/content\/(?:sites|shared|pages|dictionary)\/.*\.(?:yaml|json)$/;
/** Both processes find these by their names. */
const FOUND_BY_NAME = /^src\/components\/(\w+)\/\1\.(?:component|data)\.ts$/;
const OF_SANDBOX = /(?:^(?:services\/search\/engine|lib|src\/contracts)|(?:^|\/)sandbox)\//;
/** Exit code that makes `bin/dev.mjs` start this process again. */
const RESTART = 75;
const OF_THIS_PROCESS = /^(?:build\/|vite\.config\.ts$|dev\/(?!server|liveBundle|client|errorClient|showError))/;

process.env.NODE_ENV ??= 'development';
process.env.LOG_FORMAT ??= 'pretty';
const environment = environmentOrExit(SITE_IDS);
const log = createLog(
  environment,
  standardOutput(environment, () => {}),
);
let sandbox = null as SandboxChild | null;

const front = createFront();
const sources = await createSources({
  root: ROOT,
  server: front.server,
  onChange: (ids, version) => renderer.send({ type: 'changed', ids, version }),
  onRestart: () => void render(),
});
const renderer = createRenderer({
  root: ROOT,
  invoke: sources.invoke,
  onCrash: () => sources.reload(),
});
front.serve(sources, renderer.state);

async function openSandbox(): Promise<void> {
  await sandbox?.stop();
  sandbox = null;
  const onExit = (reason: string) => console.error(`The sandbox ended: ${reason}`);
  sandbox = await sandboxFor(environment, join(ROOT, 'sandbox', 'main.ts'), log, onExit);
}

/** Starts the process that renders, then loads open pages anew. */
async function render(): Promise<void> {
  await renderer.start({
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    // This process passes requests on.
    TRUST_PROXY: '1',
    DRAIN_DELAY: '0',
    // Copies of pages would hide what has changed.
    OFFLINE: 'off',
    ...(sandbox && { SANDBOX_URL: sandbox.url }),
  });
  renderer.send({ type: 'changed', ids: [], version: sources.version() });
  sources.reload();
}

async function update(files: readonly string[]): Promise<void> {
  if (files.some((file) => OF_THIS_PROCESS.test(file))) return stop(RESTART);
  const code = files.filter((file) => !CONTENT.test(file));
  const ofSandbox = code.some((file) => OF_SANDBOX.test(file));
  if (ofSandbox) await openSandbox().catch((error: Error) => console.error(error.message));
  const isFailed = 'error' in (await renderer.state());
  const isRun = (file: string) => FOUND_BY_NAME.test(file) || renderer.runs(join(ROOT, file));
  if (ofSandbox || isFailed || code.some(isRun)) await render();
  // A new sandbox has read it.
  if (!ofSandbox && code.length < files.length) await reloadContent();
}

/** Lets the sandbox read the content again. With an error it keeps the former content, and open pages show file and line. */
async function reloadContent(): Promise<void> {
  if (!sandbox) return;
  const response = await fetch(`${sandbox.url}/__sandbox/content`, { method: 'POST' });
  const { message = '' } = (await response.json()) as { message?: string };
  if (!response.ok) {
    console.error(message);
    return sources.showError(message);
  }
  renderer.send({ type: 'contentChanged' });
  sources.reload();
}

let stopping = false;
async function stop(code: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  await renderer.stop();
  await sandbox?.stop();
  process.exit(code);
}

/** Updates follow one another. */
let updating: Promise<void> = Promise.resolve();
const changes = new Set<string>();
let timer: NodeJS.Timeout | undefined;
function note(file: string): void {
  if (IGNORED.test(file)) return;
  changes.add(file);
  clearTimeout(timer);
  timer = setTimeout(() => {
    const files = [...changes];
    changes.clear();
    updating = updating.then(() => update(files)).catch((error: unknown) => console.error(error));
  }, DEBOUNCE_MS);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
try {
  await listen(front.server, environment.PORT, environment.HOST);
} catch (error) {
  console.error(listenErrorMessage(error, environment));
  process.exit(1);
}
await openSandbox();
updating = render();
await updating;
for (const folder of FOLDERS)
  watch(join(ROOT, folder), { recursive: true }, (_event, name) => name && note(`${folder}/${name}`));
watch(join(ROOT, 'vite.config.ts'), () => note('vite.config.ts'));
process.stdout.write(`${banner(environment, environment.PORT, sandbox?.url ?? null)}\n`);
