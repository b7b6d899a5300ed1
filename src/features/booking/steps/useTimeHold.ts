import { useCallback, useEffect, useRef } from 'react';
import { type Hold, type HoldResult, useHold } from '../../flow/slots/useHold.ts';
import { readBooking } from '../flow/bookingStore.ts';
import { type ChosenTime, isSent } from '../flow/flowState.ts';
import type { StepProps } from '../stepProps.ts';
import { useBookingApi } from '../useBookingApi.ts';

interface TimeHold {
  hold: Hold;
  /** Holds the chosen time again, when its hold is over. */
  renew: () => void;
}

/**
 * Holds the chosen time while the visitor fills in the rest (`POST /api/mechmate/hold`), and ends the hold when the choice goes. The id is in the booking's state, so
 * that a reload keeps the hold. A time that was taken before it could be held is lost, unless the visitor's own booking may have taken it.
 */
export function useTimeHold({ state, send }: Pick<StepProps, 'state' | 'send'>): TimeHold {
  const api = useBookingApi();
  const request = useCallback(
    async ({ workshop, slot }: ChosenTime, id: string): Promise<HoldResult> => {
      const body = { departmentId: workshop.departmentId, ...slot, holdId: id || undefined };
      const result = await (await api()).hold(body);
      if ('value' in result) return { id: result.value.holdId, ms: result.value.seconds * 1_000 };
      return result.failure.code === 'TimeslotNotAvailable' ? 'taken' : null;
    },
    [api],
  );
  const end = useCallback(async (id: string) => void (await (await api()).release(id)), [api]);
  const { hold, take, release } = useHold({
    firstId: state.holdId,
    hold: request,
    release: end,
    onUnavailable: useCallback(
      (time: ChosenTime) => {
        if (!isSent(readBooking())) send({ type: 'timeLost', chosen: time });
      },
      [send],
    ),
  });
  const { chosen } = state;
  const heldTime = useRef<ChosenTime | null>(null);
  useEffect(() => {
    if (chosen === heldTime.current) return;
    heldTime.current = chosen;
    if (chosen) void take(chosen);
    else release();
  }, [chosen, take, release]);
  // A hold from before the services were changed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (!chosen && hold.id) release();
  }, []);
  useEffect(() => {
    send({ type: 'timeHeld', holdId: hold.id });
  }, [send, hold.id]);
  const isOver = hold.state === 'over';
  return { hold, renew: () => void (isOver && chosen && take(chosen)) };
}
