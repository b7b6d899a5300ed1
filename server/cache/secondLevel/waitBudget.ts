import { currentRequest } from '../../operations/request/trace.ts';

/** The time that one request has waited. Waits that overlap count once. */
interface Waits {
  open: number;
  since: number;
  ms: number;
}

/** Limits the time that a request waits, over all of its waits. */
export interface WaitBudget {
  /** Returns the milliseconds that the current request may still wait. */
  left: () => number;
  /** Begins a wait of the current request; returns a function that ends it. */
  begin: () => () => void;
}

/** @param limitMs milliseconds for each request; work without a request has them for each wait */
export function createWaitBudget(limitMs: number, now: () => number = () => performance.now()): WaitBudget {
  const byRequest = new WeakMap<object, Waits>();
  return {
    left() {
      const request = currentRequest();
      const waits = request && byRequest.get(request);
      if (!waits) return limitMs;
      return Math.max(0, limitMs - waits.ms - (waits.open > 0 ? now() - waits.since : 0));
    },
    begin() {
      const request = currentRequest();
      if (!request) return () => {};
      const waits = byRequest.get(request) ?? { open: 0, since: 0, ms: 0 };
      byRequest.set(request, waits);
      if (waits.open === 0) waits.since = now();
      waits.open += 1;
      return () => {
        waits.open -= 1;
        if (waits.open === 0) waits.ms += now() - waits.since;
      };
    },
  };
}
