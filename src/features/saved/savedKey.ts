/** Key of the local storage with the saved cars. */
export const SAVED_KEY = 'forecourt.saved';
