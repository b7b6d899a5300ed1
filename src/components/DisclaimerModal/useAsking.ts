import { useEffect, useState } from 'react';
import { useBrowserStore } from '../../lib/browserStore.ts';
import { ask, isAsking, subscribe } from './approvals.ts';

/** Whether the words with this key ask now; null on the server and until the browser knows. */
export function useAsking(key: string): boolean | null {
  const [own, setOwn] = useState<{ key: string } | null>(null);
  useEffect(() => {
    const asking = { key };
    setOwn(asking);
    return ask(asking);
  }, [key]);
  return useBrowserStore<boolean | null>({ subscribe }, () => own !== null && isAsking(own), null);
}
