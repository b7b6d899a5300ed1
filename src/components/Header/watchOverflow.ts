/**
 * Calls `onOverflow` when the last entry of a menu is not completely in the row: now, or when a font or the window changes the widths.
 * The browser reports it after its own layout, so that the layout is not forced. Returns a function that ends it.
 */
export function watchOverflow(menu: Element | null, onOverflow: () => void): () => void {
  const row = menu?.querySelector('ul');
  const last = row?.lastElementChild;
  if (!row || !last) return () => {};
  const observer = new IntersectionObserver(
    (entries) => {
      const overflows = entries.some(
        ({ boundingClientRect: entry, rootBounds }) =>
          entry.width > 0 && rootBounds && entry.right > rootBounds.right + 1,
      );
      if (overflows) onOverflow();
    },
    // The shares tell the browser to report further changes.
    { root: row, threshold: [0, 0.5, 1] },
  );
  observer.observe(last);
  return () => observer.disconnect();
}
