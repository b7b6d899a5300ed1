import { createContext, use } from 'react';
import type { DictionaryKey } from '../contracts/dictionary.ts';
import { fillIn } from '../contracts/fillIn.ts';
import type { PageData } from '../contracts/page.ts';

export const PageContext = createContext<PageData | null>(null);

/** The page being shown. Throws outside a page: every view is rendered inside one. */
export function usePage(): PageData {
  const page = use(PageContext);
  if (!page) throw new Error('usePage outside a page');
  return page;
}

/** Whether the page is for editors who change it: then all of it is in sight, and nothing moves or covers it. */
export function useIsEdited(): boolean {
  const { mode } = usePage();
  return mode === 'edit' || mode === 'library';
}

export type Translate = (key: DictionaryKey, values?: Readonly<Record<string, string | number>>) => string;

/** Labels of the page's language; `{name}` in a label is filled in from `values`. */
export function useTranslate(): Translate {
  const { dictionary } = usePage();
  return (key, values) => fillIn(dictionary[key] ?? key, values);
}
