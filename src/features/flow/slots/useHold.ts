import { useCallback, useEffect, useRef, useState } from 'react';
import { newId } from '../../../lib/newId.ts';

export interface Hold {
  /** Its id; empty for none. It is there before the response of the call, so that who stores it has the hold also after a reload meanwhile. */
  id: string;
  /** `over`: it has ended while the slot was still chosen. */
  state: 'none' | 'held' | 'over';
}

/** What became of a request for a hold: its id and its milliseconds; `taken` when the slot is not free; null when none could be made. */
export type HoldResult = { id: string; ms: number } | 'taken' | null;

interface HoldOptions<Slot> {
  /** Id of a hold from before the page was loaded again; empty for none. */
  firstId?: string;
  /** Holds a slot, in place of what was held with the id. Without an id the system makes one. Never rejects. */
  hold: (slot: Slot, id: string) => Promise<HoldResult>;
  /** Ends a hold. Never rejects. */
  release: (id: string) => Promise<void>;
  /** Called when the slot turns out to be taken. */
  onUnavailable: (slot: Slot) => void;
}

const NO_HOLD: Hold = { id: '', state: 'none' };

/** Milliseconds before the end of a hold at which the page says that it is over, so that it never promises too much. */
const MARGIN_MS = 2_000;

/**
 * Holds the slot that a visitor has chosen while the rest is filled in: at most one, until another is chosen, the choice is removed, or its time is over. A hold is
 * a courtesy: when none can be made, the slot is booked without.
 *
 * @param options functions that stay the same
 */
export function useHold<Slot>({ firstId = '', hold: request, release: end, onUnavailable }: HoldOptions<Slot>) {
  const [hold, setHold] = useState<Hold>({ ...NO_HOLD, id: firstId });
  const currentId = useRef(firstId);
  const attempt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The last call. A further one waits for it: the id is at the slot that was chosen last. */
  const lastCall = useRef<Promise<unknown>>(Promise.resolve());

  const set = useCallback((next: Hold) => {
    clearTimeout(timer.current);
    currentId.current = next.id;
    setHold((before) => (before.id === next.id && before.state === next.state ? before : next));
  }, []);

  const settle = useCallback(
    (slot: Slot, result: HoldResult) => {
      if (result === 'taken') {
        // What was held before is held still.
        if (currentId.current) void end(currentId.current);
        set(NO_HOLD);
        onUnavailable(slot);
      } else if (result) {
        set({ id: result.id, state: 'held' });
        // The id stays: the system may still have the hold, which the next one replaces.
        timer.current = setTimeout(() => set({ id: result.id, state: 'over' }), Math.max(0, result.ms - MARGIN_MS));
      }
    },
    [end, set, onUnavailable],
  );

  const take = useCallback(
    async (slot: Slot) => {
      attempt.current += 1;
      const own = attempt.current;
      const isLast = () => own === attempt.current;
      set({ id: currentId.current || newId(), state: 'none' });
      await lastCall.current;
      if (!isLast()) return;
      const call = request(slot, currentId.current);
      lastCall.current = call;
      const result = await call;
      if (isLast()) settle(slot, result);
      // The choice was removed meanwhile. Of another slot, the next call takes the place of this one.
      else if (result && result !== 'taken' && result.id !== currentId.current) void end(result.id);
    },
    [request, end, set, settle],
  );

  const release = useCallback(() => {
    attempt.current += 1;
    if (currentId.current) void end(currentId.current);
    set(NO_HOLD);
  }, [end, set]);

  useEffect(
    () => () => {
      attempt.current += 1;
      clearTimeout(timer.current);
    },
    [],
  );
  return { hold, take, release };
}
