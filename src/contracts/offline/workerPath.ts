/** URL of the service worker. At the root, because a worker controls the pages below its folder. */
export const WORKER_PATH = '/service-worker.js';
