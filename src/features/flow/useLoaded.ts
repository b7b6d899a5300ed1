import { useCallback, useEffect, useRef, useState } from 'react';

export type Result<Value, Failure> = { value: Value } | { failure: Failure };

export type Loaded<Value, Failure> =
  | { status: 'idle' }
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  | { status: 'loaded'; value: Value };

/**
 * Loads what belongs to a key, and loads it again when the key changes or when `reload` is called. A response for an earlier key is
 * dropped. Nothing is loaded for an empty key.
 *
 * @param load rejects only when it is aborted
 */
export function useLoaded<Value, Failure>(
  key: string,
  load: (signal: AbortSignal) => Promise<Result<Value, Failure>>,
): { loaded: Loaded<Value, Failure>; reload: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [result, setResult] = useState<{ key: string; attempt: number; result: Result<Value, Failure> } | null>(null);
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (key === '') return;
    const abort = new AbortController();
    latest.current(abort.signal).then(
      (response) => !abort.signal.aborted && setResult({ key, attempt, result: response }),
      () => undefined,
    );
    return () => abort.abort();
  }, [key, attempt]);
  const reload = useCallback(() => setAttempt((before) => before + 1), []);
  return { loaded: loadedOf(key, result?.key === key && result.attempt === attempt ? result.result : null), reload };
}

function loadedOf<Value, Failure>(key: string, result: Result<Value, Failure> | null): Loaded<Value, Failure> {
  if (key === '') return { status: 'idle' };
  if (result === null) return { status: 'loading' };
  return 'value' in result ? { status: 'loaded', value: result.value } : { status: 'failed', failure: result.failure };
}
