/** Where the process stands between start and end; readiness looks at it (Q3). */
export interface Lifecycle {
  /** Reasons why no new visitors should be sent here; empty when ready. */
  reasons: () => string[];
  drain: () => void;
  isDraining: () => boolean;
  /** From now on answers ask the client to open a new connection, elsewhere. */
  closeConnections: () => void;
  isClosingConnections: () => boolean;
  /** Set by the overload guard. */
  setOverloaded: (overloaded: boolean) => void;
}

export function createLifecycle(): Lifecycle {
  let draining = false;
  let closing = false;
  let overloaded = false;
  return {
    reasons: () => [...(draining ? ['draining'] : []), ...(overloaded ? ['overloaded'] : [])],
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
