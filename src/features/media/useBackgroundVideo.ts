import { type RefObject, useEffect, useRef, useState } from 'react';
import { savesData } from '../../lib/browser/savesData.ts';
import { watchVisibility } from '../../lib/browser/visibility.ts';

/** Share of the video that must be visible for it to play. */
const VISIBLE_SHARE = 0.2;

/** `waiting`: the video has not been visible yet. */
type PlaybackState = 'waiting' | 'playing' | 'stopped';

interface BackgroundVideoControl {
  video: RefObject<HTMLVideoElement | null>;
  /** Null until hydration, so that no button without effect is rendered. */
  state: PlaybackState | null;
  toggle: () => void;
}

/**
 * Plays a silent video while it is visible. It never starts by itself when the visitor prefers less motion or less data,
 * and once the visitor has used the button only the button starts and stops it.
 */
export function useBackgroundVideo(): BackgroundVideoControl {
  const video = useRef<HTMLVideoElement>(null);
  const isManual = useRef(false);
  const [state, setState] = useState<PlaybackState | null>(null);
  useEffect(() => {
    const element = video.current;
    if (!element) return;
    setState('waiting');
    const onPlaying = () => setState('playing');
    const onPause = () => setState('stopped');
    element.addEventListener('playing', onPlaying);
    element.addEventListener('pause', onPause);
    isManual.current = prefersStill();
    const onVisibility = (isVisible: boolean) => {
      if (isManual.current) return;
      if (isVisible) play(element);
      else element.pause();
    };
    const endWatch = watchVisibility(element, onVisibility, { threshold: VISIBLE_SHARE });
    return () => {
      endWatch();
      element.removeEventListener('playing', onPlaying);
      element.removeEventListener('pause', onPause);
    };
  }, []);
  const toggle = () => {
    isManual.current = true;
    const element = video.current;
    if (element?.paused) play(element);
    else element?.pause();
  };
  return { video, state, toggle };
}

/** Starts the video. When the browser refuses, the poster and the button stay. */
function play(video: HTMLVideoElement): void {
  // Server markup does not carry the property, and browsers start only muted videos by script.
  video.muted = true;
  video.play().catch(() => undefined);
}

function prefersStill(): boolean {
  const prefersReduced = (feature: string) => window.matchMedia(`(${feature}: reduce)`).matches;
  return savesData() || prefersReduced('prefers-reduced-motion') || prefersReduced('prefers-reduced-data');
}
