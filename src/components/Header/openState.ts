/** Closes whatever is open in the menu: a panel below the row, and on phones the menu itself. */
export function closeMenu(panel: HTMLElement): void {
  closePanels(panel);
  // Older browsers have no popovers: the panel is then an ordinary part of the page.
  if (panel.matches(':popover-open')) panel.hidePopover();
}

/** Closes the open panel. Focus inside it goes back to what opened it, so that it is never lost. */
export function closePanels(panel: HTMLElement): void {
  const open = openPanel(panel);
  if (!open) return;
  const summary = open.querySelector('summary');
  if (open.contains(document.activeElement)) summary?.focus();
  open.open = false;
}

export const openPanel = (panel: HTMLElement) => panel.querySelector<HTMLDetailsElement>('details[open]');
