import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { Environment } from '../../../config/environment.ts';

type SamplerName = Environment['OTEL_TRACES_SAMPLER'];

const parentBased = (root: Sampler): Sampler => new ParentBasedSampler({ root });

/** The samplers of the standard variable, by name. `ratio` is the part of the traces that is recorded. */
const SAMPLERS: Readonly<Record<SamplerName, (ratio: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
  parentbased_always_on: () => parentBased(new AlwaysOnSampler()),
  parentbased_always_off: () => parentBased(new AlwaysOffSampler()),
  parentbased_traceidratio: (ratio) => parentBased(new TraceIdRatioBasedSampler(ratio)),
};

/** Returns the sampler of the name. @param argument the ratio from 0 to 1; empty is 1 */
export const samplerOf = (name: SamplerName, argument: string): Sampler =>
  SAMPLERS[name](argument === '' ? 1 : Number(argument));
