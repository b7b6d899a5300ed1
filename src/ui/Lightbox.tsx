import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslate } from '../app/PageContext.tsx';
import { classes } from '../lib/classes.ts';
import { Icon } from './Icon.tsx';
import * as styles from './Lightbox.styles.ts';
import { bands } from './layout.styles.ts';
import { round, slide, strip as stripClass } from './Strip.styles.ts';
import { StripSteps } from './StripSteps.tsx';
import { useStrip } from './useStrip.ts';

interface LightboxProps {
  /** Names the dialog. */
  label: string;
  total: number;
  /** The picture that is seen first. */
  start: number;
  onClose: (at: number) => void;
  /** One picture, with its words. */
  children: (index: number) => ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Pictures over the whole window: a modal dialog, so Escape closes it, the focus stays inside and returns to where it
 * was. Arrows, buttons and swiping lead on.
 */
export function Lightbox({ label, total, start, onClose, children }: LightboxProps) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const strip = useStrip(total, start);
  const goToStart = useRef(() => strip.go(start, 'instant'));
  useEffect(() => {
    dialog.current?.showModal();
    closer.current?.focus();
    goToStart.current();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = STEPS[event.key];
    if (!by) return;
    event.preventDefault();
    strip.go(strip.aim() + by);
  };
  return (
    <dialog
      ref={dialog}
      className={classes(bands.contrast, styles.lightbox)}
      aria-label={label}
      onClose={() => onClose(strip.at)}
      onKeyDown={onKeyDown}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must be able to reach it */}
      <ul ref={strip.ref} className={stripClass} onScroll={strip.onScroll} tabIndex={0}>
        {Array.from({ length: total }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what a picture is known by
          <li key={index} className={classes(slide, styles.slide)}>
            {children(index)}
          </li>
        ))}
      </ul>
      {total > 1 && <StripSteps strip={strip} total={total} />}
      <button
        ref={closer}
        type="button"
        className={classes(round, styles.close)}
        aria-label={translate('close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" />
      </button>
      <p className={styles.position} aria-live="polite">
        {strip.at + 1} / {total}
      </p>
    </dialog>
  );
}
