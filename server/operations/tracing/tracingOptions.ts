import type { Environment } from '../../../config/environment.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics.ts';

export interface TracingOptions {
  environment: Environment;
  /** Id of the browser's build. */
  build: string;
  log: Log;
  metrics: Metrics;
}
