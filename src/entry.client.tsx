import './theme/entry.ts';
import { ClientRouter } from './app/navigation/ClientRouter.tsx';
import { createPageViews } from './app/pageViews.ts';
import { registry } from './components/registry.ts';
import { hydratePage } from './delivery/hydratePage.tsx';
import { selectAmountsOnDoubleClick } from './delivery/selectAmounts.ts';
import { loadPreview } from './editing/loadPreview.ts';
import { startConsent } from './features/consent/consentActions.ts';
import { fadeInImages } from './lib/browser/fadeInImages.ts';
import { watchHistory } from './page/historyGuard.ts';
import { listenForCopyButtons } from './ui/copy/copyButtons.ts';

fadeInImages();
await hydratePage(registry, async ({ mode, site }) => {
  watchHistory();
  listenForCopyButtons();
  selectAmountsOnDoubleClick();
  // Pages for editors are not measured.
  if (mode) {
    const Preview = await loadPreview();
    return (parts) => <Preview {...parts} />;
  }
  startConsent(site.consentManager);
  return (parts) => <ClientRouter {...parts} announcePageView={createPageViews()} />;
});
