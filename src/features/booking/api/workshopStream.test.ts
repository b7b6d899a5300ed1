import { afterEach, describe, expect, test } from '@jest/globals';
import { CHOSEN } from '../flow/flow.fixture.ts';
import { readWorkshops, type StreamRequest } from './workshopStream.ts';

/** What the browser makes of the stream, whatever arrives (F092). */

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

const workshop = (id: number) =>
  `id: s.${id}\ndata: ${JSON.stringify({ ...CHOSEN.workshop, departmentId: `${id}` })}\n\n`;
const closing = (why: string) => `event: closing\ndata: {"closing":"${why}"}\n\n`;

/** Reads a stream of these chunks. */
async function read(chunks: readonly string[], change: Partial<StreamRequest> = {}, init: ResponseInit = {}) {
  const found: string[] = [];
  let requested = '';
  let headers = new Headers();
  globalThis.fetch = (async (url: string, options: RequestInit) => {
    requested = url;
    headers = new Headers(options.headers);
    const body = new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    });
    return new Response(init.status === 204 ? null : body, init);
  }) as typeof fetch;
  const end = await readWorkshops({
    plate: 'ABC123',
    codes: ['b', 'a'],
    latitude: 57.7,
    longitude: 12.9,
    cursor: '',
    lastEventId: '',
    signal: new AbortController().signal,
    onWorkshop: ({ departmentId }, eventId) => found.push(`${departmentId} ${eventId}`) > 0,
    ...change,
  });
  return { end, found, requested, headers };
}

describe('F092 the stream of workshops', () => {
  test('stops after the fifth', async () => {
    const { end, found } = await read([1, 2, 3, 4, 5, 6, 7].map(workshop));
    expect([end, found]).toEqual(['enough', ['1 s.1', '2 s.2', '3 s.3', '4 s.4', '5 s.5']]);
  });

  test('a workshop that is shown already does not count', async () => {
    const seen: string[] = [];
    const onWorkshop = ({ departmentId }: { departmentId: string }) => seen.push(departmentId) > 2;
    const { end } = await read([1, 2, 3, 4, 5, 6].map(workshop), { count: 3, onWorkshop });
    expect([end, seen]).toEqual(['enough', ['1', '2', '3', '4', '5']]);
  });

  test.each<[string, string[], string, number]>([
    ['the last one', [workshop(1), closing('complete')], 'complete', 1],
    ['none that fits', ['data: {"nosites":true}\n\n', closing('complete')], 'none', 0],
    ['none behind the last', [workshop(1), 'data: {"nosites":true}\n\n'], 'complete', 1],
    ['an error of the workshop system', [workshop(1), 'data: {"error":"silent"}\n\n'], 'failed', 1],
    [
      'an event that was too large',
      ['data: {"error":"tooLarge"}\n\n', workshop(1), closing('complete')],
      'complete',
      1,
    ],
    [
      'an event that breaks the contract',
      ['data: {"departmentId":7}\n\n', workshop(1), closing('complete')],
      'complete',
      1,
    ],
    ['no JSON', ['data: {\n\n', workshop(1), closing('complete')], 'complete', 1],
    ['a comment', [': wait\n\n', workshop(1), closing('complete')], 'complete', 1],
    ['an event of another name', ['event: other\ndata: {}\n\n', closing('complete')], 'complete', 0],
    ['the end of the process', [workshop(1), closing('drain')], 'broken', 1],
    ['the end of its time', [workshop(1), closing('limit')], 'broken', 1],
    ['a broken line', [workshop(1), workshop(2).slice(0, 40)], 'broken', 1],
    ['parts of an event', [workshop(1).slice(0, 9), workshop(1).slice(9), closing('complete')], 'complete', 1],
  ])('%s', async (_name, chunks, end, count) => {
    const result = await read(chunks);
    expect([result.end, result.found.length]).toEqual([end, count]);
  });

  test.each([
    [204, 'complete'],
    [429, 'failed'],
    [503, 'failed'],
  ])('status %d is %s', async (status, end) => {
    expect((await read([], {}, { status })).end).toBe(end);
  });

  test('goes on from the last event, and behind the last department', async () => {
    const { requested, headers } = await read([closing('complete')], { cursor: '17', lastEventId: 's.2' });
    expect(headers.get('last-event-id')).toBe('s.2');
    expect(requested).toBe(
      '/api/mechmate/departments/closestAvailable?regNo=ABC123&serviceOfferings=b%2Ca&latitude=57.7&longitude=12.9&cursor=17',
    );
  });

  test('an aborted stream throws; a network that fails is a broken line', async () => {
    const abort = new AbortController();
    abort.abort();
    globalThis.fetch = (async () => {
      throw new TypeError('network');
    }) as typeof fetch;
    const request = {
      plate: 'A',
      codes: [],
      latitude: 0,
      longitude: 0,
      cursor: '',
      lastEventId: '',
      onWorkshop: () => true,
    };
    await expect(readWorkshops({ ...request, signal: abort.signal })).rejects.toThrow();
    expect(await readWorkshops({ ...request, signal: new AbortController().signal })).toBe('broken');
  });
});
