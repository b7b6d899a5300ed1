import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { savesData } from '../../lib/savesData.ts';
import { dragSteps, FRAME_TIME, frameAt, frameByKey } from './spin.ts';

export interface Spin {
  frame: number;
  playing: boolean;
  toggle: () => void;
  turn: (steps: number) => void;
  /** For the element that is dragged and has the keyboard's focus. */
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * Which frame of a turn is shown (F065): it turns by itself until the visitor takes hold of it, and never begins to for who
 * wants less motion or fewer bytes.
 *
 * @param behind the frame to go on to: the same while the next is on its way
 */
export function useSpin(total: number, behind: (frame: number) => number): Spin {
  const [frame, setFrame] = useState(0);
  const [playing, setPlaying] = useState(() => !wantsQuiet());
  const drag = useRef<{ x: number; frame: number } | null>(null);
  useEffect(() => {
    if (!playing) return undefined;
    const timer = window.setInterval(() => setFrame(behind), FRAME_TIME);
    return () => window.clearInterval(timer);
  }, [playing, behind]);
  const show = (next: number) => {
    setPlaying(false);
    setFrame(next);
  };
  const release = () => {
    drag.current = null;
  };
  return {
    frame,
    playing,
    toggle: () => setPlaying((was) => !was),
    turn: (steps) => show(frameAt(frame, steps, total)),
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
        const next = event.key === ' ' ? null : frameByKey(event.key, frame, total);
        if (next === null && event.key !== ' ') return;
        event.preventDefault();
        if (next === null) setPlaying((was) => !was);
        else show(next);
      },
    },
  };
}

const wantsQuiet = (): boolean => savesData() || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
