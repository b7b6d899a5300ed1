import { type RefObject, useEffect, useRef, useState } from 'react';

/** An element over the whole screen, and not only over the window; for views that exist in the browser alone. */
export interface Fullscreen {
  isSupported: boolean;
  is: boolean;
  toggle: () => void;
}

/**
 * @param element what covers the screen: not a dialog itself, which browsers refuse, but what is in it
 * @param onLeave the visitor has left it by a key of the browser's, not by `toggle`
 */
export function useFullscreen(element: RefObject<HTMLElement | null>, onLeave: () => void): Fullscreen {
  const [is, setIs] = useState(false);
  const isOwnChange = useRef(false);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    const update = () => {
      const now = document.fullscreenElement !== null;
      setIs(now);
      if (!now && !isOwnChange.current) leave.current();
      isOwnChange.current = false;
    };
    document.addEventListener('fullscreenchange', update);
    return () => {
      document.removeEventListener('fullscreenchange', update);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    };
  }, []);
  const toggle = () => {
    isOwnChange.current = is;
    const change = is ? document.exitFullscreen() : element.current?.requestFullscreen();
    // A browser that refuses shows the same in its window.
    change?.catch(() => {
      isOwnChange.current = false;
    });
  };
  return { isSupported: document.fullscreenEnabled === true, is, toggle };
}
