import type { Environment } from '../../config/environment.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { Outboxes } from '../outbox/outboxes.ts';
import { createLabels } from '../page/labels/createLabels.ts';
import { wordingOf } from '../page/labels/labels.ts';
import { withdrawalValues } from '../page/loaders.ts';
import type { Ports } from '../ports/ports.ts';
import type { SharedStore } from '../store/sharedStore.ts';
import { bookingSystems } from './bookingSystems.ts';
import { createWithdrawal, type Withdrawal } from './withdrawal.ts';

interface WithdrawalsOptions {
  ports: Ports;
  outboxes: Outboxes;
  store: SharedStore;
  environment: Environment;
  log: Log;
  metrics: Metrics;
}

/** A receipt is sent even when its visitor has left meanwhile. */
const { signal } = new AbortController();

/** Creates the withdrawal from bookings of the process. */
export function createWithdrawals({ ports, outboxes, environment, ...shared }: WithdrawalsOptions): Withdrawal {
  const labels = createLabels(ports.content);
  return createWithdrawal({
    ...shared,
    systems: bookingSystems(ports),
    outbox: outboxes.leads,
    timeoutMs: environment.UPSTREAM_TOTAL_TIMEOUT,
    now: Date.now,
    receiptOf: async (received, { site, language }) => {
      const scope = { site, language, brand: null, signal };
      return withdrawalValues(received, wordingOf(scope, await labels(scope)));
    },
  });
}
