/** What the offline page and the code that makes copies from it share. */

/** Ids of the templates of the offline page. */
export const COPY_TEMPLATES = {
  banner: 'copy-banner',
  price: 'copy-price',
  form: 'copy-form',
  entry: 'copy-entry',
} as const;

/** Id of the list of copies. */
export const COPY_LIST = 'copies';

/** In the text of an element with `data-time`: the place of the time of the copy. */
export const TIME_MARK = '{time}';
