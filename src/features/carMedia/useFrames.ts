import { useCallback, useEffect, useRef, useState } from 'react';
import { framesToPreload, nextFrame } from './spin.ts';

export interface Frames {
  /** Loads a frame and its neighbours. */
  requestFrame: (frame: number) => void;
  /** Returns the frame once it is decoded, else undefined. */
  loadedFrame: (frame: number) => HTMLImageElement | undefined;
  /** Returns the frame to show after another one: the same until the next is loaded. Failed frames are skipped. */
  frameAfter: (frame: number) => number;
  /** Changes whenever a frame has loaded or failed. */
  settledCount: number;
}

/**
 * Loads the frames of a 360° view, each once, when it or a neighbour is shown (F065).
 *
 * @param sources URLs, one for each frame
 * @param onFail called when all requested frames have failed
 */
export function useFrames(sources: readonly string[], onFail: () => void): Frames {
  const images = useRef(new Map<number, HTMLImageElement>());
  const loaded = useRef(new Set<number>());
  const failed = useRef(new Set<number>());
  const [settledCount, setSettledCount] = useState(0);
  const onFailRef = useRef(onFail);
  onFailRef.current = onFail;
  const unmounted = useRef(false);
  useEffect(() => {
    unmounted.current = false;
    return () => {
      unmounted.current = true;
    };
  }, []);
  const load = useCallback(
    (frame: number) => {
      const image = new Image();
      images.current.set(frame, image);
      image.src = sources[frame] ?? '';
      image.decode().then(
        () => {
          loaded.current.add(frame);
          if (!unmounted.current) setSettledCount((count) => count + 1);
        },
        () => {
          if (unmounted.current) return;
          failed.current.add(frame);
          setSettledCount((count) => count + 1);
          // None of the requested frames has loaded, so there is no view.
          if (failed.current.size === images.current.size) onFailRef.current();
        },
      );
    },
    [sources],
  );
  const requestFrame = useCallback(
    (frame: number) => {
      for (const neighbour of framesToPreload(frame, sources.length))
        if (!images.current.has(neighbour)) load(neighbour);
    },
    [sources, load],
  );
  const loadedFrame = useCallback(
    (frame: number) => (loaded.current.has(frame) ? images.current.get(frame) : undefined),
    [],
  );
  const frameAfter = useCallback(
    (frame: number) => {
      const next = nextFrame(frame, sources.length, failed.current);
      return loaded.current.has(next) ? next : frame;
    },
    [sources],
  );
  return { requestFrame, loadedFrame, frameAfter, settledCount };
}
