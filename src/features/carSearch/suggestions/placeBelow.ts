/** Minimum height of the list in CSS pixels; with less space below, it is placed above its field. */
const MIN_HEIGHT = 220;
const GAP = 6;

/**
 * Places a popover below an element with the same width, or above it where there is more space. Uses document coordinates, so
 * that the popover scrolls with the page.
 */
export function placeBelow(popover: HTMLElement, anchor: Element): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  // The visual viewport excludes the on-screen keyboard.
  const height = window.visualViewport?.height ?? window.innerHeight;
  const below = height - bottom - GAP * 2;
  const above = top - GAP * 2;
  const isAbove = below < MIN_HEIGHT && above > below;
  const { style } = popover;
  style.width = `${width}px`;
  style.left = `${left + window.scrollX}px`;
  style.maxHeight = `${Math.max(MIN_HEIGHT / 2, isAbove ? above : below)}px`;
  style.top = `${(isAbove ? top - GAP - popover.offsetHeight : bottom + GAP) + window.scrollY}px`;
}
