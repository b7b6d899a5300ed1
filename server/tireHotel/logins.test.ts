import { expect, test } from '@jest/globals';
import { createMemoryStore } from '../store/memoryStore.ts';
import { createLogins } from './logins.ts';

const CODE = { authorizationToken: 'token of the tire system', regNo: 'CAN123' };

test('Q30 a name is read with the cookie of its visit only', async () => {
  const logins = createLogins(
    createMemoryStore(() => 0),
    () => 0,
  );
  const customer = { encryptedPhoneNumber: 'number', regNo: 'CAN123' };
  const name = await logins.keepCustomer('visit', customer);
  expect(await logins.customer('visit', name)).toEqual(customer);
  expect(await logins.customer('other', name)).toBeNull();
  expect(await logins.code('visit', name)).toBeNull();
  expect(await logins.customer('visit', await logins.keepCustomer('visit', null))).toBeNull();
});

test('Q27 a code is spent once, also by 20 calls at the same time', async () => {
  const logins = createLogins(
    createMemoryStore(() => 0),
    () => 0,
  );
  const name = await logins.keepCode('visit', CODE);
  const spent = await Promise.all(Array.from({ length: 20 }, () => logins.spendCode('visit', name)));
  expect(spent.filter(Boolean)).toHaveLength(1);
  expect([await logins.code('visit', name), await logins.spendCode('visit', name)]).toEqual([null, false]);
});

test('Q45 a code ends after 10 minutes, also when the clock of the store was set back', async () => {
  let now = 0;
  // A store whose clock stands still keeps everything.
  const logins = createLogins(
    createMemoryStore(() => 0),
    () => now,
  );
  const name = await logins.keepCode('visit', CODE);
  now = 599_999;
  expect(await logins.code('visit', name)).toEqual(CODE);
  now = 600_000;
  expect(await logins.code('visit', name)).toBeNull();
});
