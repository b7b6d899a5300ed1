import { parseArgs } from 'node:util';
import { ContentError } from './content/files/parsedFiles.ts';
import type { RunningSandbox } from './server.ts';

/** Runs the sandbox as a process: `node sandbox/main.ts --port 4010 --cars 2400 --seed 1 --web http://localhost:3000`. */

const HELP = `Options: --port N (default 4010; 0 takes a free one), --cars N (default 2400), --seed N (default 1),
--web URL of the web process, for links (default http://localhost:3000), --editing URL of its editing paths (default that of --web),
--cache folder for images (default var/sandbox)`;

/** They need 1.6 GB; a million would exceed the heap of a process. */
const MAX_CARS = 250_000;

interface Options {
  port: number;
  cars: number;
  seed: number;
  web: string;
  editing: string;
  cacheDir: string;
  editingSecret: string;
}

/** Reads the command line. @throws Error for an unknown or invalid option */
function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      cars: { type: 'string', default: '2400' },
      seed: { type: 'string', default: '1' },
      web: { type: 'string', default: 'http://localhost:3000' },
      editing: { type: 'string' },
      cache: { type: 'string', default: 'var/sandbox' },
    },
  });
  return {
    port: integer('--port', values.port, 65_535),
    cars: integer('--cars', values.cars, MAX_CARS),
    seed: integer('--seed', values.seed, 2 ** 31 - 1),
    web: url('--web', values.web),
    editing: url('--editing', values.editing ?? values.web),
    cacheDir: values.cache,
    // Not an option: every user of the machine can read command lines.
    editingSecret: process.env.SITECORE_EDITING_SECRET ?? '',
  };
}

function integer(name: string, text: string, max: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value > max) throw new Error(`${name} must be a whole number up to ${max}, got ${text}`);
  return value;
}

function url(name: string, text: string): string {
  if (!URL.canParse(text)) throw new Error(`${name} must be a URL, got ${text}`);
  return text;
}

/** Listens, writes its URL as one line of JSON, and exits on a signal or when its parent process disconnects. */
async function main(): Promise<void> {
  let running: RunningSandbox | undefined;
  const stop = async (): Promise<void> => {
    await running?.close();
    process.exit(0);
  };
  // Registered before the data is created: the parent process may exit during that time.
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(event, stop);
  const { port, ...options } = readOptions();
  // Loaded here, so that an invalid option is refused at once.
  const { createSandbox } = await import('./server.ts');
  running = await (await createSandbox(options)).listen(port);
  process.stdout.write(`${JSON.stringify({ sandbox: running.url })}\n`);
}

main().catch((error: unknown) => {
  const code = (error as NodeJS.ErrnoException).code ?? '';
  if (code === 'EADDRINUSE') {
    console.error(
      'sandbox: the port is taken, perhaps by a sandbox that is still running. Choose another with --port.',
    );
  } else if (code.startsWith('ERR_PARSE_ARGS') || (error instanceof Error && error.message.startsWith('--'))) {
    console.error(`sandbox: ${(error as Error).message}\n${HELP}`);
  } else if (error instanceof ContentError) {
    console.error(`sandbox: ${error.message}`);
  } else {
    console.error('sandbox: cannot start', error);
  }
  process.exit(1);
});
