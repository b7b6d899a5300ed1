/** Keys of the session storage that the first-paint script reads as well. */

/** Open state of the filter column. The data attribute that the styles read has the same name. */
export const PANEL_KEY = 'carFilters';
/** Open state of the filter groups. */
export const GROUPS_KEY = 'carFilterGroups';
