import type { PageData } from '../contracts/page/page.ts';
import { type ComponentViews, ComponentViewsContext } from '../delivery/componentViews.ts';
import { DeferredContext, type DeferredSource } from '../delivery/pageData/deferredSections.ts';
import type { Elements } from '../lib/browser/elements.ts';
import { type Navigate, NavigateContext, noNavigation } from '../page/navigate.ts';
import { type NextLocation, NextLocationContext } from '../page/nextLocation.ts';
import { PageProvider } from '../page/PageContext.tsx';
import { type PageLocation, PageLocationContext } from '../page/pageLocation.ts';
import { Document, type DocumentAssets } from './Document.tsx';
import { type PageNotice, ProgressBar } from './ProgressBar.tsx';
import { Shell } from './Shell.tsx';

interface AppProps {
  page: PageData;
  views: ComponentViews;
  deferred: DeferredSource;
  location: PageLocation;
  /** Absent on the server. */
  navigate?: Navigate;
  assets?: DocumentAssets;
  /** URL of the page that is being loaded. */
  next?: NextLocation | null;
  notice?: PageNotice;
  /** Follows links, without markup. It is part of the same tree on the server, where it is null: React's ids depend on positions. */
  navigator?: Elements;
  /** Content of `<body>`; `Shell` by default. The platform's design library passes its own. */
  frame?: Elements;
}

/** A constant element: when only the URL changes, React renders only the components that read the URL. */
const SHELL = <Shell />;

/** Renders one page, on the server and in the browser. */
export function App({
  page,
  views,
  deferred,
  location,
  navigate = noNavigation,
  assets,
  next = null,
  notice = null,
  navigator = null,
  frame = SHELL,
}: AppProps) {
  return (
    <PageProvider page={page}>
      <ComponentViewsContext value={views}>
        <DeferredContext value={deferred}>
          <NextLocationContext value={next}>
            <NavigateContext value={navigate}>
              <PageLocationContext value={location}>
                <Document assets={assets ?? null}>
                  <ProgressBar active={next !== null} notice={notice} />
                  {frame}
                  {navigator}
                </Document>
              </PageLocationContext>
            </NavigateContext>
          </NextLocationContext>
        </DeferredContext>
      </ComponentViewsContext>
    </PageProvider>
  );
}
