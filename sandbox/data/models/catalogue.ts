import { AUDI, BMW, MERCEDES, MINI, OPEL, PORSCHE, SMART, VOLKSWAGEN } from './german.ts';
import type { Make, Model, Variant } from './model.ts';
import { POLESTAR, VOLVO } from './nordic.ts';
import { CUPRA, DACIA, FIAT, PEUGEOT, RENAULT, SEAT, SKODA } from './southern.ts';
import { BYD, FORD, HONDA, HYUNDAI, KIA, LAND_ROVER, MAZDA, NISSAN, SUBARU, TESLA, TOYOTA, YAMAHA } from './world.ts';

/** Every make a site may have in stock. */
export const MAKES: readonly Make[] = [
  VOLVO,
  POLESTAR,
  VOLKSWAGEN,
  AUDI,
  BMW,
  MERCEDES,
  PORSCHE,
  MINI,
  SMART,
  OPEL,
  SKODA,
  SEAT,
  CUPRA,
  PEUGEOT,
  RENAULT,
  DACIA,
  FIAT,
  TOYOTA,
  KIA,
  HYUNDAI,
  NISSAN,
  FORD,
  TESLA,
  MAZDA,
  SUBARU,
  LAND_ROVER,
  BYD,
  HONDA,
  YAMAHA,
];

/** One car that can be bought: a model with one of its engines. */
export interface Choice {
  readonly make: Make;
  readonly model: Model;
  readonly variant: Variant;
}

export const CHOICES: readonly Choice[] = MAKES.flatMap((make) =>
  make.models.flatMap((model) => model.variants.map((variant) => ({ make, model, variant }))),
);
