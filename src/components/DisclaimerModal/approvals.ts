import { shortHash } from '../../lib/shortHash.ts';

/**
 * What the visitor has approved of, for as long as the session lasts: strictly necessary, for otherwise every page would ask
 * again, and written by the approval alone. An approval holds for the words that were read: changed words ask anew.
 */

const STORAGE_KEY = 'forecourt.approved';

interface Asking {
  /** Of the words. */
  key: string;
}

/** Of this document as well: storage may be full or forbidden. */
const approved = new Set<string>();
/** Those on the page, in its order: the first one that is not approved asks. */
const asking: Asking[] = [];
const listeners = new Set<() => void>();

/** What an approval of these words is kept by. */
export const keyOf = (title: string, text: string): string => shortHash(`${title}\n${text}`);

/** Joins the queue; returns what leaves it. */
export function ask(own: Asking): () => void {
  asking.push(own);
  changed();
  return () => {
    asking.splice(asking.indexOf(own), 1);
    changed();
  };
}

/** Whether it is this one's turn. */
export function isAsking(own: Asking): boolean {
  return asking.find(({ key }) => !isApproved(key)) === own;
}

/** The visitor has approved: of these words nobody asks again in this session. */
export function approve(key: string): void {
  approved.add(key);
  try {
    window.sessionStorage.setItem(STORAGE_KEY, [...new Set([...stored(), key])].join(' '));
  } catch {
    // It then holds until the next page is loaded whole.
  }
  changed();
}

/** Calls the listener whenever another one may ask; returns what ends that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isApproved(key: string): boolean {
  return approved.has(key) || stored().includes(key);
}

function stored(): string[] {
  try {
    return window.sessionStorage.getItem(STORAGE_KEY)?.split(' ') ?? [];
  } catch {
    return [];
  }
}

function changed(): void {
  for (const listener of listeners) listener();
}
