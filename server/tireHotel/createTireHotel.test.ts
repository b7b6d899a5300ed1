import { expect, test } from '@jest/globals';
import type { Environment } from '../../config/environment.ts';
import { createLiveSettings } from '../operations/liveSettings.ts';
import type { Log } from '../operations/log/log.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { TireHotelPort } from '../ports/tireHotelPort.ts';
import { createMemoryStore } from '../store/memoryStore.ts';
import { createTireHotel } from './createTireHotel.ts';

test('Q27 Q28 who looks up from very many addresses does not make the server forget codes and guesses', async () => {
  const now = () => 0;
  // Stores that forget their oldest entry soon.
  const { limits, logins } = createTireHotel({
    store: createMemoryStore(now, 20),
    visitorStore: createMemoryStore(now, 20),
    environment: {
      UPSTREAM_TOTAL_TIMEOUT: 8_000,
      sandboxed: [] as readonly string[],
    } as Environment,
    live: createLiveSettings({ TIRE_HOTEL_MESSAGES: 100, BOOKING_LINK_SECRETS: 'secret' } as Environment),
    port: {} as TireHotelPort,
    log: {} as Log,
    metrics: {} as Metrics,
    now,
  });
  expect(await limits.takeMessage('DCK100', 'number')).toBeNull();
  const name = await logins.keepCode('visit', { authorizationToken: 'token', regNo: 'DCK100' });
  const guesses = async () => (await Promise.all([1, 2, 3].map(() => limits.takeTry('visit', name)))).filter(Boolean);
  expect(await guesses()).toHaveLength(3);
  for (let at = 0; at < 50; at += 1) {
    await limits.lookUp(`client ${at}`);
    await limits.takeFailure(`client ${at}`);
    await logins.keepCustomer(`visit ${at}`, null);
  }
  expect(await guesses()).toHaveLength(0);
  expect(await limits.takeMessage('DCK100', 'number')).toMatchObject({ reason: 'resend' });
  expect(await logins.code('visit', name)).not.toBeNull();
});
