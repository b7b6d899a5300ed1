import { type KeyboardEvent, type ReactNode, useCallback, useDeferredValue, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { isPlainKey } from '../../lib/browser/plainKey.ts';
import { classes } from '../../lib/classes.ts';
import { round, slide, strip as stripClass } from '../carousel/Strip.styles.ts';
import { StripButtons } from '../carousel/StripButtons.tsx';
import { useStrip } from '../carousel/useStrip.ts';
import { hidePage } from '../dialog/hidePage.ts';
import { Icon, type IconName } from '../icon/Icon.tsx';
import { bands } from '../layout.styles.ts';
import { useTranslate } from '../sharedContext.ts';
import * as styles from './Lightbox.styles.ts';
import { LightboxThumbs } from './LightboxThumbs.tsx';
import { useFullscreen } from './useFullscreen.ts';
import { useZoom } from './useZoom.ts';

interface LightboxProps {
  /** Label of the dialog. */
  label: string;
  total: number;
  /** Index of the initial image. */
  start: number;
  onClose: (at: number) => void;
  /** Renders a thumbnail with its label. Without it there is no row of thumbnails. */
  thumb?: (index: number) => ReactNode;
  /** Whether images can be enlarged in place. */
  zoomable?: boolean;
  /** Whether images of cars fill an upright phone with their ground. */
  onCarGround?: boolean;
  /** Renders an image with its caption. */
  children: (index: number, zoomed: boolean) => ReactNode;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Renders images in a dialog that fills the window or the screen, in the browser only. Escape closes it; the focus stays inside and is
 * restored afterwards. Arrow keys, buttons, thumbnails and swiping change the image.
 */
export function Lightbox(props: LightboxProps) {
  const { label, total, start, onClose, thumb, zoomable = false, onCarGround = false, children } = props;
  const translate = useTranslate();
  // Render the requested image first, the others after it is displayed.
  const withOthers = useDeferredValue(true, false);
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const strip = useStrip(total, start);
  const row = useCallback(() => strip.ref.current, [strip.ref]);
  const zoom = useZoom(strip.at, row);
  const showPage = useRef(() => {});
  const close = () => {
    // At once: otherwise a frame without the page could be drawn before the event `close`.
    showPage.current();
    dialog.current?.close();
  };
  const fullscreen = useFullscreen(frame, close);
  const goToStart = useRef(() => strip.go(start, 'instant'));
  // In a layout effect, because its cleanup precedes the scrolling of the page that Back returns to.
  useLayoutEffect(() => {
    if (!dialog.current) return undefined;
    showPage.current = hidePage(dialog.current);
    dialog.current.show();
    closeButton.current?.focus();
    goToStart.current();
    return () => showPage.current();
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainKey(event)) return;
    const by = STEPS[event.key];
    if (event.key === 'Escape') close();
    else if (zoomable && zoom.onKey(event.key)) event.preventDefault();
    else if (by) {
      event.preventDefault();
      strip.go(strip.targetSlide() + by);
    }
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={classes(bands.contrast, styles.lightbox)}
      aria-modal="true"
      aria-label={label}
      // The back gesture of a phone.
      closedby="closerequest"
      onCancel={() => showPage.current()}
      onClose={() => onClose(strip.at)}
      onKeyDown={onKeyDown}
    >
      <div ref={frame} className={classes(bands.contrast, styles.frame)} data-ground={onCarGround || undefined}>
        <div className={styles.stage}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be focusable */}
          <ul ref={strip.ref} className={classes(stripClass, styles.strip)} onScroll={strip.onScroll} tabIndex={0}>
            {Array.from({ length: total }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies an image
              <li key={index} className={classes(slide, styles.slide)} {...(zoomable && zoom.slide(index))}>
                {(withOthers || index === start) && children(index, zoom.zoomed && index === strip.at)}
              </li>
            ))}
          </ul>
          {total > 1 && <StripButtons strip={strip} total={total} />}
          <p className={styles.position} aria-live="polite">
            {`${strip.at + 1} / ${total}`}
          </p>
        </div>
        <div className={styles.tools}>
          {zoomable && (
            <Tool
              icon={zoom.zoomed ? 'zoomOut' : 'zoomIn'}
              label={translate(zoom.zoomed ? 'zoomOut' : 'zoomIn')}
              act={zoom.toggle}
            />
          )}
          {fullscreen.isSupported && (
            <Tool
              icon={fullscreen.is ? 'shrink' : 'expand'}
              label={translate(fullscreen.is ? 'leaveFullScreen' : 'fullScreen')}
              act={fullscreen.toggle}
            />
          )}
          <button ref={closeButton} type="button" className={round} aria-label={translate('close')} onClick={close}>
            <Icon name="close" />
          </button>
        </div>
        {thumb && total > 1 && (
          <LightboxThumbs strip={strip} total={total}>
            {(index) => withOthers && thumb(index)}
          </LightboxThumbs>
        )}
      </div>
    </dialog>,
    document.body,
  );
}

function Tool({ icon, label, act }: { icon: IconName; label: string; act: () => void }) {
  return (
    <button type="button" className={round} aria-label={label} onClick={act}>
      <Icon name={icon} />
    </button>
  );
}
