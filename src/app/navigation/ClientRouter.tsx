import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import type { PageData } from '../../contracts/page.ts';
import type { ComponentViews } from '../../page/componentViews.ts';
import type { DeferredSource } from '../../page/deferredSections.ts';
import { firstTouch } from '../../page/firstTouch.ts';
import { noteHistoryEntry } from '../../page/historyGuard.ts';
import { openGates } from '../../page/hydrationGates.ts';
import { App } from '../App.tsx';
import type { AnnouncePageView } from '../pageViews.ts';
import type { DisplayedPage } from './currentPage.ts';
import { type HeldLink, isReloadOrHistory, type Link, linkIn } from './links.ts';

interface ClientRouterProps {
  /** The page of the loaded document. */
  page: PageData;
  deferred: DeferredSource;
  views: ComponentViews;
  announcePageView: AnnouncePageView;
}

type NavigationCode = typeof import('./Navigator.tsx');

const loadCode = () => import('./Navigator.tsx');

// The scroll position is to be restored as soon as possible.
if (isReloadOrHistory()) loadCode().catch(() => {});

/**
 * Renders the page of the current URL in the browser. The code that follows links, and returns to scroll positions, loads when the
 * visitor touches the page, when the URL changes, and after a reload (docs/decisions/0132).
 */
export function ClientRouter({ page, deferred, views, announcePageView }: ClientRouterProps) {
  const location = useLocation();
  const [first] = useState(location);
  const [displayed, show] = useState<DisplayedPage>(() => ({ page, deferred, at: location }));
  const held = useRef<Link>(null);
  const code = useNavigationCode(location !== first, held);
  const current = useMemo(
    () =>
      code?.currentPage(displayed, location, first.key) ?? {
        location,
        pageLocation: displayed.at,
        matchesPath: true,
        loading: location !== displayed.at,
        dialogSearch: undefined,
      },
    [code, displayed, location, first],
  );
  const { pathname, search, state } = current.pageLocation;
  const { dialogSearch } = current;
  // The same object until the URL changes: React discards what is not hydrated yet when a context changes.
  const pageLocation = useMemo(
    () => ({ pathname, search, dialogSearch, state }),
    [pathname, search, dialogSearch, state],
  );
  useOpenGates(location !== first, location);
  useNotedEntry(location);
  // The code announces further pages.
  useLayoutEffect(() => announcePageView(page), [announcePageView, page]);
  return (
    <>
      <App
        page={displayed.page}
        views={views}
        deferred={displayed.deferred}
        location={pageLocation}
        next={current.loading ? location : null}
      />
      {code && <code.Navigator {...{ displayed, current, views, show, held, announcePageView }} />}
    </>
  );
}

/** Returns the code of the navigation when it has loaded. Links that are clicked before are held for it. */
function useNavigationCode(isNeeded: boolean, held: HeldLink): NavigationCode | null {
  const [code, setCode] = useState<NavigationCode | null>(null);
  useEffect(() => {
    if (code) return undefined;
    const load = () =>
      void loadCode().then(setCode, () => {
        // The file belongs to an old build: the browser loads the page itself.
        if (held.current) window.location.assign(held.current.href);
        else if (isNeeded) window.location.reload();
      });
    const hold = (event: Event) => {
      const link = linkIn(event);
      if (!link) return;
      event.preventDefault();
      held.current = link;
      load();
    };
    if (isNeeded || isReloadOrHistory()) load();
    else void firstTouch.then(load);
    document.addEventListener('click', hold);
    document.addEventListener('submit', hold);
    return () => {
      document.removeEventListener('click', hold);
      document.removeEventListener('submit', hold);
    };
  }, [code, isNeeded, held]);
  return code;
}

/** Opens the gates of all sections when the URL changes: contexts change with it, and React renders what reads them. */
function useOpenGates(isChanged: boolean, location: Location): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each change
  useEffect(() => {
    if (isChanged) openGates();
  }, [location, isChanged]);
}

/** Notes the router's own history entries, which make no event. */
function useNotedEntry(location: Location): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry of each location
  useLayoutEffect(noteHistoryEntry, [location]);
}
