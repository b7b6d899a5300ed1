/** Creates a pool that runs at most `size` tasks at a time; the others wait in order. */
export const createPool = (size: number): (<T>(task: () => Promise<T>) => Promise<T>) => {
  let busy = 0;
  const waiting: (() => void)[] = [];
  const enter = async (): Promise<void> => {
    if (busy < size) {
      busy += 1;
      return;
    }
    // A finished task passes its place on, so `busy` does not change.
    await new Promise<void>((resume) => waiting.push(resume));
  };
  const leave = (): void => {
    const next = waiting.shift();
    if (next === undefined) busy -= 1;
    else next();
  };
  return async (task) => {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
};
