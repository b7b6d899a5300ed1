import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Where log lines go: gathered, written in large pieces, never waited for. What nobody takes is dropped and counted. */
export interface LogOutput extends DestinationStream {
  /** Calls back when everything written so far is out, or has been dropped, or a second has passed. */
  flush: (done: (error?: Error) => void) => void;
  /** The same at once, for the end of the process. */
  flushSync: () => void;
  /** Writes text that is no log line, such as what a person reads at the start. */
  say: (text: string) => void;
}

/** Characters that are gathered before they are written, and milliseconds a line waits at most. */
const PIECE = 64 * 1024;
const PATIENCE_MS = 200;
/** Characters that wait for a blocked reader; beyond them lines are dropped rather than memory filled. */
const MAX_WAITING = 16 * 1024 * 1024;
const RETRY_MS = 10;
/** Milliseconds that the end of the process waits for a reader. */
const FLUSH_MS = 1_000;

/**
 * Writes to a file descriptor without blocking the loop. Lines of a fast server share one system call: one call each
 * costs as much as a cached page.
 *
 * @param fd in non-blocking mode where it is a pipe: a blocked write would hold a thread, and with it the end of the process
 * @param onDropped told how many lines could not be written: no space left, nobody reads any more, or too slowly
 */
export function createLogOutput(fd: number, onDropped: (lines: number) => void = () => {}): LogOutput {
  let lines: string[] = [];
  let waiting = 0;
  let inWrite: Buffer | null = null;
  let timer: NodeJS.Timeout | null = null;
  let whenDone: (() => void)[] = [];

  function take(): Buffer {
    const chunk = Buffer.from(lines.join(''));
    lines = [];
    waiting = 0;
    return chunk;
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

  function put(chunk: Buffer): void {
    inWrite = chunk;
    write(fd, chunk, (error, written) => {
      if (error?.code === 'EAGAIN') {
        setTimeout(put, RETRY_MS, chunk);
      } else if (error === null && written < chunk.length) {
        put(chunk.subarray(written));
      } else {
        // Any other error: nobody reads any more, which is no reason to stop serving.
        if (error !== null) onDropped(linesIn(chunk));
        inWrite = null;
        start();
      }
    });
  }

  function add(text: string): void {
    if (waiting + text.length > MAX_WAITING) {
      onDropped(1);
      return;
    }
    lines.push(text);
    waiting += text.length;
    if (waiting >= PIECE) start();
    else timer ??= setTimeout(start, PATIENCE_MS).unref();
  }

  return {
    write: add,
    say: add,
    flush: (done) => {
      const timeLimit = setTimeout(done, FLUSH_MS);
      whenDone.push(() => {
        clearTimeout(timeLimit);
        done();
      });
      start();
    },
    flushSync: () => {
      const chunk = waiting > 0 ? take() : null;
      if (chunk === null) return;
      try {
        writeSync(fd, chunk);
      } catch {
        // A closed or blocked output at the very end: there is nowhere left to say so.
      }
    },
  };
}

const NEWLINE = 10;

function linesIn(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}
