import { createContext, use } from 'react';
import type { Translate } from '../contracts/dictionary/dictionary.ts';
import type { FeatureName } from '../contracts/page/features.ts';
import { fillIn } from '../contracts/page/fillIn.ts';
import { hasFeature, type PageData } from '../contracts/page/page.ts';

/**
 * The part of a page's data that many pages of a site share. A prerendered fragment may read only this and its props. Both are
 * in the fragment's cache key (`page/fragmentCache.ts`).
 */
export type SharedContext = Pick<PageData, 'site' | 'language' | 'mode' | 'home' | 'dictionary'>;

/** Provided by `PageProvider`, and by `FragmentProvider` inside prerendered fragments. */
export const SharedPageContext = createContext<SharedContext | null>(null);

/**
 * Returns the shared context. Also available inside prerendered fragments.
 *
 * @throws outside a page
 */
export function useSharedContext(): SharedContext {
  const shared = use(SharedPageContext);
  if (!shared) throw new Error('useSharedContext outside a page');
  return shared;
}

/** Returns whether the page is in edit mode. Everything is then visible, and nothing moves or covers content. */
export function useIsEdited(): boolean {
  const { mode } = useSharedContext();
  return mode === 'edit' || mode === 'library';
}

/** Returns whether the site has a feature: false while one of its upstreams is off. Also available inside prerendered fragments. */
export function useFeature(name: FeatureName): boolean {
  return hasFeature(useSharedContext().site, name);
}

/** Returns the function that returns a label in the page's language. It replaces `{name}` in the label by a value. */
export function useTranslate(): Translate {
  const { dictionary, language } = useSharedContext();
  return (key, values) => fillIn(dictionary[key] ?? key, values, language.code);
}
