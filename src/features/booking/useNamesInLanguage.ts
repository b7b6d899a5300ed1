import { useEffect } from 'react';
import { usePage } from '../../page/PageContext.tsx';
import { sendEvent } from './flow/bookingStore.ts';
import { type FlowState, selectedOf } from './flow/flowState.ts';
import { useBookingApi } from './useBookingApi.ts';

/** Loads the names of the chosen services in the language of the page, when the visitor has chosen them in another one. */
export function useNamesInLanguage(state: FlowState): void {
  const api = useBookingApi();
  const { code } = usePage().language;
  const { car, location, language } = state;
  const isEmpty = selectedOf(state).length === 0;
  useEffect(() => {
    if (!car || !location || language === code) return;
    if (isEmpty) return void sendEvent({ type: 'namesLoaded', language: code, offerings: [] });
    const abort = new AbortController();
    const load = async () => {
      const { services, addons } = await api();
      const { registrationNumber: plate } = car;
      const results = await Promise.all([services, addons].map((list) => list(plate, location, abort.signal)));
      const loaded = results.flatMap((result) => ('value' in result ? [result.value] : []));
      if (abort.signal.aborted || loaded.length === 0) return;
      const offerings = loaded.flat().flatMap((category) => category.offerings);
      // With some of the names only, the language is unknown: the others are loaded when the page opens again.
      sendEvent({ type: 'namesLoaded', language: loaded.length === results.length ? code : '', offerings });
    };
    load().catch(() => undefined);
    return () => abort.abort();
  }, [api, code, car, location, language, isEmpty]);
}
