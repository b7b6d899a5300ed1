import type { Suite } from '../conformanceCase.ts';
import { expectRefusal, expectStatus, expectThat } from '../expect.ts';

/** Demanded of the platform's own host. Its handlers differ by tenant, so that few cases hold for all. */
export const platformSuite: Suite = {
  upstream: 'platform',
  settings: {
    path: { meaning: 'Path of a handler that visitors may request', example: '/-/icon/office/32x32/car.png' },
  },
  cases: [
    {
      id: 'handler',
      title: 'A handler responds by 200 and a media type, without any key.',
      run: async (trial) => {
        const response = await trial.client.call({ path: trial.setting('path') });
        expectStatus(response, 200);
        const type = response.headers.get('content-type') ?? '';
        expectThat(/^[\w-]+\/[\w.+-]+/.test(type), 'content-type', 'a media type', type);
      },
    },
    {
      id: 'time',
      title: 'Five calls at once each start and end within the limits of the contract.',
      run: async (trial) => {
        const calls = Array.from({ length: 5 }, () => trial.client.call({ path: trial.setting('path') }));
        for (const response of await Promise.all(calls)) expectStatus(response, 200);
      },
    },
    {
      id: 'head',
      title: 'HEAD has the status of GET, without a body.',
      run: async (trial) => {
        const response = await trial.client.call({ path: trial.setting('path'), method: 'HEAD' });
        expectStatus(response, 200);
      },
    },
    {
      id: 'unknown-path',
      title: 'An unknown handler is refused, and is no failure of the server.',
      run: async ({ client }) => expectRefusal(await client.call({ path: '/-/no-such-handler' })),
    },
  ],
};
