import type { CarSpec } from './specs/carSpec.ts';
import { city } from './specs/city.ts';
import { coupe } from './specs/coupe.ts';
import { estate } from './specs/estate.ts';
import { hatchback } from './specs/hatchback.ts';
import { pickup } from './specs/pickup.ts';
import { saloon } from './specs/saloon.ts';
import { suv } from './specs/suv.ts';
import { van } from './specs/van.ts';

/** The cars of the studio by their bodies. */
export const SPECS: Readonly<Record<string, CarSpec>> = { city, hatchback, saloon, estate, suv, coupe, van, pickup };
