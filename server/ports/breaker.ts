import CircuitBreaker from 'opossum';
import { STANDARD_LIMITS } from '../../config/upstreams.ts';
import { LOG_EVENTS } from '../operations/events.ts';
import type { Log } from '../operations/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import { UpstreamError } from './upstreamError.ts';

export type BreakerState = 'closed' | 'halfOpen' | 'open';

interface Breaker {
  state: () => BreakerState;
  /** Runs the call, or throws an `UpstreamError` of kind `breaker` at once. */
  run: <T>(operation: string, call: () => Promise<T>) => Promise<T>;
  close: () => void;
}

/** Q6: opens at half of 20 calls within 10 s. */
const BREAKER = { calls: 20, windowMs: 10_000, failedPercent: 50 } as const;
const GAUGE = { closed: 0, halfOpen: 0.5, open: 1 } as const satisfies Record<BreakerState, number>;

/** Creates the circuit breaker of an upstream. Only failures of the upstream count. */
export function createBreaker(options: { upstream: string; log: Log; metrics: Metrics; resetMs?: number }): Breaker {
  const { upstream, log, metrics, resetMs = STANDARD_LIMITS.breakerReset } = options;
  const circuit = new CircuitBreaker((call: () => Promise<unknown>) => call(), {
    name: upstream,
    timeout: false,
    // The library opens above its threshold, not at it.
    errorThresholdPercentage: BREAKER.failedPercent - 0.1,
    volumeThreshold: BREAKER.calls,
    rollingCountTimeout: BREAKER.windowMs,
    resetTimeout: resetMs,
    errorFilter: (error: unknown) => error instanceof UpstreamError && !error.isUpstreamFailure,
  });
  const reportState = (state: BreakerState) => {
    metrics.breakerState.labels(upstream).set(GAUGE[state]);
    log.warn({ event: LOG_EVENTS.breaker, upstream, state }, `Breaker of ${upstream}: ${state}`);
  };
  metrics.breakerState.labels(upstream).set(GAUGE.closed);
  circuit.on('open', () => reportState('open'));
  circuit.on('halfOpen', () => reportState('halfOpen'));
  circuit.on('close', () => reportState('closed'));
  return {
    state: () => (circuit.opened ? 'open' : circuit.halfOpen ? 'halfOpen' : 'closed'),
    run: async <T>(operation: string, call: () => Promise<T>): Promise<T> => {
      try {
        return (await circuit.fire(call)) as T;
      } catch (error) {
        if (!(error instanceof Error && CircuitBreaker.isOurError(error))) throw error;
        throw new UpstreamError({ upstream, operation, kind: 'breaker', cause: error });
      }
    },
    close: () => circuit.shutdown(),
  };
}
