import { expect, test } from '@jest/globals';
import { carQueryClient } from './queryClient.ts';

test('on the server each render has its own client, without a timer that outlives it', () => {
  const client = carQueryClient();
  expect(carQueryClient()).not.toBe(client);
  expect(client.getDefaultOptions().queries?.gcTime).toBe(Number.POSITIVE_INFINITY);
});
