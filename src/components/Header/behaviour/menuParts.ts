/** Elements and state that the parts of the menu's behaviour share. */
export interface MenuParts {
  /** The popover: menu, extra links and languages. */
  panel: HTMLElement;
  /** Null when the site has no navigation. */
  nav: HTMLElement | null;
  /** Matches while the menu is a row. */
  row: MediaQueryList;
  /** Removes all listeners. */
  signal: AbortSignal;
}
