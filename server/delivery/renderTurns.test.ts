import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { expect, test } from '@jest/globals';
import { createRenderTurns } from './renderTurns.ts';

test('renders run one by one; while visitors wait, every fourth is of an editor', async () => {
  const { visitors, editors } = createRenderTurns();
  const order: string[] = [];
  let running = 0;
  const work = (name: string) => async () => {
    running += 1;
    expect(running).toBe(1);
    await new Promise((resolve) => setImmediate(resolve));
    order.push(name);
    running -= 1;
  };
  const all = [
    ...Array.from({ length: 7 }, () => visitors(work('v'))),
    ...Array.from({ length: 4 }, () => editors(work('e'))),
  ];
  await Promise.all(all);
  expect(order.join('')).toBe('vvvevvvevee');
});

test('a render that fails or hangs does not stop the next one', async () => {
  const { visitors } = createRenderTurns();
  const failed = visitors(() => Promise.reject(new Error('no page')));
  void visitors(() => new Promise(() => {}));
  await expect(failed).rejects.toThrow('no page');
  expect(await visitors(async () => 'made')).toBe('made');
});

test('Q49: between two renders all received connections are handled', async () => {
  const { visitors } = createRenderTurns({ longestPause: 60_000 });
  let connections = 0;
  const server = createServer(() => (connections += 1)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let clients: Socket[] = [];
  const first = visitors(async () => {
    clients = Array.from({ length: 50 }, () => connect(port, '127.0.0.1').on('error', () => {}));
  });
  const second = visitors(async () => connections);
  await first;
  expect(await second).toBe(50);
  for (const client of clients) client.destroy();
  server.close();
});

test('Q49: renders continue while connections keep coming', async () => {
  const { visitors } = createRenderTurns({ longestPause: 5 });
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let isOver = false;
  const again = () => {
    if (!isOver)
      connect(port, '127.0.0.1')
        .on('error', () => {})
        .on('close', again);
  };
  for (let client = 0; client < 20; client += 1) again();
  const made: number[] = [];
  await Promise.all(Array.from({ length: 5 }, (_, at) => visitors(async () => void made.push(at))));
  isOver = true;
  expect(made).toEqual([0, 1, 2, 3, 4]);
  server.close();
});

test('Q49: short work runs before the next render, within the longest pause', async () => {
  let isBusy = true;
  const { visitors } = createRenderTurns({ isBusy: () => isBusy, longestPause: 60_000 });
  const made: string[] = [];
  const page = visitors(async () => void made.push('page'));
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(made).toEqual([]);
  isBusy = false;
  await page;
  expect(made).toEqual(['page']);
  const always = createRenderTurns({ isBusy: () => true, longestPause: 5 });
  expect(await always.visitors(async () => 'made')).toBe('made');
});
