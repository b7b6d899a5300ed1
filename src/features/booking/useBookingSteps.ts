import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { recordOf } from '../../contracts/record.ts';
import { KEEP_POSITION } from '../../page/historyState.ts';
import { usePageLocation } from '../../page/pageLocation.ts';
import { readBooking, sendEvent, useBooking } from './flow/bookingStore.ts';
import type { FlowEvent } from './flow/flowReducer.ts';
import type { DisplayedStep, FlowState, TimePart } from './flow/flowState.ts';

/** What an entry of the history shows of the booking. The URL stays the same (docs/decisions/0102). */
interface ShownStep {
  step: DisplayedStep;
  part: TimePart;
}

const PARTS: readonly unknown[] = ['time', 'contact', 'review'];

/** Returns the step of a history entry's state; null for an entry of something else. */
export function shownStepIn(entryState: unknown): ShownStep | null {
  const { step, part } = recordOf(recordOf(entryState).booking);
  const isStep = typeof step === 'number' && Number.isInteger(step) && step >= 1 && step <= 5;
  return isStep && PARTS.includes(part) ? { step: step as DisplayedStep, part: part as TimePart } : null;
}

const shownOf = ({ displayState: step, part }: FlowState): ShownStep => ({ step, part: step === 4 ? part : 'time' });
const isSame = (one: ShownStep, other: ShownStep) => one.step === other.step && one.part === other.part;

/**
 * Returns the booking and a function that sends it an event. A step that opens is a new entry of the history, so that the back button goes
 * back a step; an entry through which the visitor comes back opens its step.
 */
export function useBookingSteps() {
  const state = useBooking();
  const navigate = useNavigate();
  const { state: entryState } = usePageLocation();
  const shownByHistory = useRef(entryState);

  const open = useCallback(
    (shown: ShownStep, replace: boolean) => {
      const { pathname, search, hash } = window.location;
      const entry = { ...KEEP_POSITION, booking: shown };
      shownByHistory.current = entry;
      void navigate(pathname + search + hash, { replace, state: entry, preventScrollReset: true });
    },
    [navigate],
  );

  const send = useCallback(
    (event: FlowEvent) => {
      const before = shownOf(readBooking());
      markEntry(before);
      const after = shownOf(sendEvent(event));
      // Nobody returns to a step that was passed by itself, nor to the form of a booking that is made.
      const replace = event.type === 'addonsSkipped' || event.type === 'booked';
      if (!isSame(before, after)) open(after, replace);
    },
    [open],
  );

  useEffect(() => {
    if (shownByHistory.current === entryState) return;
    shownByHistory.current = entryState;
    const shown = shownStepIn(entryState);
    if (shown) sendEvent({ type: 'stepShown', ...shown });
  }, [entryState]);

  return { state, send };
}

/** Writes the step into the current entry of the history, unless it is there: the first entry of the page has none. */
function markEntry(shown: ShownStep): void {
  const entry = recordOf(window.history.state);
  if (shownStepIn(entry.usr)) return;
  window.history.replaceState({ ...entry, usr: { ...recordOf(entry.usr), booking: shown } }, '');
}
