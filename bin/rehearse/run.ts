import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Agent } from 'undici';
import { SITES } from '../../config/sites.ts';
import { createRandom } from '../../lib/random.ts';
import type { CommandContext } from '../lib/command.ts';
import { type Fleet, LOOPBACK, startFleet } from './fleet.ts';
import { buildNextRelease } from './nextBuild.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';
import { type Noticed, type Site, sendVisitors } from './visitors.ts';

const HELP = `npm run rehearse -- [scenario …] [--minutes N] [--seconds N] [--visitors N] [--json]

Runs three processes behind HAProxy with TLS and Varnish, with Redis and the sandbox, lets visitors look at pages, and prints by scenario what
they noticed. Without names all scenarios run.

${Object.entries(SCENARIOS)
  .map(([name, { title }]) => `  ${name.padEnd(14)} ${title}`)
  .join('\n')}

  --minutes N    runs the scenarios in random order for as long (once, in the order above)
  --seed TEXT    another random order (1)
  --seconds N    seconds of one look at a state (3)
  --visitors N   visitors at the same time (20)
  --pause N      milliseconds between two requests of a visitor (50)
  --json         prints the results as JSON

Exit codes: 0 when visitors noticed nothing that a scenario does not allow, 1 otherwise, 2 for a mistake in the arguments.`;

const ROOT = resolve(import.meta.dirname, '../..');
/** Pages of one site that visitors look at. */
const PATHS_OF_SITE = 80;
/** Seconds in which the caches are full, however long the scenarios are. */
const WARM_UP_S = 30;
/** Requests that a killed process may have had, as a share of the visitors: each waits for at most one. */
const IN_FLIGHT_SHARE = 1;

interface Result extends Noticed {
  scenario: string;
  passed: boolean;
}

/** Runs the command. Returns its exit code. */
export async function runRehearsal({ argv, output }: CommandContext): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      minutes: { type: 'string' },
      seed: { type: 'string', default: '1' },
      seconds: { type: 'string', default: '3' },
      visitors: { type: 'string', default: '20' },
      pause: { type: 'string', default: '50' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    output.log(HELP);
    return 0;
  }
  const unknown = positionals.filter((name) => !(name in SCENARIOS));
  const [seconds, visitors, pauseMs] = [values.seconds, values.visitors, values.pause].map(Number);
  const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
  const isMistake =
    !seconds || !visitors || pauseMs === undefined || !(pauseMs >= 0) || (minutes !== undefined && !minutes);
  if (unknown.length > 0 || isMistake) {
    output.error(unknown.length > 0 ? `There is no scenario ${unknown.join(', ')}.\n\n${HELP}` : HELP);
    return 2;
  }
  const given = positionals.length > 0 ? positionals : Object.keys(SCENARIOS);
  const names = minutes ? inRandomOrder(given, minutes, values.seed) : given;
  const say = values.json ? () => {} : output.log;
  const results = await rehearse({ names, seconds, visitors, pauseMs, say });
  if (values.json) output.log(JSON.stringify(results, null, 2));
  return results.every(({ passed }) => passed) ? 0 : 1;
}

/** Yields all names in random order, then again in another one, until the time is over. */
export function* inRandomOrder(names: readonly string[], minutes: number, seed: string): Generator<string> {
  const random = createRandom(seed);
  const end = performance.now() + minutes * 60_000;
  for (;;) {
    for (const name of random.sample(names, names.length)) {
      if (performance.now() >= end) return;
      yield name;
    }
  }
}

interface Plan {
  names: Iterable<string>;
  seconds: number;
  visitors: number;
  pauseMs: number;
  /** Environment of the processes in addition. */
  settings?: Readonly<Record<string, string>>;
  say: (line: string) => void;
}

