import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Database } from '../../lib/database/database.ts';
import { countDeliveries } from '../database/deliveries.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of the service. */
export function createMetrics(database: Database) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const age = new Gauge({
    name: 'leads_oldest_waiting_seconds',
    help: 'Age of the oldest lead with a delivery that waits, by channel.',
    labelNames: ['channel'],
    registers,
  });
  new Gauge({
    name: 'leads_deliveries',
    help: 'Deliveries that wait or have failed, by channel.',
    labelNames: ['channel', 'state'],
    registers,
    async collect() {
      const counts = await countDeliveries(database).catch(() => null);
      this.reset();
      age.reset();
      for (const { channel, state, count, age: seconds } of counts ?? []) {
        this.set({ channel, state }, count);
        if (state === 'waiting') age.set({ channel }, seconds);
      }
    },
  });
  return {
    registry,
    forms: new Counter({
      name: 'leads_forms_total',
      help: 'Calls of /forms by status.',
      labelNames: ['status'],
      registers,
    }),
    attempts: new Counter({
      name: 'leads_attempts_total',
      help: 'Attempts to deliver, by channel and outcome.',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    delay: new Histogram({
      name: 'leads_delivery_delay_seconds',
      help: 'Time from a lead to its delivery, by channel.',
      labelNames: ['channel'],
      buckets: [0.5, 1, 2, 5, 10, 60, 600, 3_600, 86_400],
      registers,
    }),
  };
}
