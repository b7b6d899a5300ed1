import type { ClientRequest } from './client.ts';
import type { ConformanceCase, Trial } from './conformanceCase.ts';
import { expectRefusal, expectStatus, expectThat, expectType } from './expect.ts';

interface Common {
  /** A valid call that changes nothing, and needs no more than the settings that are always there. */
  request: (trial: Trial) => ClientRequest;
  /** Status of its response. */
  status?: number;
  /** Media type of its response; null for a body that is not read. */
  type?: string | null;
}

const REPEATED = 5;

/** The case that every upstream with a key has. */
export const keyCase = ({ request }: Common): ConformanceCase => ({
  id: 'key',
  title: 'A call without the key, and with another one, is refused by 401 or 403.',
  run: async (trial) => {
    for (const key of ['none', 'wrong'] as const)
      expectStatus(await trial.client.call({ ...request(trial), key }), 401, 403);
  },
});

/** The case about a path that no contract has. */
export const unknownPathCase = (): ConformanceCase => ({
  id: 'unknown-path',
  title: 'A path that the contract does not have is refused, and is no failure of the server.',
  run: async ({ client }) => expectRefusal(await client.call({ path: '/no-such-path-of-the-contract' })),
});

/** The case about query parameters that no contract has. */
export const unknownParameterCase = ({ request, status = 200 }: Common): ConformanceCase => ({
  id: 'unknown-parameter',
  title: 'A query parameter that the contract does not have is ignored.',
  run: async (trial) => {
    const { path, ...rest } = request(trial);
    const separator = path.includes('?') ? '&' : '?';
    expectStatus(await trial.client.call({ ...rest, path: `${path}${separator}unknownParameter=1` }), status);
  },
});

/** The case about bodies that are no JSON, for calls with a body. */
export const badJsonCase = ({ request }: Common): ConformanceCase => ({
  id: 'bad-json',
  title: 'A body that is no JSON is refused by a 4xx.',
  run: async (trial) => {
    const { path, headers = {} } = request(trial);
    for (const body of ['{"a":', '[]', '"text"', 'null'])
      expectRefusal(await trial.client.call({ path, headers, method: 'POST', body }));
  },
});

/** The case about the media type of responses. */
export const typeCase = ({ request, status = 200, type = 'application/json' }: Common): ConformanceCase => ({
  id: 'content-type',
  title: `A response has the media type ${type}, in UTF-8.`,
  run: async (trial) => {
    const response = await trial.client.call(request(trial));
    expectStatus(response, status);
    expectType(response, type ?? '');
  },
});

/** The case about the time limits, which hold for every call of every case as well. */
export const timeCase = ({ request, status = 200 }: Common): ConformanceCase => ({
  id: 'time',
  title: 'Five calls at once each start and end within the limits of the contract.',
  run: async (trial) => {
    const calls = Array.from({ length: REPEATED }, () => trial.client.call(request(trial)));
    for (const response of await Promise.all(calls)) expectStatus(response, status);
  },
});

/** The case about calls that are equal. */
export const repeatCase = ({ request, status = 200 }: Common): ConformanceCase => ({
  id: 'repeat',
  title: 'Equal calls have equal responses.',
  run: async (trial) => {
    const [one, other] = [await trial.client.call(request(trial)), await trial.client.call(request(trial))];
    expectStatus(one, status);
    expectThat(one.text === other.text, 'body', one.text, other.text);
  },
});

/** The cases that an upstream with a key and JSON has. */
export const jsonCases = (common: Common): readonly ConformanceCase[] => [
  keyCase(common),
  typeCase(common),
  timeCase(common),
  unknownPathCase(),
  unknownParameterCase(common),
];
