/** How long a restored position is held at most, in milliseconds. */
const HOLD_MS = 10_000;
/** What the visitor scrolls by. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

let held: { top: number; end: () => void } | null = null;

/** Scrolls without the smooth scrolling that the style sheet sets for links within a page. */
export function jumpTo(top: number): void {
  window.scrollTo({ top, behavior: 'instant' });
}

/**
 * Scrolls to a saved position, and returns to it while the page is still being laid out: what comes later above it would move the view, by
 * itself and through the browser's scroll anchoring. The visitor's first input ends it.
 */
export function holdPosition(top: number): void {
  releasePosition();
  const root = document.documentElement;
  const ended = new AbortController();
  const observer = new ResizeObserver(() => jumpTo(top));
  const timer = setTimeout(releasePosition, HOLD_MS);
  held = {
    top,
    end() {
      ended.abort();
      observer.disconnect();
      clearTimeout(timer);
      root.style.overflowAnchor = '';
    },
  };
  for (const type of INPUTS) {
    window.addEventListener(type, releasePosition, { capture: true, passive: true, signal: ended.signal });
  }
  root.style.overflowAnchor = 'none';
  jumpTo(top);
  observer.observe(document.body);
}

/** Ends the hold of a position. */
export function releasePosition(): void {
  held?.end();
  held = null;
}

/** Returns the position of the page in pixels: the one that is held, which the page may not reach yet, or the displayed one. */
export const currentPosition = (): number => held?.top ?? window.scrollY;
