import type { ReactNode } from 'react';
import type { PageData } from '../contracts/page.ts';
import { Document, type DocumentAssets } from './Document.tsx';
import { LateContext, type LateSource } from './lateSections.ts';
import { type NextAddress, NextContext } from './NextContext.ts';
import { PageContext } from './PageContext.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Shell } from './Shell.tsx';
import { type ShownAddress, ShownAddressContext } from './ShownAddress.ts';

interface AppProps {
  page: PageData;
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
export function App({ page, late, at, assets, next = null, frame = SHELL }: AppProps) {
  return (
    <PageContext value={page}>
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
    </PageContext>
  );
}
