import { createContext, type ReactNode, use } from 'react';
import type { PageData } from '../contracts/page/page.ts';
import { type SharedContext, SharedPageContext } from '../ui/sharedContext.ts';

const PageContext = createContext<PageData | null>(null);

/** True inside a prerendered fragment only. */
const FragmentContext = createContext(false);

/** Provides a page to its children. */
export function PageProvider({ page, children }: { page: PageData; children: ReactNode }) {
  return (
    <SharedPageContext value={page}>
      <PageContext value={page}>{children}</PageContext>
    </SharedPageContext>
  );
}

/** Provides the shared context to a prerendered fragment, and nothing else of the page. */
export function FragmentProvider({ shared, children }: { shared: SharedContext; children: ReactNode }) {
  return (
    <FragmentContext value={true}>
      <SharedPageContext value={shared}>
        <PageContext value={null}>{children}</PageContext>
      </SharedPageContext>
    </FragmentContext>
  );
}

/**
 * Returns the displayed page. Every view is rendered inside a `PageProvider`.
 *
 * @throws outside a page, and inside a prerendered fragment, whose markup is used on other pages too
 */
export function usePage(): PageData {
  const page = use(PageContext);
  useOutsideFragment();
  if (!page) throw new Error('usePage outside a page');
  return page;
}

/** Throws inside a prerendered fragment. Hooks that read the state of one page call it. */
export function useOutsideFragment(): void {
  if (use(FragmentContext)) throw new Error('A prerendered fragment may read its props and useSharedContext only');
}
