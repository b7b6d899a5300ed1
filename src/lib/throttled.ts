/** A throttled function. `cancel` cancels its pending call. */
interface Throttled {
  (): void;
  cancel: () => void;
}

/**
 * Returns a throttled version of `run`. The first call runs at once, further calls at most every `every` milliseconds, and a
 * last one `final` milliseconds after the last call (S1 §9).
 */
export function throttled(run: () => void, every: number, final: number): Throttled {
  let last = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const call = () => {
    clearTimeout(timer);
    timer = setTimeout(run, final);
    const now = performance.now();
    if (now - last < every) return;
    last = now;
    run();
  };
  return Object.assign(call, { cancel: () => clearTimeout(timer) });
}
