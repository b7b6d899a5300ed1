import CircuitBreaker from 'opossum';
import { STANDARD_LIMITS } from '../../../config/upstreams.ts';
import { LOG_EVENTS } from '../../operations/log/events.ts';
import type { Log } from '../../operations/log/log.ts';
import type { Metrics } from '../../operations/metrics.ts';
import { UpstreamError } from './upstreamError.ts';

export type BreakerState = 'closed' | 'halfOpen' | 'open';

interface Breaker {
  /** Returns the state for calls of an operation; without one, the worst of all operations. */
  state: (operation?: string) => BreakerState;
  /**
   * Runs the request and reads its response, or throws an `UpstreamError` of kind `breaker` at once. A request that is not done when
   * `late` rejects counts as failed then; its response is still returned.
   */
  run: <R, T>(
    operation: string,
    request: () => Promise<R>,
    read: (response: R) => T | Promise<T>,
    late?: Promise<never>,
  ) => Promise<T>;
  close: () => void;
}

/** Q6: opens at half of 20 calls within 10 s. */
const BREAKER = { calls: 20, windowMs: 10_000, failedPercent: 50 } as const;
const GAUGE = { closed: 0, halfOpen: 0.5, open: 1 } as const satisfies Record<BreakerState, number>;

type Circuit = CircuitBreaker<[() => Promise<unknown>], unknown>;

/** Returns the worst state of several circuits. */
function worstOf(circuits: readonly Circuit[]): BreakerState {
  if (circuits.some(({ opened }) => opened)) return 'open';
  return circuits.some(({ halfOpen }) => halfOpen) ? 'halfOpen' : 'closed';
}

/** @param counts whether a failure of the upstream counts for this circuit */
function newCircuit(upstream: string, resetMs: number, counts: (error: UpstreamError) => boolean): Circuit {
  return new CircuitBreaker((call: () => Promise<unknown>) => call(), {
    name: upstream,
    timeout: false,
    // The library opens above its threshold, not at it.
    errorThresholdPercentage: BREAKER.failedPercent - 0.1,
    volumeThreshold: BREAKER.calls,
    rollingCountTimeout: BREAKER.windowMs,
    resetTimeout: resetMs,
    errorFilter: (error: unknown) => error instanceof UpstreamError && !(error.isUpstreamFailure && counts(error)),
  });
}

/**
 * Creates the circuit breaker of an upstream. Failed requests open it for all operations. Invalid responses open it for their own
 * operation only: a platform that cannot run one query still serves the others. Only failures of the upstream count.
 */
export function createBreaker(options: { upstream: string; log: Log; metrics: Metrics; resetMs?: number }): Breaker {
  const { upstream, log, metrics, resetMs = STANDARD_LIMITS.breakerReset } = options;
  const byOperation = new Map<string, Circuit>();
  const requests = createCircuit(null, ({ kind }) => kind !== 'invalid');
  const all = () => [requests, ...byOperation.values()];

  /** @param operation the operation of a circuit for invalid responses, else null */
  function createCircuit(operation: string | null, counts: (error: UpstreamError) => boolean): Circuit {
    const circuit = newCircuit(upstream, resetMs, counts);
    const reportState = (state: BreakerState) => {
      metrics.breakerState.labels(upstream).set(GAUGE[worstOf(all())]);
      const affected = operation === null ? upstream : `${upstream} ${operation}`;
      log.warn({ event: LOG_EVENTS.breaker, upstream, operation, state }, `Breaker of ${affected}: ${state}`);
    };
    circuit.on('open', () => reportState('open'));
    circuit.on('halfOpen', () => reportState('halfOpen'));
    circuit.on('close', () => reportState('closed'));
    return circuit;
  }

  function responsesOf(operation: string): Circuit {
    const found = byOperation.get(operation);
    if (found) return found;
    const circuit = createCircuit(operation, ({ kind }) => kind === 'invalid');
    byOperation.set(operation, circuit);
    return circuit;
  }

  metrics.breakerState.labels(upstream).set(GAUGE.closed);
  return {
    state: (operation) => worstOf(operation === undefined ? all() : [requests, responsesOf(operation)]),
    run: async <R, T>(
      operation: string,
      request: () => Promise<R>,
      read: (response: R) => T | Promise<T>,
      late?: Promise<never>,
    ) => {
      let sent: Promise<R> | undefined;
      const send = () => {
        sent = request();
        return late ? Promise.race([sent, late]) : sent;
      };
      try {
        return (await responsesOf(operation).fire(async () => read((await requests.fire(send)) as R))) as T;
      } catch (error) {
        if (sent && error instanceof UpstreamError && error.kind === 'late') return read(await sent);
        if (!(error instanceof Error && CircuitBreaker.isOurError(error))) throw error;
        throw new UpstreamError({ upstream, operation, kind: 'breaker', cause: error });
      }
    },
    close: () => {
      for (const circuit of all()) circuit.shutdown();
    },
  };
}
