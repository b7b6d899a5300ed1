import { expect, test } from '@jest/globals';
import { createRenderTurns } from './renderTurns.ts';

test('renders run one by one, editors’ one in four while visitors’ wait', async () => {
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

test('one that fails or hangs lets the next one go', async () => {
  const { visitors } = createRenderTurns();
  const failed = visitors(() => Promise.reject(new Error('no page')));
  void visitors(() => new Promise(() => {}));
  await expect(failed).rejects.toThrow('no page');
  expect(await visitors(async () => 'made')).toBe('made');
});
