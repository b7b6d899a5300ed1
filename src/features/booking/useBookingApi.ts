import { useCallback } from 'react';
import { usePage } from '../../page/PageContext.tsx';
import type { BookingApi } from './api/bookingApi.ts';

/** Returns a function that loads the calls of the booking: their schemas are a chunk that the first touch loads. */
export function useBookingApi(): () => Promise<BookingApi> {
  const { language } = usePage();
  return useCallback(async () => (await import('./api/bookingApi.ts')).bookingApi(language.code), [language.code]);
}
