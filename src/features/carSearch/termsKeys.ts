/** Keys of the visitor's own loan terms. The first-paint script reads them as well. */

/** In the storage of the tab. */
export const TERMS_KEY = 'forecourt.terms';
/** In that of the device, with consent. */
export const DEVICE_TERMS_KEY = 'forecourt.terms.device';
