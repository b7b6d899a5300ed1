/** Texts of the service workers. The build puts `entry.serviceWorker.ts` and `entry.retiredWorker.ts` in their place, bundled and minified. */
export const SERVICE_WORKER = '';
export const RETIRED_WORKER = '';
