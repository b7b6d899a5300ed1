/** Id of the element with the page's data for hydration. */
export const PAGE_DATA_ID = 'page-data';
