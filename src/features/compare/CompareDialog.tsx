import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePage } from '../../page/PageContext.tsx';
import * as dialogHeader from '../../ui/dialogHeader.styles.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './CompareDialog.styles.ts';
import { note } from './CompareView.styles.ts';
import { CompareView } from './CompareView.tsx';
import { compareHref } from './compareHref.ts';
import { chosenCars, compareNotice, setChosenCars, useChosenCars } from './compareStore.ts';
import { focusAfterComparison } from './focusAfterComparison.ts';
import { fetchWholeRecords } from './wholeRecords.ts';

const TITLE = 'compare-title';

/**
 * The chosen cars side by side, over the page (F071). A modal dialog: the focus stays inside and returns to where it was.
 * Escape, its button and the browser's back close it, and so does the last car that is taken out.
 */
export function CompareDialog() {
  const translate = useTranslate();
  const page = usePage();
  const cars = useChosenCars(page.language);
  const ids = cars.map(({ card }) => card.id);
  const href = compareHref(ids, page);
  const { dialog, title, close } = useModal(ids);
  useAddress(href, cars.length);
  useEffect(printsAcross, []);
  // What was read a while ago may have another price, or another buyer.
  const known = useRef(page);
  useEffect(() => void fetchWholeRecords(known.current, 'all'), []);
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
              ids.filter((own) => own !== id),
              page,
            ),
            onClick: (event) => {
              event.preventDefault();
              setChosenCars(chosenCars().filter(({ card }) => card.id !== id));
              title.current?.focus();
            },
          })}
        >
          {compareNotice() === 'sold' && (
            <p className={note} role="status">
              {translate('compareSold')}
            </p>
          )}
          {cars.length === 1 && <p className={note}>{translate('compareMore')}</p>}
        </CompareView>
      </div>
    </dialog>
  );
}

/**
 * Opened when it appears, closed when it goes; whoever closes it steps back to the page below. The focus returns to where it
 * was, or, where that has gone with the last car, to a place for that car.
 *
 * @param ids the cars shown
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
    let isLeft = false;
    if (!element.open) element.showModal();
    title.current?.focus();
    const onClose = () => !isLeft && void navigate(-1);
    element.addEventListener('close', onClose);
    return () => {
      isLeft = true;
      element.removeEventListener('close', onClose);
      // Closed before it goes, so that the browser gives the focus back.
      element.close();
      const { activeElement, body } = document;
      // A closed dialog keeps the focus for a moment when it has nowhere to go.
      if (activeElement === body || element.contains(activeElement)) focusAfterComparison(lastIds.current);
    };
  }, [navigate]);
  return { dialog, title, close };
}

/** A dialog stands outside the flow, where no page of its own can be named: as long as it is open every sheet is like its. */
function printsAcross(): () => void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('@page{size:A4 landscape;margin:9mm}');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  };
}

/** The address says which cars are shown; without any the dialog closes. */
function useAddress(href: string, count: number): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isRight = pathname + search === href;
  useEffect(() => {
    if (count === 0) void navigate(-1);
    else if (!isRight) void navigate(href, { replace: true, state, preventScrollReset: true });
  }, [href, count, isRight, state, navigate]);
}
