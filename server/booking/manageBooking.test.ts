import { describe, expect, test } from '@jest/globals';
import type { SiteConfig } from '../../config/siteConfig.ts';
import { SITES } from '../../config/sites.ts';
import type { ManagedBooking } from '../../src/contracts/booking/managedBooking.ts';
import { createSilent } from '../testing/silent.ts';
import { createBookingLinks } from './bookingLinks.ts';
import { createManageBooking } from './manageBooking.ts';

const REQUEST_ID = '0b9c2c52-8f4e-4d0c-9a70-0b4f6e1c9d11';
const TIME = '2027-03-28T09:30:00+02:00';
const site = SITES.find(({ id }) => id === 'norrvag-se') as SiteConfig;

/** Creates the functions with a workshop system that has one booking. */
function setUp(now: string, changes: Partial<ManagedBooking> = {}, secrets = ['new', 'old']) {
  const booking = { id: 'B1', state: 'confirmed', timeSlot: TIME, departmentId: '1.30', ...changes } as ManagedBooking;
  const changed: string[] = [];
  const manage = createManageBooking({
    port: {
      booking: async (requestId) => (requestId === REQUEST_ID ? booking : null),
      changeBooking: async (_requestId, _language, { action }) => {
        changed.push(action);
        return { ...booking, ...(action === 'cancel' && { state: 'cancelled' as const }) };
      },
    },
    links: createBookingLinks(() => secrets),
    now: () => Date.parse(now),
    ...createSilent(),
  });
  const call = (token = createBookingLinks(() => ['old']).create({ site: site.id, requestId: REQUEST_ID })) => ({
    token,
    site,
    language: 'sv',
  });
  return { manage, call, changed };
}

const to = { timeSlot: '2027-03-29T09:30:00+02:00', isFullDay: false };

describe('the signed link of a booking', () => {
  test('ends when the time of the booking has come, on the day of a clock change too', async () => {
    const before = setUp('2027-03-28T07:29:59Z');
    expect(await before.manage.show(before.call())).toMatchObject({ kind: 'booking' });
    const after = setUp('2027-03-28T07:30:00Z');
    expect(await after.manage.show(after.call())).toEqual({ kind: 'expired' });
    expect(await after.manage.move(after.call(), to)).toEqual({ kind: 'expired' });
    expect(await after.manage.cancel(after.call())).toEqual({ kind: 'expired' });
    expect(after.changed).toEqual([]);
  });

  test('of a cancelled booking shows it, and moves nothing', async () => {
    const { manage, call, changed } = setUp('2027-03-01T00:00:00Z', { state: 'cancelled' });
    expect(await manage.show(call())).toMatchObject({ kind: 'booking', booking: { state: 'cancelled' } });
    expect([await manage.move(call(), to), changed]).toEqual([{ kind: 'expired' }, []]);
  });

  test('is valid for every secret in use, and for no other', async () => {
    const rotated = setUp('2027-03-01T00:00:00Z', {}, ['new']);
    expect(await rotated.manage.show(rotated.call())).toEqual({ kind: 'unknown' });
    const current = setUp('2027-03-01T00:00:00Z');
    expect(await current.manage.cancel(current.call())).toMatchObject({ booking: { state: 'cancelled' } });
    expect(current.changed).toEqual(['cancel']);
    expect(await current.manage.cancel(current.call('x'))).toEqual({ kind: 'unknown' });
  });
});

test('without a secret no link is valid', () => {
  const links = createBookingLinks(() => [], 'tireChange');
  expect(links.read(links.create({ site: site.id, requestId: REQUEST_ID }), site.id)).toBeNull();
});
