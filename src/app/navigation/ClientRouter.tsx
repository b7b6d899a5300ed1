import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Location } from 'react-router-dom';
import { recordOf } from '../../../lib/record.ts';
import type { PageData } from '../../contracts/page/page.ts';
import type { ComponentViews } from '../../delivery/componentViews.ts';
import { firstTouch } from '../../delivery/firstTouch.ts';
import { openGates } from '../../delivery/hydration/hydrationGates.ts';
import type { DeferredSource } from '../../delivery/pageData/deferredSections.ts';
import { takeReload } from '../../lib/browser/goneScripts.ts';
import { isReloadOrHistory } from '../../lib/browser/isReloadOrHistory.ts';
import { reconnected } from '../../lib/browser/reconnected.ts';
import { noteHistoryEntry } from '../../page/historyGuard.ts';
import { App } from '../App.tsx';
import type { AnnouncePageView } from '../pageViews.ts';
import type { CurrentPage, DisplayedPage, HistoryEntry } from './currentPage.ts';
import { type HeldLink, type Link, linkIn } from './links.ts';
import { createRouterConnection, type RouterConnection } from './routerConnection.ts';

interface ClientRouterProps {
  /** The page of the loaded document. */
  page: PageData;
  deferred: DeferredSource;
  views: ComponentViews;
  announcePageView: AnnouncePageView;
}

/** How long the page says that it was loaded again, in milliseconds. */
const NOTICE_MS = 10_000;

type NavigationCode = typeof import('./Navigator.tsx');

const loadCode = () => import('./Navigator.tsx');

// The scroll position is to be restored as soon as possible.
if (isReloadOrHistory()) loadCode().catch(() => {});

/**
 * Renders the page of the current URL in the browser. The router, and the code that follows links and returns to scroll positions, load
 * when the visitor touches the page, when the URL changes, and after a reload (docs/decisions/0070).
 */
export function ClientRouter({ page, deferred, views, announcePageView }: ClientRouterProps) {
  const [first] = useState(documentLocation);
  const [entry, onEntry] = useState<HistoryEntry>({ location: first, type: 'POP' as HistoryEntry['type'] });
  const { location } = entry;
  const [displayed, show] = useState<DisplayedPage>(() => ({ page, deferred, at: location }));
  const [isOffline, setOffline] = useState(false);
  const isUpdated = useUpdateNotice();
  const [connection] = useState(() => createRouterConnection(page));
  const held = useRef<Link>(null);
  const code = useNavigationCode(location !== first, { held, connection, setOffline });
  const current = useMemo(
    () => code?.currentPage(displayed, entry, first.key) ?? firstPage(displayed, location),
    [code, displayed, entry, location, first],
  );
  const { pathname, search, state } = current.pageLocation;
  const { dialog } = current;
  const isNewEntry = entry.type !== 'POP';
  // The same object until the URL changes: React discards what is not hydrated yet when a context changes.
  const pageLocation = useMemo(
    () => ({ pathname, search, state, dialog, isNewEntry }),
    [pathname, search, state, dialog, isNewEntry],
  );
  useOpenGates(location !== first, location);
  useNotedEntry(location);
  // The code announces further pages.
  useLayoutEffect(() => announcePageView(page), [announcePageView, page]);
  return (
    <App
      page={displayed.page}
      views={views}
      deferred={displayed.deferred}
      location={pageLocation}
      navigate={connection.navigate}
      next={current.loading ? location : null}
      notice={isOffline ? 'waitsForNetwork' : isUpdated ? 'pageUpdated' : null}
      navigator={
        code && (
          <code.Navigator
            {...{ displayed, current, entry, views, connection, show, setOffline, onEntry, held, announcePageView }}
          />
        )
      }
    />
  );
}

/** Returns what the URL means before the code of the navigation has loaded. */
const firstPage = ({ at }: DisplayedPage, location: Location): CurrentPage => ({
  location,
  pageLocation: at,
  matchesPath: true,
  loading: location !== at,
  dialog: undefined,
});

/** Returns the URL of the document, and key and state of its history entry, as the router reads them. */
function documentLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr: state = null, key = 'default' } = recordOf(window.history.state);
  return { pathname, search, hash, state, key: String(key) };
}

interface CodeTools {
  held: HeldLink;
  connection: RouterConnection;
  setOffline: (isOffline: boolean) => void;
}

/** Returns the code of the navigation when it has loaded. Links that are clicked before are held for it. */
function useNavigationCode(isNeeded: boolean, { held, connection, setOffline }: CodeTools): NavigationCode | null {
  const [code, setCode] = useState<NavigationCode | null>(null);
  useEffect(() => {
    if (code) return undefined;
    const load = (): void =>
      void loadCode().then(setCode, async () => {
        const isWaiting = isNeeded || held.current !== null || connection.waitingHref() !== undefined;
        if (!navigator.onLine && isWaiting) {
          setOffline(true);
          await reconnected();
          setOffline(false);
          return load();
        }
        // The file belongs to an old build: the browser loads the page itself.
        const href = held.current?.href ?? connection.waitingHref();
        if (href !== undefined) window.location.assign(href);
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
    else void Promise.race([firstTouch, connection.requested]).then(load);
    document.addEventListener('click', hold);
    document.addEventListener('submit', hold);
    window.addEventListener('popstate', load);
    return () => {
      document.removeEventListener('click', hold);
      document.removeEventListener('submit', hold);
      window.removeEventListener('popstate', load);
    };
  }, [code, isNeeded, held, connection, setOffline]);
  return code;
}

/** Returns whether to say that the page was loaded again because scripts of it are gone: for a while. */
function useUpdateNotice(): boolean {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!takeReload()) return undefined;
    setShown(true);
    const timer = setTimeout(setShown, NOTICE_MS, false);
    return () => clearTimeout(timer);
  }, []);
  return isShown;
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
