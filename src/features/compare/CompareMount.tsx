import { useEffect, useState } from 'react';
import { firstTouch } from '../../delivery/firstTouch.ts';
import { clientOnlyPart } from '../../delivery/lazyParts.tsx';
import { useIsStored } from '../../delivery/useIsStored.ts';
import { reloadOnce } from '../../lib/browser/goneScripts.ts';
import { localText, sessionText } from '../../lib/browser/storedText.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { listPath } from '../carSearch/listPath.ts';
import { noscriptForm } from './CompareMount.styles.ts';
import { COMPARE_FORM } from './compareForm.ts';
import { COMPARE_KEY } from './compareKey.ts';

const TEXTS = [localText(COMPARE_KEY), sessionText(COMPARE_KEY)];

/** Loads when cars have been chosen, or may be. */
const ChosenCars = clientOnlyPart(async () => (await import('./ChosenCars.tsx')).ChosenCars);

/**
 * Renders the mount point of the comparison on pages with cars: its bar, its dialog, and the form that replaces both without
 * scripts.
 */
export function CompareMount() {
  const { dictionary, kind, language, mode, path, site } = usePage();
  const translate = useTranslate();
  const isStored = useIsStored(TEXTS, path);
  const [isTouched, setTouched] = useState(false);
  const [isGone, setGone] = useState(false);
  useEffect(() => void firstTouch.then(() => setTouched(true)), []);
  // Nobody misses it before a car is chosen.
  useEffect(() => void (isGone && isStored && reloadOnce()), [isGone, isStored]);
  // The labels are included only on pages whose components show cars.
  if (mode || kind === 'carCompare' || !Object.hasOwn(dictionary, 'compareClear')) return null;
  return (
    <>
      {/* The store holds the selection: the browser must not restore checked boxes when it shows the page again. */}
      <form id={COMPARE_FORM} className={noscriptForm} action={listPath(site, language)} autoComplete="off">
        <Button type="submit">{translate('compareChosen')}</Button>
      </form>
      {(isStored || isTouched) && <ChosenCars onFail={() => setGone(true)} />}
    </>
  );
}
