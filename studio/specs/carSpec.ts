import type { Shape } from '../body.ts';
import type { FittingSpec } from '../fittings.ts';
import type { Skin } from '../skinParts.ts';
import type { WheelStyle } from '../wheel.ts';

/** The parameters of a car's model. */
export type CarSpec = {
  readonly shape: Shape;
  readonly skin: Skin;
  readonly fittings: FittingSpec;
  readonly wheels: WheelStyle;
  /** Width of the tires. */
  readonly tire: number;
};
