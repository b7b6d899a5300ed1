import { scene } from '../blocks.ts';
import { keyFigures, linkList, openingHours, quote, textWithMedia } from '../informationBlocks.ts';
import { informationOf } from './pages.ts';

export const { about, dealers, dealer } = informationOf({
  figures: {
    title: 'Norrväg i siffror',
    figures: [
      ['1961', '', 'lagades den första traktorn'],
      ['34', '', 'anläggningar i Sverige'],
      ['2 400', 'bilar', 'i lager just nu, ungefär'],
      ['130', 'punkter', 'kontrolleras på varje begagnad bil'],
    ],
  },
  quote: {
    text: 'Vi vill inte bli bedömda på dagen då du köper bilen, utan på dagen då något går fel.',
    name: 'Lars-Erik Norrväg',
    role: 'Styrelseordförande, tredje generationen',
  },
  service: {
    title: 'Hittar du inte rätt?',
    name: 'Kundservice',
    role: 'Vardagar 8–17',
    phone: '08-465 004 10',
    email: 'hej@norrvag-se.example',
    html: '<p>Vi kopplar dig till rätt anläggning, eller svarar själva.</p>',
  },
  hours: {
    title: 'När vi brukar ha öppet',
    days: [
      ['Måndag–fredag', '9–18'],
      ['Lördag', '10–15'],
      ['Söndag', 'Stängt på de flesta orter'],
    ],
    note: '<p>Verkstäderna öppnar klockan 7 på vardagar. Varje anläggning har sina egna tider på sin sida.</p>',
  },
});

export const sustainability = [
  keyFigures('3', {
    title: 'Så långt har vi kommit',
    text: 'Våra egna siffror för 2025, granskade av revisorn.',
    figures: [
      ['17', 'av 34', 'anläggningar med solceller på taket'],
      ['41', '%', 'återbrukade delar i skadeverkstaden'],
      ['8,2', 'ton', 'koldioxid per anställd, ner från 11,6'],
    ],
  }),
  textWithMedia({
    title: 'Däcken som får ett liv till',
    html: '<p>Ett däck som är för slitet för vägen räcker länge på en lekplats. Sedan 2019 går allt vårt gummi till ett bolag i Småland som maler ner det till fallunderlag.</p>',
    picture: scene('tyre-storage', 'Däck i prydliga hyllor'),
    caption: 'Däckhotellet i Linköping.',
    placement: 'Right',
  }),
  quote({
    text: 'Den renaste bilen är ofta den som redan finns. Därför lagar vi hellre än byter.',
    name: 'Elin Hallberg',
    role: 'Hållbarhetschef',
  }),
];

export const finance = [
  linkList('2', {
    title: 'Läs vidare om pengar',
    links: [
      ['/kop-bil/finansiering/billan', 'Billån'],
      ['/kop-bil/finansiering/lanelofte', 'Lånelöfte'],
      ['/kop-bil/finansiering/privatleasing', 'Leasa eller låna?'],
      ['/kop-bil/finansiering/bilforsakring', 'Bilförsäkring'],
      ['/kop-bil/privatleasing-bilar', 'Privatleasing'],
      ['/kop-bil/foretag/foretagsleasing', 'Företagsleasing'],
      ['https://www.konsumentverket.se/', 'Konsumentverket om lån'],
    ],
  }),
];

export const workshopHours = [
  openingHours({
    title: 'Verkstädernas öppettider',
    days: [
      ['Måndag–torsdag', '7–17'],
      ['Fredag', '7–16'],
      ['Lördag–söndag', 'Stängt'],
    ],
    note: '<p>Nyckeln kan du lämna dygnet runt i nyckelinkastet.</p>',
  }),
];
