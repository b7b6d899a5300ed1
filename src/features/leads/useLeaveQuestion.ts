import { useEffect } from 'react';
import { isPlainClick } from '../../lib/plainClick.ts';
import { guardHistory } from '../../page/historyGuard.ts';
import { useTranslate } from '../../ui/sharedContext.ts';

/** Asks once before the visitor leaves the page with words that are not sent: by a link, a search, Back, or another document. */
export function useLeaveQuestion(hasUnsentWords: boolean): void {
  const question = useTranslate()('formLeaveQuestion');
  useEffect(() => {
    if (!hasUnsentWords) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    /** Cancels the event unless the visitor wants to leave. Returns whether it is cancelled. */
    const cancel = (event: Event): boolean => {
      if (window.confirm(question)) {
        stopped.abort();
        return false;
      }
      event.preventDefault();
      event.stopImmediatePropagation();
      return true;
    };
    window.addEventListener('beforeunload', (event) => event.preventDefault(), { signal });
    const onClick = (event: MouseEvent) => isPlainClick(event) && leavesByLink(event.target) && cancel(event);
    document.addEventListener('click', onClick, { capture: true, signal });
    const onSubmit = (event: SubmitEvent) => leavesByForm(event.target) && cancel(event);
    document.addEventListener('submit', onSubmit, { capture: true, signal });
    signal.addEventListener('abort', guardHistory(cancel));
    return () => stopped.abort();
  }, [hasUnsentWords, question]);
}

/** Whether a URL is that of another page. */
const isOtherPage = (url: URL | Location): boolean => url.pathname !== window.location.pathname;

/** Whether a clicked element is a link to another page in the same window. */
function leavesByLink(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.href || !/^https?:$/.test(link.protocol) || (link.target && link.target !== '_self')) return false;
  return isOtherPage(new URL(link.href));
}

/** Whether a form is a search on another page. A field may be named `action`. */
function leavesByForm(form: EventTarget | null): boolean {
  if (!(form instanceof HTMLFormElement) || form.getAttribute('method') === 'post') return false;
  return isOtherPage(new URL(form.getAttribute('action') ?? '', window.location.href));
}
