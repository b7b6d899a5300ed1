import { milliseconds, type Variable } from './variable.ts';

const group = 'Traces';

/** The standard variables of OpenTelemetry that the product reads, and one of its own. Durations are milliseconds. */
export const TRACE_VARIABLES = {
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    type: 'url',
    default: '',
    group,
    example: 'http://otel-collector.internal:4318',
    meaning:
      'Base URL of an OpenTelemetry collector, which gets traces by OTLP over HTTP (protobuf); `/v1/traces` is appended. Empty: there are no traces, and they cost nothing.',
  },
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: {
    type: 'url',
    default: '',
    group,
    example: 'https://traces.example.com/otlp/v1/traces',
    meaning: 'The complete URL for traces, in place of the base URL.',
  },
  OTEL_EXPORTER_OTLP_PROTOCOL: {
    type: 'choice',
    default: 'http/protobuf',
    choices: ['http/protobuf'],
    group,
    example: 'http/protobuf',
    meaning: 'The protocol of the collector. There is no other: its port is mostly 4318, not 4317.',
  },
  OTEL_EXPORTER_OTLP_HEADERS: {
    type: 'pairs',
    default: '',
    secret: true,
    group,
    example: 'Authorization=Bearer%20a-token',
    meaning: 'Header fields for the collector: `name=value`, comma-separated, values percent-encoded.',
  },
  OTEL_EXPORTER_OTLP_TIMEOUT: {
    ...milliseconds(100, 60_000),
    default: 10_000,
    group,
    example: '10000',
    meaning: 'Time for the collector to take a batch of spans, retries included.',
  },
  OTEL_TRACES_EXPORTER: {
    type: 'choice',
    default: 'otlp',
    choices: ['otlp', 'none'],
    group,
    example: 'none',
    meaning: '`none`: no traces, although a collector is set.',
  },
  OTEL_SDK_DISABLED: {
    type: 'choice',
    default: 'false',
    choices: ['false', 'true'],
    group,
    example: 'true',
    meaning: '`true`: no traces, although a collector is set.',
  },
  OTEL_TRACES_SAMPLER: {
    type: 'choice',
    default: 'parentbased_always_on',
    choices: [
      'always_on',
      'always_off',
      'traceidratio',
      'parentbased_always_on',
      'parentbased_always_off',
      'parentbased_traceidratio',
    ],
    group,
    example: 'parentbased_traceidratio',
    meaning:
      'Which traces are recorded. With `parentbased_…` the flag in an incoming `traceparent` decides, the rest of the name where there is none.',
  },
  OTEL_TRACES_SAMPLER_ARG: {
    type: 'ratio',
    default: '',
    group,
    example: '0.05',
    meaning: 'The part of the traces that `…traceidratio` records. Empty: all.',
  },
  OTEL_SERVICE_NAME: {
    type: 'text',
    default: 'forecourt',
    group,
    example: 'forecourt-production',
    meaning: 'Name of the product in traces.',
  },
  OTEL_RESOURCE_ATTRIBUTES: {
    type: 'pairs',
    default: '',
    group,
    example: 'deployment.environment.name=production,service.instance.id=web-3',
    meaning: 'More about the process in traces: `name=value`, comma-separated, values percent-encoded.',
  },
  OTEL_BSP_SCHEDULE_DELAY: {
    ...milliseconds(10, 60_000),
    default: 5_000,
    group,
    example: '5000',
    meaning: 'Time between two batches of spans.',
  },
  OTEL_BSP_MAX_QUEUE_SIZE: {
    type: 'integer',
    default: 2_048,
    min: 1,
    max: 100_000,
    group,
    example: '2048',
    meaning:
      'Spans that the process holds at most, those that are being sent included. More are dropped, and counted by `trace_spans_total`.',
  },
  OTEL_BSP_MAX_EXPORT_BATCH_SIZE: {
    type: 'integer',
    default: 512,
    min: 1,
    max: 100_000,
    group,
    example: '512',
    meaning: 'Spans of one batch at most.',
  },
  TRACE_UPSTREAMS: {
    type: 'upstreams',
    default: 'search,leads',
    group,
    example: 'search,leads,booking',
    meaning:
      'Upstreams of your own, comma-separated: their calls carry `traceparent`, so that they continue the trace. `off`: none. No other upstream gets it.',
  },
} as const satisfies Record<string, Variable>;
