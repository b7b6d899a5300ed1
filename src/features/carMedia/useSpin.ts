import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { isPlainKey } from '../../lib/browser/plainKey.ts';
import { savesData } from '../../lib/browser/savesData.ts';
import { dragSteps, FRAME_INTERVAL_MS, frameAt, frameByKey } from './spin.ts';

export interface Spin {
  frame: number;
  playing: boolean;
  toggle: () => void;
  rotate: (steps: number) => void;
  /** Handlers for the element that the visitor drags and focuses. */
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * Returns the current frame of a 360° view (F065). It rotates by itself until the visitor interacts with it, and never starts
 * when the visitor prefers less motion or less data.
 *
 * @param frameAfter returns the next frame, or the same frame while the next is loading
 */
export function useSpin(total: number, frameAfter: (frame: number) => number): Spin {
  const [frame, setFrame] = useState(0);
  const [playing, setPlaying] = useState(() => !prefersStill());
  const drag = useRef<{ x: number; frame: number } | null>(null);
  useEffect(() => {
    if (!playing) return undefined;
    const timer = window.setInterval(() => setFrame(frameAfter), FRAME_INTERVAL_MS);
    return () => window.clearInterval(timer);
  }, [playing, frameAfter]);
  const showFrame = (next: number) => {
    setPlaying(false);
    setFrame(next);
  };
  const release = () => {
    drag.current = null;
  };
  return {
    frame,
    playing,
    toggle: () => setPlaying((wasPlaying) => !wasPlaying),
    rotate: (steps) => showFrame(frameAt(frame, steps, total)),
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, frame };
        setPlaying(false);
      },
      onPointerMove: ({ clientX }) => {
        const start = drag.current;
        if (start) setFrame(frameAt(start.frame, dragSteps(clientX - start.x), total));
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown: (event) => {
        if (!isPlainKey(event)) return;
        const next = event.key === ' ' ? null : frameByKey(event.key, frame, total);
        if (next === null && event.key !== ' ') return;
        event.preventDefault();
        if (next === null) setPlaying((wasPlaying) => !wasPlaying);
        else showFrame(next);
      },
    },
  };
}

const prefersStill = (): boolean => savesData() || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
