import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { useDelayed } from '../../ui/useDelayed.ts';
import { notice } from './ConnectionNotice.styles.ts';
import type { CarList } from './useCarList.ts';

/** A search that has not been answered for this long is said to be slow, in milliseconds. */
const SLOW = 5_000;

/**
 * Says that the cars do not come: the browser is offline, or the search takes long. It offers to try again, and does so
 * itself when the connection is back.
 */
export function ConnectionNotice({ list }: { list: CarList }) {
  const translate = useTranslate();
  const isOnline = useSyncExternalStore(onConnection, online, yes);
  const { status, loadingMore, moreFailed, retry } = list;
  const isSlow = useDelayed(status === 'stale' || status === 'loading' || loadingMore, SLOW);
  const box = useShown(isSlow);
  useRetryOnline(status === 'failed' || moreFailed, retry);
  const text = isSlow ? translate(isOnline ? 'carListSlow' : 'carListOffline') : '';
  return (
    <>
      <p role="status" className={visuallyHidden}>
        {text}
      </p>
      <div ref={box} className={notice} popover="manual">
        <p>{text}</p>
        <Button kind="secondary" onClick={retry}>
          {translate('tryAgain')}
        </Button>
      </div>
    </>
  );
}

function useShown(shown: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) box.current?.showPopover?.();
    else box.current?.hidePopover?.();
  }, [shown]);
  return box;
}

/** What failed while there was no connection is tried again as soon as there is one. */
function useRetryOnline(hasFailed: boolean, retry: () => void): void {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    if (!hasFailed) return undefined;
    const onOnline = () => latest.current();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [hasFailed]);
}

function onConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const online = () => navigator.onLine;
const yes = () => true;
