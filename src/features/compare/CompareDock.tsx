import { useSyncExternalStore } from 'react';
import { latePart } from '../../content/latePart.tsx';
import { comparedIn } from '../../contracts/listVariants.ts';
import { usePage } from '../../page/PageContext.tsx';
import { usePageLocation } from '../../page/pageLocation.ts';
import { Button } from '../../ui/Button.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { unscripted } from './CompareDock.styles.ts';
import { COMPARE_FORM } from './CompareToggle.tsx';
import { chosenCars, onCompareChange } from './compareStore.ts';

/** Fetched with the first car that is chosen; without it the page is as it was. */
const CompareBar = latePart(() =>
  import('./CompareBar.tsx').then(
    (loaded) => loaded.CompareBar,
    () => () => null,
  ),
);

/** The place of the comparison on pages with cars: its bar, its dialog, and the form that stands in for both without scripts. */
export function CompareDock() {
  const { dictionary, kind, language, mode, site } = usePage();
  const translate = useTranslate();
  const isUsed = useSyncExternalStore(onCompareChange, hasChosen, no);
  // The address of a comparison, over this page.
  const isOpen = comparedIn(new URLSearchParams(usePageLocation().dialogSearch)).length > 0;
  // Its words come with the components that show cars.
  if (mode || kind === 'carCompare' || !Object.hasOwn(dictionary, 'compareClear')) return null;
  return (
    <>
      {/* A browser that shows the page again does not tick what was ticked before: the store knows what is chosen. */}
      <form id={COMPARE_FORM} className={unscripted} action={language.prefix + site.paths.carList} autoComplete="off">
        <Button type="submit">{translate('compareChosen')}</Button>
      </form>
      {(isUsed || isOpen) && <CompareBar isOpen={isOpen} />}
    </>
  );
}

const hasChosen = () => chosenCars().length > 0;
const no = () => false;
