import { createContext, use } from 'react';
import type { DictionaryKey } from '../contracts/dictionary.ts';
import { fillIn } from '../contracts/fillIn.ts';
import type { PageData } from '../contracts/page.ts';

export const PageContext = createContext<PageData | null>(null);

/**
 * The part of a page that many pages of a site share. It is all that a prerendered fragment may read beside its own
 * props, and all of it is in the fragment's cache key (`fragmentCache.ts`).
 */
export type SharedContext = Pick<PageData, 'site' | 'language' | 'mode' | 'home' | 'dictionary'>;

/** Set inside a prerendered fragment only. */
export const FragmentContext = createContext<SharedContext | null>(null);

/**
 * Returns the page being shown: every view is rendered inside one.
 *
 * @throws outside a page, and inside a prerendered fragment, whose markup is used on other pages too
 */
export function usePage(): PageData {
  const page = use(PageContext);
  assertOutsideFragment(use(FragmentContext));
  if (!page) throw new Error('usePage outside a page');
  return page;
}

/**
 * Throws when a hook that reads one page's own state runs inside a prerendered fragment.
 *
 * @param fragment value of `FragmentContext` where the hook runs
 */
export function assertOutsideFragment(fragment: SharedContext | null): void {
  if (fragment) throw new Error('A prerendered fragment may read its props and useSharedContext only');
}

/** Returns what views read that may stand inside a prerendered fragment. Throws outside a page. */
export function useSharedContext(): SharedContext {
  const page = use(PageContext);
  const shared = use(FragmentContext) ?? page;
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
