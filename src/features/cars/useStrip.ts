import { type UIEvent, useRef, useState } from 'react';

/** A row of slides that snap, each as wide as the row: which one is seen, and going to another. */
export function useStrip(total: number, start = 0) {
  const ref = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(start);
  return {
    ref,
    at,
    onScroll: ({ currentTarget }: UIEvent<HTMLElement>) => {
      const width = currentTarget.clientWidth;
      if (width > 0) setAt(Math.min(Math.max(Math.round(currentTarget.scrollLeft / width), 0), total - 1));
    },
    /** Follows the visitor's wish for less motion through the style sheet when `behavior` is left out. */
    go: (index: number, behavior: ScrollBehavior = 'auto') => {
      const strip = ref.current;
      if (!strip || index < 0 || index >= total) return;
      strip.scrollTo({ left: index * strip.clientWidth, behavior });
    },
  };
}
