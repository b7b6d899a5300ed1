import { expect, test } from '@jest/globals';
import { readEnvironment } from '../../../config/environment.ts';
import { tracesUrl } from './tracesUrl.ts';

const BASE = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://c.example:4318/' };

test.each([
  [{}, null],
  [BASE, 'http://c.example:4318/v1/traces'],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://t.example/x' }, 'http://t.example/x'],
  [{ ...BASE, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://t.example/x' }, 'http://t.example/x'],
  [{ ...BASE, OTEL_TRACES_EXPORTER: 'none' }, null],
  [{ ...BASE, OTEL_SDK_DISABLED: 'true' }, null],
])('of %j spans go to %s', (variables, expected) => {
  expect(tracesUrl(readEnvironment(variables, []))).toBe(expected);
});

test.each([
  { OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' },
  { OTEL_TRACES_SAMPLER: 'sometimes' },
  { OTEL_TRACES_SAMPLER_ARG: '1.5' },
  { OTEL_TRACES_SAMPLER_ARG: '5 %' },
  { OTEL_EXPORTER_OTLP_HEADERS: 'token' },
  { OTEL_EXPORTER_OTLP_HEADERS: 'token=%zz' },
  { TRACE_UPSTREAMS: 'search,serch' },
])('%j is refused', (variables) => {
  expect(() => readEnvironment(variables, [])).toThrow(Object.keys(variables)[0]);
});
