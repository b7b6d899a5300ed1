import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

/** Pixels that an arrow key scrolls an enlarged image. */
const STEP = 80;
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Props of a slide with a zoomable image. */
interface ZoomableProps {
  'data-zoomed': true | undefined;
  tabIndex: 0 | undefined;
  onClick: (event: MouseEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
}

export interface Zoom {
  zoomed: boolean;
  toggle: () => void;
  /** Handles a key. Returns whether it scrolled or zoomed the image. */
  onKey: (key: string) => boolean;
  slide: (index: number) => ZoomableProps;
}

/**
 * Provides zooming of one image in a row. The enlarged image scrolls inside its slide by mouse movement, dragging or arrow keys.
 * Changing the image resets the zoom.
 *
 * @param at index of the visible image
 * @param row the list of all slides
 */
export function useZoom(at: number, row: () => HTMLElement | null): Zoom {
  const [zoomed, setZoomed] = useState(false);
  /** What is enlarged first, as a fraction of the slide. */
  const point = useRef(CENTRE);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another image is not zoomed
  useEffect(() => setZoomed(false), [at]);
  const current = () => row()?.children[at] as HTMLElement | undefined;
  useEffect(() => {
    const slide = row()?.children[at];
    if (zoomed && slide) scrollShare(slide as HTMLElement, ...point.current);
    point.current = CENTRE;
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
      // Scrollable, so it must be focusable.
      tabIndex: zoomed && index === at ? 0 : undefined,
      onClick: (event) => {
        // Who taps twice wants the same as who taps once.
        if (event.detail > 1) return;
        point.current = pointOf(event);
        toggle();
      },
      onPointerMove: (event) => {
        if (!zoomed || index !== at || event.pointerType === 'touch') return;
        scrollShare(event.currentTarget, ...pointOf(event));
      },
    }),
  };
}

/** Fractions of a slide's width and height. */
type Point = readonly [x: number, y: number];

const CENTRE: Point = [0.5, 0.5];

/** Returns where in its slide an event is. */
function pointOf({ currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return [(clientX - left) / width, (clientY - top) / height];
}

/** Scrolls to a fraction of the scroll range, 0 to 1 in each direction. */
function scrollShare(element: HTMLElement, x: number, y: number): void {
  element.scrollTo({
    left: x * (element.scrollWidth - element.clientWidth),
    top: y * (element.scrollHeight - element.clientHeight),
    behavior: 'instant',
  });
}
