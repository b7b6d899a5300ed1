import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { isComplete, measureBrowser, readBrowserChoice } from './browser.ts';
import { browserSection, browserSectionOf, visitTables, withBrowserSection } from './browserReport.ts';
import { measure, medianOf, type Sample } from './measure.ts';
import { measureOverload } from './overload.ts';
import { overloadSection } from './overloadReport.ts';
import { measureRecount, recountSection } from './recountReport.ts';
import { measureRedirects } from './redirects.ts';
import { type PageFigures, report } from './report.ts';
import { measureSearch } from './search.ts';
import { searchSection } from './searchReport.ts';
import { withSection } from './sections.ts';
import { measureTraces, tracesSection } from './traces.ts';

/**
 * `npm run bench`: measures all targets in one run, by turns, and writes the ratios to `docs/benchmarks.md`. With
 * `taskset` the server has one core to itself and the load comes from another. `--browser` measures loads and visits in
 * Chromium instead, `--overload` a rush of cold lists, `--traces` pages with traces, `--search` searches, `--recount` random searches of large stocks.
 */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    /** Print only; leave `docs/benchmarks.md` unchanged. */
    dry: { type: 'boolean', default: false },
    browser: { type: 'boolean', default: false },
    /**
     * Parts of `--browser`, as lists with commas. Of a choice only clicks and interactions are written. With `--pages` only their loads are
     * measured.
     */
    sites: { type: 'string' },
    pages: { type: 'string' },
    presets: { type: 'string' },
    parts: { type: 'string' },
    /** Measure only a rush of cold lists. */
    overload: { type: 'boolean', default: false },
    /** Measure only pages with and without traces. */
    traces: { type: 'boolean', default: false },
    /** Measure only searches. */
    search: { type: 'boolean', default: false },
    /** Measure random searches of 100,000 and 1,000,000 cars, and compare their counts with a plain recount. */
    recount: { type: 'boolean', default: false },
    /** Cars of the list that the browser visits. */
    cars: { type: 'string', default: '10000' },
  },
});
const ROOT = resolve(import.meta.dirname, '../..');
const DOCUMENT = resolve(ROOT, 'docs/benchmarks.md');
const measureSearches = async () => [await measureSearch({ cars: 2_400 }), await measureSearch({ cars: 100_000 })];
if (options.browser) {
  const choice = readBrowserChoice(options);
  const figures = await measureBrowser(choice);
  const section = browserSection(figures);
  process.stdout.write(section);
  if (isComplete(choice)) rewrite((text) => withBrowserSection(text, section));
  else rewrite((text) => visitTables(figures).reduce(withSection, text));
  process.exit(0);
}
if (options.search) {
  const section = searchSection(await measureSearches());
  process.stdout.write(section);
  rewrite((text) => withSection(text, section));
  process.exit(0);
}
if (options.recount) {
  const section = recountSection([measureRecount(100_000), measureRecount(1_000_000)]);
  process.stdout.write(section);
  rewrite((text) => withSection(text, section));
  process.exit(0);
}
/** Pages, and how many of its queries are measured in turns. */
const PAGES = [
  { path: '/', queries: 0 },
  { path: '/kop-bil/alla-bilar-i-lager', queries: 200 },
];
const CONNECTIONS = { raw: 16, hit: 16, plain: 4, miss: 4, json: 16, plainQueries: 4, missQueries: 4 } as const;
type TargetName = keyof typeof CONNECTIONS;

const cores = cpus().length;
const pinned = cores > 1 && spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;
if (pinned) spawnSync('taskset', ['-cp', String(cores - 1), String(process.pid)], { stdio: 'ignore' });

interface Started {
  child: ChildProcess;
  line: Record<string, unknown>;
}

