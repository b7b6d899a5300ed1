/** Key of the storages with the cars chosen for comparison. */
export const COMPARE_KEY = 'forecourt.compare';
