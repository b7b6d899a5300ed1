import type { Tracing } from './traceSpan.ts';
import { tracesUrl } from './tracesUrl.ts';
import type { TracingOptions } from './tracingOptions.ts';

/** Returns the tracing of the process; null without an exporter, and then the packages of OpenTelemetry are not loaded. */
export async function loadTracing(options: TracingOptions): Promise<Tracing | null> {
  if (tracesUrl(options.environment) === null) return null;
  const { createTracing } = await import('./openTelemetry.ts');
  return createTracing(options);
}
