import { useCallback } from 'react';
import { loadOrReload } from '../../lib/browser/goneScripts.ts';
import { usePage } from '../../page/PageContext.tsx';
import type { BookingApi, BookingFailure } from './api/bookingApi.ts';

/** The result of a call without a response. */
export const OFFLINE: { failure: BookingFailure } = { failure: { code: 'offline', message: '', field: '' } };

/** Whether what failed may have been made all the same. */
export const isUnknown = ({ code }: BookingFailure): boolean => code === 'offline' || code === 'ServerError';

/** The calls while their chunk cannot be loaded. None has a response. */
const OFFLINE_API = new Proxy({} as BookingApi, {
  // Without a `then`, which would make it a promise.
  get: (_target, name) => (name === 'then' ? undefined : async () => OFFLINE),
});

/**
 * Returns a function that loads the calls of the booking: their schemas are a chunk that the first touch loads. It never rejects: without the
 * chunk each call is one without a response.
 */
export function useBookingApi(): () => Promise<BookingApi> {
  const { language } = usePage();
  return useCallback(
    () =>
      loadOrReload(() => import('./api/bookingApi.ts')).then(
        ({ bookingApi }) => bookingApi(language.code),
        () => OFFLINE_API,
      ),
    [language.code],
  );
}
