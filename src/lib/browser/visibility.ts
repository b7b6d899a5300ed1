/**
 * Calls back whether an element is in the window: at first, and when that changes. A slow device reports several changes at once, the
 * oldest first: the last one holds. Returns a function that ends it.
 */
export function watchVisibility(
  element: Element,
  onChange: (isVisible: boolean) => void,
  options?: IntersectionObserverInit,
): () => void {
  const observer = new IntersectionObserver((entries) => onChange(entries.at(-1)?.isIntersecting === true), options);
  observer.observe(element);
  return () => observer.disconnect();
}

/** Calls back once, when an element is in the window, or as near to it as `rootMargin` says. Returns a function that ends it. */
export function whenVisible(element: Element, act: () => void, rootMargin = '0px'): () => void {
  const end = watchVisibility(
    element,
    (isVisible) => {
      if (!isVisible) return;
      end();
      act();
    },
    { rootMargin },
  );
  return end;
}
