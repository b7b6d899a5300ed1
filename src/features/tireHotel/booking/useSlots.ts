import { useEffect, useRef } from 'react';
import { type Loaded, useLoaded } from '../../flow/useLoaded.ts';
import type { TireFailure, TireTime } from '../api/tireHotelApi.ts';
import type { BookingStepProps } from '../stepProps.ts';
import { trackTireFailure } from '../tireEvents.ts';

export interface Slots {
  days: Loaded<readonly string[], TireFailure>;
  /** Of the chosen day. */
  times: Loaded<readonly TireTime[], TireFailure>;
  /** The chosen day has no times: the workshop decides on one. */
  hasNoTimes: boolean;
  reloadDays: () => void;
  reloadTimes: () => void;
}

/** Loads the days that can be booked, and the times of the chosen one. A day without a chosen time that is no longer free is unset. */
export function useSlots({ call, vehicle, draft, onDraft, site }: BookingStepProps): Slots {
  const { erpId } = vehicle.location;
  const { day, startTime } = draft;
  const days = useLoaded(`${erpId} ${vehicle.brandCode}`, (signal) =>
    call((api) => api.days(vehicle, Date.now(), signal)),
  );
  const times = useLoaded(day, (signal) => call((api) => api.times(vehicle, day, signal)));
  useFailureEvent(days.loaded, 'days', site);
  useFailureEvent(times.loaded, 'times', site);

  const isGone =
    day !== '' && startTime === null && days.loaded.status === 'loaded' && !days.loaded.value.includes(day);
  const unsetDay = useRef(() => {});
  unsetDay.current = () => onDraft({ ...draft, day: '' });
  useEffect(() => {
    if (isGone) unsetDay.current();
  }, [isGone]);
  return {
    days: days.loaded,
    times: times.loaded,
    hasNoTimes: !isGone && times.loaded.status === 'loaded' && times.loaded.value.length === 0,
    reloadDays: days.reload,
    reloadTimes: times.reload,
  };
}

/** Reports a failure that the visitor is shown. */
function useFailureEvent(loaded: Loaded<unknown, TireFailure>, code: 'days' | 'times', site: string): void {
  const failure = loaded.status === 'failed' ? loaded.failure : null;
  useEffect(() => {
    if (failure) trackTireFailure({ status: failure.status, code }, site);
  }, [failure, code, site]);
}
