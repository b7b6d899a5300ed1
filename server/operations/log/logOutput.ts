import { write, writeSync } from 'node:fs';
import type { DestinationStream } from 'pino';

/** Buffered, asynchronous output of log lines. Lines that the reader does not take are dropped and counted. */
export interface LogOutput extends DestinationStream {
  /** Calls `done` when all lines so far are written or dropped, at the latest after a second. */
  flush: (done: (error?: Error) => void) => void;
  /** Does the same synchronously, for the end of the process. */
  flushSync: () => void;
  /** Writes text that is no log line, such as the banner at start-up. */
  say: (text: string) => void;
}

/** Characters that are buffered before they are written. */
const BUFFER_SIZE = 64 * 1024;
/** The longest time that a line is buffered, in milliseconds. */
const FLUSH_INTERVAL_MS = 200;
/** Limit of the characters that are buffered for a blocked reader. Further lines are dropped, so that memory is bounded. */
const MAX_WAITING = 16 * 1024 * 1024;
const RETRY_MS = 10;
/** Milliseconds that the process waits for a reader at its end. */
const FLUSH_MS = 1_000;

/**
 * Creates the output to a file descriptor. It never blocks the event loop. Many lines share one system call, because a call for each
 * line costs as much as a cached page.
 *
 * @param fd in non-blocking mode where it is a pipe: a blocked write would hold a thread, and with it the end of the process
 * @param onDropped called with the number of lines that could not be written: the disk is full, or the reader has gone or is too slow
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
      writeChunk(take());
      return;
    }
    const done = whenDone;
    whenDone = [];
    for (const call of done) call();
  }

  function writeChunk(chunk: Buffer): void {
    inWrite = chunk;
    write(fd, chunk, (error, written) => {
      if (error?.code === 'EAGAIN') {
        setTimeout(writeChunk, RETRY_MS, chunk);
      } else if (error === null && written < chunk.length) {
        writeChunk(chunk.subarray(written));
      } else {
        // Any other error: the reader has gone. The server goes on.
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
    if (waiting >= BUFFER_SIZE) start();
    else timer ??= setTimeout(start, FLUSH_INTERVAL_MS).unref();
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
