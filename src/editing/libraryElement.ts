/** Id of the element that contains the component of a design library page. */
export const LIBRARY_ELEMENT = 'editing-component';
