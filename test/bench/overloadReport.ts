import { loadavg } from 'node:os';
import type { OverloadFigures, Times } from './overload.ts';

/** Returns the section of `docs/benchmarks.md`. */
export function overloadSection(figures: OverloadFigures): string {
  const { requests, clients, rushes, accepted, refused, longestLoopDelay } = figures;
  const row = (name: string, { count, p50, p99, max }: Times, aim: string) =>
    `| ${name} | ${count} | ${p50.toFixed(0)} | ${p99.toFixed(0)} | ${max.toFixed(0)} | ${aim} |`;
  return `## Overload

${requests} different cold lists requested at once by ${clients} clients, each on a new connection. ${accepted.count} were made, ${refused.count} refused. Server, load and
watchers are three processes that take their own times; the server has one core, load, watchers and sandbox share the other,
so their own waits are in these figures. Written by \`npm run bench -- --overload\` on ${new Date().toISOString().slice(0, 10)}: of ${rushes} rushes the one for which the machine was quietest. Its load
was ${loadavg()[0]?.toFixed(1)}: where that is far above the cores, other work used them. The last row is the time of the machine for so many connections:
refusals cannot be faster.

| ms | requests | p50 | p99 | max | aim, p99 |
|---|---:|---:|---:|---:|---:|
${row('lists that were made', accepted, '2000')}
${row('refusals', refused, '50')}
${row('`/healthz` meanwhile', figures.health, '100')}
${row('a cached list meanwhile', figures.hits, '50')}
${row('`/healthz` without a rush', figures.idleHealth, '')}
${row('a cached list without a rush', figures.idleHits, '')}
${row('the same rush refused by bare `node:http`', figures.bare, '')}

The longest turn of the server's event loop during the rush took ${longestLoopDelay.toFixed(0)} ms.
`;
}
