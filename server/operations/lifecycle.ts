/** Where the process stands between start and end; readiness looks at it (Q3). */
export interface Lifecycle {
  /** Reasons why no new visitors should be sent here; empty when ready. */
  reasons: () => string[];
  drain: () => void;
  isDraining: () => boolean;
  /** From now on answers ask the client to open a new connection, elsewhere. */
  closeConnections: () => void;
  isClosingConnections: () => boolean;
  /** Calls back when that begins. */
  onClosingConnections: (callback: () => void) => void;
  /** Whatever still waits for its turn is refused: the process ends soon. */
  lastCall: () => void;
  /** Aborted by `lastCall`. */
  ending: AbortSignal;
  /** Set by the overload guard. */
  setOverloaded: (overloaded: boolean) => void;
}

export function createLifecycle(): Lifecycle {
  let draining = false;
  let closing = false;
  let overloaded = false;
  const closed: (() => void)[] = [];
  const end = new AbortController();
  return {
    reasons: () => [...(draining ? ['draining'] : []), ...(overloaded ? ['overloaded'] : [])],
    drain: () => {
      draining = true;
    },
    isDraining: () => draining,
    closeConnections: () => {
      closing = true;
      for (const callback of closed) callback();
    },
    isClosingConnections: () => closing,
    onClosingConnections: (callback) => void closed.push(callback),
    lastCall: () => end.abort(),
    ending: end.signal,
    setOverloaded: (value) => {
      overloaded = value;
    },
  };
}
