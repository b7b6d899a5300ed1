import { useEffect, useRef } from 'react';
import type { DictionaryKey } from '../../contracts/dictionary/dictionary.ts';
import type { Elements } from '../../lib/browser/elements.ts';
import { useTranslate } from '../sharedContext.ts';
import * as styles from './form.styles.ts';
import { fieldId, isRefused, useForm } from './formView.ts';
import { useErrorTitle } from './useErrorTitle.ts';

/** Errors that do not say which field they mean. */
const UNSPECIFIC: ReadonlySet<DictionaryKey> = new Set([
  'formErrorAnswer',
  'formErrorChoice',
  'formErrorDate',
  'formErrorDateRequired',
  'formErrorInvalid',
  'formErrorLineBreak',
  'formErrorNumber',
  'formErrorTooLong',
]);

/**
 * Renders what is wrong with a form, with a link to each field (U13). It takes the focus whenever the form was refused, and goes
 * with the next change; the document's title says so too.
 *
 * @param children how to reach somebody when sending failed (U22)
 */
export function ErrorSummary({ children }: { children: Elements }) {
  const translate = useTranslate();
  const view = useForm();
  const { problem, isExample, idPrefix, labels } = view;
  const errors = Object.entries(view.errors).flatMap(([field, error]) => (error ? [{ field, error }] : []));
  const box = useRef<HTMLDivElement>(null);
  const isShown = !view.isChanged && !view.isSending && isRefused(view);
  useErrorTitle(isShown && !isExample);
  useEffect(() => {
    if (isShown && !isExample) box.current?.focus();
  }, [isShown, isExample]);
  if (!isShown) return null;
  const titleId = fieldId('errors', idPrefix);
  // Several links would have the same text.
  const lineOf = (label: string | undefined, error: DictionaryKey): string =>
    label && UNSPECIFIC.has(error) ? joined(label, translate(error)) : translate(error);
  return (
    <div ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.summary}>
      <strong id={titleId}>{translate(problem ?? 'formErrorSummary')}</strong>
      {errors.length > 0 && (
        <ul>
          {errors.map(({ field, error }) => (
            <li key={field}>
              <a href={`#${fieldId(field, idPrefix)}`}>{lineOf(labels?.[field], error)}</a>
            </li>
          ))}
        </ul>
      )}
      {problem && children}
    </div>
  );
}

/** Returns a label and what to do about it: `Namn: Svara på frågan`, `Vilken tid passar? Svara på frågan`. */
const joined = (label: string, text: string): string =>
  /\p{P}$/u.test(label) ? `${label} ${text}` : `${label}: ${text}`;
