/** Models on Marlow's brand pages, by the address of the brand. */

import { modelName } from '../../../data/cars/names.ts';
import { AUDI, BMW, MERCEDES, MINI, PORSCHE, SMART } from '../../../data/models/german.ts';
import type { Make } from '../../../data/models/model.ts';
import { VOLVO } from '../../../data/models/nordic.ts';
import { LAND_ROVER } from '../../../data/models/world.ts';
import type { Block } from '../../authoring.ts';
import { type ModelLanguage, type ModelWords, modelCards, segmentOf } from './modelCards.ts';

const MILES_PER_KM = 0.621371;
const number = new Intl.NumberFormat('en-GB');

const english: ModelLanguage = {
  locale: 'en-GB',
  called: (name) => modelName(name, 'en'),
  labels: { price: 'From', power: 'Power up to', boot: 'Boot space', range: 'Electric range' },
  horsepower: 'bhp',
  litres: 'litres',
  distance: (kilometres) => `${number.format(Math.round(kilometres * MILES_PER_KM))} miles`,
  to: (make, model) => [
    `/buy-car/used-cars/b/${segmentOf(make)}/${segmentOf(modelName(model, 'en'))}`,
    `See ${modelName(model, 'en')} in stock`,
  ],
};

const MODELS: Readonly<Record<string, { make: Make; words: readonly ModelWords[] }>> = {
  mercedes: {
    make: MERCEDES,
    words: [
      {
        name: 'A-Klass',
        text: 'The smallest star. Beautifully finished, at home in town and quiet on the motorway.',
        paint: 'birch-silver',
        alt: 'Silver hatchback from the front left',
      },
      {
        name: 'C-Klass',
        text: 'The saloon that sets the tone: composed, frugal and finished like its larger sisters.',
        paint: 'midnight-black',
        alt: 'Black saloon from the front left',
        badge: 'Deposit contribution',
      },
      {
        name: 'EQE',
        text: 'Silence, space and a long day’s driving between charges.',
        paint: 'slate-grey',
        alt: 'Grey saloon from the front left',
      },
    ],
  },
  smart: {
    make: SMART,
    words: [
      {
        name: '#1',
        text: 'Five seats and a sliding rear bench in the length of a supermini.',
        paint: 'sage-green',
        alt: 'Sage green SUV from the front left',
        badge: 'Wall box included',
      },
      {
        name: '#3',
        text: 'The same ease with a lower roof and a longer stride.',
        paint: 'ember-orange',
        alt: 'Orange coupé from the front left',
      },
      {
        name: 'fortwo',
        text: 'Still the only car that parks nose to kerb.',
        paint: 'crystal-white',
        alt: 'White city car from the front left',
      },
    ],
  },
  mini: {
    make: MINI,
    words: [
      {
        name: 'Cooper',
        text: 'Three doors, short overhangs and steering that makes you smile.',
        paint: 'crimson-red',
        alt: 'Red city car from the front left',
      },
      {
        name: 'Countryman',
        text: 'The MINI that takes the family, the dog and the tent.',
        paint: 'pine-green',
        alt: 'Green SUV from the front left',
        badge: 'In stock now',
      },
      {
        name: 'Cabrio',
        text: 'Open in eighteen seconds, even on the move.',
        paint: 'signal-yellow',
        alt: 'Yellow coupé from the front left',
      },
    ],
  },
  bmw: {
    make: BMW,
    words: [
      {
        name: '3-serie',
        text: 'The benchmark, now in its seventh generation. Saloon, Touring or plug-in hybrid.',
        paint: 'fjord-blue',
        alt: 'Blue saloon from the front left',
      },
      {
        name: 'i4',
        text: 'An electric grand tourer that happens to be a practical hatchback.',
        paint: 'onyx-black',
        alt: 'Black coupé from the front left',
        badge: 'Low-rate finance',
      },
      {
        name: 'X3',
        text: 'All-weather traction, a commanding view and room for the weekend.',
        paint: 'crystal-white',
        alt: 'White SUV from the front left',
      },
    ],
  },
  audi: {
    make: AUDI,
    words: [
      {
        name: 'A3 Sportback',
        text: 'All of Audi in the size of a hatchback; the plug-in hybrid does most days on electricity.',
        paint: 'denim-blue',
        alt: 'Blue hatchback from the front left',
      },
      {
        name: 'A6 Avant',
        text: 'The estate others are measured by, with quattro for the hill at the end of the journey.',
        paint: 'thunder-grey',
        alt: 'Dark grey estate from the front left',
        badge: 'Tow bar included',
      },
      {
        name: 'Q4 e-tron',
        text: 'Electric, upright and far larger inside than it looks in the street.',
        paint: 'birch-silver',
        alt: 'Silver SUV from the front left',
      },
    ],
  },
  'land-rover': {
    make: LAND_ROVER,
    words: [
      {
        name: 'Defender',
        text: 'Honest shapes, washable floors and nothing it cannot pull out of a ditch.',
        paint: 'pine-green',
        alt: 'Green SUV from the front left',
        badge: 'A day off road',
      },
      {
        name: 'Range Rover Evoque',
        text: 'The small one with the large manners, as a frugal diesel or a plug-in hybrid.',
        paint: 'onyx-black',
        alt: 'Black SUV from the front left',
      },
    ],
  },
  porsche: {
    make: PORSCHE,
    words: [
      {
        name: '911',
        text: 'The shape you drew as a child, and still the one to have.',
        paint: 'signal-yellow',
        alt: 'Yellow coupé from the front left',
      },
      {
        name: 'Macan',
        text: 'A sports car that happens to have five seats and a roof rack.',
        paint: 'fjord-blue',
        alt: 'Blue SUV from the front left',
      },
      {
        name: 'Taycan',
        text: 'Electric, and in no doubt about what it is.',
        paint: 'crystal-white',
        alt: 'White saloon from the front left',
        badge: 'Wall mount included',
      },
    ],
  },
  volvo: {
    make: VOLVO,
    words: [
      {
        name: 'EX30',
        text: 'The smallest Volvo, all electric and quicker than it admits.',
        paint: 'sand-beige',
        alt: 'Beige SUV from the front left',
        badge: 'Fixed monthly price',
      },
      {
        name: 'XC60',
        text: 'The family car for families who go places, most often as a plug-in hybrid.',
        paint: 'slate-grey',
        alt: 'Grey SUV from the front left',
      },
      {
        name: 'V60',
        text: 'An estate as they used to be, with everything learned since.',
        paint: 'crystal-white',
        alt: 'White estate from the front left',
      },
    ],
  },
};

/** What a brand's page shows of its models. */
/** @param names the models, as in the catalogue; all without them */
export function modelsOf(slug: string, names?: readonly string[]): Block[] {
  const found = MODELS[slug];
  if (!found) return [];
  const words = found.words.filter(({ name }) => names?.includes(name) ?? true);
  return [modelCards('60', found.make, words, english)];
}
