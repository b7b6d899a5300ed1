import { useCallback, useEffect, useRef, useState } from 'react';
import { frameBehind, framesAround } from './spin.ts';

export interface Frames {
  /** Fetches a frame and those around it. */
  want: (frame: number) => void;
  /** The frame, once it is there and can be drawn. */
  get: (frame: number) => HTMLImageElement | undefined;
  /** The frame to show behind one: itself until the next is there. One that does not come is passed over. */
  behind: (frame: number) => number;
  /** Changes whenever a frame has come, or is known not to come. */
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
  const missing = useRef(new Set<number>());
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
        () => {
          if (gone.current) return;
          missing.current.add(frame);
          setArrived((count) => count + 1);
          // Without a single one there is no view.
          if (ready.current.size === 0) fail.current();
        },
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
  const behind = useCallback(
    (frame: number) => {
      const next = frameBehind(frame, sources.length, missing.current);
      return ready.current.has(next) ? next : frame;
    },
    [sources],
  );
  return { want, get, behind, arrived };
}
