import { recordOf } from '../../../lib/record.ts';
import { useFlowSteps } from '../flow/useFlowSteps.ts';
import { bookingStore } from './flow/bookingStore.ts';
import type { FlowEvent } from './flow/flowReducer.ts';
import type { DisplayedStep, FlowState, TimePart } from './flow/flowState.ts';

/** What an entry of the history shows of the booking. */
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

const STEPS = {
  name: 'booking',
  store: bookingStore,
  parse: shownStepIn,
  shownOf: ({ displayState: step, part }: FlowState): ShownStep => ({ step, part: step === 4 ? part : 'time' }),
  showing: (shown: ShownStep): FlowEvent => ({ type: 'stepShown', ...shown }),
  // Nobody returns to a step that was passed by itself, nor to the form of a booking that is made.
  replaces: ({ type }: FlowEvent) => type === 'addonsSkipped' || type === 'booked',
};

/** Returns a function that sends an event to the booking. A step that opens is a new entry of the history. */
export const useBookingSteps = (): ((event: FlowEvent) => void) => useFlowSteps(STEPS);
