import { RANGE } from '../sandbox/media/compose.ts';

const byteOf = (linear: number): number => Math.round(Math.sqrt(Math.min(RANGE, Math.max(0, linear)) / RANGE) * 255);

/** Returns bytes of base and gain in the encoding of `sandbox/media/compose.ts`, from the black and the white pass in linear light. */
export const encodeLinear = (black: Float32Array, white: Float32Array): { base: Uint8Array; gain: Uint8Array } => ({
  base: Uint8Array.from(black, byteOf),
  gain: Uint8Array.from(white, (value, at) => byteOf(value - (black[at] as number))),
});
