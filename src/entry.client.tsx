import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import './theme/entry.ts';
import { PAGE_DATA_ID } from './app/Document.tsx';
import { ClientRouter } from './app/navigation/ClientRouter.tsx';
import { createPageViews } from './app/pageViews.ts';
import { registry } from './components/registry.ts';
import type { PageData } from './contracts/page/page.ts';
import { loadPreview } from './editing/loadPreview.ts';
import { startConsent } from './features/consent/consentActions.ts';
import { activated } from './lib/browser/activated.ts';
import { reportFailedScripts } from './lib/browser/failedScripts.ts';
import { allowMovedNodes } from './lib/browser/movedNodes.ts';
import { nextTask } from './lib/browser/nextTask.ts';
import { allowLibraryMarkup } from './lib/browser/trustedHtml.ts';
import { type ComponentViews, createComponentViews } from './page/componentViews.ts';
import { deferredFromDocument } from './page/deferredSections.ts';
import { isTooLate, takeEarlyInput } from './page/earlyInput.ts';
import { watchHistory } from './page/historyGuard.ts';
import { createGates, hydratePage, repeatInTurns } from './page/hydrationGates.ts';
import { hydrationPlan } from './page/hydrationPlan.ts';
import { readyToHydrate } from './page/markupChanges.ts';
import { selectAmountsOnDoubleClick } from './page/selectAmounts.ts';
import { isChangedByOthers } from './page/serverMarkup.ts';
import { collectStaticSections } from './page/staticSections.ts';
import { unpacked } from './page/unpackedJson.ts';
import { listenForCopyButtons } from './ui/copy/copyButtons.ts';

await activated();
allowLibraryMarkup();
allowMovedNodes();
watchHistory();
selectAmountsOnDoubleClick();
// A browser without popovers gets the page that it has without scripts: its menus and filters would not open.
if (!CSS.supports('selector(:popover-open)')) reportFailedScripts();
const json = !isTooLate() && document.querySelector(`script[id="${PAGE_DATA_ID}"]`)?.textContent;
if (json) {
  const page = unpacked(JSON.parse(json)) as PageData;
  if (!page.mode) startConsent(page.site.consentManager);
  await nextTask();
  const views = createComponentViews(registry);
  const plan = hydrationPlan(page, views);
  createGates(plan, views);
  await views.load(plan.atOnce);
  await nextTask();
  // Pages for editors are not measured.
  const Preview = page.mode && (await loadPreview());
  await readyToHydrate();
  // The page may have become what it is without scripts meanwhile.
  if (!isTooLate()) hydrate(page, views, Preview);
}

function hydrate(
  page: PageData,
  views: ComponentViews,
  Preview: Awaited<ReturnType<typeof loadPreview>> | undefined,
): void {
  const deferred = deferredFromDocument();
  collectStaticSections();
  const earlyInput = takeEarlyInput();
  hydratePage(() => {
    hydrateRoot(
      document,
      <StrictMode>
        {Preview ? (
          <Preview page={page} views={views} deferred={deferred} />
        ) : (
          <ClientRouter page={page} deferred={deferred} views={views} announcePageView={createPageViews()} />
        )}
      </StrictMode>,
      { onRecoverableError: (error) => isChangedByOthers() || reportError(error) },
    );
  });
  listenForCopyButtons();
  // In a task of its own: React hydrates a clicked section at once.
  setTimeout(repeatInTurns, 0, earlyInput);
}
