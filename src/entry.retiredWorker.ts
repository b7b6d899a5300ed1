import { retireWorker } from './features/offline/retiredWorker.ts';
import type { WorkerScope } from './features/offline/serviceWorker.ts';

retireWorker(self as unknown as WorkerScope);
