import { type MouseEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { latePart } from '../../content/latePart.tsx';
import { MAX_COMPARED } from '../../contracts/listVariants.ts';
import type { PageData } from '../../contracts/page.ts';
import { isPlainClick } from '../../lib/plainClick.ts';
import { dialogState } from '../../page/backgroundPage.ts';
import { usePage } from '../../page/PageContext.tsx';
import { usePageLocation } from '../../page/pageLocation.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { BarCar } from './BarCar.tsx';
import * as styles from './CompareBar.styles.ts';
import { compareHref } from './compareHref.ts';
import { chosenCars, compareNotice, setChosenCars, useChosenCars } from './compareStore.ts';
import { focusAfterComparison } from './focusAfterComparison.ts';

const loadDialog = () => import('./CompareDialog.tsx');
/** A file of a build that is no more: the address itself shows the comparison. */
const Dialog = latePart(() =>
  loadDialog().then(
    (loaded) => loaded.CompareDialog,
    () => {
      window.location.reload();
      return () => null;
    },
  ),
);

/** The chosen cars at the bottom of the window, and the way to see them side by side (F070). */
export function CompareBar({ isOpen }: { isOpen: boolean }) {
  const page = usePage();
  const cars = useChosenCars(page.language);
  useOwnLanguage(page);
  const translate = useTranslate();
  const open = useOpening();
  const ids = cars.map(({ card }) => card.id);
  // Whoever has two will look at them side by side.
  useEffect(() => void (ids.length > 1 && loadDialog().catch(() => {})), [ids.length]);
  return (
    <>
      {cars.length > 0 && (
        <section className={styles.bar} aria-label={translate('compareCars')}>
          <div className={styles.inner}>
            <p className={styles.title} aria-hidden="true">
              {translate('compareCars')}
              <small>{translate('compareCount', { count: cars.length, max: MAX_COMPARED })}</small>
            </p>
            <ul className={styles.cars}>
              {cars.map(({ card }) => (
                <BarCar key={card.id} card={card} />
              ))}
            </ul>
            <Notice count={cars.length} />
            <div className={styles.ways}>
              <Button
                kind="ghost"
                className={styles.clear}
                onClick={() => {
                  focusAfterComparison(ids);
                  setChosenCars([]);
                }}
              >
                {translate('compareClear')}
              </Button>
              <ButtonLink href={compareHref(ids, page)} className={styles.open} aria-haspopup="dialog" onClick={open}>
                {translate('compare')}
                <Icon name="arrowRight" size={18} />
              </ButtonLink>
            </div>
          </div>
        </section>
      )}
      {isOpen && <Dialog />}
    </>
  );
}

/** Fetches anew, in the page's language, what was chosen on a page of another one. */
function useOwnLanguage(page: PageData): void {
  const { code } = page.language;
  const place = useRef(page);
  place.current = page;
  useEffect(() => {
    if (chosenCars().every(({ language }) => language === code)) return;
    import('./wholeRecords.ts').then(
      ({ fetchWholeRecords }) => fetchWholeRecords(place.current),
      () => {},
    );
  }, [code]);
}

/** What has happened, told once to who listens, and shown where it needs an answer. */
function Notice({ count }: { count: number }) {
  const translate = useTranslate();
  const notice = compareNotice();
  const words =
    notice === 'full'
      ? translate('compareFull', { max: MAX_COMPARED })
      : notice === 'sold'
        ? translate('compareSold')
        : translate('compareCount', { count, max: MAX_COMPARED });
  return (
    <p role="status" className={notice ? styles.notice : visuallyHidden}>
      {words}
    </p>
  );
}

/** Shows the comparison over this page, under its own address; any other click follows the link. */
function useOpening() {
  const navigate = useNavigate();
  const beneath = usePageLocation();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    void navigate({ pathname, search }, { state: dialogState(beneath), preventScrollReset: true });
  };
}
