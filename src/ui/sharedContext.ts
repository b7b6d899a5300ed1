import { createContext, use } from 'react';
import type { DictionaryKey } from '../contracts/dictionary.ts';
import { fillIn } from '../contracts/fillIn.ts';
import type { PageData } from '../contracts/page.ts';

/**
 * The part of a page that many pages of a site share. It is all that a prerendered fragment may read beside its own
 * props, and all of it is in the fragment's cache key (`page/fragmentCache.ts`).
 */
export type SharedContext = Pick<PageData, 'site' | 'language' | 'mode' | 'home' | 'dictionary'>;

/** Provided with the page itself by `PageProvider`, and inside a prerendered fragment by `FragmentProvider`. */
export const SharedPageContext = createContext<SharedContext | null>(null);

/**
 * Returns what views read that may stand inside a prerendered fragment.
 *
 * @throws outside a page
 */
export function useSharedContext(): SharedContext {
  const shared = use(SharedPageContext);
  if (!shared) throw new Error('useSharedContext outside a page');
  return shared;
}

/** Whether the page is for editors who change it: then all of it is in sight, and nothing moves or covers it. */
export function useIsEdited(): boolean {
  const { mode } = useSharedContext();
  return mode === 'edit' || mode === 'library';
}

export type Translate = (key: DictionaryKey, values?: Readonly<Record<string, string | number>>) => string;

/** Labels of the page's language; `{name}` in a label is filled in from `values`. */
export function useTranslate(): Translate {
  const { dictionary } = useSharedContext();
  return (key, values) => fillIn(dictionary[key] ?? key, values);
}
