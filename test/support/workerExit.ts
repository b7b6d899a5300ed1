/** The first member of Jest's message to a worker that gets no more files: `CHILD_MESSAGE_END` of `jest-worker`. */
export const END = 2;

/** What a worker always has: its output and its channel to Jest. */
const OWN = 'PipeWrap';

/** What this needs of `process`. */
export interface WorkerProcess {
  on: (event: 'message', read: (message: unknown) => void) => unknown;
  getActiveResourcesInfo: () => string[];
  stderr: { write: (text: string) => unknown };
  exit: (code: number) => unknown;
}

/**
 * Ends a worker of Jest at once when there are no more files. By itself it would first free the memory of all files, which takes longer than Jest
 * waits before it kills the worker. What test files have left open, such as a server or a timer, is named.
 */
export function exitOnEnd(worker: WorkerProcess): void {
  worker.on('message', (message) => {
    if (!Array.isArray(message) || message[0] !== END) return;
    const left = worker.getActiveResourcesInfo().filter((name) => name !== OWN);
    if (left.length > 0) worker.stderr.write(`Test files have left open: ${left.join(', ')}\n`);
    worker.exit(0);
  });
}
