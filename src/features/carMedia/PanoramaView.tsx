import { useEffect, useRef, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import { savesData } from '../../lib/savesData.ts';
import { atWidth } from '../../ui/pictureSources.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { Control } from './Control.tsx';
import * as styles from './media.styles.ts';
import { type Gaze, sideOf } from './panorama.ts';
import { type PanoramaCanvas, panoramaOn } from './panoramaGl.ts';
import { useGaze } from './useGaze.ts';

interface PanoramaViewProps {
  /** What the car is called. */
  name: string;
  /** Address of one equirectangular picture. */
  src: string;
  onFail: () => void;
}

/** Sharper than this no screen shows it. */
const MAX_DENSITY = 2;

/** The car from its inside, all around (F064): drag it, use the arrow keys or the buttons. It never moves by itself. */
export function PanoramaView({ name, src, onFail }: PanoramaViewProps) {
  const translate = useTranslate();
  const { gaze, turn, handlers } = useGaze();
  const { canvas, shown } = usePanorama(src, gaze, onFail);
  return (
    <div className={styles.viewer}>
      <div
        className={styles.turntable}
        role="slider"
        tabIndex={0}
        aria-label={translate('panoramaLabel', { name })}
        aria-busy={!shown}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={Math.round(gaze.yaw) % 360}
        aria-valuetext={translate(sideOf(gaze))}
        {...handlers}
      >
        <canvas ref={canvas} className={classes(styles.canvas, styles.panorama)} data-shown={shown || undefined} />
      </div>
      <div className={styles.controls}>
        <Control icon="arrowLeft" label={translate('panoramaTurnLeft')} act={() => turn('left')} />
        <Control icon="arrowUp" label={translate('panoramaTurnUp')} act={() => turn('up')} />
        <Control icon="arrowDown" label={translate('panoramaTurnDown')} act={() => turn('down')} />
        <Control icon="arrowRight" label={translate('panoramaTurnRight')} act={() => turn('right')} />
      </div>
      <p className={styles.hint} aria-hidden="true">
        {translate('panoramaHelp')}
      </p>
    </div>
  );
}

/** Keeps the canvas as sharp as the screen and draws where the visitor looks. */
function usePanorama(src: string, gaze: Gaze, onFail: () => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<PanoramaCanvas | null>(null);
  const [shown, setShown] = useState(false);
  const latest = useRef(gaze);
  latest.current = gaze;
  const fail = useRef(onFail);
  fail.current = onFail;
  useEffect(() => {
    const element = canvas.current;
    const drawn = element && panoramaOn(element);
    if (!drawn) return fail.current();
    painter.current = drawn;
    const observer = new ResizeObserver(() => {
      const density = Math.min(MAX_DENSITY, window.devicePixelRatio);
      element.width = Math.round(element.clientWidth * density);
      element.height = Math.round(element.clientHeight * density);
      drawn.draw(latest.current);
    });
    observer.observe(element);
    let gone = false;
    const image = new Image();
    image.src = savesData() ? atWidth(src, 1280) : src;
    image
      .decode()
      .then(() => {
        if (gone) return;
        if (!drawn.load(image)) throw new Error('too large');
        drawn.draw(latest.current);
        setShown(true);
      })
      .catch(() => !gone && fail.current());
    return () => {
      gone = true;
      observer.disconnect();
      painter.current = null;
      drawn.dispose();
    };
  }, [src]);
  useEffect(() => painter.current?.draw(gaze), [gaze]);
  return { canvas, shown };
}
