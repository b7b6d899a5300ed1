import { type RefObject, useEffect, useRef, useState } from 'react';
import { watchVisibility } from '../../lib/browser/visibility.ts';
import { createRotation, type PauseReason, type Rotation } from './rotation.ts';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

interface RotationState {
  /** Whether the carousel advances by itself unless it is paused for another reason. */
  playing: boolean;
  toggle: () => void;
  /** Restarts the interval, after the visitor has changed the slide. */
  restart: () => void;
}

/**
 * Advances the carousel in `frame` until the visitor stops it, except while it is hovered, focused or not visible
 * (WCAG 2.2.2). With reduced motion it starts only by the button.
 */
export function useRotation(
  frame: RefObject<HTMLElement | null>,
  interval: number,
  advance: () => void,
): RotationState {
  const [playing, setPlaying] = useState(true);
  const rotation = useRef<Rotation | null>(null);
  const latestAdvance = useRef(advance);
  useEffect(() => {
    latestAdvance.current = advance;
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const newRotation = createRotation(interval, () => latestAdvance.current());
    rotation.current = newRotation;
    const stopObserving = observe(element, newRotation);
    return () => {
      stopObserving();
      for (const reason of ['choice', 'hidden'] as const) newRotation.pause(reason);
    };
  }, [frame, interval]);
  useEffect(() => {
    const reducedMotion = window.matchMedia(REDUCED_MOTION);
    const update = () => setPlaying(!reducedMotion.matches);
    update();
    reducedMotion.addEventListener('change', update);
    return () => reducedMotion.removeEventListener('change', update);
  }, []);
  useEffect(() => {
    if (playing) rotation.current?.resume('choice');
    else rotation.current?.pause('choice');
  }, [playing]);
  return {
    playing,
    toggle: () => {
      // Pointer and focus are on the button that starts it: ignore both until they return.
      if (!playing) for (const reason of ['pointer', 'focus'] as const) rotation.current?.resume(reason);
      setPlaying(!playing);
    },
    restart: () => rotation.current?.restart(),
  };
}

/** Observes pointer, focus and visibility and pauses or resumes the rotation. Returns a function that stops observing. */
function observe(element: HTMLElement, rotation: Rotation): () => void {
  const set = (reason: PauseReason, isPaused: boolean) => (isPaused ? rotation.pause(reason) : rotation.resume(reason));
  const abort = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listener: (event: HTMLElementEventMap[Name]) => void,
  ) => element.addEventListener(name, listener, { signal: abort.signal, passive: true });
  // Touch has no hover: the pause ends when the finger is lifted.
  on('pointerenter', ({ pointerType }) => set('pointer', pointerType !== 'touch'));
  on('pointerleave', () => set('pointer', false));
  on('touchstart', () => set('pointer', true));
  on('touchend', () => set('pointer', false));
  on('touchcancel', () => set('pointer', false));
  on('focusin', ({ target }) => set('focus', target instanceof Element && target.matches(':focus-visible')));
  on('focusout', () => set('focus', false));
  const onVisibility = () => set('hidden', document.hidden);
  onVisibility();
  document.addEventListener('visibilitychange', onVisibility, { signal: abort.signal });
  const endWatch = watchVisibility(element, (isVisible) => set('offscreen', !isVisible), { threshold: 0.25 });
  return () => {
    abort.abort();
    endWatch();
  };
}
