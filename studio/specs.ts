import { bubble } from './specs/bubble.ts';
import type { CarSpec } from './specs/carSpec.ts';
import { city } from './specs/city.ts';
import { coupe } from './specs/coupe.ts';
import { coupeSuv } from './specs/coupeSuv.ts';
import { doubleCab } from './specs/doubleCab.ts';
import { estate } from './specs/estate.ts';
import { fastback } from './specs/fastback.ts';
import { hatchback } from './specs/hatchback.ts';
import { minibus } from './specs/minibus.ts';
import { offroader } from './specs/offroader.ts';
import { pickup } from './specs/pickup.ts';
import { rearEngine } from './specs/rearEngine.ts';
import { saloon } from './specs/saloon.ts';
import { suv } from './specs/suv.ts';
import { van } from './specs/van.ts';

/** The cars of the studio by their bodies. */
export const SPECS = {
  bubble,
  city,
  hatchback,
  saloon,
  fastback,
  estate,
  suv,
  coupeSuv,
  offroader,
  coupe,
  rearEngine,
  van,
  minibus,
  pickup,
  doubleCab,
} as const satisfies Readonly<Record<string, CarSpec>>;
