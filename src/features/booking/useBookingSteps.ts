import { useCallback } from 'react';
import { recordOf } from '../../../lib/record.ts';
import { useStepHistory } from '../../page/useStepHistory.ts';
import { readBooking, sendEvent, useBooking } from './flow/bookingStore.ts';
import type { FlowEvent } from './flow/flowReducer.ts';
import type { DisplayedStep, FlowState, TimePart } from './flow/flowState.ts';

/** What an entry of the history shows of the booking. The URL stays the same (docs/decisions/0102). */
interface ShownStep {
  step: DisplayedStep;
  part: TimePart;
}

const PARTS: readonly unknown[] = ['time', 'contact', 'review'];

/** Returns the step that a history entry has stored; null for an entry of something else. */
export function shownStepIn(value: unknown): ShownStep | null {
  const { step, part } = recordOf(value);
  const isStep = typeof step === 'number' && Number.isInteger(step) && step >= 1 && step <= 5;
  return isStep && PARTS.includes(part) ? { step: step as DisplayedStep, part: part as TimePart } : null;
}

const shownOf = ({ displayState: step, part }: FlowState): ShownStep => ({ step, part: step === 4 ? part : 'time' });
const isSame = (one: ShownStep, other: ShownStep) => one.step === other.step && one.part === other.part;
const onShown = (shown: ShownStep) => sendEvent({ type: 'stepShown', ...shown });

/** Returns the booking and a function that sends it an event. A step that opens is a new entry of the history. */
export function useBookingSteps() {
  const state = useBooking();
  const show = useStepHistory({ name: 'booking', parse: shownStepIn, isSame, onShown });
  const send = useCallback(
    (event: FlowEvent) => {
      const before = shownOf(readBooking());
      const after = shownOf(sendEvent(event));
      // Nobody returns to a step that was passed by itself, nor to the form of a booking that is made.
      show(before, after, event.type === 'addonsSkipped' || event.type === 'booked');
    },
    [show],
  );
  return { state, send };
}
