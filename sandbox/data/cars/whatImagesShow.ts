import type { CarImagesShow } from '../../../src/contracts/car/car.ts';
import { familyOf } from '../../media/paints.ts';
import { SHAPES } from '../../media/shapes.ts';
import type { Look } from '../images.ts';
import type { Body, Fuel } from '../models/model.ts';
import type { IndexTexts } from '../texts/language.ts';

/** What looks alike is one object for all cars, of which there may be 100,000. */
const shownByLook = new WeakMap<IndexTexts, Map<string, CarImagesShow>>();

/**
 * Returns what the images of a look show, in the words of an index: nothing is taken from the car's record. A motorcycle shows no
 * doors, and a front without a grille may have any fuel.
 */
export function whatImagesShow(look: Look, texts: IndexTexts): CarImagesShow {
  const looks = shownByLook.get(texts) ?? new Map<string, CarImagesShow>();
  shownByLook.set(texts, looks);
  const key = `${look.shape}/${look.paint}`;
  const shown = looks.get(key) ?? createShown(look, texts);
  looks.set(key, shown);
  return shown;
}

function createShown({ shape, paint }: Look, texts: IndexTexts): CarImagesShow {
  const { body, power, doors } = SHAPES[shape];
  const family = familyOf(paint);
  const fuels = Object.entries(texts.fuel) as [Fuel, string][];
  const shown: CarImagesShow = { car_body: [texts.body[body satisfies Body]] };
  if (power !== 'any')
    shown.car_fuel = fuels.filter(([fuel]) => (fuel === 'electric') === (power === 'electric')).map(([, word]) => word);
  if (family) shown.car_color = [texts.colour[family]];
  if (doors !== null) shown.car_doors = [doors];
  return shown;
}
