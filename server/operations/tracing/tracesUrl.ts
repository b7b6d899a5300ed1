import type { Environment } from '../../../config/environment.ts';

/** Returns the URL to which spans are sent; null when no exporter is set, or it is off. */
export function tracesUrl(
  environment: Pick<
    Environment,
    'OTEL_EXPORTER_OTLP_ENDPOINT' | 'OTEL_EXPORTER_OTLP_TRACES_ENDPOINT' | 'OTEL_SDK_DISABLED' | 'OTEL_TRACES_EXPORTER'
  >,
): string | null {
  if (environment.OTEL_SDK_DISABLED === 'true' || environment.OTEL_TRACES_EXPORTER === 'none') return null;
  if (environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT !== '') return environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT;
  const base = environment.OTEL_EXPORTER_OTLP_ENDPOINT;
  return base === '' ? null : `${base}/v1/traces`;
}
