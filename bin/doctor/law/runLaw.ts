import { fileURLToPath } from 'node:url';
import { LAW_RULES } from '../../../config/law/lawRules.ts';
import type { SiteConfig } from '../../../config/siteConfig.ts';
import type { CommandContext } from '../../lib/command.ts';
import { freePort } from '../../lib/freePorts.ts';
import { startProgram } from '../../rehearse/programs.ts';
import { examineLaw } from './examineLaw.ts';
import { createFetchPage } from './fetchPage.ts';
import { lawExitCode, lawJson, lawText } from './lawReport.ts';

export interface LawArguments {
  readonly sites: readonly SiteConfig[];
  readonly json: boolean;
  readonly concurrency: number;
  /** Origin of a process that serves all sites by their local names. */
  readonly url: string | undefined;
  /** Whether the sites are read on their own hosts. */
  readonly live: boolean;
  /** The day whose law applies; today without it. */
  readonly date: string | undefined;
  /** Whether only a few pages of each kind are read. */
  readonly sample: boolean;
}

/** Milliseconds of a run, after which the remaining pages are reported as not read. */
const LIMIT_MS = 600_000;
/** Pages of each site, and those of a sample. */
const PAGES = { cars: 40 };
const SAMPLE = { cars: 3, cards: 9, contentPages: 9 };

/**
 * `npm run doctor -- --law`: reads the pages of the sites by GET requests and reports what the law requires and they lack.
 *
 * @throws Error for a `--url` or `--date` that cannot be read
 */
export async function runLaw(args: LawArguments, { env, output }: Omit<CommandContext, 'argv'>): Promise<number> {
  const now = momentOf(args.date);
  const product = args.live || args.url !== undefined ? null : await startProduct(env);
  const { fetchPage, close } = createFetchPage();
  const start = performance.now();
  try {
    const examined = await examineLaw({
      sites: args.sites,
      rules: LAW_RULES,
      now,
      originOf: args.live ? ({ host }) => `https://${host}` : localOrigins(args.url ?? product?.url ?? ''),
      fetchPage,
      concurrency: args.concurrency,
      ...(args.sample ? SAMPLE : PAGES),
      limitMs: LIMIT_MS,
    });
    const seconds = Math.round((performance.now() - start) / 100) / 10;
    output.log(args.json ? lawJson(examined, seconds) : lawText(examined, seconds));
    return lawExitCode(examined);
  } finally {
    await close();
    await product?.stop();
  }
}

/** Returns noon of a day, so that it is that day in every country of the rules. @throws Error */
function momentOf(date: string | undefined): number {
  if (date === undefined) return Date.now();
  const moment = Date.parse(`${date}T12:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || Number.isNaN(moment))
    throw new Error(`--date is a day such as 2026-11-20, not "${date}"`);
  return moment;
}

function localOrigins(url: string): (site: SiteConfig) => string {
  const parsed = URL.parse(url);
  if (!parsed || !/^https?:$/.test(parsed.protocol)) throw new Error(`--url is no URL: "${url}"`);
  const port = parsed.port === '' ? '' : `:${parsed.port}`;
  return ({ id }) => `${parsed.protocol}//${id}.localhost${port}`;
}

/** Starts the product on a free port of loopback, with the upstreams of the environment or the sandbox. */
async function startProduct(env: CommandContext['env']): Promise<{ url: string; stop: () => Promise<void> }> {
  const port = await freePort();
  const set = Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
  const program = await startProgram({
    name: 'the product',
    path: process.execPath,
    args: [fileURLToPath(new URL('../../../server.ts', import.meta.url))],
    env: { ...set, PORT: String(port), HOST: '127.0.0.1', OPERATIONS_PORT: '0', LOG_LEVEL: 'error' },
    port,
  });
  return { url: `http://localhost:${port}`, stop: () => program.stop() };
}
