import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { PageData } from '../../contracts/page/page.ts';
import { MAX_COMPARED } from '../../contracts/search/listVariants.ts';
import { clientOnlyPart } from '../../delivery/lazyParts.tsx';
import { isPlainClick } from '../../lib/browser/plainClick.ts';
import { setRootAttribute } from '../../lib/browser/rootAttribute.ts';
import { dialogState } from '../../page/backgroundPage.ts';
import { useNavigate } from '../../page/navigate.ts';
import { usePage } from '../../page/PageContext.tsx';
import { usePageLocation } from '../../page/pageLocation.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { useTermsOf } from '../carSearch/ownTerms.ts';
import { BarCar } from './BarCar.tsx';
import * as styles from './CompareBar.styles.ts';
import { compareHref } from './compareHref.ts';
import { chosenCars, compareNotice, setChosenCars, useChosenCars } from './compareStore.ts';
import { focusAfterComparison } from './focusAfterComparison.ts';

const loadDialog = () => import('./CompareDialog.tsx');
/** When the file is of an older build and no longer exists, the page is reloaded: its URL shows the comparison. */
const Dialog = clientOnlyPart(() =>
  loadDialog().then(
    (module) => module.CompareDialog,
    () => {
      window.location.reload();
      return () => null;
    },
  ),
);

/** Renders the chosen cars at the bottom of the window, with the link to the comparison (F070). */
export function CompareBar({ isOpen }: { isOpen: boolean }) {
  const page = usePage();
  const cars = useChosenCars(page.language);
  useRefetchInLanguage(page);
  const translate = useTranslate();
  const open = useOpenDialog();
  const ids = cars.map(({ card }) => card.id);
  const { search } = usePageLocation();
  const terms = useTermsOf(search);
  // Preloads the dialog when there are two cars to compare.
  useEffect(() => void (ids.length > 1 && loadDialog().catch(() => {})), [ids.length]);
  const hasBar = cars.length > 0;
  useLayoutEffect(() => {
    setRootAttribute('comparing', hasBar ? '' : null);
    return () => setRootAttribute('comparing', null);
  }, [hasBar]);
  return (
    <>
      {hasBar && (
        <section className={styles.bar} data-above-bars="" aria-label={translate('compareCars')}>
          <div className={styles.inner}>
            <p className={styles.title} aria-hidden="true">
              <span>{translate('compareCars')}</span>
              <small>{translate('compareCount', { count: cars.length, max: MAX_COMPARED })}</small>
            </p>
            <ul className={styles.cars}>
              {cars.map(({ card }) => (
                <BarCar key={card.id} card={card} />
              ))}
            </ul>
            <Notice count={cars.length} />
            <div className={styles.actions}>
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
              <ButtonLink
                href={compareHref(ids, page, terms, search)}
                className={styles.open}
                aria-haspopup="dialog"
                onClick={open}
              >
                <span>{translate('compare')}</span>
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

/** Fetches cars again in the page's language when they were chosen in another language. */
function useRefetchInLanguage(page: PageData): void {
  const { code } = page.language;
  const latestPage = useRef(page);
  latestPage.current = page;
  useEffect(() => {
    if (chosenCars().every(({ language }) => language === code)) return;
    import('./fullRecords.ts').then(
      ({ fetchFullRecords }) => fetchFullRecords(latestPage.current),
      () => {},
    );
  }, [code]);
}

/** Announces changes of the selection, and displays those that need an action. */
function Notice({ count }: { count: number }) {
  const translate = useTranslate();
  const notice = compareNotice();
  const message =
    notice === 'full'
      ? translate('compareFull', { max: MAX_COMPARED })
      : notice === 'sold'
        ? translate('compareSold')
        : translate('compareCount', { count, max: MAX_COMPARED });
  return (
    <p role="status" className={notice ? styles.notice : visuallyHidden}>
      {message}
    </p>
  );
}

/** Returns a click handler that opens the comparison as a dialog with its own URL; modified clicks follow the link. */
function useOpenDialog() {
  const navigate = useNavigate();
  const backgroundUrl = usePageLocation();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event.nativeEvent)) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    void navigate(pathname + search, { state: dialogState(backgroundUrl) });
  };
}
