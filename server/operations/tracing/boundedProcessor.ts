import { ExportResultCode } from '@opentelemetry/core';
import { BatchSpanProcessor, type SpanExporter, type SpanProcessor } from '@opentelemetry/sdk-trace';
import type { Environment } from '../../../config/environment.ts';
import { LOG_EVENTS } from '../log/events.ts';
import type { Log } from '../log/log.ts';
import type { Metrics } from '../metrics.ts';

interface ProcessorOptions {
  exporter: SpanExporter;
  environment: Pick<
    Environment,
    | 'OTEL_BSP_MAX_QUEUE_SIZE'
    | 'OTEL_BSP_MAX_EXPORT_BATCH_SIZE'
    | 'OTEL_BSP_SCHEDULE_DELAY'
    | 'OTEL_EXPORTER_OTLP_TIMEOUT'
  >;
  log: Log;
  metrics: Metrics;
}

/** Milliseconds between two log lines about spans that were lost. */
const LOG_INTERVAL_MS = 60_000;
/** Milliseconds that a batch has beyond the time limit of its call, which ends first. */
const GRACE_MS = 5_000;

/**
 * Creates the processor that sends spans in batches, and drops them above its bound. The batches that are being sent count too: a
 * collector that hangs holds no more memory than one that is gone. Spans are counted by what became of them, and one log line a minute
 * says how many were lost.
 */
export function createBoundedProcessor({ exporter, environment, log, metrics }: ProcessorOptions): SpanProcessor {
  const bound = environment.OTEL_BSP_MAX_QUEUE_SIZE;
  let waiting = 0;
  const lose = createLossReport({ log, metrics });
  const counting: SpanExporter = {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        waiting -= spans.length;
        if (result.code === ExportResultCode.SUCCESS) metrics.traceSpans.labels('exported').inc(spans.length);
        else lose('failed', spans.length, result.error);
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
  const batches = new BatchSpanProcessor({
    exporter: counting,
    maxQueueSize: bound,
    maxExportBatchSize: Math.min(bound, environment.OTEL_BSP_MAX_EXPORT_BATCH_SIZE),
    scheduledDelayMillis: environment.OTEL_BSP_SCHEDULE_DELAY,
    exportTimeoutMillis: environment.OTEL_EXPORTER_OTLP_TIMEOUT + GRACE_MS,
  });
  return {
    onStart: (span, context) => batches.onStart(span, context),
    onEnd: (span) => {
      if (waiting >= bound) return lose('dropped', 1, undefined);
      waiting += 1;
      batches.onEnd(span);
    },
    forceFlush: () => batches.forceFlush(),
    shutdown: () => batches.shutdown(),
  };
}

/** Creates the function that counts lost spans and logs them. */
function createLossReport({ log, metrics }: Pick<ProcessorOptions, 'log' | 'metrics'>) {
  let lost = 0;
  let nextLineAt = 0;
  return (outcome: 'failed' | 'dropped', spans: number, error: Error | undefined): void => {
    metrics.traceSpans.labels(outcome).inc(spans);
    lost += spans;
    const now = performance.now();
    if (now < nextLineAt) return;
    log.warn({ event: LOG_EVENTS.spansLost, outcome, lost, err: error });
    lost = 0;
    nextLineAt = now + LOG_INTERVAL_MS;
  };
}
