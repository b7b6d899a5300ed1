import { type RefObject, useEffect, useRef, useState } from 'react';
import { savesData } from '../../lib/savesData.ts';

/** Share of the film that must be in sight for it to run. */
const IN_SIGHT = 0.2;

/** `waiting`: it has not been seen yet. */
type FilmState = 'waiting' | 'playing' | 'stopped';

interface QuietFilm {
  film: RefObject<HTMLVideoElement | null>;
  /** Null until the browser has taken over: a button that could do nothing is not shown. */
  state: FilmState | null;
  toggle: () => void;
}

/**
 * A silent film that runs while it is in sight. It never starts by itself for who wants less motion or fewer bytes, and
 * once the visitor has stopped it it waits for the visitor.
 */
export function useQuietFilm(): QuietFilm {
  const film = useRef<HTMLVideoElement>(null);
  const byHand = useRef(false);
  const [state, setState] = useState<FilmState | null>(null);
  useEffect(() => {
    const element = film.current;
    if (!element) return;
    setState('waiting');
    const run = () => setState('playing');
    const stop = () => setState('stopped');
    element.addEventListener('playing', run);
    element.addEventListener('pause', stop);
    byHand.current = wantsQuiet();
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (byHand.current) return;
        if (entry?.isIntersecting) start(element);
        else element.pause();
      },
      { threshold: IN_SIGHT },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeEventListener('playing', run);
      element.removeEventListener('pause', stop);
    };
  }, []);
  const toggle = () => {
    byHand.current = true;
    const element = film.current;
    if (element?.paused) start(element);
    else element?.pause();
  };
  return { film, state, toggle };
}

/** Refused by the browser: the picture stays, and the button is there. */
function start(film: HTMLVideoElement): void {
  // Set here as well: markup from the server does not carry it, and only silent films may start by themselves.
  film.muted = true;
  film.play().catch(() => undefined);
}

function wantsQuiet(): boolean {
  const asks = (feature: string) => window.matchMedia(`(${feature}: reduce)`).matches;
  return savesData() || asks('prefers-reduced-motion') || asks('prefers-reduced-data');
}
