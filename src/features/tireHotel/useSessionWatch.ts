import { useCallback, useEffect, useRef, useState } from 'react';
import type { SessionState } from '../../contracts/tireHotel/authorization.ts';
import type { CallTireHotel } from './stepProps.ts';

/** Time before the end of the session at which the visitor is warned, in seconds (2.2.1). */
const WARNING_SECONDS = 120;
/** Time until the server is asked again when it did not respond, in ms. */
const RETRY_MS = 30_000;

interface SessionWatch {
  /** When the session ends, on the clock of `performance.now`; null while there is nothing to warn of. */
  endsAt: number | null;
  canExtend: boolean;
  /** Why the session was not prolonged, in words; empty without a reason. */
  problem: string;
  prolong: () => void;
  dismiss: () => void;
}

/**
 * Watches how long the session lasts. The server is asked two minutes before the end that it named last, and when the visitor comes back to
 * the page. So calls and other tabs that prolong the session are known, and its longest life too. A 401 ends the tire hotel.
 */
export function useSessionWatch(call: CallTireHotel, keep: (forMs: number) => Promise<void>): SessionWatch {
  const [endsAt, setEndsAt] = useState<number | null>(null);
  const [canExtend, setCanExtend] = useState(true);
  const [problem, setProblem] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = useRef<() => void>(undefined);

  const note = useCallback(
    (state: SessionState | null) => {
      clearTimeout(timer.current);
      if (!state) {
        timer.current = setTimeout(() => ask.current?.(), RETRY_MS);
        return;
      }
      const { secondsLeft } = state;
      const isSoon = secondsLeft <= WARNING_SECONDS;
      setCanExtend(state.canExtend);
      setProblem('');
      setEndsAt(isSoon ? performance.now() + secondsLeft * 1_000 : null);
      timer.current = setTimeout(() => ask.current?.(), (secondsLeft - (isSoon ? 0 : WARNING_SECONDS)) * 1_000 + 500);
      void keep(secondsLeft * 1_000 + RETRY_MS);
    },
    [keep],
  );
  const request = useCallback(
    async (kind: 'session' | 'prolong') => {
      const result = await call((api) => api[kind]());
      // Without a session this component has disappeared.
      if ('value' in result) return note(result.value);
      if (result.failure.status === 401) return;
      note(null);
      if (kind === 'prolong') setProblem(result.failure.message);
    },
    [call, note],
  );

  useEffect(() => {
    ask.current = () => void request('session');
    const onReturn = () => document.visibilityState === 'visible' && ask.current?.();
    ask.current();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('pageshow', onReturn);
    return () => {
      ask.current = undefined;
      clearTimeout(timer.current);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('pageshow', onReturn);
    };
  }, [request]);

  return {
    endsAt,
    canExtend,
    problem,
    prolong: () => void request('prolong'),
    dismiss: () => setEndsAt(null),
  };
}
