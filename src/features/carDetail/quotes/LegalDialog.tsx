import { useEffect, useId, useRef, useState } from 'react';
import * as dialogHeader from '../../../ui/dialog/dialogHeader.styles.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import { fetchLegal } from './fetchQuotes.ts';
import * as styles from './quotes.styles.ts';

/** Renders the terms of a quote in a modal dialog. Escape closes it, and the focus returns. */
export function LegalDialog({ quoteReference, onClosed }: { quoteReference: string; onClosed: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState<readonly string[] | 'loading' | 'failed'>('loading');
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  useEffect(() => {
    let isClosed = false;
    const show = (paragraphs: readonly string[] | 'failed') => !isClosed && setText(paragraphs);
    fetchLegal(quoteReference).then(show, () => show('failed'));
    return () => {
      isClosed = true;
    };
  }, [quoteReference]);
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={id} onClose={onClosed}>
      <div className={dialogHeader.header}>
        <h2 id={id} className={dialogHeader.title}>
          {translate('quoteLegal')}
        </h2>
        <button
          type="button"
          className={dialogHeader.close}
          aria-label={translate('close')}
          onClick={() => dialog.current?.close()}
        >
          <Icon name="close" />
        </button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the text */}
      <section className={styles.legal} aria-labelledby={id} tabIndex={0} aria-busy={text === 'loading'}>
        {text === 'loading' && <Skeleton height="12rem" />}
        {text === 'failed' && <p role="alert">{translate('quoteLegalFailed')}</p>}
        {typeof text !== 'string' && text.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
      </section>
    </dialog>
  );
}
