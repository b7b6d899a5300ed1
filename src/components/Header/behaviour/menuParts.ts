/** What the parts of the menu's behaviour work on. */
export interface MenuParts {
  /** The popover: menu, extra links and languages. */
  panel: HTMLElement;
  /** Null where the site has no navigation. */
  nav: HTMLElement | null;
  /** Whether the menu is a row now. */
  row: MediaQueryList;
  /** Takes everything away again. */
  signal: AbortSignal;
}
