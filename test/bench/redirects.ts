import type { ChildProcess } from 'node:child_process';
import { measure, medianOf, type Sample } from './measure.ts';

export interface RedirectFigures {
  rules: number;
  /** Time and memory for reading and checking the table, in milliseconds and megabytes. */
  ms: number;
  mb: number;
  /** Time of one lookup by kind of URL, in microseconds. */
  lookups: Readonly<Record<string, number>>;
  medians: Record<'bare' | 'ours', Sample>;
}

interface RedirectTargetsReady extends Omit<RedirectFigures, 'rules' | 'medians'> {
  ports: { bare: number; ours: number };
  url: string;
}

type Start = (args: readonly string[], core: number) => Promise<{ child: ChildProcess; line: Record<string, unknown> }>;

/** Measures a redirect by our app with a table of `rules` rules and by a bare Express route, by turns. */
export async function measureRedirects(
  start: Start,
  options: { rules: number; rounds: number; seconds: number },
): Promise<RedirectFigures> {
  const { rules, rounds, seconds } = options;
  const { child, line } = await start(['test/bench/redirectTargets.ts', String(rules)], 0);
  const { ports, url, ...figures } = line as unknown as RedirectTargetsReady;
  const urls = { bare: `http://127.0.0.1:${ports.bare}/old`, ours: `http://127.0.0.1:${ports.ours}${url}` };
  const samples: Record<keyof typeof urls, Sample[]> = { bare: [], ours: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['bare', 'ours'] as const) {
      const load = { url: urls[name], seconds: round === 0 ? 1 : seconds, connections: 16, expected: '3xx' } as const;
      const sample = await measure(child, load);
      if (round > 0) samples[name].push(sample);
    }
  }
  child.disconnect();
  return { rules, ...figures, medians: { bare: medianOf(samples.bare), ours: medianOf(samples.ours) } };
}
