import { type ReactNode, type ToggleEvent, useCallback, useEffect, useRef, useState } from 'react';
import { buttons } from '../../ui/button.styles.ts';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './EmbeddedForm.styles.ts';

/** Milliseconds after which a sent form is made anew (F106). */
const ANEW_MS = 3_000;

interface FormPopupProps {
  id: string;
  title: string;
  buttonText: string;
  /** @param onSent to be called when the form was sent */
  children: (onSent: () => void) => ReactNode;
}

/**
 * Renders a button and a popover with a form. It opens, and closes by Escape and by a click outside, without scripts. With scripts it
 * gives the focus back to the button, and the form is made anew after it was sent.
 */
export function FormPopup({ id, title, buttonText, children }: FormPopupProps) {
  const translate = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  const [forms, setForms] = useState(0);
  const [sentAt, setSentAt] = useState<number | null>(null);
  const onSent = useCallback(() => setSentAt(Date.now()), []);

  useEffect(() => {
    if (sentAt === null) return;
    const timer = setTimeout(() => {
      // The confirmation that had the focus goes away.
      if (popup.current?.contains(document.activeElement)) popup.current.focus();
      setForms((count) => count + 1);
      setSentAt(null);
    }, ANEW_MS);
    return () => clearTimeout(timer);
  }, [sentAt]);

  const onToggle = ({ newState }: ToggleEvent<HTMLDivElement>) => {
    const { activeElement } = document;
    // A click outside on another control keeps its focus.
    const isOnControl = activeElement instanceof HTMLElement && activeElement.tabIndex >= 0;
    if (newState === 'closed' && (!isOnControl || popup.current?.contains(activeElement))) button.current?.focus();
  };
  return (
    <>
      <p className={styles.open}>
        <button ref={button} type="button" className={buttons.primary} popoverTarget={id} aria-haspopup="dialog">
          {buttonText}
        </button>
      </p>
      <div
        ref={popup}
        id={id}
        className={styles.popup}
        popover="auto"
        role="dialog"
        aria-label={title}
        tabIndex={-1}
        onToggle={onToggle}
      >
        <div className={styles.popupHead}>
          <Heading level={3} size="card">
            {title}
          </Heading>
          <button
            type="button"
            className={styles.close}
            popoverTarget={id}
            popoverTargetAction="hide"
            aria-label={translate('close')}
          >
            <Icon name="close" size={22} />
          </button>
        </div>
        <div key={forms}>{children(onSent)}</div>
      </div>
    </>
  );
}