/** Starts a process of the bench and waits for its first line of JSON, which says that it is ready. */
function start(args: readonly string[], core: number): Promise<Started> {
  const command = pinned ? ['taskset', '-c', String(core), process.execPath, ...args] : [process.execPath, ...args];
  const child = spawn(command[0] ?? '', command.slice(1), { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  return new Promise((done, reject) => {
    child.once('exit', (code) => reject(new Error(`${args[0]} ended with ${code}`)));
    if (child.stdout) createInterface(child.stdout).once('line', (line) => done({ child, line: JSON.parse(line) }));
  });
}

/** Writes `docs/benchmarks.md`, unless it is only to be printed. */
function rewrite(change: (text: string) => string): void {
  if (!options.dry) writeFileSync(DOCUMENT, change(readFileSync(DOCUMENT, 'utf8')));
}

interface TargetsReady {
  ports: { raw: number; plain: number; ours: number; miss: number };
  bytes: { html: number; gzip: number };
  /** Paths of the same page with different queries. */
  queries: string[];
}

async function measurePage(sandboxUrl: string, { path, queries: count }: (typeof PAGES)[number]): Promise<PageFigures> {
  const { child, line } = await start(['test/bench/targets.ts', sandboxUrl, path, String(count)], 0);
  const { ports, bytes, queries } = line as unknown as TargetsReady;
  const on = (port: number, path: string) => `http://127.0.0.1:${port}${path}`;
  const urls: Record<TargetName, string> = {
    raw: on(ports.raw, path),
    hit: on(ports.ours, path),
    plain: on(ports.plain, path),
    miss: on(ports.miss, path),
    json: on(ports.ours, `/_page?path=${encodeURIComponent(path)}`),
    plainQueries: on(ports.plain, path),
    missQueries: on(ports.miss, path),
  };
  const names = (Object.keys(urls) as TargetName[]).filter((name) => queries.length > 0 || !name.endsWith('Queries'));
  const samples = new Map(names.map((name) => [name, [] as Sample[]]));
  // The first round warms everything up. It is not counted.
  for (let round = 0; round <= Number(options.rounds); round++) {
    for (const name of names) {
      const seconds = round === 0 ? 2 : Number(options.seconds);
      const paths = name.endsWith('Queries') ? queries : [];
      const sample = await measure(child, { url: urls[name], paths, seconds, connections: CONNECTIONS[name] });
      if (round > 0) samples.get(name)?.push(sample);
    }
  }
  child.disconnect();
  const medians = Object.fromEntries([...samples].map(([name, each]) => [name, medianOf(each)]));
  return { path, bytes, queries: queries.length, medians: medians as unknown as PageFigures['medians'] };
}

const sandbox = await start(['sandbox/main.ts', '--port', '0'], cores - 1);
const sandboxUrl = String(sandbox.line.sandbox);
if (options.overload) {
  const figures = await measureOverload(start, { sandboxUrl, rushes: Number(options.rounds), cores });
  sandbox.child.disconnect();
  const section = overloadSection(figures);
  process.stdout.write(section);
  rewrite((text) => withSection(text, section));
  process.exit(0);
}
if (options.traces) {
  const [rounds, seconds] = [Number(options.rounds), Number(options.seconds)];
  const section = tracesSection(await measureTraces(start, { sandboxUrl, rounds, seconds }));
  sandbox.child.disconnect();
  process.stdout.write(section);
  rewrite((text) => withSection(text, section));
  process.exit(0);
}
const pages: PageFigures[] = [];
for (const page of PAGES) pages.push(await measurePage(sandboxUrl, page));
const overload = await measureOverload(start, { sandboxUrl, rushes: 8, cores });
sandbox.child.disconnect();
const searches = await measureSearches();
const [rounds, seconds] = [Number(options.rounds), Number(options.seconds)];
const redirects = await measureRedirects(start, { rules: 100_000, rounds, seconds });

const text = report({ pages, searches, overload, redirects, pinned, rounds, seconds });
process.stdout.write(`${text}\n`);
rewrite((before) => withBrowserSection(text, browserSectionOf(before)));
