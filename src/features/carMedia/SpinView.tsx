import { useEffect, useRef, useState } from 'react';
import { atWidth } from '../../ui/pictureSources.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { Control } from './Control.tsx';
import * as styles from './media.styles.ts';
import { useFrames } from './useFrames.ts';
import { useSpin } from './useSpin.ts';

interface SpinViewProps {
  /** What the car is called. */
  name: string;
  /** Addresses, one a frame. */
  frames: readonly string[];
  onFail: () => void;
}

/** Pixels of the canvas, 16:10 as all pictures of cars. */
const WIDTH = 1280;
const HEIGHT = 800;
/** Windows below this width are given the smaller frames. */
const SMALL = 500;

/** A car from all sides (F065): drag it, use the arrow keys or the buttons, or let it turn. */
export function SpinView({ name, frames, onFail }: SpinViewProps) {
  const translate = useTranslate();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [sources] = useState(() => frames.map((frame) => atWidth(frame, window.innerWidth < SMALL ? 640 : 1280)));
  const { want, get, behind, arrived } = useFrames(sources, onFail);
  const { frame, playing, toggle, turn, handlers } = useSpin(frames.length, behind);
  useEffect(() => want(frame), [want, frame]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a frame may come after it was asked for
  useEffect(() => {
    const image = get(frame);
    if (image) canvas.current?.getContext('2d')?.drawImage(image, 0, 0, WIDTH, HEIGHT);
  }, [get, frame, arrived]);
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
        // A turn that goes on by itself is not read out frame by frame.
        aria-valuenow={playing ? 1 : frame + 1}
        aria-valuetext={playing ? translate('spinTurning') : value}
        {...handlers}
      >
        <canvas ref={canvas} className={styles.canvas} width={WIDTH} height={HEIGHT} data-frame={frame} />
      </div>
      <div className={styles.controls}>
        <Control icon="rotateLeft" label={translate('spinBack')} act={() => turn(-1)} />
        <Control icon={playing ? 'pause' : 'play'} label={translate(playing ? 'spinStop' : 'spinStart')} act={toggle} />
        <Control icon="rotateRight" label={translate('spinOn')} act={() => turn(1)} />
      </div>
      <p className={styles.hint} aria-hidden="true">
        {translate('spinHelp')}
      </p>
    </div>
  );
}
