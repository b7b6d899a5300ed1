import { type PointerEvent, useEffect, useState } from 'react';

/** Pixels that a key moves an enlarged picture. */
const STEP = 80;
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** What the slide of an enlarged picture is given. */
interface ZoomableProps {
  'data-zoomed': true | undefined;
  tabIndex: 0 | undefined;
  onClick: () => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
}

export interface Zoom {
  zoomed: boolean;
  toggle: () => void;
  /** Whether the key did something: moved the picture, or made it larger or smaller. */
  onKey: (key: string) => boolean;
  slide: (index: number) => ZoomableProps;
}

/**
 * One picture of a row, enlarged in its own place, where it scrolls: the mouse moves over all of it, fingers drag, arrow keys
 * step. Another picture is seen whole again.
 *
 * @param at the picture that is seen
 * @param row the list of all slides
 */
export function useZoom(at: number, row: () => HTMLElement | null): Zoom {
  const [zoomed, setZoomed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture begins whole
  useEffect(() => setZoomed(false), [at]);
  const current = () => row()?.children[at] as HTMLElement | undefined;
  useEffect(() => {
    const slide = row()?.children[at];
    if (zoomed && slide) scrollShare(slide as HTMLElement, 0.5, 0.5);
  }, [zoomed, at, row]);
  const toggle = () => setZoomed((was) => !was);
  return {
    zoomed,
    toggle,
    onKey: (key) => {
      const direction = zoomed ? DIRECTIONS[key] : undefined;
      if (direction) current()?.scrollBy({ left: direction[0] * STEP, top: direction[1] * STEP, behavior: 'instant' });
      const changes = zoomed ? key === '-' : key === '+';
      if (changes) toggle();
      return changes || direction !== undefined;
    },
    slide: (index) => ({
      'data-zoomed': (zoomed && index === at) || undefined,
      // What scrolls can be reached by the keyboard.
      tabIndex: zoomed && index === at ? 0 : undefined,
      onClick: toggle,
      onPointerMove: (event) => {
        if (!zoomed || index !== at || event.pointerType === 'touch') return;
        const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
        scrollShare(event.currentTarget, (event.clientX - left) / width, (event.clientY - top) / height);
      },
    }),
  };
}

/** Scrolls to a share of the way, 0 to 1 in each direction. */
function scrollShare(element: HTMLElement, x: number, y: number): void {
  element.scrollTo({
    left: x * (element.scrollWidth - element.clientWidth),
    top: y * (element.scrollHeight - element.clientHeight),
    behavior: 'instant',
  });
}
