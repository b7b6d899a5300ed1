import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { recordOf } from '../../../lib/record.ts';
import { formatLoanQuery } from '../../contracts/finance/loanQuery.ts';
import { isPlainClick } from '../../lib/browser/plainClick.ts';
import { useNavigate } from '../../page/navigate.ts';
import { usePage } from '../../page/PageContext.tsx';
import { usePageLocation } from '../../page/pageLocation.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import * as dialogHeader from '../../ui/dialog/dialogHeader.styles.ts';
import { lockScroll } from '../../ui/dialog/lockScroll.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useFeature, useTranslate } from '../../ui/sharedContext.ts';
import { useTermsOf } from '../carSearch/ownTerms.ts';
import { TermsChip } from '../carSearch/TermsChip.tsx';
import * as styles from './CompareDialog.styles.ts';
import { note } from './CompareView.styles.ts';
import { CompareView } from './CompareView.tsx';
import { compareHref } from './compareHref.ts';
import { chosenCars, compareNotice, setChosenCars, useChosenCars } from './compareStore.ts';
import { focusAfterComparison } from './focusAfterComparison.ts';
import { fetchFullRecords, refetchForeignRecords } from './fullRecords.ts';

const TITLE = 'compare-title';
const CONTACT_FORM = '#contact-form';

/**
 * Renders the chosen cars side by side in a modal dialog over the page (F071). The focus stays inside and returns to where it
 * was. Escape, the close button, the browser's back button and removing the last car close it.
 */
export function CompareDialog() {
  const translate = useTranslate();
  const takesLeads = useFeature('leads');
  const page = usePage();
  const cars = useChosenCars(page.language);
  const ids = cars.map(({ card }) => card.id);
  const { dialog: location } = usePageLocation();
  const terms = useTermsOf(location?.search ?? '');
  const query = formatLoanQuery(terms ?? {});
  const navigate = useNavigate();
  const href = compareHref(ids, page, terms, location?.search);
  const { dialog, title, close } = useModal(ids);
  useUrlSync(href, cars.length);
  useEffect(printLandscape, []);
  // Prices, availability and terms may have changed since the records were fetched.
  const initialPage = useRef(page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the request reads the terms itself
  useEffect(() => void fetchFullRecords(initialPage.current, 'all'), [query]);
  useEffect(() => {
    // Only in the tab that the visitor looks at: two tabs would replace each other's records forever.
    const onFocus = () => void refetchForeignRecords(initialPage.current);
    window.addEventListener('focus', onFocus);
    return () => window.removeEventListener('focus', onFocus);
  }, []);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={TITLE} data-print>
      <div className={dialogHeader.header}>
        <h2 ref={title} id={TITLE} tabIndex={-1} className={dialogHeader.title}>
          {translate('compareCars')}
        </h2>
        <button type="button" className={dialogHeader.close} aria-label={translate('close')} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.body}>
        <CompareView
          cars={cars}
          href={href}
          removal={(id) => ({
            href: compareHref(
              ids.filter((otherId) => otherId !== id),
              page,
              terms,
              location?.search,
            ),
            onClick: (event) => {
              event.preventDefault();
              setChosenCars(chosenCars().filter(({ card }) => card.id !== id));
              title.current?.focus();
            },
          })}
        >
          <TermsChip
            terms={terms}
            href={compareHref(ids, page, {}, location?.search)}
            onRemove={(event) => {
              event.preventDefault();
              title.current?.focus();
              void navigate(compareHref(ids, page, {}, location?.search), { replace: true, state: location?.state });
            }}
          />
          {compareNotice() === 'sold' && (
            <p className={note} role="status">
              {translate('compareSold')}
            </p>
          )}
          {cars.length === 1 && <p className={note}>{translate('compareMore')}</p>}
        </CompareView>
        {takesLeads && (
          <p className={styles.ask}>
            <ButtonLink kind="secondary" href={`${href}${CONTACT_FORM}`} data-reload="" onClick={openContactForm}>
              {translate('compareAsk')}
            </ButtonLink>
          </p>
        )}
      </div>
    </dialog>
  );
}

/** Loads the comparison's own page, which has the contact form. Its URL is already that of the dialog. */
function openContactForm(event: MouseEvent<HTMLAnchorElement>): void {
  if (!isPlainClick(event.nativeEvent)) return;
  event.preventDefault();
  // The entry keeps its number in the history.
  const { idx } = recordOf(window.history.state);
  window.history.replaceState({ idx }, '', event.currentTarget.href);
  window.location.reload();
}

/**
 * Opens the dialog on mount and closes it on unmount; closing it navigates back to the page below. The focus returns to where
 * it was, or, if that element went with the last car, to a fallback for that car.
 *
 * @param ids the displayed cars
 */
function useModal(ids: readonly string[]) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const navigate = useNavigate();
  const close = () => dialog.current?.close();
  const lastIds = useRef(ids);
  if (ids.length > 0) lastIds.current = ids;
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    let isUnmounted = false;
    if (!element.open) element.showModal();
    const unlock = lockScroll();
    title.current?.focus();
    const onClose = () => {
      unlock();
      if (!isUnmounted) void navigate(-1);
    };
    element.addEventListener('close', onClose);
    return () => {
      isUnmounted = true;
      unlock();
      element.removeEventListener('close', onClose);
      // Closed before it is removed, so that the browser restores the focus.
      element.close();
      const { activeElement, body } = document;
      // A closed dialog keeps the focus briefly when there is no element to return to.
      if (activeElement === body || element.contains(activeElement)) focusAfterComparison(lastIds.current);
    };
  }, [navigate]);
  return { dialog, title, close };
}

/** Prints in landscape while the dialog is open: named pages do not apply to a dialog, which is outside the flow. */
function printLandscape(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@page{size:A4 landscape;margin:9mm}');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
  };
}

/** Updates the URL to the displayed cars; without any it closes the dialog. */
function useUrlSync(href: string, count: number): void {
  const navigate = useNavigate();
  const { dialog: location } = usePageLocation();
  const isCurrent = location !== undefined && location.pathname + location.search === href;
  useEffect(() => {
    if (count === 0) void navigate(-1);
    else if (!isCurrent) void navigate(href, { replace: true, state: location?.state });
  }, [href, count, isCurrent, location?.state, navigate]);
}
