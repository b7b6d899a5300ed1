import { useEffect, useRef, useState } from 'react';
import { LINK_TOKEN } from '../../../contracts/secretQuery.ts';

export type ManageMode = 'shown' | 'moving' | 'asking';
type Result<Value, Failure> = { value: Value } | { failure: Failure };

/**
 * Returns what the signed link in the URL is about, and how to change it.
 *
 * @param load loads it by the link's token; the same function at each render
 * @param isExpired whether a change failed because the booking is over or cancelled
 */
export function useManaged<Value extends { state: string }, Failure>(
  load: (token: string) => Promise<Result<Value, Failure>>,
  isExpired: (failure: Failure) => boolean,
) {
  const [token, setToken] = useState('');
  const [value, setValue] = useState<Value | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [mode, setMode] = useState<ManageMode>('shown');
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);
  const running = useRef<Promise<boolean> | null>(null);

  useEffect(() => {
    const found = new URLSearchParams(window.location.search).get(LINK_TOKEN) ?? '';
    setToken(found);
    let isGone = false;
    void load(found).then((result) => {
      if (isGone) return;
      if ('value' in result) setValue(result.value);
      else setFailure(result.failure);
    });
    return () => {
      isGone = true;
    };
  }, [load]);

  /**
   * Makes a change, takes over the value after it and says so in `text`, or shows why it failed. Resolves to whether it was changed. A
   * further one meanwhile is not made: two would end in either order.
   */
  function change(call: () => Promise<Result<Value, Failure>>, text: string): Promise<boolean> {
    running.current ??= make(call, text).finally(() => {
      running.current = null;
    });
    return running.current;
  }

  async function make(call: () => Promise<Result<Value, Failure>>, text: string): Promise<boolean> {
    setBusy(true);
    setFailure(null);
    setNotice('');
    const result = await call();
    // Another tab may have cancelled it.
    const current = 'failure' in result && isExpired(result.failure) ? await load(token) : null;
    setBusy(false);
    if (current && 'value' in current && current.value.state === 'cancelled') {
      setValue(current.value);
      setMode('shown');
      return false;
    }
    if ('failure' in result) {
      setFailure(result.failure);
      return false;
    }
    setValue(result.value);
    setNotice(text);
    setMode('shown');
    return true;
  }

  return { token, value, failure, mode, setMode, notice, isBusy, change };
}
