/** Key of the local storage with the viewed cars. */
export const VIEWED_KEY = 'forecourt.viewed';
