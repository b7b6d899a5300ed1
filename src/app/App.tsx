import type { ReactNode } from 'react';
import type { PageData } from '../contracts/page.ts';
import { type ComponentViews, ComponentViewsContext } from '../page/componentViews.ts';
import { DeferredContext, type DeferredSource } from '../page/deferredSections.ts';
import { type NextLocation, NextLocationContext } from '../page/nextLocation.ts';
import { PageProvider } from '../page/PageContext.tsx';
import { type PageLocation, PageLocationContext } from '../page/pageLocation.ts';
import { Document, type DocumentAssets } from './Document.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Shell } from './Shell.tsx';

interface AppProps {
  page: PageData;
  views: ComponentViews;
  deferred: DeferredSource;
  location: PageLocation;
  assets?: DocumentAssets;
  /** The page that is on its way. */
  next?: NextLocation | null;
  /** What stands in the document; the design library has another frame than pages. */
  frame?: ReactNode;
}

/** One element for good: another address of the page shown draws only what reads the address. */
const SHELL = <Shell />;

/** The tree of one page, the same on the server and in the browser. */
export function App({ page, views, deferred: late, location: at, assets, next = null, frame = SHELL }: AppProps) {
  return (
    <PageProvider page={page}>
      <ComponentViewsContext value={views}>
        <DeferredContext value={late}>
          <NextLocationContext value={next}>
            <PageLocationContext value={at}>
              <Document assets={assets ?? null}>
                <ProgressBar active={next !== null} />
                {frame}
              </Document>
            </PageLocationContext>
          </NextLocationContext>
        </DeferredContext>
      </ComponentViewsContext>
    </PageProvider>
  );
}
