import {
  type Context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources';
import { TracerProvider } from '@opentelemetry/sdk-trace';
import { createBoundedProcessor } from './boundedProcessor.ts';
import { samplerOf } from './sampler.ts';
import type { TraceSpan, Tracing } from './traceSpan.ts';
import { tracesUrl } from './tracesUrl.ts';
import type { TracingOptions } from './tracingOptions.ts';

/** The packages of OpenTelemetry are imported here and in what only this file imports. `loadTracing.ts` imports it on demand. */

/** Milliseconds that the last spans have to reach the collector when the process ends. */
const FLUSH_LIMIT_MS = 3_000;

const KINDS = { internal: SpanKind.INTERNAL, client: SpanKind.CLIENT } as const;

const propagator = new W3CTraceContextPropagator();

/** Creates the tracing of a process, which exports to the collector of the environment (docs/decisions/0208). */
export function createTracing({ environment, build, log, metrics }: TracingOptions): Tracing {
  const exporter = new OTLPTraceExporter({
    url: tracesUrl(environment) ?? '',
    headers: pairsOf(environment.OTEL_EXPORTER_OTLP_HEADERS),
    timeoutMillis: environment.OTEL_EXPORTER_OTLP_TIMEOUT,
  });
  const described = {
    'service.name': environment.OTEL_SERVICE_NAME,
    'service.version': environment.COMMIT || build,
    ...pairsOf(environment.OTEL_RESOURCE_ATTRIBUTES),
  };
  const provider = new TracerProvider({
    resource: defaultResource().merge(resourceFromAttributes(described)),
    sampler: samplerOf(environment.OTEL_TRACES_SAMPLER, environment.OTEL_TRACES_SAMPLER_ARG),
    spanProcessors: [createBoundedProcessor({ exporter, environment, log, metrics })],
  });
  const tracer = provider.getTracer('forecourt');
  return {
    start: (method, headers) => {
      const parent =
        headers.traceparent === undefined ? ROOT_CONTEXT : propagator.extract(ROOT_CONTEXT, headers, FIELDS);
      return spanOf(tracer, tracer.startSpan(method, { kind: SpanKind.SERVER }, parent));
    },
    close: async () => {
      const limit = new Promise<void>((done) => setTimeout(done, FLUSH_LIMIT_MS).unref());
      // What fails here was counted and logged where it was sent.
      await Promise.race([provider.shutdown().catch(() => {}), limit]);
    },
  };
}

/** Reads header fields. A field that was sent twice is malformed. */
const FIELDS = {
  get: (headers: Readonly<Record<string, string | string[] | undefined>>, name: string) => headers[name],
  keys: (headers: object) => Object.keys(headers),
};

const SETTER = {
  set: (fields: Record<string, string>, name: string, value: string) => {
    fields[name] = value;
  },
};

function spanOf(tracer: Tracer, span: Span): TraceSpan {
  const context: Context = trace.setSpan(ROOT_CONTEXT, span);
  const self: TraceSpan = {
    traceId: span.spanContext().traceId,
    isRecorded: span.isRecording(),
    name: (name) => void span.updateName(name),
    set: (attributes) => void span.setAttributes(attributes),
    fail: (type) => {
      span.setAttribute('error.type', type);
      span.setStatus({ code: SpanStatusCode.ERROR });
    },
    end: () => span.end(),
    child: (name, attributes, kind) =>
      self.isRecorded ? spanOf(tracer, tracer.startSpan(name, { kind: KINDS[kind], attributes }, context)) : self,
    fields: () => {
      const fields: Record<string, string> = {};
      propagator.inject(context, fields, SETTER);
      return fields;
    },
  };
  return self;
}

/** Reads `name=value,name=value`, whose values are percent-encoded. */
const pairsOf = (text: string): Record<string, string> =>
  Object.fromEntries(
    text.split(',').flatMap((pair) => {
      const at = pair.indexOf('=');
      return at > 0 ? [[pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())] as const] : [];
    }),
  );
