import { useCallback, useEffect, useRef, useState } from 'react';
import type { TireFailure, TireResult } from '../api/tireHotelApi.ts';

export type Loaded<Value> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; failure: TireFailure }
  | { status: 'loaded'; value: Value };

/**
 * Loads what belongs to a key, and loads it again when the key changes or when `reload` is called. A response for an earlier key is
 * dropped. Nothing is loaded for an empty key.
 */
export function useLoaded<Value>(
  key: string,
  load: (signal: AbortSignal) => Promise<TireResult<Value>>,
): { loaded: Loaded<Value>; reload: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ key: string; attempt: number; result: TireResult<Value> } | null>(null);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (key === '') return;
    const abort = new AbortController();
    latest.current(abort.signal).then(
      (response) => !abort.signal.aborted && setResult({ key, attempt, result: response }),
      // Only an aborted call throws.
      () => undefined,
    );
    return () => abort.abort();
  }, [key, attempt]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  return { loaded: loadedOf(key, result?.key === key && result.attempt === attempt ? result.result : null), reload };
}

function loadedOf<Value>(key: string, result: TireResult<Value> | null): Loaded<Value> {
  if (key === '') return { status: 'idle' };
  if (result === null) return { status: 'loading' };
  return 'value' in result ? { status: 'loaded', value: result.value } : { status: 'failed', failure: result.failure };
}
