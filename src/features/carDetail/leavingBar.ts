import { publishBarHeight } from '../../lib/browser/barHeight.ts';

/** The parts of a page that show what its bar shows. */
const PARTS = '[data-instead-of-bar]';

/** Below a part that appears at the bottom of the window the bar has not left yet. */
const BAR_SPACE = '-80px';

/**
 * Publishes the height of a page's bar, and hides the bar while a part of its page that shows the same is in the window. Returns a
 * function that ends it. For the `ref` of the bar.
 */
export function attachBar(bar: HTMLElement | null): (() => void) | undefined {
  if (!bar) return undefined;
  const endHeight = publishBarHeight('page', bar);
  const visible = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) visible[isIntersecting ? 'add' : 'delete'](target);
      bar.toggleAttribute('data-away', visible.size > 0);
    },
    { rootMargin: `0px 0px ${BAR_SPACE}` },
  );
  for (const part of bar.parentElement?.querySelectorAll(PARTS) ?? []) observer.observe(part);
  return () => {
    observer.disconnect();
    endHeight();
  };
}
