import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from '../sharedContext.ts';
import * as styles from './form.styles.ts';
import { fieldId, useForm } from './formView.ts';

/**
 * Renders what is wrong with a form, with a link to each field (U13). It takes the focus whenever the form was refused, and goes
 * with the next change.
 *
 * @param children how to reach somebody when sending failed (U22)
 */
export function ErrorSummary({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const { errors, problem, isChanged, isSending, isExample, idPrefix } = useForm();
  const box = useRef<HTMLDivElement>(null);
  const isShown = !isChanged && !isSending && (errors.length > 0 || problem !== null);
  useEffect(() => {
    if (isShown && !isExample) box.current?.focus();
  }, [isShown, isExample]);
  if (!isShown) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className={styles.summary}>
      <strong>{translate(problem ?? 'formErrorSummary')}</strong>
      {errors.length > 0 && (
        <ul>
          {errors.map(([field, error]) => (
            <li key={field}>
              <a href={`#${fieldId(field, idPrefix)}`}>{translate(error)}</a>
            </li>
          ))}
        </ul>
      )}
      {problem && children}
    </div>
  );
}
