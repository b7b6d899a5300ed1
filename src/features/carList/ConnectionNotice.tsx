import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Button } from '../../ui/Button.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { useDelayed } from '../../ui/useDelayed.ts';
import { notice } from './ConnectionNotice.styles.ts';
import type { CarList } from './useCarList.ts';

/** A search is reported as slow after this time, in milliseconds. */
const SLOW_AFTER_MS = 5_000;

/**
 * Reports that the browser is offline or that the search is slow. Offers to try again, and retries automatically when the
 * connection recovers.
 */
export function ConnectionNotice({ list }: { list: CarList }) {
  const translate = useTranslate();
  const isOnline = useSyncExternalStore(subscribeToConnection, readOnline, onServer);
  const { status, loadingMore, moreFailed, retry } = list;
  const isSlow = useDelayed(status === 'stale' || status === 'loading' || loadingMore, SLOW_AFTER_MS);
  const box = usePopover(isSlow);
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

function usePopover(isOpen: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) box.current?.showPopover?.();
    else box.current?.hidePopover?.();
  }, [isOpen]);
  return box;
}

/** Retries when the browser is online again, if the last request failed. */
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

function subscribeToConnection(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const readOnline = () => navigator.onLine;
const onServer = () => true;
