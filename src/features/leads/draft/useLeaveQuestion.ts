import { useEffect, useState } from 'react';
import { isPlainClick } from '../../../lib/browser/plainClick.ts';
import { guardHistory } from '../../../page/historyGuard.ts';

/** The question that is open. */
interface LeaveQuestion {
  stay: () => void;
  leave: () => void;
}

/**
 * Holds the visitor back who leaves the page with words that are not sent: by a link, a search or Back. Returns the question that is to
 * be displayed then; who stays is asked again the next time. Another document is the browser's own question.
 */
export function useLeaveQuestion(hasUnsentWords: boolean): LeaveQuestion | null {
  const [question, setQuestion] = useState<LeaveQuestion | null>(null);
  useEffect(() => {
    if (!hasUnsentWords) return;
    const stopped = new AbortController();
    const { signal } = stopped;
    const ask = (event: Event, proceed: () => void): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      const leave = () => {
        stopped.abort();
        setQuestion(null);
        proceed();
      };
      setQuestion({ stay: () => setQuestion(null), leave });
    };
    const onClick = (event: MouseEvent) => {
      const link = isPlainClick(event) ? leavingLink(event.target) : null;
      if (link) ask(event, () => link.click());
    };
    document.addEventListener('click', onClick, { capture: true, signal });
    const onSubmit = (event: SubmitEvent) => {
      const form = event.target;
      if (leavesByForm(form)) ask(event, () => form.requestSubmit(event.submitter));
    };
    document.addEventListener('submit', onSubmit, { capture: true, signal });
    signal.addEventListener('abort', guardHistory(ask));
    questionOtherDocuments(signal);
    return () => {
      stopped.abort();
      setQuestion(null);
    };
  }, [hasUnsentWords]);
  return question;
}

/** Lets the browser ask before it loads another document. A link to a program (`tel:`, `mailto:`) leaves no page, but is announced as if it did. */
function questionOtherDocuments(signal: AbortSignal): void {
  let isForProgram = false;
  const onClick = ({ target }: Event) => {
    const link = linkAt(target);
    isForProgram = link !== null && link.href !== '' && !isWeb(link);
  };
  const onUnload = (event: Event) => {
    if (!isForProgram) event.preventDefault();
    isForProgram = false;
  };
  document.addEventListener('click', onClick, { capture: true, signal });
  window.addEventListener('beforeunload', onUnload, { signal });
}

const linkAt = (target: EventTarget | null) => (target instanceof Element ? target.closest('a') : null);
const isWeb = ({ protocol }: HTMLAnchorElement): boolean => /^https?:$/.test(protocol);

/** Whether a URL is that of another page. */
const isOtherPage = (url: URL | Location): boolean => url.pathname !== window.location.pathname;

/** Returns the link at an element when it leads to another page in the same window. */
function leavingLink(target: EventTarget | null): HTMLAnchorElement | null {
  const link = linkAt(target);
  if (!link?.href || !isWeb(link) || (link.target && link.target !== '_self')) return null;
  return isOtherPage(new URL(link.href)) ? link : null;
}

/** Whether a form is a search on another page. A field may be named `action`. */
function leavesByForm(form: EventTarget | null): form is HTMLFormElement {
  if (!(form instanceof HTMLFormElement) || form.getAttribute('method') === 'post') return false;
  return isOtherPage(new URL(form.getAttribute('action') ?? '', window.location.href));
}
