import { CompareMount } from '../features/compare/CompareMount.tsx';
import { ConsentLayers } from '../features/consent/ConsentLayers.tsx';
import { RecentMount } from '../features/recentlyViewed/RecentMount.tsx';
import { usePage } from '../page/PageContext.tsx';
import { Placeholder } from '../page/Placeholder.tsx';
import { Icon } from '../ui/Icon.tsx';
import { skip } from '../ui/SkipLink.styles.ts';
import { useTranslate } from '../ui/sharedContext.ts';
import { FallbackNotFound } from './FallbackNotFound.tsx';
import { main, toTop } from './Shell.styles.ts';

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
        {needsFallback ? <FallbackNotFound /> : <Placeholder name="headless-main" placeholders={placeholders} />}
        <RecentMount />
        {/* `#top` is the start of every document. The style sheet shows the link after scrolling. */}
        <div className={toTop}>
          <a href="#top" aria-label={translate('scrollToTop')} data-above-bars="">
            <Icon name="arrowUp" />
          </a>
        </div>
      </main>
      <Placeholder name="headless-footer" placeholders={placeholders} />
      <CompareMount />
    </>
  );
}
