/** Models on Norrväg's brand pages, by the address of the make. */

import { modelName } from '../../../data/cars/names.ts';
import { BMW, VOLKSWAGEN } from '../../../data/models/german.ts';
import type { Make } from '../../../data/models/model.ts';
import { VOLVO } from '../../../data/models/nordic.ts';
import { KIA } from '../../../data/models/world.ts';
import type { Block } from '../../authoring.ts';
import { type ModelLanguage, type ModelWords, modelCards, segmentOf } from './modelCards.ts';

const number = new Intl.NumberFormat('sv-SE');

const swedish: ModelLanguage = {
  locale: 'sv-SE',
  called: (name) => modelName(name, 'sv'),
  labels: { price: 'Pris från', power: 'Effekt upp till', boot: 'Bagageutrymme', range: 'Räckvidd på el' },
  horsepower: 'hk',
  litres: 'liter',
  distance: (kilometres) => `${number.format(kilometres)} km`,
  price: (thousands) => `${number.format(thousands * 1000)} kr`,
  to: (make, model) => [
    `/kop-bil/alla-bilar-i-lager/b/${segmentOf(make)}/${segmentOf(model)}`,
    `Se ${modelName(model, 'sv')} i lager`,
  ],
};

const MODELS: Readonly<Record<string, { make: Make; words: readonly ModelWords[] }>> = {
  volvo: {
    make: VOLVO,
    words: [
      {
        name: 'V60',
        text: 'Kombin som blev måttet för alla andra. Lågt golv, raka väggar och plats för både skidor och hund.',
        paint: 'denim-blue',
        alt: 'Blå kombi snett framifrån',
      },
      {
        name: 'XC40',
        text: 'Vår mest sålda Volvo. Lätt att parkera, lätt att tycka om och finns med bensin, laddhybrid och el.',
        paint: 'birch-silver',
        alt: 'Silverfärgad suv snett framifrån',
        badge: 'Vinterhjul på köpet',
      },
      {
        name: 'XC60',
        text: 'För den som drar, packar och kör långt. Laddhybriden klarar vardagen utan en droppe bensin.',
        paint: 'slate-grey',
        alt: 'Grå suv snett framifrån',
      },
    ],
  },
  bmw: {
    make: BMW,
    words: [
      {
        name: '3-serie',
        text: 'Bilen som alla andra jämförs med när vägen börjar svänga. Som sedan, kombi och laddhybrid.',
        paint: 'onyx-black',
        alt: 'Svart sedan snett framifrån',
      },
      {
        name: 'i4',
        text: 'Elektrisk, bakhjulsdriven och lika gärna en långfärdsbil. Snabbladdar medan du tar en kaffe.',
        paint: 'fjord-blue',
        alt: 'Blå coupé snett framifrån',
        badge: 'Ränta 3,95 %',
      },
      {
        name: 'X3',
        text: 'Högt insteg, fyrhjulsdrift och en baklucka som sväljer barnvagnen hel.',
        paint: 'crystal-white',
        alt: 'Vit suv snett framifrån',
      },
    ],
  },
  kia: {
    make: KIA,
    words: [
      {
        name: 'Niro',
        text: 'Hybrid, laddhybrid eller el i samma kaross. Flest bilar för pengarna i vår hall.',
        paint: 'sage-green',
        alt: 'Grågrön suv snett framifrån',
      },
      {
        name: 'Sportage',
        text: 'Familjesuven med sju års garanti och drag som orkar husvagnen.',
        paint: 'pine-green',
        alt: 'Mörkgrön suv snett framifrån',
      },
      {
        name: 'EV6',
        text: 'Från tio till åttio procent på arton minuter, och nästan hela vägen till Åre på en laddning.',
        paint: 'crimson-red',
        alt: 'Röd suv snett framifrån',
        badge: 'Laddbox ingår',
      },
    ],
  },
  volkswagen: {
    make: VOLKSWAGEN,
    words: [
      {
        name: 'Golf',
        text: 'Åttonde generationen av bilen som gjorde allt rätt från början.',
        paint: 'denim-blue',
        alt: 'Blå halvkombi snett framifrån',
      },
      {
        name: 'Tiguan',
        text: 'Skjutbart baksäte, dragkrok och fyrhjulsdrift. Byggd för fritidshuset.',
        paint: 'thunder-grey',
        alt: 'Mörkgrå suv snett framifrån',
      },
      {
        name: 'ID.4',
        text: 'Eldriven familjebil med plats som en klass större. Bäst begagnatvärde av våra elbilar.',
        paint: 'ivory-white',
        alt: 'Vit suv snett framifrån',
        badge: 'Kampanjpris i november',
      },
    ],
  },
};

/** What a brand's page shows of its models. */
export function modelsOf(slug: string): Block[] {
  const found = MODELS[slug];
  if (!found) return [];
  return [modelCards('60', found.make, found.words, swedish)];
}
