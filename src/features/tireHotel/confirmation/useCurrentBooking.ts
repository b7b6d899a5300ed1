import { useContext, useEffect, useRef, useState } from 'react';
import { LINK_TOKEN } from '../../../contracts/page/secretQuery.ts';
import type { ManagedTireBooking } from '../../../contracts/tireHotel/managedTireBooking.ts';
import type { TireConfirmation } from '../../../contracts/tireHotel/tireBooking.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { StepFocus } from '../../flow/stepFocus.ts';
import { managedTireApi } from '../api/managedApi.ts';

interface CurrentBooking {
  confirmation: TireConfirmation;
  /** How often it was moved. */
  sequence: number | undefined;
  isCancelled: boolean;
}

/**
 * Returns a confirmed booking as it is now: it may have been moved or cancelled by its link, in this tab or in another one. It is loaded when a reload
 * has restored the confirmation, and when the visitor comes back to the tab. While that is not known, it is as it was booked.
 */
export function useCurrentBooking(confirmation: TireConfirmation): CurrentBooking {
  const { code } = usePage().language;
  const [current, setCurrent] = useState<ManagedTireBooking | null>(null);
  const { href } = confirmation;
  // Who has acted on this page has just booked.
  const isRestored = useRef(!useContext(StepFocus).takesFocus);
  useEffect(() => {
    const token = new URLSearchParams(href?.split('?')[1]).get(LINK_TOKEN);
    if (token === null) return;
    let isGone = false;
    const load = async () => {
      if (document.visibilityState !== 'visible') return;
      const result = await managedTireApi(code, token).show();
      if (!isGone && 'value' in result) setCurrent(result.value);
    };
    if (isRestored.current) void load();
    const events = [
      [document, 'visibilitychange'],
      [window, 'pageshow'],
    ] as const;
    for (const [target, type] of events) target.addEventListener(type, load);
    return () => {
      isGone = true;
      for (const [target, type] of events) target.removeEventListener(type, load);
    };
  }, [href, code]);
  if (current === null) return { confirmation, sequence: undefined, isCancelled: false };
  const { timeSlot: appointmentTime, isFullDay, sequence, state } = current;
  return {
    confirmation: { ...confirmation, appointmentTime, isFullDay },
    sequence,
    isCancelled: state === 'cancelled',
  };
}
