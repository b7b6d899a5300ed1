import { type RefObject, type SyntheticEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CONSENT_CATEGORIES, type ConsentCategory } from '../../contracts/consent/consent.ts';
import { readConsent } from '../../contracts/consent/consentCookie.ts';
import { classes } from '../../lib/classes.ts';
import { dateFormat } from '../../lib/formats.ts';
import { usePage } from '../../page/PageContext.tsx';
import { pageIdentity } from '../../page/pageIdentity.ts';
import { Button } from '../../ui/Button.tsx';
import * as dialogHeader from '../../ui/dialog/dialogHeader.styles.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import { CategoryRow } from './CategoryRow.tsx';
import { buttons } from './ConsentLayers.styles.ts';
import * as styles from './ConsentSettings.styles.ts';
import { hasConsent } from './consentStore.ts';

const TITLE = 'consent-settings-title';

interface ConsentSettingsProps {
  /** Saves the visitor's choice. */
  saveConsent: (categories: readonly ConsentCategory[]) => void;
  /** Called when the dialog has closed, with or without a choice. */
  onClosed: () => void;
}

/**
 * Renders the second layer, a modal dialog: description, stored entries and a switch for each category, off by default. Escape
 * changes nothing, and the focus returns. Another page closes it.
 */
export function ConsentSettings({ saveConsent, onClosed }: ConsentSettingsProps) {
  const translate = useTranslate();
  const identity = pageIdentity(usePage());
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const [selected, setSelected] = useState<readonly ConsentCategory[]>(() => CONSENT_CATEGORIES.filter(hasConsent));
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
    title.current?.focus();
  }, []);
  // The link to the policy opens another page: the dialog closes before the page gets the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page changes
  useLayoutEffect(() => () => dialog.current?.close(), [identity]);
  const save = (categories: readonly ConsentCategory[]) => {
    saveConsent(categories);
    dialog.current?.close();
  };
  const toggle = (category: ConsentCategory, on: boolean) =>
    setSelected(CONSENT_CATEGORIES.filter((each) => (each === category ? on : selected.includes(each))));
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={TITLE}
      onClose={(event) => {
        returnFocus(event);
        onClosed();
      }}
    >
      <Head title={title} onClose={() => dialog.current?.close()} />
      <div className={styles.body}>
        <Introduction />
        <CategoryRow category="necessary" on />
        {CONSENT_CATEGORIES.map((category) => (
          <CategoryRow
            key={category}
            category={category}
            on={selected.includes(category)}
            onChange={(on) => toggle(category, on)}
          />
        ))}
      </div>
      <div className={classes(styles.footer, buttons)}>
        <Button kind="secondary" onClick={() => save([])}>
          {translate('consentRejectAll')}
        </Button>
        <Button kind="secondary" onClick={() => save(CONSENT_CATEGORIES)}>
          {translate('consentAcceptAll')}
        </Button>
        <Button kind="secondary" onClick={() => save(selected)}>
          {translate('consentSave')}
        </Button>
      </div>
    </dialog>
  );
}

function Head({ title, onClose }: { title: RefObject<HTMLHeadingElement | null>; onClose: () => void }) {
  const translate = useTranslate();
  return (
    <div className={dialogHeader.header}>
      <h2 ref={title} id={TITLE} tabIndex={-1} className={dialogHeader.title}>
        {translate('cookieSettings')}
      </h2>
      <button type="button" className={dialogHeader.close} aria-label={translate('close')} onClick={onClose}>
        <Icon name="close" />
      </button>
    </div>
  );
}

/** Focuses the page's main content when the browser cannot return the focus, because the first layer is hidden. */
function returnFocus({ currentTarget }: SyntheticEvent<HTMLDialogElement>): void {
  const { activeElement, body } = document;
  if (activeElement === body || currentTarget.contains(activeElement)) {
    document.getElementById('content')?.focus({ preventScroll: true });
  }
}

function Introduction() {
  const { language, site } = usePage();
  const translate = useTranslate();
  const { cookiePolicy } = site.paths;
  const storedConsent = readConsent(document.cookie);
  const hasPrivacySignal = (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;
  return (
    <div className={styles.introduction}>
      <p>
        <span>{`${translate('consentSettingsText')} `}</span>
        {cookiePolicy && <a href={language.prefix + cookiePolicy}>{translate('consentPolicy')}</a>}
      </p>
      {hasPrivacySignal && <p className={styles.note}>{translate('consentSignal')}</p>}
      {storedConsent && (
        <p className={styles.note}>
          {translate('consentChosen', { date: dateText(storedConsent.date, language.locale) })}
        </p>
      )}
    </div>
  );
}

/** Formats a date of the cookie; returns an invalid date unchanged. */
function dateText(day: string, locale: string): string {
  const date = new Date(day);
  if (Number.isNaN(date.getTime())) return day;
  return dateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(date);
}
