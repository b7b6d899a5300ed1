import { useCallback } from 'react';
import { useStepHistory } from '../../page/useStepHistory.ts';
import type { FlowStore } from './createFlowStore.ts';

/** What an entry of the history shows of a flow. The URL stays the same (docs/decisions/0102). */
interface ShownStep {
  step: unknown;
  part: unknown;
}

interface FlowSteps<State, Event, Shown> {
  /** Key of the step in the state of a history entry. */
  name: string;
  store: FlowStore<State, Event>;
  /** Returns the step that a history entry has stored; null for an entry of something else. */
  parse: (value: unknown) => Shown | null;
  shownOf: (state: State) => Shown;
  /** Returns the event that shows a step. */
  showing: (shown: Shown) => Event;
  /** Whether nobody returns to the step before an event. */
  replaces: (event: Event) => boolean;
  /** Called after each event; the same function at each render. */
  onSent?: () => void;
}

const isSame = (one: ShownStep, other: ShownStep) => one.step === other.step && one.part === other.part;

/**
 * Returns a function that sends an event to a flow. A step that opens is a new entry of the history.
 *
 * @param steps functions of the module, but `onSent`
 */
export function useFlowSteps<State, Event, Shown extends ShownStep>(
  steps: FlowSteps<State, Event, Shown>,
): (event: Event) => void {
  const { name, store, parse, shownOf, showing, replaces, onSent } = steps;
  const onShown = (shown: Shown) => {
    store.send(showing(shown));
    onSent?.();
  };
  const show = useStepHistory({ name, parse, isSame, onShown });
  return useCallback(
    (event: Event) => {
      const before = shownOf(store.read());
      const after = shownOf(store.send(event));
      onSent?.();
      show(before, after, replaces(event));
    },
    [store, shownOf, replaces, onSent, show],
  );
}
