import { cpus, totalmem } from 'node:os';
import type { Sample } from './measure.ts';
import type { OverloadFigures } from './overload.ts';
import { overloadSection } from './overloadReport.ts';
import type { RedirectFigures } from './redirects.ts';
import type { MeasuredSearch } from './search.ts';
import { searchSection } from './searchReport.ts';

export interface PageFigures {
  path: string;
  /** Size of the page, uncompressed and compressed as it is sent. */
  bytes: { html: number; gzip: number };
  /** Number of the page's queries that were measured in turns. */
  queries: number;
  medians: Record<'raw' | 'hit' | 'plain' | 'miss' | 'json', Sample> &
    Partial<Record<'plainQueries' | 'missQueries', Sample>>;
}

interface Run {
  pages: readonly PageFigures[];
  searches: readonly MeasuredSearch[];
  overload: OverloadFigures;
  redirects: RedirectFigures;
  pinned: boolean;
  rounds: number;
  seconds: number;
}

const NAMES = {
  raw: 'the same compressed bytes by bare `node:http`',
  hit: 'our page from its cache',
  json: '`/_page` from its cache',
  plain: '`renderToPipeableStream` of the same page alone',
  miss: 'our page on a miss: load, render, compress, headers, log',
  plainQueries: '`renderToPipeableStream` of the same page with different queries in turns',
  missQueries: 'our page with these queries on a miss',
} as const;

/** Returns the table of `docs/benchmarks.md`. */
export function report({ pages, searches, overload, redirects, pinned, rounds, seconds }: Run): string {
  const processor = cpus()[0]?.model ?? 'unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  return `# Benchmarks

For engineers who compare the product's speed before and after a change. Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} × ${processor}, ${memory} GiB, Node ${process.version},
${pinned ? 'server on one core, load from another' : 'server and load share the cores'}; medians of ${rounds} rounds of ${seconds} s in turns, after a warm-up.
Compare the ratios: absolute figures hold for that machine only. "Processor" is the server's own time for one response, user and
system, so that it does not depend on the speed of the load generator.

${pages.map(pageTable).join('\n')}
${searchSection(searches)}
${overloadSection(overload)}
${redirectsTable(redirects)}`;
}

function redirectsTable({ rules, ms, mb, lookups, medians: { bare, ours } }: RedirectFigures): string {
  const rows = Object.entries(lookups).map(
    ([name, micros]) => `| ${name} | ${micros.toFixed(2)} | ${(micros / bare.cpu).toFixed(3)} |`,
  );
  return `## Redirects

A table of ${rules.toLocaleString('en')} rules for one site: read and checked in ${ms} ms, ${mb} MB in memory.

| look-up | processor, µs | of a bare Express route |
|---|---:|---:|
${rows.join('\n')}

- Our complete response to an old URL serves **${(ours.throughput / bare.throughput).toFixed(2)}** of what an Express app with one route that redirects serves (by processor time ${(bare.cpu / ours.cpu).toFixed(2)}; ${bare.cpu.toFixed(1)} and ${ours.cpu.toFixed(1)} µs for each response).
`;
}

function pageTable({ path, bytes, queries, medians }: PageFigures): string {
  const rows = (Object.keys(NAMES) as (keyof typeof NAMES)[]).flatMap((name) => {
    const sample = medians[name];
    if (!sample) return [];
    const { throughput, cpu, p50, p99 } = sample;
    return `| ${NAMES[name]} | ${Math.round(throughput)} | ${cpu.toFixed(1)} | ${p50} | ${p99} |`;
  });
  const { raw, hit, plain, miss, json } = medians;
  return `## \`${path}\`

${Math.round(bytes.html / 1000)} kB of HTML, ${Math.round(bytes.gzip / 1000)} kB as gzip level 1.

| | responses/s | processor, µs | p50, ms | p99, ms |
|---|---:|---:|---:|---:|
${rows.join('\n')}

- A hit serves **${(hit.throughput / raw.throughput).toFixed(2)}** of what bare \`node:http\` serves (by processor time ${(raw.cpu / hit.cpu).toFixed(2)}); \`/_page\` ${(json.throughput / raw.throughput).toFixed(2)}.
- A miss costs **${(miss.cpu / plain.cpu).toFixed(2)}** × the render of the same page alone (by throughput ${(plain.throughput / miss.throughput).toFixed(2)}).
${queriesLine(queries, medians)}`;
}

function queriesLine(count: number, { plainQueries, missQueries }: PageFigures['medians']): string {
  if (!plainQueries || !missQueries) return '';
  const byThroughput = (missQueries.throughput / plainQueries.throughput).toFixed(2);
  const byProcessor = (plainQueries.cpu / missQueries.cpu).toFixed(2);
  return `- Misses of ${count} different queries in turns serve **${byThroughput}** × what the render of the same pages alone serves (by processor time ${byProcessor}).\n`;
}
