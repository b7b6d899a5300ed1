import { useCallback, useEffect, useRef, useState } from 'react';
import { framesAround } from './spin.ts';

export interface Frames {
  /** Fetches a frame and those around it. */
  want: (frame: number) => void;
  /** The frame, once it is there and can be drawn. */
  get: (frame: number) => HTMLImageElement | undefined;
  /** Changes whenever a frame has come. */
  arrived: number;
}

/**
 * The frames of a turn, each fetched once, when it or a neighbour is shown (F065).
 *
 * @param sources addresses, one a frame
 * @param onFail the frame that was wanted first does not come
 */
export function useFrames(sources: readonly string[], onFail: () => void): Frames {
  const images = useRef(new Map<number, HTMLImageElement>());
  const ready = useRef(new Set<number>());
  const [arrived, setArrived] = useState(0);
  const fail = useRef(onFail);
  fail.current = onFail;
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
    };
  }, []);
  const load = useCallback(
    (frame: number) => {
      const image = new Image();
      images.current.set(frame, image);
      image.src = sources[frame] ?? '';
      image.decode().then(
        () => {
          ready.current.add(frame);
          if (!gone.current) setArrived((count) => count + 1);
        },
        // A frame that is missing is passed over; without a single one there is no view.
        () => !gone.current && ready.current.size === 0 && fail.current(),
      );
    },
    [sources],
  );
  const want = useCallback(
    (frame: number) => {
      for (const near of framesAround(frame, sources.length)) if (!images.current.has(near)) load(near);
    },
    [sources, load],
  );
  const get = useCallback((frame: number) => (ready.current.has(frame) ? images.current.get(frame) : undefined), []);
  return { want, get, arrived };
}
