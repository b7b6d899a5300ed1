import { type ReactNode, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Registry } from '../content/views.ts';
import type { PageData } from '../contracts/page/page.ts';
import { reportFailedScripts } from '../lib/browser/failedScripts.ts';
import { nextTask } from '../lib/browser/nextTask.ts';
import { allowLibraryMarkup } from '../lib/browser/trustedHtml.ts';
import { type ComponentViews, createComponentViews } from './componentViews.ts';
import { activated } from './hydration/activated.ts';
import { isTooLate, takeEarlyInput } from './hydration/earlyInput.ts';
import { createGates, hydrateRootOnce, repeatInTurns } from './hydration/hydrationGates.ts';
import { hydrationPlan } from './hydration/hydrationPlan.ts';
import { readyToHydrate } from './hydration/markupChanges.ts';
import { allowMovedNodes } from './hydration/movedNodes.ts';
import { isChangedByOthers } from './hydration/serverMarkup.ts';
import { collectStaticSections } from './hydration/staticSections.ts';
import { type DeferredSource, deferredFromDocument } from './pageData/deferredSections.ts';
import { PAGE_DATA_ID } from './pageData/pageDataId.ts';
import { unpacked } from './pageData/unpackedJson.ts';

/** What the tree of a page is rendered from in the browser. */
export interface HydratedParts {
  page: PageData;
  views: ComponentViews;
  deferred: DeferredSource;
}

/**
 * Hydrates the page of the loaded document, in short tasks, when others no longer change its markup. Does nothing on a page without data,
 * and on one that has become what it is without scripts.
 *
 * @param prepare is called with the page's data before its views load; resolves to a function that returns the page's tree
 */
export async function hydratePage(
  registry: Registry,
  prepare: (page: PageData) => Promise<(parts: HydratedParts) => ReactNode>,
): Promise<void> {
  await activated();
  allowLibraryMarkup();
  allowMovedNodes();
  // A browser without popovers gets the page that it has without scripts: its menus and filters would not open.
  if (!CSS.supports('selector(:popover-open)')) reportFailedScripts();
  const json = !isTooLate() && document.querySelector(`script[id="${PAGE_DATA_ID}"]`)?.textContent;
  if (!json) return;
  const page = unpacked(JSON.parse(json)) as PageData;
  const preparing = prepare(page);
  await nextTask();
  const views = createComponentViews(registry);
  const plan = hydrationPlan(page, views);
  createGates(plan, views);
  await views.load(plan.atOnce);
  await nextTask();
  const tree = await preparing;
  await readyToHydrate();
  // The page may have become what it is without scripts meanwhile.
  if (isTooLate()) return;
  const deferred = deferredFromDocument();
  collectStaticSections();
  const earlyInput = takeEarlyInput();
  hydrateRootOnce(() => {
    hydrateRoot(document, <StrictMode>{tree({ page, views, deferred })}</StrictMode>, {
      onRecoverableError: (error) => isChangedByOthers() || reportError(error),
    });
  });
  // In a task of its own: React hydrates a clicked section at once.
  setTimeout(repeatInTurns, 0, earlyInput);
}
