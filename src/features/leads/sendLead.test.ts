import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { sendLead } from './sendLead.ts';

const BODY = { formName: 'contact', formSubmissionId: 'one', values: {}, language: 'sv', elapsed: 5_000 };

/** A browser whose connection is as listed, one entry for each attempt, and in which no request succeeds. */
function browserOf(online: readonly boolean[]) {
  const left = [...online];
  const requests: unknown[] = [];
  Object.defineProperty(globalThis, 'navigator', {
    configurable: true,
    value: {
      get onLine() {
        return left.shift() ?? online.at(-1);
      },
    },
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation((...call) => {
    requests.push(call);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  // The pause between attempts.
  jest.spyOn(globalThis, 'setTimeout').mockImplementation(((run: () => void) => run()) as never);
  return requests;
}

const original = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
afterEach(() => {
  jest.restoreAllMocks();
  if (original) Object.defineProperty(globalThis, 'navigator', original);
});

describe('F078 a form without a connection', () => {
  test('was not sent when there was none from the start', async () => {
    const requests = browserOf([false]);
    expect(await sendLead(BODY)).toEqual({ kind: 'refused', errors: {}, problem: 'formErrorOffline' });
    expect(requests).toHaveLength(1);
  });

  test.each([[[true, false, false]], [[true, true, true]], [[true, false, true]]])(
    'may have arrived when there was one: %j',
    async (online) => {
      const requests = browserOf(online);
      expect(await sendLead(BODY)).toMatchObject({ problem: 'carDetailFormError' });
      expect(requests).toHaveLength(3);
    },
  );
});
