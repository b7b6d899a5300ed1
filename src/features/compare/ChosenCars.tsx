import { useSyncExternalStore } from 'react';
import { comparedIn } from '../../contracts/search/listVariants.ts';
import { clientOnlyPart } from '../../delivery/lazyParts.tsx';
import { loadOrReload } from '../../lib/browser/goneScripts.ts';
import { usePageLocation } from '../../page/pageLocation.ts';
import { chosenCars, onCompareChange } from './compareStore.ts';

/** Loads with the first chosen car. When the file is unavailable, the page is loaded again; then it renders nothing. */
const CompareBar = clientOnlyPart(() =>
  loadOrReload(() => import('./CompareBar.tsx')).then(
    (module) => module.CompareBar,
    () => () => null,
  ),
);

/** Renders the bar of the chosen cars when there are any, and the dialog of an open comparison. Browser only. */
export function ChosenCars() {
  const hasCars = useSyncExternalStore(onCompareChange, hasChosen);
  // The URL of a comparison that is open over this page.
  const isOpen = comparedIn(new URLSearchParams(usePageLocation().dialog?.search)).length > 0;
  return hasCars || isOpen ? <CompareBar isOpen={isOpen} /> : null;
}

const hasChosen = () => chosenCars().length > 0;
