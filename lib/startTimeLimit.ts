/**
 * Calls `onExpired` after a time, once the event loop has read what had arrived by then: a response is not late because this process was
 * busy. Returns a function that ends the limit. Server only.
 */
export function startTimeLimit(milliseconds: number, onExpired: () => void): () => void {
  let turn: ReturnType<typeof setImmediate> | undefined;
  const timer = setTimeout(() => {
    turn = setImmediate(onExpired);
  }, milliseconds);
  return () => {
    clearTimeout(timer);
    clearImmediate(turn);
  };
}
