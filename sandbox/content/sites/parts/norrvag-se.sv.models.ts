/** Models on Norrväg's brand pages, by the address of the make. */

import { modelName } from '../../../data/cars/names.ts';
import { BMW, MERCEDES, VOLKSWAGEN } from '../../../data/models/german.ts';
import type { Make } from '../../../data/models/model.ts';
import { POLESTAR, VOLVO } from '../../../data/models/nordic.ts';
import { DACIA, FIAT, PEUGEOT, RENAULT, SKODA } from '../../../data/models/southern.ts';
import { FORD, HYUNDAI, KIA, TOYOTA } from '../../../data/models/world.ts';
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
        badge: 'Laddbox på köpet',
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
      },
    ],
  },
  toyota: {
    make: TOYOTA,
    words: [
      {
        name: 'Yaris',
        text: 'Stadsbilen som drar minst av alla våra hybrider, och aldrig behöver kopplas in.',
        paint: 'birch-silver',
        alt: 'Silverfärgad småbil snett framifrån',
      },
      {
        name: 'Corolla Touring Sports',
        text: 'Kombi med hybriddrift. Tyst på landsvägen och snål i kön.',
        paint: 'slate-grey',
        alt: 'Grå kombi snett framifrån',
      },
      {
        name: 'RAV4',
        text: 'Fyrhjulsdrift, högt insteg och krafter nog för båten.',
        paint: 'pine-green',
        alt: 'Mörkgrön suv snett framifrån',
      },
    ],
  },
  renault: {
    make: RENAULT,
    words: [
      {
        name: 'Clio',
        text: 'En stor liten bil. Bensin eller hybrid, och ett bagageutrymme som överraskar.',
        paint: 'signal-yellow',
        alt: 'Gul småbil snett framifrån',
      },
      {
        name: '5',
        text: 'Sjuttiotalets ikon, återfödd på el. Kommer runt hörn som en gokart.',
        paint: 'ember-orange',
        alt: 'Orange småbil snett framifrån',
        badge: 'Nyhet',
      },
      {
        name: 'Megane E-Tech',
        text: 'Elbil i familjestorlek, med värmepump och Google i instrumentpanelen.',
        paint: 'midnight-black',
        alt: 'Svart halvkombi snett framifrån',
      },
    ],
  },
  dacia: {
    make: DACIA,
    words: [
      {
        name: 'Sandero',
        text: 'Plats för fem och bagage, till ett pris som få begagnade slår.',
        paint: 'sand-beige',
        alt: 'Beige småbil snett framifrån',
      },
      {
        name: 'Duster',
        text: 'Går där plogen inte hunnit. Finns som bensin och hybrid.',
        paint: 'sage-green',
        alt: 'Grågrön suv snett framifrån',
      },
      {
        name: 'Spring',
        text: 'Liten elbil för korta sträckor. Laddas i ett vanligt uttag över natten.',
        paint: 'crystal-white',
        alt: 'Vit småbil snett framifrån',
      },
    ],
  },
  ford: {
    make: FORD,
    words: [
      {
        name: 'Kuga',
        text: 'Laddhybrid som kör vardagen på el och drar husvagnen på semestern.',
        paint: 'denim-blue',
        alt: 'Blå suv snett framifrån',
      },
      {
        name: 'Mustang Mach-E',
        text: 'Elektrisk familjesuv med namn att leva upp till. Det gör den.',
        paint: 'crimson-red',
        alt: 'Röd suv snett framifrån',
      },
      {
        name: 'Transit Custom',
        text: 'Hantverkarens skåp. Välj diesel eller el och låt oss bygga inredningen.',
        paint: 'crystal-white',
        alt: 'Vit transportbil snett framifrån',
      },
    ],
  },
  polestar: {
    make: POLESTAR,
    words: [
      {
        name: '2',
        text: 'Bilen som gjorde märket känt. Lång räckvidd och dragkrok som tillval.',
        paint: 'thunder-grey',
        alt: 'Mörkgrå sedan snett framifrån',
      },
      {
        name: '3',
        text: 'Stor, tyst och stadig. För fem personer som åker långt.',
        paint: 'ivory-white',
        alt: 'Vit suv snett framifrån',
      },
      {
        name: '4',
        text: 'Coupé utan bakruta men med mest plats i baksätet av alla.',
        paint: 'aubergine',
        alt: 'Lila coupé snett framifrån',
      },
    ],
  },
  skoda: {
    make: SKODA,
    words: [
      {
        name: 'Octavia',
        text: 'Den bästa bilen att aldrig behöva tänka på. Bensin eller diesel.',
        paint: 'birch-silver',
        alt: 'Silverfärgad kombi snett framifrån',
      },
      {
        name: 'Kodiaq',
        text: 'Sju platser om du vill, och dragvikt för hästarna.',
        paint: 'slate-grey',
        alt: 'Grå suv snett framifrån',
      },
      {
        name: 'Enyaq',
        text: 'Elbilen för den som kommer från kombi och inte tänker packa mindre.',
        paint: 'fjord-blue',
        alt: 'Mörkblå suv snett framifrån',
      },
    ],
  },
  hyundai: {
    make: HYUNDAI,
    words: [
      {
        name: 'Kona',
        text: 'Kompakt suv, som hybrid eller ren elbil. Lätt att se ut ur.',
        paint: 'signal-yellow',
        alt: 'Gul suv snett framifrån',
      },
      {
        name: 'Tucson',
        text: 'Familjesuv med laddhybrid som klarar pendlingen på el.',
        paint: 'walnut-brown',
        alt: 'Brun suv snett framifrån',
      },
      {
        name: 'IONIQ 5',
        text: 'Laddar fort, lånar ut ström och har plats som en klass större.',
        paint: 'birch-silver',
        alt: 'Silverfärgad suv snett framifrån',
        badge: 'Laddbox på köpet',
      },
    ],
  },
  fiat: {
    make: FIAT,
    words: [
      {
        name: '500e',
        text: 'Eldriven, rund och lätt att älska. Vänder på en femöring.',
        paint: 'crystal-white',
        alt: 'Vit småbil snett framifrån',
      },
      {
        name: 'Ducato',
        text: 'Lastar en hel verkstad, eller blir husbil. Vi servar båda.',
        paint: 'ivory-white',
        alt: 'Vit transportbil snett framifrån',
      },
    ],
  },
  'mercedes-benz': {
    make: MERCEDES,
    words: [
      {
        name: 'C-Klass',
        text: 'Kombin för tjänsteresor. Som laddhybrid räcker elen till de flesta vardagar.',
        paint: 'midnight-black',
        alt: 'Svart kombi snett framifrån',
      },
      {
        name: 'GLC',
        text: 'Vår mest efterfrågade Mercedes. Fyrhjulsdrift, tyst kupé och stora dragvikter.',
        paint: 'thunder-grey',
        alt: 'Mörkgrå suv snett framifrån',
      },
      {
        name: 'EQA',
        text: 'Eldriven suv i stadsstorlek, med fjädring som gör farthinder mjuka.',
        paint: 'denim-blue',
        alt: 'Blå suv snett framifrån',
      },
    ],
  },
  peugeot: {
    make: PEUGEOT,
    words: [
      {
        name: '208',
        text: 'Småbilen som finns med bensin eller el, till nästan samma månadskostnad.',
        paint: 'crimson-red',
        alt: 'Röd småbil snett framifrån',
      },
      {
        name: '3008',
        text: 'Eldriven suv med lång räckvidd och liten ratt.',
        paint: 'aubergine',
        alt: 'Lila suv snett framifrån',
      },
      {
        name: 'Partner',
        text: 'Lätt skåp för den som jobbar i stan. Går ner i de flesta parkeringshus.',
        paint: 'birch-silver',
        alt: 'Silverfärgad transportbil snett framifrån',
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
