import { type RefObject, type UIEvent, useRef, useState } from 'react';

/** Milliseconds that a smooth scroll may take: so long the next step counts from where it is going. */
const TRAVEL = 800;

export interface Strip {
  ref: RefObject<HTMLUListElement | null>;
  /** The slide that is seen. */
  at: number;
  onScroll: (event: UIEvent<HTMLElement>) => void;
  /** Follows the visitor's wish for less motion through the style sheet when `behavior` is left out. */
  go: (index: number, behavior?: ScrollBehavior) => void;
  /** So many slides on from the one that is seen, or is about to be. */
  step: (by: number) => void;
}

/** A row of slides that snap, each as wide as the row: which one is seen, and going to another. */
export function useStrip(total: number, start = 0): Strip {
  const ref = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);
  const goal = useRef({ index: start, until: 0 });
  const go: Strip['go'] = (index, behavior = 'auto') => {
    const strip = ref.current;
    if (!strip || index < 0 || index >= total) return;
    goal.current = { index, until: performance.now() + TRAVEL };
    strip.scrollTo({ left: index * strip.clientWidth, behavior });
  };
  return {
    ref,
    at,
    go,
    step: (by) => go((performance.now() < goal.current.until ? goal.current.index : at) + by),
    onScroll: ({ currentTarget }) => {
      const width = currentTarget.clientWidth;
      if (width > 0) setAt(Math.min(Math.max(Math.round(currentTarget.scrollLeft / width), 0), total - 1));
    },
  };
}
