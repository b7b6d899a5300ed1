import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Follower } from '../follow/follower.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of the service. */
export function createMetrics() {
  const registers = [new Registry()];
  const [registry = new Registry()] = registers;
  collectDefaultMetrics({ register: registry });
  return {
    registry,
    searches: new Histogram({
      name: 'search_duration_seconds',
      help: 'Time from a complete request to its response, by status.',
      labelNames: ['status'],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    webhooks: new Counter({
      name: 'search_webhooks_total',
      help: 'Webhooks by status.',
      labelNames: ['status'],
      registers,
    }),
    imports: new Counter({
      name: 'search_imports_total',
      help: 'Feeds that were read, by feed and outcome.',
      labelNames: ['feed', 'outcome'],
      registers,
    }),
    revalidations: new Counter({
      name: 'search_revalidations_total',
      help: 'Calls of the product after changes, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    feedsOpen: new Gauge({
      name: 'search_feeds_open',
      help: 'Feeds that are being read by others.',
      registers,
    }),
    feeds: new Counter({
      name: 'search_feeds_total',
      help: 'Feeds that others have read, by outcome.',
      labelNames: ['outcome'],
      registers,
    }),
    revalidationDelay: new Histogram({
      name: 'search_revalidation_delay_seconds',
      help: 'Time from the commit of a change until the product has dropped its pages.',
      buckets: [0.5, 1, 2, 3, 5, 10, 60],
      registers,
    }),
  };
}

/** Adds gauges that read the follower. */
export function watchFollower({ registry }: Metrics, follower: Follower): void {
  const registers = [registry];
  new Gauge({
    name: 'search_lag_seconds',
    help: 'Seconds for which the indexes may lack a change.',
    registers,
    collect() {
      this.set(follower.lagSeconds());
    },
  });
  new Gauge({
    name: 'search_records',
    help: 'Records by index.',
    labelNames: ['index'],
    registers,
    collect() {
      for (const [index, count] of follower.counts()) this.set({ index }, count);
    },
  });
}
