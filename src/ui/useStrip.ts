import { type RefObject, type UIEvent, useRef, useState } from 'react';

/** Milliseconds that a smooth scroll may take: so long its goal counts as where the strip is. */
const SCROLL_MS = 800;

export interface Strip<Row extends HTMLElement = HTMLUListElement> {
  ref: RefObject<Row | null>;
  /** The slide that is seen. */
  at: number;
  onScroll: (event: UIEvent<HTMLElement>) => void;
  /** Follows the visitor's wish for less motion through the style sheet when `behavior` is left out. */
  go: (index: number, behavior?: ScrollBehavior) => void;
  /** The slide that is seen, or about to be. */
  targetSlide: () => number;
}

/** A row of slides that snap, each as wide as the row: which one is seen, and going to another. */
export function useStrip<Row extends HTMLElement = HTMLUListElement>(total: number, start = 0): Strip<Row> {
  const ref = useRef<Row>(null);
  const [at, setAt] = useState(start);
  const goal = useRef({ index: start, until: 0 });
  const go: Strip<Row>['go'] = (index, behavior = 'auto') => {
    const strip = ref.current;
    if (!strip || index < 0 || index >= total) return;
    goal.current = { index, until: performance.now() + SCROLL_MS };
    strip.scrollTo({ left: index * strip.clientWidth, behavior });
  };
  return {
    ref,
    at,
    go,
    targetSlide: () => (performance.now() < goal.current.until ? goal.current.index : at),
    onScroll: ({ currentTarget }) => {
      const width = currentTarget.clientWidth;
      if (width > 0) setAt(Math.min(Math.max(Math.round(currentTarget.scrollLeft / width), 0), total - 1));
    },
  };
}
