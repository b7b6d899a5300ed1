import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Where log lines go: gathered, written in large pieces, never waited for. */
export interface LogOutput extends DestinationStream {
  /** Calls back when everything written so far is out. */
  flush: (done: (error?: Error) => void) => void;
  /** The same at once, for the end of the process. */
  flushSync: () => void;
}

/** Characters that are gathered before they are written, and milliseconds a line waits at most. */
const PIECE = 64 * 1024;
const PATIENCE_MS = 200;
/** Characters that wait for a blocked reader; beyond them lines are dropped rather than memory filled. */
const MAX_WAITING = 16 * 1024 * 1024;
const RETRY_MS = 10;

/**
 * Writes to a file descriptor without blocking the loop. Lines of a fast server share one system call: one call each
 * costs as much as a cached page.
 */
export function createLogOutput(fd: number): LogOutput {
  let lines: string[] = [];
  let waiting = 0;
  let inWrite: Buffer | null = null;
  let timer: NodeJS.Timeout | null = null;
  let whenDone: (() => void)[] = [];

  function take(): Buffer {
    const piece = Buffer.from(lines.join(''));
    lines = [];
    waiting = 0;
    return piece;
  }

  function start(): void {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (inWrite !== null) return;
    if (waiting > 0) {
      put(take());
      return;
    }
    const done = whenDone;
    whenDone = [];
    for (const call of done) call();
  }

  function put(piece: Buffer): void {
    inWrite = piece;
    write(fd, piece, (error, written) => {
      if (error?.code === 'EAGAIN') {
        setTimeout(put, RETRY_MS, piece);
      } else if (error === null && written < piece.length) {
        put(piece.subarray(written));
      } else {
        // Any other error: nobody reads any more, which is no reason to stop serving.
        inWrite = null;
        start();
      }
    });
  }

  return {
    write: (line) => {
      if (waiting + line.length > MAX_WAITING) return;
      lines.push(line);
      waiting += line.length;
      if (waiting >= PIECE) start();
      else timer ??= setTimeout(start, PATIENCE_MS).unref();
    },
    flush: (done) => {
      whenDone.push(done);
      start();
    },
    flushSync: () => {
      const piece = waiting > 0 ? take() : null;
      if (piece === null) return;
      try {
        writeSync(fd, piece);
      } catch {
        // A closed or blocked output at the very end: there is nowhere left to say so.
      }
    },
  };
}
