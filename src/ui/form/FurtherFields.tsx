import { useState } from 'react';
import type { Elements } from '../../lib/browser/elements.ts';
import { buttons } from '../button.styles.ts';
import { useTranslate } from '../sharedContext.ts';
import { type FieldText, useFieldText } from './fieldText.ts';
import * as styles from './form.styles.ts';
import { isRefused, useForm } from './formView.ts';

interface FurtherFieldsProps {
  /** Of what is asked first in it. */
  title: FieldText;
  children: Elements;
}

/**
 * Renders the second step of a form. The button that opens it works before the scripts and without them; the button for sending is hidden until
 * then. It is open when the form was refused. What was typed into it before opens it too (`secondStep.ts`).
 */
export function FurtherFields({ title, children }: FurtherFieldsProps) {
  const translate = useTranslate();
  const textOf = useFieldText();
  const view = useForm();
  // Later the visitor decides.
  const [isOpen] = useState(() => isRefused(view) || view.isSending);
  return (
    <details className={styles.further} data-further="" open={isOpen}>
      <summary>
        <span className={buttons.primary}>{translate('formContinue')}</span>
        <span className={styles.furtherTitle}>{textOf(title)}</span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
}
