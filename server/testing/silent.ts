import { createLog, type Log } from '../operations/log/log.ts';
import { createMetrics, type Metrics } from '../operations/metrics.ts';

/** Log and metrics for tests. Nothing is printed; lines are collected. */
export interface Silent {
  log: Log;
  metrics: Metrics;
  /** All lines written so far, parsed. */
  lines: () => Record<string, unknown>[];
}

export function createSilent(): Silent {
  const written: string[] = [];
  const destination = { write: (line: string) => void written.push(line) };
  return {
    log: createLog({ LOG_LEVEL: 'debug' }, destination),
    metrics: createMetrics(),
    lines: () => written.map((line) => JSON.parse(line) as Record<string, unknown>),
  };
}
