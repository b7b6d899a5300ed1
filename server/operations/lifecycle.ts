/** State of the process between start and end. Readiness depends on it (Q3). */
export interface Lifecycle {
  /** Reasons why a load balancer should send no new requests; empty when ready. */
  reasons: () => string[];
  drain: () => void;
  /** Registers a callback for `drain`: for responses that do not end by themselves. */
  onDrain: (callback: () => void) => void;
  isDraining: () => boolean;
  /** From now on responses carry `Connection: close`, so that clients connect to another process. */
  closeConnections: () => void;
  isClosingConnections: () => boolean;
  /** Registers a callback for `closeConnections`. */
  onClosingConnections: (callback: () => void) => void;
  /** Refuses queued renders, because the process ends soon. */
  refuseQueued: () => void;
  /** Aborted by `refuseQueued`. */
  queueClosed: AbortSignal;
  /** `starting`: the process does not know yet whether the content platform responds; `warming`: it makes its first pages; null: neither. */
  setStarting: (phase: 'starting' | 'warming' | null) => void;
  /** Called by the admission. */
  setOverloaded: (overloaded: boolean) => void;
}

export function createLifecycle(): Lifecycle {
  let starting: string | null = null;
  let draining = false;
  let closing = false;
  let overloaded = false;
  const closingCallbacks: (() => void)[] = [];
  const drainCallbacks: (() => void)[] = [];
  const queueController = new AbortController();
  return {
    reasons: () => [
      ...(starting === null ? [] : [starting]),
      ...(draining ? ['draining'] : []),
      ...(overloaded ? ['overloaded'] : []),
    ],
    drain: () => {
      draining = true;
      for (const callback of drainCallbacks) callback();
    },
    onDrain: (callback) => void drainCallbacks.push(callback),
    isDraining: () => draining,
    closeConnections: () => {
      closing = true;
      for (const callback of closingCallbacks) callback();
    },
    isClosingConnections: () => closing,
    onClosingConnections: (callback) => void closingCallbacks.push(callback),
    refuseQueued: () => queueController.abort(),
    queueClosed: queueController.signal,
    setStarting: (value) => {
      starting = value;
    },
    setOverloaded: (value) => {
      overloaded = value;
    },
  };
}
