import { useEffect, useRef, useState } from 'react';
import { atWidth } from '../../ui/imageSources.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { Control } from './Control.tsx';
import * as styles from './media.styles.ts';
import { visiblePart } from './spin.ts';
import { useFrames } from './useFrames.ts';
import { useSpin } from './useSpin.ts';

interface SpinViewProps {
  /** Name of the car. */
  name: string;
  /** URLs, one for each frame. */
  frames: readonly string[];
  onFail: () => void;
}

/** Pixels of the canvas, 16:10 like all car images. */
const WIDTH = 1280;
const HEIGHT = 800;
/** Windows narrower than this many pixels get the smaller frames. */
const SMALL_FRAMES_BELOW = 500;

/** Renders the 360° view of a car (F065). The visitor drags it, uses arrow keys or buttons, or lets it rotate by itself. */
export function SpinView({ name, frames, onFail }: SpinViewProps) {
  const translate = useTranslate();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [sources] = useState(() =>
    frames.map((frame) => atWidth(frame, window.innerWidth < SMALL_FRAMES_BELOW ? 640 : 1280)),
  );
  const { requestFrame, loadedFrame, frameAfter, settledCount } = useFrames(sources, onFail);
  const { frame, playing, toggle, rotate, handlers } = useSpin(frames.length, frameAfter);
  useEffect(() => requestFrame(frame), [requestFrame, frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame may load after it was requested
  useEffect(() => {
    const image = loadedFrame(frame);
    if (!image) return;
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    const { x, y, width, height } = visiblePart(size, { width: WIDTH, height: HEIGHT });
    canvas.current?.getContext('2d')?.drawImage(image, x, y, width, height, 0, 0, WIDTH, HEIGHT);
  }, [loadedFrame, frame, settledCount]);
  const value = translate('spinValue', { number: frame + 1, total: frames.length });
  return (
    <div className={styles.viewer}>
      <div
        className={styles.turntable}
        role="slider"
        tabIndex={0}
        aria-label={translate('spinLabel', { name })}
        aria-valuemin={1}
        aria-valuemax={frames.length}
        // While the car rotates by itself, screen readers must not announce every frame.
        aria-valuenow={playing ? 1 : frame + 1}
        aria-valuetext={playing ? translate('spinTurning') : value}
        {...handlers}
      >
        <canvas ref={canvas} className={styles.canvas} width={WIDTH} height={HEIGHT} data-frame={frame} />
      </div>
      <div className={styles.controls}>
        <Control icon="rotateLeft" label={translate('spinBack')} onPress={() => rotate(-1)} />
        <Control
          icon={playing ? 'pause' : 'play'}
          label={translate(playing ? 'spinStop' : 'spinStart')}
          onPress={toggle}
        />
        <Control icon="rotateRight" label={translate('spinOn')} onPress={() => rotate(1)} />
      </div>
      <p className={styles.hint} aria-hidden="true">
        {translate('spinHelp')}
      </p>
    </div>
  );
}
