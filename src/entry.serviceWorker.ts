import { startWorker, type WorkerScope } from './features/offline/serviceWorker.ts';

startWorker(self as unknown as WorkerScope);
