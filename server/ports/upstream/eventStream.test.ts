import { describe, expect, test } from '@jest/globals';
import { readEvents } from './eventStream.ts';

const MAX = 100;

/** Returns the data of the events of chunks; null for an event that is too large, `cut` for one that the stream ends within. */
async function dataOf(...chunks: readonly (string | Uint8Array)[]): Promise<(string | null)[]> {
  async function* bytes() {
    for (const chunk of chunks) yield typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
  }
  const read: (string | null)[] = [];
  for await (const each of readEvents(bytes(), MAX))
    read.push(each.kind === 'event' ? each.event.data : each.kind === 'cut' ? 'cut' : null);
  return read;
}

describe('Q25 the events of a stream', () => {
  test.each([
    ['line feeds', 'data: 1\n\ndata: 2\n\n'],
    ['carriage returns and line feeds', 'data: 1\r\n\r\ndata: 2\r\n\r\n'],
    ['mixed ends', 'data: 1\n\r\ndata: 2\r\n\n'],
    ['comments and other fields', ': hello\n\nid: 7\nevent: x\ndata: 1\n\nretry: 10\ndata: 2\n\n'],
    ['a byte order mark', '\ufeffdata: 1\n\ndata: 2\n\n'],
  ])('with %s', async (_name, text) => {
    expect(await dataOf(text)).toEqual(['1', '2']);
    // In chunks of one byte.
    const bytes = Array.from(new TextEncoder().encode(text), (byte) => Uint8Array.of(byte));
    expect(await dataOf(...bytes)).toEqual(['1', '2']);
  });

  test('several lines of data, and letters that a chunk cuts', async () => {
    const bytes = new TextEncoder().encode('data: å\ndata: ä\n\n');
    expect(await dataOf(bytes.subarray(0, 7), bytes.subarray(7))).toEqual(['å\nä']);
  });

  test('the stream ends within an event', async () => {
    expect(await dataOf('data: 1\n\ndata: {"half')).toEqual(['1', 'cut']);
    expect(await dataOf('data: 1\n\ndata: 2\n')).toEqual(['1', 'cut']);
    expect(await dataOf('data: 1\n\n: comment\n')).toEqual(['1']);
  });

  test('an event above the limit is reported once, and what follows is read', async () => {
    const huge = `data: ${'x'.repeat(MAX * 20)}\n\n`;
    const text = `data: 1\n\n${huge}data: 2\n\n`;
    expect(await dataOf(text)).toEqual(['1', null, '2']);
    const parts = text.match(/.{1,33}/gs) ?? [];
    expect(await dataOf(...parts)).toEqual(['1', null, '2']);
    // The end of the event is cut by a chunk.
    expect(await dataOf('data: 1\r\n\r\n', `data: ${'x'.repeat(500)}\r\n\r`, '\ndata: 2\r\n\r\n')).toEqual([
      '1',
      null,
      '2',
    ]);
  });
});
