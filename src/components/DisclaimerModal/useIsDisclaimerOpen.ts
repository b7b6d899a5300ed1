import { useEffect, useState } from 'react';
import { useBrowserStore } from '../../lib/browser/browserStore.ts';
import { enqueue, isFirstInQueue, subscribe } from './approvals.ts';

/** Returns whether the dialog of the disclaimer with this key is open; null on the server and before hydration. */
export function useIsDisclaimerOpen(key: string): boolean | null {
  const [disclaimer, setDisclaimer] = useState<{ key: string } | null>(null);
  useEffect(() => {
    const queued = { key };
    setDisclaimer(queued);
    return enqueue(queued);
  }, [key]);
  return useBrowserStore<boolean | null>({ subscribe }, () => disclaimer !== null && isFirstInQueue(disclaimer), null);
}
