import { useCallback } from 'react';
import { usePage } from '../../page/PageContext.tsx';
import type { BookingApi, BookingFailure } from './api/bookingApi.ts';

/** The result of a call without a response, such as one whose chunk could not be loaded. */
export const OFFLINE: { failure: BookingFailure } = { failure: { code: 'offline', message: '', field: '' } };

/** Returns a function that loads the calls of the booking: their schemas are a chunk that the first touch loads. */
export function useBookingApi(): () => Promise<BookingApi> {
  const { language } = usePage();
  return useCallback(async () => (await import('./api/bookingApi.ts')).bookingApi(language.code), [language.code]);
}
