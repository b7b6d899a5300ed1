import { type RefObject, type UIEvent, useRef, useState } from 'react';

/** Maximum duration of a smooth scroll in milliseconds. Until then its target counts as the current slide. */
const SCROLL_MS = 800;

export interface Strip<Row extends HTMLElement = HTMLUListElement> {
  ref: RefObject<Row | null>;
  /** Index of the visible slide. */
  at: number;
  onScroll: (event: UIEvent<HTMLElement>) => void;
  /** Scrolls to a slide. Without `behavior` the style sheet decides about smooth scrolling (reduced motion). */
  go: (index: number, behavior?: ScrollBehavior) => void;
  /** Returns the index of the visible slide, or of the target of a running scroll. */
  targetSlide: () => number;
}

/** Provides the state of a row of snapping slides, each as wide as the row: the visible slide, and scrolling to another. */
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
