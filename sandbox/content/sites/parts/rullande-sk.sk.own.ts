/** Rullande Slovakia in Slovak: owning a car. */

import type { PageContent } from '../../authoring.ts';
import { scene } from './blocks.ts';
import { article } from './pages.ts';

const CARS = '/vlastnictvo-auta/kupit-jazdene-auto';
const DEALERS = '/kontakty';

export const ownPages: PageContent[] = [
  article({
    key: 'warranty',
    path: '/vlastnictvo-auta/zaruka',
    nav: 'Záruka',
    title: 'Záruka napísaná po slovensky',
    description:
      'Dvanásť mesiacov záruky na každé auto z Rullande: na čo platí, na čo nie, ako ju predĺžiť a čo robiť, keď sa niečo pokazí.',
    picture: scene('workshop', 'Auto na zdviháku v čistom servise'),
    lead: 'Dvanásť mesiacov je v cene vždy. Drobné písmo hľadajte inde.',
    to: [CARS, 'Vybrať auto'],
    second: ['/o-nas/reklamacny-poriadok', 'Ako reklamovať'],
    html: '<h2>Na čo platí</h2><ul><li>Motor, prevodovka, pohon, elektronika, chladenie a riadenie</li><li>Celé Slovensko a Česko, ktorýkoľvek autorizovaný servis</li><li>Prvých šesť mesiacov bez spoluúčasti, potom 80 eur</li></ul><h2>Na čo neplatí</h2><p>Pneumatiky, brzdové platničky, stierače a iné veci, ktoré sa používaním opotrebujú. A škrabance od nákupného vozíka, žiaľ.</p><h2>Predĺženie</h2><p>Až na tri roky od kúpy. Záruka patrí autu, nie vám: keď ho predáte, ide s ním.</p>',
  }),
  article({
    key: 'insurance',
    path: '/vlastnictvo-auta/poistenie',
    nav: 'Poistenie',
    title: 'Poistenie, kým vychladne káva',
    description:
      'Povinné zmluvné aj havarijné poistenie vybavíme v Rullande pri odovzdaní auta. Prečítajte si, kedy sa ktoré oplatí a kedy nie.',
    picture: scene('winter-road', 'Auto na zasneženej ceste'),
    lead: 'Bez PZP auto nesmie na cestu ani meter. Vybavíme ho pri odovzdaní kľúčov.',
    to: [DEALERS, 'Opýtať sa na pobočke'],
    html: '<h2>PZP alebo aj havarijné?</h2><p><strong>PZP</strong> je povinné a platí škodu, ktorú spôsobíte iným. <strong>Havarijné poistenie</strong> platí aj vaše auto: po nehode, krádeži, krupobití či stretnutí so srnkou. Pri úvere a lízingu ho obvykle žiada banka.</p><h2>Naše pravidlo</h2><p>Mrzela by vás strata auta dlhšie ako rok? Vezmite si havarijné. Ak nie, stačí PZP s pripoistením čelného skla.</p><h2>Porovnáme za vás</h2><p>Máme zmluvy s piatimi poisťovňami a z každej rovnakú odmenu, takže vám povieme pravdu. Poistku môžete kedykoľvek preniesť inam.</p>',
  }),
];
