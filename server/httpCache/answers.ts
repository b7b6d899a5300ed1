import type { IncomingHttpHeaders } from 'node:http';
import type { CacheStore } from '../cache/store.ts';
import { MEDIA_TAG } from '../cache/tags.ts';
import type { StoredAnswer } from './storedAnswer.ts';
import { isFor } from './varying.ts';

/** Answers by address, each address in a few variants. */
export interface Answers {
  /** The newest answer for such a request. */
  find: (url: string, request: IncomingHttpHeaders) => StoredAnswer | null;
  /** Keeps an answer in the place of an older one for the same kind of request; one that is too large is not kept. */
  keep: (url: string, answer: StoredAnswer) => void;
  /** Forgets an address with all its variants. */
  drop: (url: string) => void;
}

/** Browsers ask for pictures in some three ways; more variants than this are made up. */
const MAX_VARIANTS = 8;
/** Seconds that an answer is kept at all: stale ones are confirmed by their source in a few bytes. */
const KEPT = 7 * 86_400;

/** @param maxBytes of a body that is kept */
export function createAnswers({ store, maxBytes }: { store: CacheStore; maxBytes: number }): Answers {
  const variantsOf = (url: string) => (store.get(url)?.value as readonly StoredAnswer[] | undefined) ?? [];
  return {
    find: (url, request) => variantsOf(url).find(({ varied }) => isFor(varied, request)) ?? null,
    keep: (url, answer) => {
      if (answer.body.byteLength > maxBytes) return;
      const others = variantsOf(url).filter(({ varied }) => isBeside(varied, answer.varied));
      const value = [answer, ...others].slice(0, MAX_VARIANTS);
      store.set(url, { value, storedAt: answer.arrivedAt, tags: [MEDIA_TAG] }, KEPT);
    },
    drop: store.delete,
  };
}

type Varied = StoredAnswer['varied'];

/** Whether two answers can stand side by side: they vary by the same fields, and differ in one. */
function isBeside(one: Varied, other: Varied): boolean {
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length || names.some((name) => !(name in other))) return false;
  return names.some((name) => one[name] !== other[name]);
}
