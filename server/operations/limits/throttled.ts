const LINE_INTERVAL_MS = 5_000;

/** Calls `write` at most once in 5 s for each name, with the count since the last call. A log line for each refusal would add load. */
export function throttled<Name extends string>(write: (name: Name, count: number) => void): (name: Name) => void {
  const countSinceLine = new Map<Name, number>();
  const nextLineAt = new Map<Name, number>();
  return (name) => {
    const count = (countSinceLine.get(name) ?? 0) + 1;
    countSinceLine.set(name, count);
    if (performance.now() < (nextLineAt.get(name) ?? 0)) return;
    write(name, count);
    nextLineAt.set(name, performance.now() + LINE_INTERVAL_MS);
    countSinceLine.set(name, 0);
  };
}
