import { useEffect, useRef, useState } from 'react';
import { savesData } from '../../lib/browser/savesData.ts';
import { classes } from '../../lib/classes.ts';
import { atWidth } from '../../ui/imageSources.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { Control } from './Control.tsx';
import * as styles from './media.styles.ts';
import { sideLabel, type ViewDirection } from './panorama.ts';
import { createPanoramaRenderer, type PanoramaRenderer } from './panoramaRenderer.ts';
import { useViewDirection } from './useViewDirection.ts';

interface PanoramaViewProps {
  /** Name of the car. */
  name: string;
  /** URL of an equirectangular image. */
  src: string;
  onFail: () => void;
}

/** A higher resolution costs memory and shows no difference. */
const MAX_PIXEL_RATIO = 2;

/** Renders the interior view of a car (F064). The visitor drags it or uses arrow keys or buttons; it never moves by itself. */
export function PanoramaView({ name, src, onFail }: PanoramaViewProps) {
  const translate = useTranslate();
  const { viewDirection, rotate, handlers } = useViewDirection();
  const { canvas, loaded } = usePanorama(src, viewDirection, onFail);
  return (
    <div className={styles.viewer}>
      <div
        className={styles.turntable}
        role="slider"
        tabIndex={0}
        aria-label={translate('panoramaLabel', { name })}
        aria-busy={!loaded}
        aria-valuemin={0}
        aria-valuemax={359}
        aria-valuenow={Math.round(viewDirection.yaw) % 360}
        aria-valuetext={translate(sideLabel(viewDirection))}
        {...handlers}
      >
        <canvas ref={canvas} className={classes(styles.canvas, styles.panorama)} data-shown={loaded || undefined} />
      </div>
      <div className={styles.controls}>
        <Control icon="arrowLeft" label={translate('panoramaTurnLeft')} onPress={() => rotate('left')} />
        <Control icon="arrowUp" label={translate('panoramaTurnUp')} onPress={() => rotate('up')} />
        <Control icon="arrowDown" label={translate('panoramaTurnDown')} onPress={() => rotate('down')} />
        <Control icon="arrowRight" label={translate('panoramaTurnRight')} onPress={() => rotate('right')} />
      </div>
      <p className={styles.loading} role="status" data-loading={!loaded || undefined}>
        {loaded ? '' : translate('panoramaLoading')}
      </p>
      {loaded && (
        <p className={styles.hint} aria-hidden="true">
          {translate('panoramaHelp')}
        </p>
      )}
    </div>
  );
}

/** Loads the image, keeps the canvas at the screen's resolution, and draws the view direction. */
function usePanorama(src: string, viewDirection: ViewDirection, onFail: () => void) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const renderer = useRef<PanoramaRenderer | null>(null);
  const [loaded, setLoaded] = useState(false);
  const latestDirection = useRef(viewDirection);
  latestDirection.current = viewDirection;
  const fail = useRef(onFail);
  fail.current = onFail;
  useEffect(() => {
    const element = canvas.current;
    const created = element && createPanoramaRenderer(element);
    if (!created) return fail.current();
    renderer.current = created;
    const observer = new ResizeObserver(() => {
      const pixelRatio = Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio);
      element.width = Math.round(element.clientWidth * pixelRatio);
      element.height = Math.round(element.clientHeight * pixelRatio);
      created.draw(latestDirection.current);
    });
    observer.observe(element);
    let unmounted = false;
    const image = new Image();
    image.src = savesData() ? atWidth(src, 1280) : src;
    image
      .decode()
      .then(() => {
        if (unmounted) return;
        if (!created.load(image)) throw new Error('too large');
        created.draw(latestDirection.current);
        setLoaded(true);
      })
      .catch(() => !unmounted && fail.current());
    return () => {
      unmounted = true;
      observer.disconnect();
      renderer.current = null;
      created.dispose();
    };
  }, [src]);
  useEffect(() => renderer.current?.draw(viewDirection), [viewDirection]);
  return { canvas, loaded };
}
