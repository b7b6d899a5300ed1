import { createContext } from 'react';
import type { SectionOutcome } from '../../contracts/page/page.ts';

/**
 * Returns the outcome of a deferred section: from its loader on the server, from the streamed element or `/_page` in the
 * browser.
 */
export type DeferredSource = (uid: string) => Promise<SectionOutcome>;

const FAILED: SectionOutcome = { status: 'failed' };

export const DeferredContext = createContext<DeferredSource>(() => settled(FAILED));

/** Returns the id of the element with a deferred section's data. */
export const deferredElementId = (uid: string): string => `data-${uid}`;

/** Returns a promise that React reads without suspending. */
export function settled<T>(value: T): Promise<T> {
  return Object.assign(Promise.resolve(value), { status: 'fulfilled', value });
}

/** Adds the state that React reads to a promise, so that a promise settled before the render does not suspend. */
export function tracked<T>(promise: Promise<T>): Promise<T> {
  const marked = promise as Promise<T> & { status?: string; value?: T };
  if (marked.status) return marked;
  marked.status = 'pending';
  promise.then(
    (value) => Object.assign(marked, { status: 'fulfilled', value }),
    (reason: unknown) => Object.assign(marked, { status: 'rejected', reason }),
  );
  return marked;
}

/** Creates a source that reads outcomes from the elements of the streamed document (first load). */
export function deferredFromDocument(): DeferredSource {
  const promises = new Map<string, Promise<SectionOutcome>>();
  return (uid) => {
    const promise = promises.get(uid) ?? settled(readElement(uid));
    promises.set(uid, promise);
    return promise;
  };
}

function readElement(uid: string): SectionOutcome {
  const text = document.querySelector(`script[id="${deferredElementId(uid)}"]`)?.textContent;
  return text ? (JSON.parse(text) as SectionOutcome) : FAILED;
}

/** Creates a source from the outcomes of a `/_page` response (client navigation). */
export function deferredFromResponse(outcomes: Readonly<Record<string, SectionOutcome>>): DeferredSource {
  const promises = new Map(Object.entries(outcomes).map(([uid, outcome]) => [uid, settled(outcome)]));
  return (uid) => promises.get(uid) ?? settled(FAILED);
}
