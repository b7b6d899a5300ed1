/** Least room that a list needs, in CSS pixels; with less it stands on the other side of its field. */
const LEAST = 220;
const GAP = 6;

/**
 * Puts a popover below an element, as wide as that; above it where there is more room. In coordinates of the document, so
 * that it scrolls with the page.
 */
export function placeBelow(popover: HTMLElement, anchor: Element): void {
  const { left, top, bottom, width } = anchor.getBoundingClientRect();
  // What an on-screen keyboard covers is no room.
  const height = window.visualViewport?.height ?? window.innerHeight;
  const below = height - bottom - GAP * 2;
  const above = top - GAP * 2;
  const goesAbove = below < LEAST && above > below;
  const { style } = popover;
  style.width = `${width}px`;
  style.left = `${left + window.scrollX}px`;
  style.maxHeight = `${Math.max(LEAST / 2, goesAbove ? above : below)}px`;
  style.top = `${(goesAbove ? top - GAP - popover.offsetHeight : bottom + GAP) + window.scrollY}px`;
}
