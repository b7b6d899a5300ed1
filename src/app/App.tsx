import type { ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import { Route, Routes } from 'react-router-dom';
import type { PageData } from '../contracts/page.ts';
import { Document, type DocumentAssets } from './Document.tsx';
import { LateContext, type LateSource } from './lateSections.ts';
import { NextContext } from './NextContext.ts';
import { PageContext } from './PageContext.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Shell } from './Shell.tsx';

interface AppProps {
  page: PageData;
  late: LateSource;
  /** Where the page shown is at: while the next one loads the address is ahead of it. */
  location: Location | string;
  assets?: DocumentAssets;
  /** The page that is on its way. */
  next?: Location | null;
  /** What stands in the document; the design library has another frame than pages. */
  frame?: ReactNode;
}

/** The tree of one page, the same on the server and in the browser. */
export function App({ page, late, location, assets, next = null, frame = <Shell /> }: AppProps) {
  return (
    <PageContext value={page}>
      <LateContext value={late}>
        <NextContext value={next}>
          <Document assets={assets ?? null}>
            <ProgressBar active={next !== null} />
            <Routes location={location}>
              <Route path="*" element={frame} />
            </Routes>
          </Document>
        </NextContext>
      </LateContext>
    </PageContext>
  );
}
