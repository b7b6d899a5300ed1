/** Where the process stands between start and end; readiness looks at it (Q3). */
export interface Lifecycle {
  /** Reasons why no new visitors should be sent here; empty when ready. */
  reasons: () => string[];
  /** Names a thing that must happen before the process is ready; returns the call that says it has. */
  waitFor: (what: string) => () => void;
  drain: () => void;
  isDraining: () => boolean;
  /** From now on answers ask the client to open a new connection, elsewhere. */
  closeConnections: () => void;
  isClosingConnections: () => boolean;
  /** Set by the overload guard. */
  setOverloaded: (overloaded: boolean) => void;
}

export function createLifecycle(): Lifecycle {
  const awaited = new Set<string>();
  let draining = false;
  let closing = false;
  let overloaded = false;
  return {
    reasons: () => [
      ...[...awaited].map((what) => `starting: ${what}`),
      ...(draining ? ['draining'] : []),
      ...(overloaded ? ['overloaded'] : []),
    ],
    waitFor: (what) => {
      awaited.add(what);
      return () => awaited.delete(what);
    },
    drain: () => {
      draining = true;
    },
    isDraining: () => draining,
    closeConnections: () => {
      closing = true;
    },
    isClosingConnections: () => closing,
    setOverloaded: (value) => {
      overloaded = value;
    },
  };
}