/** Runs the scenarios one after the other on one fleet. */
export async function rehearse({ names, seconds, visitors, pauseMs, settings, say }: Plan): Promise<Result[]> {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'));
  // Varnish reads its files as another user.
  chmodSync(folder, 0o755);
  say('Building the next release …');
  const nextRelease = buildNextRelease(ROOT);
  say('Starting three processes, Redis, Varnish and HAProxy …');
  const fleet = await startFleet({ root: ROOT, folder, ...(settings && { settings }) });
  const results: Result[] = [];
  try {
    const sites = await sitesOf(fleet);
    const look = (share = 1) => delay(share * seconds * 1_000);
    // Caches are filled before visitors are counted.
    const first = sendVisitors({ edge: fleet.edge, sites, count: visitors, pauseMs });
    await look(Math.min(3, WARM_UP_S / seconds));
    await first.leave();
    say(await memoryLine(fleet, 'after the warm-up'));
    for (const name of names) {
      const scenario = SCENARIOS[name] as Scenario;
      const count = Math.round(visitors * (scenario.load ?? 1));
      const sent = sendVisitors({ edge: fleet.edge, sites, count, pauseMs, seed: results.length + 2 });
      await look();
      const problem = await problemIn(scenario.run({ fleet, nextRelease, sites, say, look }));
      const noticed = await sent.leave();
      const examples = [...problem, ...noticed.examples];
      const passed = problem.length === 0 && isAllowed(noticed, scenario, count);
      const result = { scenario: name, passed, ...noticed, examples };
      results.push(result);
      say(lineOf(result, scenario));
    }
    say(await memoryLine(fleet, 'at the end'));
  } finally {
    await fleet.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return results;
}

/** Returns what a scenario expects and did not find, as a line. */
const problemIn = (run: Promise<void>): Promise<string[]> =>
  run.then(
    () => [],
    (error: unknown) => [error instanceof Error ? error.message : String(error)],
  );

function isAllowed({ failed, missing, stale, wrong }: Noticed, { allowed }: Scenario, visitors: number): boolean {
  const failures = allowed === 'inFlight' ? visitors * IN_FLIGHT_SHARE : 0;
  return failed <= failures && missing === 0 && stale === 0 && wrong === 0;
}

function lineOf(result: Result, { title }: Scenario): string {
  const { scenario, passed, requests, failed, missing, slow, stale, wrong, p50, p99, examples } = result;
  const counts = `failed ${failed}, missing assets ${missing}, slow ${slow}, stale ${stale}, wrong ${wrong}`;
  const head = `${passed ? 'ok    ' : 'FAILED'} ${scenario}: ${title}`;
  const times = `${requests} requests, ${counts}; p50 ${p50} ms, p99 ${p99} ms`;
  return [head, `       ${times}`, ...examples.map((example) => `       ${example}`)].join('\n');
}

/** Returns how much memory each process has. Processes that were replaced begin again. */
async function memoryLine({ members }: Fleet, when: string): Promise<string> {
  const sizes = members.map(async ({ operationsPort }) => {
    const response = await fetch(`http://${LOOPBACK}:${operationsPort}/metrics`);
    const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(await response.text()) ?? [];
    return Math.round(Number(bytes) / 2 ** 20);
  });
  return `Memory of the processes ${when}: ${(await Promise.all(sizes)).join(', ')} MB`;
}

/** Returns the pages that each site lists for search engines. */
async function sitesOf(fleet: Fleet): Promise<Site[]> {
  const sites: Site[] = [];
  for (const { host, name } of SITES) {
    const paths = await listedPaths(fleet, host);
    sites.push({ host, name, paths: ['/', ...paths.slice(0, PATHS_OF_SITE)] });
  }
  return sites;
}

async function listedPaths(fleet: Fleet, host: string): Promise<string[]> {
  const locations = async (path: string) => {
    const text = await textOf(fleet, host, path);
    return [...text.matchAll(/<loc>https:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, location = '']) => location);
  };
  const files = await locations('/sitemap.xml');
  const lists = await Promise.all(files.map((file) => (file.endsWith('.xml') ? locations(file) : [file])));
  return lists.flatMap((list) => list.slice(0, PATHS_OF_SITE / 2));
}

async function textOf(fleet: Fleet, host: string, path: string): Promise<string> {
  const agent = new Agent({ connect: { ca: fleet.edge.certificate } });
  const response = await agent.request({
    origin: `https://${LOOPBACK}:${fleet.edge.httpsPort}`,
    path,
    method: 'GET',
    headers: { host },
  });
  const text = await response.body.text();
  await agent.close();
  return text;
}
