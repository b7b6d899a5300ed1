import { spawnSync } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';

/** What `recount.ts` prints. Times are milliseconds unless their name says otherwise. */
interface Recounted {
  readonly cars: number;
  readonly queries: number;
  /** Queries whose counts are all those of the recount. */
  readonly equal: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Of this thread's processor time, to which other processes do not add. */
  readonly processorP95: number;
  /** Of the queries with a place. */
  readonly aroundP95: number;
  readonly unfilteredP95: number;
  readonly buildSeconds: number;
  readonly thousandChangesMs: number;
  readonly firstSearchAfterMs: number;
}

/** Measures a stock in a process of its own, on one core where `taskset` exists. */
export function measureRecount(cars: number): Recounted {
  const script = ['--max-old-space-size=12000', resolve(import.meta.dirname, 'recount.ts'), '--cars', String(cars)];
  const isPinned = spawnSync('taskset', ['--version'], { stdio: 'ignore' }).status === 0;
  const core = String(cpus().length - 1);
  const [command = '', ...args] = isPinned
    ? ['taskset', '-c', core, process.execPath, ...script]
    : [process.execPath, ...script];
  const { stdout, status } = spawnSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  if (status !== 0) throw new Error(`recount.ts ended with ${status}`);
  return JSON.parse(stdout) as Recounted;
}

/** Returns the section of `docs/benchmarks.md`. */
export function recountSection(stocks: readonly Recounted[]): string {
  const number = (value: number) => value.toLocaleString('en');
  const rows = stocks.map(
    (one) =>
      `| ${number(one.cars)} | ${number(one.equal)} of ${number(one.queries)} | ${one.p50} | ${one.p95} | ${one.p99} | ${one.processorP95} | ${one.aroundP95} | ${one.unfilteredP95} | ${one.buildSeconds} | ${one.thousandChangesMs} | ${one.firstSearchAfterMs} |`,
  );
  return `## Random searches of large stocks

Random searches of the list page by the engine of \`services/search/engine/\`, on one core: 21 facets, 48 cars, values of up to five facets, any
sort; half of them around a place, most of these within a radius. "Equal" are those whose counts are all the same as those of a plain recount, and
whose cars are the next nearest in the order by distance. The aims for p95 are 10 ms with 100,000 cars and 50 ms with
1,000,000. Written by \`npm run bench -- --recount\` on ${new Date().toISOString().slice(0, 10)}; the load of the machine was ${loadavg()[0]?.toFixed(1)}.

| cars | equal | p50, ms | p95, ms | p99, ms | p95 of the processor, ms | p95 around a place, ms | p95 without filters, ms | build, s | 1,000 changed cars, ms | first search after, ms |
|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|
${rows.join('\n')}
`;
}
