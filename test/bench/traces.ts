import type { ChildProcess } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loadavg } from 'node:os';
import { measure, medianOf, type Sample } from './measure.ts';

type Start = (args: readonly string[], core: number) => Promise<{ child: ChildProcess; line: Record<string, unknown> }>;

const LIST = '/kop-bil/alla-bilar-i-lager';
const TARGETS = ['hit', 'hitSampled', 'hitTraced', 'miss', 'missSampled', 'missTraced'] as const;
type Target = (typeof TARGETS)[number];

export interface TraceFigures {
  medians: Readonly<Record<Target, Sample>>;
  /** Spans that the collector got. */
  batches: number;
}

/** Measures pages without an exporter of traces, with one that gets every twentieth trace, and with one that gets all. */
export async function measureTraces(
  start: Start,
  { sandboxUrl, rounds, seconds }: { sandboxUrl: string; rounds: number; seconds: number },
): Promise<TraceFigures> {
  let batches = 0;
  const collector = createServer((req, res) => {
    batches += 1;
    req.resume().once('end', () => res.writeHead(200).end());
  });
  await new Promise<void>((done) => collector.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  const { child, line } = await start(['test/bench/traceTargets.ts', sandboxUrl, url], 0);
  const { ports } = line as { ports: Record<Target, number> };
  const samples = new Map(TARGETS.map((name) => [name, [] as Sample[]]));
  // The first round warms everything up. It is not counted.
  for (let round = 0; round <= rounds; round++) {
    for (const name of TARGETS) {
      const connections = name.startsWith('hit') ? 16 : 4;
      const sample = await measure(child, { url: `http://127.0.0.1:${ports[name]}${LIST}`, seconds, connections });
      if (round > 0) samples.get(name)?.push(sample);
    }
  }
  child.disconnect();
  collector.closeAllConnections();
  collector.close();
  const medians = Object.fromEntries([...samples].map(([name, each]) => [name, medianOf(each)]));
  return { medians: medians as Record<Target, Sample>, batches };
}

/** Returns the section of `docs/benchmarks.md`. */
export function tracesSection({ medians, batches }: TraceFigures): string {
  const row = (label: string, name: Target, base: Target) => {
    const { throughput, cpu, p50, p99 } = medians[name];
    const ratio = (cpu / medians[base].cpu).toFixed(2);
    return `| ${label} | ${Math.round(throughput)} | ${cpu.toFixed(1)} | ${ratio} | ${p50} | ${p99} |`;
  };
  return `## Traces

The car list without an exporter of traces, with one that gets every twentieth trace, and with one that gets all. "Of none" compares
the processor time, in which serialising and sending the batches is included. What must not get worse, on a machine with nothing else to do: a hit with
every twentieth trace below 1.20, a hit with all below 1.40, a miss with all below 1.10. Written by \`npm run bench -- --traces\` on ${new Date().toISOString().slice(0, 10)}; ${batches} batches; the load of the machine was ${(loadavg()[0] ?? 0).toFixed(1)}.

| | responses/s | processor, µs | of none | p50, ms | p99, ms |
|---|---:|---:|---:|---:|---:|
${row('a hit', 'hit', 'hit')}
${row('a hit, every twentieth trace', 'hitSampled', 'hit')}
${row('a hit, all traces', 'hitTraced', 'hit')}
${row('a miss', 'miss', 'miss')}
${row('a miss, every twentieth trace', 'missSampled', 'miss')}
${row('a miss, all traces', 'missTraced', 'miss')}
`;
}
