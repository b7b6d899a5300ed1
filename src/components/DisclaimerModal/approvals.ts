import { createBrowserStore } from '../../lib/browser/browserStore.ts';
import { sessionText } from '../../lib/browser/storedText.ts';
import { shortHash } from '../../lib/shortHash.ts';

/**
 * The disclaimers that the visitor has approved, stored for the session. This is strictly necessary, because otherwise
 * every page would open the dialog again. Approvals are keyed by a hash of the text: a changed text needs a new approval.
 */

interface Disclaimer {
  /** Hash of the text. */
  key: string;
}

/** Keys of approved disclaimers. */
const approved = createBrowserStore<readonly string[]>({
  empty: [],
  stored: {
    text: sessionText('forecourt.approved'),
    parse: (text) => text.split(' '),
    format: (keys) => keys.join(' '),
  },
});
/** The disclaimers on the page in order; the first one without approval is open. */
const queue = createBrowserStore<readonly Disclaimer[]>({ empty: [] });

/** Returns the storage key of an approval of this text. */
export const approvalKey = (title: string, text: string): string => shortHash(`${title}\n${text}`);

/** Adds a disclaimer to the queue; returns a function that removes it. */
export function enqueue(disclaimer: Disclaimer): () => void {
  queue.set([...queue.get(), disclaimer]);
  return () => queue.set(queue.get().filter((queued) => queued !== disclaimer));
}

/** Returns whether a disclaimer is the first one without approval. */
export function isFirstInQueue(disclaimer: Disclaimer): boolean {
  return queue.get().find(({ key }) => !approved.get().includes(key)) === disclaimer;
}

/** Stores the visitor's approval for the session. */
export function approve(key: string): void {
  approved.set([...new Set([...approved.get(), key])]);
}

/** Calls the listener whenever the queue or the approvals change; returns a function that unsubscribes. */
export function subscribe(listener: () => void): () => void {
  const unsubscribes = [approved.subscribe(listener), queue.subscribe(listener)];
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe();
  };
}
