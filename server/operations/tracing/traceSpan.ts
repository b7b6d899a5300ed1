import type { IncomingHttpHeaders } from 'node:http';
import type { Attributes } from '@opentelemetry/api';

/** `client`: a call to an upstream, whose time is that of another system. */
export type SpanKind = 'internal' | 'client';

/** A span of OpenTelemetry in progress. A span that is not sampled does nothing. */
export interface TraceSpan {
  /** 32 hexadecimal digits. */
  readonly traceId: string;
  /** Whether the span is sampled. */
  readonly isRecorded: boolean;
  /** Changes the name, when it is known only at the end. */
  name: (name: string) => void;
  set: (attributes: Attributes) => void;
  /** Marks the span as failed. `type` is one of a few constants: a kind of failure, or a status. */
  fail: (type: string) => void;
  /** A span that never ends is not exported. */
  end: () => void;
  child: (name: string, attributes: Attributes, kind: SpanKind) => TraceSpan;
  /** Returns the header fields by which the receiver of a call continues the trace: `traceparent`, `tracestate`. */
  fields: () => Readonly<Record<string, string>>;
}

/** Makes the traces of a process. */
export interface Tracing {
  /** Starts the span of a request. It continues the trace of a well-formed `traceparent`; a malformed one is ignored. */
  start: (method: string, headers: IncomingHttpHeaders) => TraceSpan;
  /** Sends what is buffered and stops, after a limit also when the collector does not respond. */
  close: () => Promise<void>;
}
