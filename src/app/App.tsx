import type { ReactNode } from 'react';
import type { PageData } from '../contracts/page.ts';
import { type ComponentViews, ComponentViewsContext } from '../page/componentViews.ts';
import { LateContext, type LateSource } from '../page/deferredSections.ts';
import { type NextAddress, NextContext } from '../page/NextUrl.ts';
import { PageProvider } from '../page/PageContext.tsx';
import { type ShownAddress, ShownAddressContext } from '../page/ShownUrl.ts';
import { Document, type DocumentAssets } from './Document.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Shell } from './Shell.tsx';

interface AppProps {
  page: PageData;
  views: ComponentViews;
  late: LateSource;
  at: ShownAddress;
  assets?: DocumentAssets;
  /** The page that is on its way. */
  next?: NextAddress | null;
  /** What stands in the document; the design library has another frame than pages. */
  frame?: ReactNode;
}

/** One element for good: another address of the page shown draws only what reads the address. */
const SHELL = <Shell />;

/** The tree of one page, the same on the server and in the browser. */
export function App({ page, views, late, at, assets, next = null, frame = SHELL }: AppProps) {
  return (
    <PageProvider page={page}>
      <ComponentViewsContext value={views}>
        <LateContext value={late}>
          <NextContext value={next}>
            <ShownAddressContext value={at}>
              <Document assets={assets ?? null}>
                <ProgressBar active={next !== null} />
                {frame}
              </Document>
            </ShownAddressContext>
          </NextContext>
        </LateContext>
      </ComponentViewsContext>
    </PageProvider>
  );
}
