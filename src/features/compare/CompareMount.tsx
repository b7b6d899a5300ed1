import { useSyncExternalStore } from 'react';
import { clientOnlyPart } from '../../content/lazyParts.tsx';
import { comparedIn } from '../../contracts/listVariants.ts';
import { usePage } from '../../page/PageContext.tsx';
import { usePageLocation } from '../../page/pageLocation.ts';
import { Button } from '../../ui/Button.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { noscriptForm } from './CompareMount.styles.ts';
import { COMPARE_FORM } from './compareForm.ts';
import { chosenCars, onCompareChange } from './compareStore.ts';

/** Loads with the first chosen car. Renders nothing when the file is unavailable. */
const CompareBar = clientOnlyPart(() =>
  import('./CompareBar.tsx').then(
    (module) => module.CompareBar,
    () => () => null,
  ),
);

/**
 * Renders the mount point of the comparison on pages with cars: its bar, its dialog, and the form that replaces both without
 * scripts.
 */
export function CompareMount() {
  const { dictionary, kind, language, mode, site } = usePage();
  const translate = useTranslate();
  const hasCars = useSyncExternalStore(onCompareChange, hasChosen, onServer);
  // The URL of a comparison that is open over this page.
  const isOpen = comparedIn(new URLSearchParams(usePageLocation().dialogSearch)).length > 0;
  // The labels are included only on pages whose components show cars.
  if (mode || kind === 'carCompare' || !Object.hasOwn(dictionary, 'compareClear')) return null;
  return (
    <>
      {/* The store holds the selection: the browser must not restore checked boxes when it shows the page again. */}
      <form id={COMPARE_FORM} className={noscriptForm} action={language.prefix + site.paths.carList} autoComplete="off">
        <Button type="submit">{translate('compareChosen')}</Button>
      </form>
      {(hasCars || isOpen) && <CompareBar isOpen={isOpen} />}
    </>
  );
}

const hasChosen = () => chosenCars().length > 0;
const onServer = () => false;
