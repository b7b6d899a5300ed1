import { randomBytes } from 'node:crypto';

/** Events of streams that a browser may have missed: kept while a stream is open and for a time after it (`Last-Event-ID`). */

/** An event as it was sent. */
interface SentEvent {
  number: number;
  text: string;
}

export interface StreamRecord {
  readonly id: string;
  /** Who opened it, with which query: nobody else can continue it. */
  readonly owner: string;
  /** The last events, oldest first. */
  events: SentEvent[];
  lastNumber: number;
  /** The last department that was read, behind which the upstream continues; null for the beginning. */
  cursor: string | null;
  /** Whether there are no more workshops. */
  isComplete: boolean;
  /** Ends the stream while it is open. */
  stop: (() => void) | null;
}

interface ReplaysOptions {
  /** Milliseconds after its end for which a stream can be continued. */
  lifetimeMs: number;
  /** Milliseconds of a clock that never steps. */
  now: () => number;
}

/** Characters of one stream, and streams, at most. */
const MAX_CHARACTERS = 64 * 1_024;
const MAX_STREAMS = 2_000;
const MAX_CHARACTERS_IN_ALL = 16 * 1_024 * 1_024;

const EVENT_ID = /^([\w-]{11})\.(\d{1,9})$/;

function withId(record: StreamRecord, fields: string): string {
  record.lastNumber += 1;
  return `id: ${record.id}.${record.lastNumber}\n${fields}\n\n`;
}

/** The events of streams that clients may continue on another connection. */
export class StreamReplays {
  readonly #lifetimeMs: number;
  readonly #now: () => number;
  /** Ended streams are in the order of their end, after the open ones that began before. */
  readonly #records = new Map<string, { record: StreamRecord; expiresAt: number }>();
  #characters = 0;

  constructor({ lifetimeMs, now }: ReplaysOptions) {
    this.#lifetimeMs = lifetimeMs;
    this.#now = now;
  }

  open(owner: string, cursor: string | null): StreamRecord {
    this.#trim();
    const id = randomBytes(8).toString('base64url');
    const record = { id, owner, events: [], lastNumber: 0, cursor, isComplete: false, stop: null };
    this.#records.set(id, { record, expiresAt: Number.POSITIVE_INFINITY });
    return record;
  }

  /** Adds an event and returns it as it is sent, with its id. @param fields lines behind the id */
  add(record: StreamRecord, fields: string): string {
    const text = withId(record, fields);
    record.events.push({ number: record.lastNumber, text });
    this.#characters += text.length;
    let kept = record.events.reduce((sum, each) => sum + each.text.length, 0);
    while (kept > MAX_CHARACTERS && record.events.length > 1) {
      const length = record.events.shift()?.text.length ?? 0;
      kept -= length;
      this.#characters -= length;
    }
    return text;
  }

  /** Returns an event that is never sent again: an error, and the one that closes a stream. */
  once(record: StreamRecord, fields: string): string {
    return withId(record, fields);
  }

  /** The stream has ended; it can be continued for a time. */
  end(record: StreamRecord): void {
    record.stop = null;
    if (!this.#records.delete(record.id)) return;
    this.#records.set(record.id, { record, expiresAt: this.#now() + this.#lifetimeMs });
    this.#trim();
  }

  /**
   * Returns the stream of a `Last-Event-ID` and the events behind it; null for an unknown stream, one of another visitor or query, and one whose events are
   * no longer all there. A stream that is still open is stopped: its connection is lost.
   */
  find(lastEventId: string | undefined, owner: string): { record: StreamRecord; missed: string[] } | null {
    this.#trim();
    const [, id = '', number = ''] = EVENT_ID.exec(lastEventId ?? '') ?? [];
    const found = this.#records.get(id)?.record;
    if (!found || found.owner !== owner) return null;
    const last = Number(number);
    const first = found.events[0]?.number ?? 1;
    if (last > found.lastNumber || last < first - 1) return null;
    found.stop?.();
    this.#records.set(id, { record: found, expiresAt: Number.POSITIVE_INFINITY });
    return { record: found, missed: found.events.filter((each) => each.number > last).map(({ text }) => text) };
  }

  size(): { streams: number; characters: number } {
    return { streams: this.#records.size, characters: this.#characters };
  }

  /** Removes what is over, and the oldest ended streams beyond the limits. */
  #trim(): void {
    const at = this.#now();
    for (const [id, { record, expiresAt }] of this.#records) {
      const isOver = expiresAt <= at;
      const isTooMuch =
        record.stop === null && (this.#records.size > MAX_STREAMS || this.#characters > MAX_CHARACTERS_IN_ALL);
      if (isOver || isTooMuch) this.#remove(id);
    }
  }

  #remove(id: string): void {
    for (const { text } of this.#records.get(id)?.record.events ?? []) this.#characters -= text.length;
    this.#records.delete(id);
  }
}
