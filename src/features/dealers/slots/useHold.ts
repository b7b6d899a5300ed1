import { useCallback, useEffect, useRef, useState } from 'react';

export interface Hold {
  /** Its id; empty for none. */
  id: string;
  /** `over`: it has ended while the slot was still chosen. */
  state: 'none' | 'held' | 'over';
}

/** What became of a request for a hold: its id and its milliseconds; `taken` when the slot is not free; null when none could be made. */
export type HoldResult = { id: string; ms: number } | 'taken' | null;

interface HoldOptions<Slot> {
  /** Id of a hold from before the page was loaded again; empty for none. */
  firstId?: string;
  /** Holds a slot; the visitor's last hold ends. Never rejects. */
  hold: (slot: Slot, previousId: string) => Promise<HoldResult>;
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

  const set = useCallback((next: Hold) => {
    clearTimeout(timer.current);
    currentId.current = next.id;
    setHold((before) => (before.id === next.id && before.state === next.state ? before : next));
  }, []);

  const take = useCallback(
    async (slot: Slot) => {
      attempt.current += 1;
      const own = attempt.current;
      const result = await request(slot, currentId.current);
      if (own !== attempt.current) {
        // Another slot was chosen meanwhile, or none.
        if (result && result !== 'taken') void end(result.id);
        return;
      }
      if (result === 'taken') {
        set(NO_HOLD);
        onUnavailable(slot);
      } else if (result) {
        set({ id: result.id, state: 'held' });
        // The id stays: the system may still have the hold, which the next one replaces.
        timer.current = setTimeout(() => set({ id: result.id, state: 'over' }), Math.max(0, result.ms - MARGIN_MS));
      }
    },
    [request, end, set, onUnavailable],
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
