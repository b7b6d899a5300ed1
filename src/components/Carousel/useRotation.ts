import { type RefObject, useEffect, useRef, useState } from 'react';
import { createRotation, type Hold, type Rotation } from './rotation.ts';

const STILL = '(prefers-reduced-motion: reduce)';

interface Rotating {
  /** Whether it turns by itself when nothing keeps it from it. */
  playing: boolean;
  toggle: () => void;
  /** The visitor has turned it by hand. */
  restart: () => void;
}

/**
 * Turns `frame`'s carousel by itself until the visitor stops it, and not while it is pointed at, has the focus or is not
 * seen (WCAG 2.2.2). Who wishes for less motion has to start it.
 */
export function useRotation(frame: RefObject<HTMLElement | null>, interval: number, turn: () => void): Rotating {
  const [playing, setPlaying] = useState(true);
  const rotation = useRef<Rotation | null>(null);
  const turnNow = useRef(turn);
  useEffect(() => {
    turnNow.current = turn;
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const created = createRotation(interval, () => turnNow.current());
    rotation.current = created;
    const leave = watch(element, created);
    return () => {
      leave();
      for (const why of ['choice', 'hidden'] as const) created.hold(why);
    };
  }, [frame, interval]);
  useEffect(() => {
    const still = window.matchMedia(STILL);
    const follow = () => setPlaying(!still.matches);
    follow();
    still.addEventListener('change', follow);
    return () => still.removeEventListener('change', follow);
  }, []);
  useEffect(() => {
    if (playing) rotation.current?.release('choice');
    else rotation.current?.hold('choice');
  }, [playing]);
  return {
    playing,
    toggle: () => {
      // Whoever starts it is on the button: it turns all the same, until they come back.
      if (!playing) for (const why of ['pointer', 'focus'] as const) rotation.current?.release(why);
      setPlaying(!playing);
    },
    restart: () => rotation.current?.restart(),
  };
}

/** Tells the rotation what the visitor does; returns what ends it. */
function watch(element: HTMLElement, rotation: Rotation): () => void {
  const set = (why: Hold, holds: boolean) => (holds ? rotation.hold(why) : rotation.release(why));
  const abort = new AbortController();
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, act: (event: HTMLElementEventMap[Name]) => void) =>
    element.addEventListener(name, act, { signal: abort.signal, passive: true });
  // A finger is gone when it leaves the glass; its last place is no pointing.
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
  const seen = new IntersectionObserver(([entry]) => set('offscreen', !entry?.isIntersecting), { threshold: 0.25 });
  seen.observe(element);
  return () => {
    abort.abort();
    seen.disconnect();
  };
}
