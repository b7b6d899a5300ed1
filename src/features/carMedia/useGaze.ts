import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { AHEAD, between, dragged, type Gaze, gazeByKey, type Turn, turned } from './panorama.ts';

/** Time of a turn by key or button, in milliseconds. */
const TURN_TIME = 240;

interface GazeState {
  gaze: Gaze;
  turn: (turn: Turn) => void;
  /** For the element that is dragged and has the keyboard's focus. */
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Where the visitor looks: it follows a drag at once, and keys and buttons smoothly unless less motion is wanted. */
export function useGaze(): GazeState {
  const [gaze, setGaze] = useState(AHEAD);
  /** Where keys and buttons lead, ahead of what is shown. */
  const goal = useRef(AHEAD);
  const drag = useRef<{ x: number; y: number; from: Gaze } | null>(null);
  const motion = useRef(0);
  useEffect(() => () => cancelAnimationFrame(motion.current), []);
  const show = (next: Gaze) => {
    cancelAnimationFrame(motion.current);
    goal.current = next;
    setGaze(next);
  };
  const glide = (to: Gaze) => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return show(to);
    cancelAnimationFrame(motion.current);
    goal.current = to;
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / TURN_TIME));
      setGaze(share === 1 ? to : between(gaze, to, 1 - (1 - share) ** 3));
      if (share < 1) motion.current = requestAnimationFrame(step);
    };
    motion.current = requestAnimationFrame(step);
  };
  const release = () => {
    drag.current = null;
  };
  return {
    gaze,
    turn: (turn) => glide(turned(goal.current, turn)),
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, y: event.clientY, from: gaze };
        show(gaze);
      },
      onPointerMove: ({ clientX, clientY, currentTarget }) => {
        if (!drag.current) return;
        const { x, y, from } = drag.current;
        show(dragged(from, clientX - x, clientY - y, currentTarget.clientWidth, currentTarget.clientHeight));
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown: (event) => {
        const next = gazeByKey(event.key, goal.current);
        if (!next) return;
        event.preventDefault();
        glide(next);
      },
    },
  };
}
