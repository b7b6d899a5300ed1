import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNextLocation } from './nextLocation.ts';
import { usePageLocation } from './pageLocation.ts';

/** @param isLeaving whether the visitor already opens another page, which must not be taken back */
type AfterDialog = (isLeaving: boolean) => unknown;

/** Returns a function that calls another at once, or when the dialog over the page has closed: the URL is the dialog's until then. */
export function useAfterDialog(): (run: AfterDialog) => void {
  const isCovered = usePageLocation().dialog !== undefined;
  const isLeaving = useNextLocation() !== null;
  const latest = useRef({ isCovered, isLeaving });
  const waiting = useRef<AfterDialog[]>([]);
  useLayoutEffect(() => {
    latest.current = { isCovered, isLeaving };
  });
  useEffect(() => {
    if (isCovered) return;
    for (const run of waiting.current.splice(0)) run(latest.current.isLeaving);
  }, [isCovered]);
  return (run) => {
    if (latest.current.isCovered) waiting.current.push(run);
    else run(latest.current.isLeaving);
  };
}
