import { loadavg } from 'node:os';
import type { MeasuredSearch, Timed } from './search.ts';

/** Returns the section of `docs/benchmarks.md`. */
export function searchSection(searches: readonly MeasuredSearch[]): string {
  const row = (cars: number, name: string, { p50, p95, cpu }: Timed) =>
    `| ${cars.toLocaleString('en')} | ${name} | ${p50.toFixed(2)} | ${p95.toFixed(2)} | ${cpu.toFixed(2)} |`;
  const rows = searches.flatMap(({ cars, kinds }) =>
    Object.entries(kinds).map(([name, timed]) => row(cars, name, timed)),
  );
  return `## Search

A search of the car list with 48 cars, inside the sandbox's process. The aims for p95 are 10 ms with 2,400 cars and 50 ms with 100,000. "By cost" filters and
sorts by the monthly cost on terms of a visitor; "new" ones were never searched before. Written by \`npm run bench -- --search\` on ${new Date().toISOString().slice(0, 10)}; the load of
the machine was ${loadavg()[0]?.toFixed(1)}.

| cars | search | p50, ms | p95, ms | processor, ms |
|---:|---|---:|---:|---:|
${rows.join('\n')}
`;
}
