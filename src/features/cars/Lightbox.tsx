import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslate } from '../../app/PageContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { CarPageView } from './detailData.ts';
import * as styles from './Gallery.styles.ts';
import { GallerySteps } from './GallerySteps.tsx';
import { PictureStrip } from './PictureStrip.tsx';
import { useStrip } from './useStrip.ts';

interface LightboxProps {
  name: string;
  pictures: CarPageView['pictures'];
  start: number;
  onClose: (at: number) => void;
}

/** All pictures over the whole window: a modal dialog, so Escape closes it and the focus stays inside (F063). */
export function Lightbox({ name, pictures, start, onClose }: LightboxProps) {
  const translate = useTranslate();
  const dialog = useRef<HTMLDialogElement>(null);
  const closer = useRef<HTMLButtonElement>(null);
  const strip = useStrip(pictures.length, start);
  const { go } = strip;
  const total = pictures.length;
  const goToStart = useRef(() => go(start, 'instant'));
  useEffect(() => {
    dialog.current?.showModal();
    closer.current?.focus();
    goToStart.current();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    go(strip.at + step);
  };
  return (
    <dialog
      ref={dialog}
      className={styles.lightbox}
      aria-label={translate('gallery', { name })}
      onClose={() => onClose(strip.at)}
      onKeyDown={onKeyDown}
    >
      <PictureStrip strip={strip} name={name} pictures={pictures} sizes="100vw" first={start} />
      {total > 1 && <GallerySteps at={strip.at} total={total} go={go} />}
      <button
        ref={closer}
        type="button"
        className={styles.close}
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
