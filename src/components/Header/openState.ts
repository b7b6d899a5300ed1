/** Closes the open panel of the row, and on phones the menu itself. */
export function closeMenu(panel: HTMLElement): void {
  closePanels(panel);
  if (panel.matches(':popover-open')) panel.hidePopover?.();
}

/** Closes the open panel. Focus inside it returns to its summary. */
export function closePanels(panel: HTMLElement): void {
  const openDetails = openPanel(panel);
  if (!openDetails) return;
  const summary = openDetails.querySelector('summary');
  if (openDetails.contains(document.activeElement)) summary?.focus();
  openDetails.open = false;
}

export const openPanel = (panel: HTMLElement) => panel.querySelector<HTMLDetailsElement>('details[open]');
