/** Rullande Sweden of the Nordic makes. */

import { POLESTAR, VOLVO } from '../../../../data/models/nordic.ts';
import { car } from '../blocks.ts';
import type { MakeWords } from './make.ts';

export const NORDIC_MAKES: readonly MakeWords[] = [
  {
    make: VOLVO,
    common: true,
    picture: car('estate', 'slate-grey', 'front-left', 'Grå kombi snett framifrån'),
    summary: 'kombi, suv, laddhybrid och el.',
    card: 'Trygg som mormors soffa, snabbare än den ser ut.',
    lead: 'Var fjärde bil vi säljer är en Volvo. Det säger mer om Sverige än om oss.',
    likes:
      'Stolarna. Säkerheten. Delarna finns i varje stad och verkstaden i varje by. En V60 med tolv tusen mil på mätaren känns ofta som en med sex.',
    checks:
      'På fyrhjulsdrivna bilar frågar vi efter oljebytet i bakre kopplingen, på laddhybrider mäter vi batteriet. Skramlar det från framvagnen byter vi länkarmar innan bilen får en prislapp.',
    pick: 'V60 B4 från 2021. Tyst, snål och rymlig, och den drar husvagnen utan att klaga.',
    models: [
      {
        name: 'V60',
        text: 'Kombin som svensken mäter alla andra med. Vi har nästan alltid flera.',
        paint: 'denim-blue',
        alt: 'Blå kombi snett framifrån',
      },
      {
        name: 'XC60',
        text: 'Står sällan kvar över helgen. Laddhybriden rullar vardagen på el.',
        paint: 'thunder-grey',
        alt: 'Mörkgrå suv snett framifrån',
      },
      {
        name: 'XC40',
        text: 'Lagom stor, lätt att parkera och finns med det mesta under huven.',
        paint: 'birch-silver',
        alt: 'Silverfärgad suv snett framifrån',
      },
    ],
  },
  {
    make: POLESTAR,
    picture: car('saloon', 'onyx-black', 'front-left', 'Svart sedan snett framifrån'),
    summary: 'svenska elbilar med uppmätt batteri.',
    card: 'Volvos lillasyster som gick i designskola.',
    lead: 'Stram, elektrisk och byggd för långa vintervägar. Kommer ofta in från leasing, med ett enda stort servicehäfte.',
    likes:
      'Väghållningen och värmen: värmepumpen gör skillnad i januari. Programvaran uppdateras över natten, så en bil från 2021 kan mer i dag än när den var ny.',
    checks:
      'Batteriet, såklart. Sedan bromsskivorna, som gärna rostar på elbilar, och de tjugotumsdäck som ser snygga ut men kostar därefter.',
    pick: 'Polestar 2 med stort batteri och en motor. Längst räckvidd, lägst pris.',
    models: [
      {
        name: '2',
        text: 'Halvsedan med baklucka. Mer plats än man tror, mer fart än man behöver.',
        paint: 'crystal-white',
        alt: 'Vit sedan snett framifrån',
      },
      {
        name: '3',
        text: 'Stor, låg suv för den som tycker att vanliga suvar är för höga. Ovanlig begagnad än.',
        paint: 'slate-grey',
        alt: 'Grå suv snett framifrån',
      },
    ],
  },
];
