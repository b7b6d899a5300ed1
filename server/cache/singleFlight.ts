/**
 * Concurrent callers of one key share one flight. It is aborted only when every caller that may leave has left; a
 * caller without a signal (a background refresh) never leaves.
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

export function createSingleFlight(): SingleFlight {
  const flights = new Map<string, Flight>();

  function start<T>(key: string, load: (signal: AbortSignal) => Promise<T>): Flight {
    const controller = new AbortController();
    const flight: Flight = { controller, waiting: 0, promise: Promise.resolve() };
    flight.promise = load(controller.signal).finally(() => {
      if (flights.get(key) === flight) flights.delete(key);
    });
    // Every caller may have left; then nobody hears of a failure, which is no crash.
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
        // Newcomers must not join what is being cut off.
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
