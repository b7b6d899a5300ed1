import { useEffect } from 'react';
import { isPlainClick } from '../../lib/plainClick.ts';
import { useTranslate } from '../../ui/sharedContext.ts';

/** Asks once before the visitor leaves the page with words that are not sent. */
export function useLeaveQuestion(hasUnsentWords: boolean): void {
  const question = useTranslate()('formLeaveQuestion');
  useEffect(() => {
    if (!hasUnsentWords) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    const onClick = (event: MouseEvent) => {
      if (!isPlainClick(event) || !leavesPage(event.target)) return;
      if (window.confirm(question)) return stopped.abort();
      event.preventDefault();
      event.stopPropagation();
    };
    document.addEventListener('click', onClick, { capture: true, signal });
    return () => stopped.abort();
  }, [hasUnsentWords, question]);
}

/** Whether a clicked element is a link to another page in the same window. */
function leavesPage(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || !/^https?:$/.test(link.protocol) || (link.target && link.target !== '_self')) return false;
  return link.pathname !== window.location.pathname;
}
