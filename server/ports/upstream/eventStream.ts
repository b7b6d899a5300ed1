import { createParser, type EventSourceMessage } from 'eventsource-parser';

/** An event of an upstream, that one was larger than the limit, or that the stream ended within one. */
export type StreamEvent = { kind: 'event'; event: EventSourceMessage } | { kind: 'tooLarge' } | { kind: 'cut' };

/** The end of an event: an empty line, with any of the three line ends. */
const BOUNDARY = /(?:\r\n|\n|\r(?!\n))(?:\r\n|\n|\r(?!\n))/;
/** The longest part of a boundary that a chunk may end with. */
const PART_OF_BOUNDARY = 3;

/**
 * Reads the events of a stream. In memory are one chunk and at most `maxBytes` characters of an unfinished event. A larger event is dropped
 * and reported once.
 */
export async function* readEvents(
  chunks: AsyncIterable<Uint8Array>,
  maxBytes: number,
): AsyncGenerator<StreamEvent, void, undefined> {
  const decoder = new TextDecoder();
  const splitter = createSplitter(maxBytes);
  const parsed: EventSourceMessage[] = [];
  const parser = createParser({ onEvent: (event) => void parsed.push(event) });
  for await (const chunk of chunks) {
    for (const block of splitter.blocksOf(decoder.decode(chunk, { stream: true }))) {
      if (block === null) yield { kind: 'tooLarge' };
      else parser.feed(`${block}\n\n`);
      for (const event of parsed.splice(0)) yield { kind: 'event', event };
    }
  }
  if (splitter.isWithinEvent()) yield { kind: 'cut' };
}

function createSplitter(maxBytes: number) {
  let rest = '';
  let isSkipping = false;

  /** Returns the length of the next event and of its end; null when it is unfinished. */
  function nextEnd(): { length: number; end: number } | null {
    const found = BOUNDARY.exec(rest);
    if (!found) return null;
    const end = found.index + found[0].length;
    // At the end of a text, `\r\n\r` may be the beginning of `\r\n\r\n`.
    return found[0].endsWith('\r') && end === rest.length ? null : { length: found.index, end };
  }

  /** Returns the events that a further text completes, each without the empty line at its end; null for one that is too large. */
  function blocksOf(text: string): (string | null)[] {
    rest += text;
    const blocks: (string | null)[] = [];
    for (let next = nextEnd(); next !== null; next = nextEnd()) {
      // The rest of an event that is too large: it is reported already.
      if (!isSkipping) blocks.push(next.length > maxBytes ? null : rest.slice(0, next.length));
      isSkipping = false;
      rest = rest.slice(next.end);
    }
    if (rest.length > maxBytes) {
      if (!isSkipping) blocks.push(null);
      isSkipping = true;
      rest = rest.slice(-PART_OF_BOUNDARY);
    }
    return blocks;
  }

  return { blocksOf, isWithinEvent: () => isSkipping || /^[^:\r\n]/.test(rest) };
}
