import { Suspense } from 'react';
import { serverRenderedPart } from '../delivery/lazyParts.tsx';
import { CompareMount } from '../features/compare/CompareMount.tsx';
import { ConsentLayers } from '../features/consent/ConsentLayers.tsx';
import { RecentMount } from '../features/recentlyViewed/RecentMount.tsx';
import { usePage } from '../page/PageContext.tsx';
import { Placeholder } from '../sections/Placeholder.tsx';
import { ARROW_UP, IconFrame } from '../ui/icon/IconFrame.tsx';
import { skip } from '../ui/SkipLink.styles.ts';
import { useTranslate } from '../ui/sharedContext.ts';
import { main, toTop } from './Shell.styles.ts';

/** Few sites need it. */
const FallbackNotFound = serverRenderedPart(async () => (await import('./FallbackNotFound.tsx')).FallbackNotFound);

/** Renders the frame of every page: skip link, header, main area, footer, link to the top (F011). */
export function Shell() {
  const { placeholders, status } = usePage();
  const needsFallback = status !== 200 && !placeholders['headless-main']?.length;
  const translate = useTranslate();
  return (
    <>
      <a className={skip} href="#content">
        {translate('skipToContent')}
      </a>
      <ConsentLayers />
      <Placeholder name="headless-header" placeholders={placeholders} />
      <main id="content" className={main} tabIndex={-1}>
        {needsFallback ? (
          <Suspense>
            <FallbackNotFound />
          </Suspense>
        ) : (
          <Placeholder name="headless-main" placeholders={placeholders} />
        )}
        <RecentMount />
        {/* `#top` is the start of every document. The style sheet shows the link after scrolling. */}
        <div className={toTop}>
          <a href="#top" aria-label={translate('scrollToTop')} data-above-bars="">
            <IconFrame size={20} viewBox="0 0 24 24">
              <path d={ARROW_UP} />
            </IconFrame>
          </a>
        </div>
      </main>
      <Placeholder name="headless-footer" placeholders={placeholders} />
      <CompareMount />
    </>
  );
}
