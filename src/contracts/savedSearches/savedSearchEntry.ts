/** Id of the content of the form that saves a search: a link to it opens the disclosure around it. */
export const SAVED_SEARCH_ENTRY = 'save-search';
