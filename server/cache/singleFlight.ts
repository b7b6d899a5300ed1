/**
 * Concurrent callers of one key share one load. The load is aborted when the signals of all its callers are aborted. A
 * caller without a signal, such as a background refresh, prevents that.
 */
interface SingleFlight {
  join: <T>(key: string, load: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal) => Promise<T>;
  has: (key: string) => boolean;
}

interface Flight {
  promise: Promise<unknown>;
  controller: AbortController;
  waiting: number;
}

/** Creates an empty table of loads in progress. */
export function createSingleFlight(): SingleFlight {
  const flights = new Map<string, Flight>();

  function start<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Flight {
    const controller = new AbortController();
    const flight: Flight = { controller, waiting: 0, promise: Promise.resolve() };
    flight.promise = load(controller.signal).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    // When all callers have left, a rejection has no handler; it must not end the process.
    flight.promise.catch(() => {});
    flights.set(key, flight);
    return flight;
  }

  async function join<T>(key: string, load: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted();
    const flight = flights.get(key) ?? start(key, load);
    flight.waiting += 1;
    if (signal === undefined) return flight.promise as Promise<T>;
    const { promise: aborted, reject } = Promise.withResolvers<never>();
    const onAbort = () => {
      flight.waiting -= 1;
      if (flight.waiting === 0) {
        // A new caller must not join a load that is being aborted.
        flights.delete(key);
        flight.controller.abort(signal.reason);
      }
      reject(signal.reason);
    };
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      return (await Promise.race([flight.promise, aborted])) as T;
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  return { join, has: (key) => flights.has(key) };
}
