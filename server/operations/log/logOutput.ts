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
  const output = new BufferedOutput(fd, onDropped);
  const add = (text: string) => output.add(text);
  return { write: add, say: add, flush: (done) => output.flush(done), flushSync: () => output.flushSync() };
}

class BufferedOutput {
  readonly #fd: number;
  readonly #onDropped: (lines: number) => void;
  #lines: string[] = [];
  #waiting = 0;
  #inWrite: Buffer | null = null;
  #timer: NodeJS.Timeout | null = null;
  #whenDone: (() => void)[] = [];

  constructor(fd: number, onDropped: (lines: number) => void) {
    this.#fd = fd;
    this.#onDropped = onDropped;
  }

  add(text: string): void {
    if (this.#waiting + text.length > MAX_WAITING) {
      this.#onDropped(1);
      return;
    }
    this.#lines.push(text);
    this.#waiting += text.length;
    if (this.#waiting >= BUFFER_SIZE) this.#start();
    else this.#timer ??= setTimeout(() => this.#start(), FLUSH_INTERVAL_MS).unref();
  }

  flush(done: () => void): void {
    const timeLimit = setTimeout(done, FLUSH_MS);
    this.#whenDone.push(() => {
      clearTimeout(timeLimit);
      done();
    });
    this.#start();
  }

  flushSync(): void {
    if (this.#waiting === 0) return;
    try {
      writeSync(this.#fd, this.#take());
    } catch {
      // A closed or blocked output at the very end: there is nowhere left to say so.
    }
  }

  #take(): Buffer {
    const chunk = Buffer.from(this.#lines.join(''));
    this.#lines = [];
    this.#waiting = 0;
    return chunk;
  }

  #start(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#inWrite !== null) return;
    if (this.#waiting > 0) {
      this.#write(this.#take());
      return;
    }
    const done = this.#whenDone;
    this.#whenDone = [];
    for (const call of done) call();
  }

  #write(chunk: Buffer): void {
    this.#inWrite = chunk;
    write(this.#fd, chunk, (error, written) => {
      if (error?.code === 'EAGAIN') {
        setTimeout(() => this.#write(chunk), RETRY_MS);
      } else if (error === null && written < chunk.length) {
        this.#write(chunk.subarray(written));
      } else {
        // Any other error: the reader has gone. The server goes on.
        if (error !== null) this.#onDropped(linesIn(chunk));
        this.#inWrite = null;
        this.#start();
      }
    });
  }
}

const NEWLINE = 10;

function linesIn(chunk: Buffer): number {
  let lines = 0;
  for (let at = chunk.indexOf(NEWLINE); at !== -1; at = chunk.indexOf(NEWLINE, at + 1)) lines += 1;
  return lines;
}
