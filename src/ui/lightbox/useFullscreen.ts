import { type RefObject, useEffect, useRef, useState } from 'react';

/** State of the full-screen mode of an element. For views that are rendered in the browser only. */
export interface Fullscreen {
  isSupported: boolean;
  is: boolean;
  toggle: () => void;
}

/**
 * Provides full-screen mode for an element.
 *
 * @param element the element, not a dialog itself, which browsers refuse, but its child
 * @param onLeave called when the visitor leaves by a key of the browser, not by `toggle`
 */
export function useFullscreen(element: RefObject<HTMLElement | null>, onLeave: () => void): Fullscreen {
  const [is, setIs] = useState(false);
  const isToggled = useRef(false);
  const leave = useRef(onLeave);
  leave.current = onLeave;
  useEffect(() => {
    const update = () => {
      const now = document.fullscreenElement !== null;
      setIs(now);
      if (!now && !isToggled.current) leave.current();
      isToggled.current = false;
    };
    document.addEventListener('fullscreenchange', update);
    return () => {
      document.removeEventListener('fullscreenchange', update);
      if (document.fullscreenElement) document.exitFullscreen().catch(() => {});
    };
  }, []);
  const toggle = () => {
    isToggled.current = is;
    const change = is ? document.exitFullscreen() : element.current?.requestFullscreen();
    // When the browser refuses, the element stays in the window.
    change?.catch(() => {
      isToggled.current = false;
    });
  };
  return { isSupported: document.fullscreenEnabled === true, is, toggle };
}
