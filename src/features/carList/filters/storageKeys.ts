/** Keys of the session storage that the first-paint script reads as well. */

/** Whether the column of filters is closed. It is also the name of the attribute that says so to the styles. */
export const PANEL_KEY = 'carFilters';
/** Which groups of the filters are open. */
export const GROUPS_KEY = 'carFilterGroups';
