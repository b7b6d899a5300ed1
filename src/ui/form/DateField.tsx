import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useSharedContext, useTranslate } from '../sharedContext.ts';
import { Calendar, type DayRange, LONG_DAY, textOf as textOfDay } from './Calendar.tsx';
import * as styles from './DateField.styles.ts';
import { type FieldProps, FormField, invalidState } from './FormField.tsx';
import { input as inputClass } from './form.styles.ts';
import { useForm } from './formView.ts';

/**
 * Renders a field for a day: the browser's own field, in which a day can be typed and which works without scripts, and with
 * scripts a calendar that shows closed days (docs/decisions/0081).
 */
export function DateField({ min, max, isClosed, ...field }: FieldProps & DayRange) {
  const translate = useTranslate();
  const { textOf, isSending } = useForm();
  const { locale } = useSharedContext().language;
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const calendarId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [hasScripts, setHasScripts] = useState(false);
  const [day, setDay] = useState(textOf(field.name));
  // What was typed before the scripts ran.
  useEffect(() => {
    setHasScripts(true);
    setDay(input.current?.value ?? '');
  }, []);
  const box = useDismissal(isOpen, () => setIsOpen(false));

  const choose = (date: string) => {
    setIsOpen(false);
    const control = input.current;
    if (!control) return;
    control.value = date;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    button.current?.focus();
  };
  return (
    <FormField {...field}>
      {(control) => (
        <div ref={box} className={styles.box}>
          <input
            {...control}
            aria-invalid={invalidState(control)}
            ref={input}
            type="date"
            min={min}
            max={max}
            className={`${inputClass} ${styles.input}`}
            data-calendar={hasScripts || undefined}
            enterKeyHint="next"
            defaultValue={textOf(field.name)}
            onInput={({ currentTarget }) => setDay(currentTarget.value)}
          />
          {hasScripts && (
            <button
              ref={button}
              type="button"
              className={styles.button}
              aria-label={translate('formOpenCalendar')}
              aria-expanded={isOpen}
              aria-controls={isOpen ? calendarId : undefined}
              disabled={isSending}
              onClick={() => setIsOpen(!isOpen)}
            >
              <Icon name="calendar" />
            </button>
          )}
          {/^\d{4}-/.test(day) && !Number.isNaN(Date.parse(day)) && (
            <small className={styles.day}>{textOfDay(day, locale, LONG_DAY)}</small>
          )}
          {isOpen && (
            <div
              id={calendarId}
              role="dialog"
              aria-label={translate('formOpenCalendar')}
              className={styles.calendar}
              onKeyDown={(event) => {
                if (event.key !== 'Escape') return;
                event.stopPropagation();
                // A popup around the form stays open.
                event.preventDefault();
                setIsOpen(false);
                button.current?.focus();
              }}
            >
              <Calendar chosen={day} min={min} max={max} isClosed={isClosed} onChoose={choose} />
            </div>
          )}
        </div>
      )}
    </FormField>
  );
}

/** Calls `onDismiss` when the visitor presses or goes outside the returned element while it is open. */
function useDismissal(isOpen: boolean, onDismiss: () => void) {
  const box = useRef<HTMLDivElement>(null);
  const dismiss = useRef(onDismiss);
  dismiss.current = onDismiss;
  useEffect(() => {
    if (!isOpen) return;
    const onOutside = ({ target }: Event) => {
      if (!box.current?.contains(target as Node)) dismiss.current();
    };
    document.addEventListener('pointerdown', onOutside);
    document.addEventListener('focusin', onOutside);
    return () => {
      document.removeEventListener('pointerdown', onOutside);
      document.removeEventListener('focusin', onOutside);
    };
  }, [isOpen]);
  return box;
}
