import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { isPlainKey } from '../../lib/browser/plainKey.ts';
import {
  directionAfterDrag,
  directionByKey,
  interpolate,
  type Rotation,
  rotated,
  STRAIGHT_AHEAD,
  type ViewDirection,
} from './panorama.ts';

/** Duration of a rotation by key or button, in milliseconds. */
const ROTATION_MS = 240;

interface ViewDirectionState {
  viewDirection: ViewDirection;
  rotate: (rotation: Rotation) => void;
  /** Handlers for the element that the visitor drags and focuses. */
  handlers: {
    onPointerDown: (event: PointerEvent<HTMLElement>) => void;
    onPointerMove: (event: PointerEvent<HTMLElement>) => void;
    onPointerUp: () => void;
    onPointerCancel: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/** Returns the view direction. It follows a drag at once; keys and buttons animate it unless the visitor prefers less motion. */
export function useViewDirection(): ViewDirectionState {
  const [viewDirection, setViewDirection] = useState(STRAIGHT_AHEAD);
  /** Direction at the end of the running animation. */
  const target = useRef(STRAIGHT_AHEAD);
  const drag = useRef<{ x: number; y: number; from: ViewDirection } | null>(null);
  const animationFrame = useRef(0);
  useEffect(() => () => cancelAnimationFrame(animationFrame.current), []);
  const showNow = (next: ViewDirection) => {
    cancelAnimationFrame(animationFrame.current);
    target.current = next;
    setViewDirection(next);
  };
  const animateTo = (to: ViewDirection) => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return showNow(to);
    cancelAnimationFrame(animationFrame.current);
    target.current = to;
    const start = performance.now();
    const step = (now: number) => {
      const share = Math.min(1, Math.max(0, (now - start) / ROTATION_MS));
      setViewDirection(share === 1 ? to : interpolate(viewDirection, to, 1 - (1 - share) ** 3));
      if (share < 1) animationFrame.current = requestAnimationFrame(step);
    };
    animationFrame.current = requestAnimationFrame(step);
  };
  const release = () => {
    drag.current = null;
  };
  return {
    viewDirection,
    rotate: (rotation) => animateTo(rotated(target.current, rotation)),
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.current = { x: event.clientX, y: event.clientY, from: viewDirection };
        showNow(viewDirection);
      },
      onPointerMove: ({ clientX, clientY, currentTarget }) => {
        if (!drag.current) return;
        const { x, y, from } = drag.current;
        showNow(
          directionAfterDrag(from, clientX - x, clientY - y, currentTarget.clientWidth, currentTarget.clientHeight),
        );
      },
      onPointerUp: release,
      onPointerCancel: release,
      onKeyDown: (event) => {
        if (!isPlainKey(event)) return;
        const next = directionByKey(event.key, target.current);
        if (!next) return;
        event.preventDefault();
        animateTo(next);
      },
    },
  };
}
