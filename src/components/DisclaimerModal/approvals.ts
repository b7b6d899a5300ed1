import { createBrowserStore } from '../../lib/browserStore.ts';
import { shortHash } from '../../lib/shortHash.ts';
import { sessionText } from '../../lib/storedText.ts';

/**
 * What the visitor has approved of, for as long as the session lasts: strictly necessary, for otherwise every page would ask
 * again, and written by the approval alone. An approval holds for the words that were read: changed words ask anew.
 */

interface Asking {
  /** Of the words. */
  key: string;
}

/** Keys of approved words. */
const approved = createBrowserStore<readonly string[]>({
  empty: [],
  stored: {
    text: sessionText('forecourt.approved'),
    parse: (text) => text.split(' '),
    format: (keys) => keys.join(' '),
  },
});
/** Disclaimers on the page, in its order: the first one that is not approved asks. */
const queue = createBrowserStore<readonly Asking[]>({ empty: [] });

/** What an approval of these words is stored by. */
export const keyOf = (title: string, text: string): string => shortHash(`${title}\n${text}`);

/** Joins the queue; returns what leaves it. */
export function ask(own: Asking): () => void {
  queue.set([...queue.get(), own]);
  return () => queue.set(queue.get().filter((asking) => asking !== own));
}

/** Whether it is this one's turn. */
export function isAsking(own: Asking): boolean {
  return queue.get().find(({ key }) => !approved.get().includes(key)) === own;
}

/** The visitor has approved: of these words nobody asks again in this session. */
export function approve(key: string): void {
  approved.set([...new Set([...approved.get(), key])]);
}

/** Calls the listener whenever another one may ask; returns what ends that. */
export function subscribe(listener: () => void): () => void {
  const ends = [approved.subscribe(listener), queue.subscribe(listener)];
  return () => {
    for (const end of ends) end();
  };
}
