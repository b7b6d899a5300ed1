/** Id of the element that holds the one component of a design library. */
export const LIBRARY_ELEMENT = 'editing-component';
