/** A function that runs at most once in a while, and what stops the run that is to come. */
interface Throttled {
  (): void;
  cancel: () => void;
}

/**
 * Runs `run` at once, then at most once in `every` milliseconds while it is called again and again, and a last time when it
 * has not been called for `final` milliseconds (S1 §9).
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
