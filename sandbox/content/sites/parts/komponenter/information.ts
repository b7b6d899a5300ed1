import type { Block } from '../../../authoring.ts';
import { scene } from '../blocks.ts';
import {
  contactCard,
  type FigureWords,
  icon,
  keyFigures,
  linkList,
  mapLink,
  openingHours,
  quote,
  socialSharing,
  type TextWithMediaWords,
  textWithMedia,
} from '../informationBlocks.ts';
import { examples } from './example.ts';

const CARS = '/kop-bil/alla-bilar-i-lager';

const garage: TextWithMediaWords = {
  title: 'Protokollet ligger i vindrutan',
  html: '<p>Innan en begagnad bil får ett pris går våra tekniker igenom 130 punkter. Du får läsa allt, även det som inte var perfekt.</p><p>Det vi hittar lagar vi. Det vi väljer att inte laga skriver vi upp, och drar av på priset.</p>',
  picture: scene('workshop', 'Bil på lyft i en ren verkstad'),
  caption: 'Verkstaden i Kungens Kurva. Varje begagnad bil står här i snitt fyra timmar.',
  to: ['/kop-bil/begagnade-bilar-i-lager', 'Så säljer vi begagnat'],
};

const media = examples(
  'TextWithMedia',
  ['bilden till vänster, liten', textWithMedia(garage)],
  ['bilden till höger, liten', textWithMedia({ ...garage, placement: 'Right' })],
  ['bilden till vänster, stor', textWithMedia({ ...garage, large: true })],
  ['bilden till höger, stor', textWithMedia({ ...garage, placement: 'Right', large: true })],
  ['bilden ovanför, liten', textWithMedia({ ...garage, placement: 'Above' })],
  ['bilden ovanför, stor', textWithMedia({ ...garage, placement: 'Above', large: true })],
  ['utan bild', textWithMedia({ title: garage.title ?? '', html: garage.html ?? '' })],
  ['bara bild', textWithMedia({ picture: scene('coast-road', 'Kustväg i klart morgonljus') })],
  ['tom', textWithMedia({})],
);

const customer = {
  text: 'De ringde upp två veckor efter köpet och frågade hur bilen gick. Det har ingen bilhandlare gjort förut.',
  name: 'Karin Ek',
  role: 'Köpte en begagnad kombi i Örebro',
};

const quotes = examples(
  'Quote',
  ['med namn och roll', quote(customer)],
  [
    'med bild',
    quote({ ...customer, picture: scene('handover', 'Mörkblå bil med röd rosett på taket i en ljus bilhall') }),
  ],
  ['stor', quote({ ...customer, large: true })],
  ['utan namn', quote({ text: 'Priset blev det de hade lovat.' })],
  ['tom', quote({ text: '' })],
);

const FIGURES: readonly FigureWords[] = [
  ['2 400', '', 'bilar i lager, från småbil till transportbil'],
  ['34', '', 'anläggningar från söder till norr'],
  ['130', 'punkter', 'kontrolleras på varje begagnad bil'],
  ['14', 'dagar', 'att byta bilen'],
];

const figures = examples(
  'KeyFigures',
  ['fyra kolumner', keyFigures('4', { title: 'Norrväg i siffror', text: 'Läget i november 2026.', figures: FIGURES })],
  ['tre kolumner', keyFigures('3', { figures: FIGURES.slice(0, 3) })],
  ['två kolumner', keyFigures('2', { title: 'Tryggt begagnat', figures: FIGURES.slice(2) })],
  [
    'utan ord under siffran',
    keyFigures('3', {
      figures: [
        ['1961', '', ''],
        ['98', '%', 'nöjda kunder'],
        ['', '', 'utelämnas'],
      ],
    }),
  ],
  ['tom', keyFigures('3', { figures: [] })],
);

const ways = [
  [CARS, 'Alla bilar i lager'],
  ['/kop-bil/begagnade-bilar-i-lager', 'Begagnade bilar'],
  ['/kop-bil/privatleasing-bilar', 'Privatleasing'],
  ['/service-och-verkstad/boka-bilverkstad', 'Boka verkstad'],
  ['https://www.konsumentverket.se/', 'Konsumentverket om bilköp'],
  ['mailto:hej@norrvag-se.example', 'Skriv till oss'],
] as const;

const links = examples(
  'LinkList',
  ['en kolumn', linkList('1', { title: 'Vanliga vägar vidare', links: ways.slice(0, 3) })],
  [
    'två kolumner',
    linkList('2', { title: 'Vanliga vägar vidare', text: 'Det våra besökare letar efter oftast.', links: ways }),
  ],
  ['tre kolumner, utan rubrik', linkList('3', { links: ways })],
  ['tom', linkList('1', { links: [['', '']] })],
);

const contacts = examples(
  'ContactCard',
  [
    'person med bild',
    contactCard({
      title: 'Din kontakt',
      name: 'Johanna Lindqvist',
      role: 'Försäljningschef, företag',
      phone: '08-465 004 31',
      email: 'johanna.lindqvist@norrvag-se.example',
      picture: scene('showroom', 'Ljus bilhall med bilar på rad'),
      html: '<p>Ring gärna före nio, då har jag inte hunnit ut i hallen än.</p>',
      to: ['/kop-bil/foretag', 'Bilar för företag'],
    }),
  ],
  [
    'avdelning utan bild',
    contactCard({
      name: 'Kundservice',
      role: 'Vardagar 8–17',
      phone: '08-465 004 10',
      email: 'hej@norrvag-se.example',
    }),
  ],
  ['bara telefon', contactCard({ phone: '08-465 004 20' })],
  ['tom', contactCard({})],
);

const hours = examples(
  'OpeningHours',
  [
    'alla dagar, med anmärkning',
    openingHours({
      title: 'Öppettider i bilhallen',
      days: [
        ['Måndag–torsdag', '9–18'],
        ['Fredag', '9–17'],
        ['Lördag', '10–15'],
        ['Söndag', 'Stängt'],
      ],
      note: '<p>Dagen före röd dag stänger vi klockan 15. Ring <a href="tel:+46846500410">08-465 004 10</a> om du vill komma en annan tid.</p>',
    }),
  ],
  [
    'utan rubrik',
    openingHours({
      days: [
        ['Vardagar', '7–17'],
        ['Helgdagar', 'Stängt'],
      ],
    }),
  ],
  ['tom', openingHours({ days: [] })],
);

const maps = examples(
  'MapLink',
  ['sök efter adressen', mapLink('Hitta till Kungens Kurva', 'Månskärsvägen 9, 141 75 Kungens Kurva')],
  ['utan rubrik, på två rader', mapLink('', 'Testgatan 1 & 3\n111 47 Stockholm')],
  ['egen länk', mapLink('Parkeringen', '', ['https://www.openstreetmap.org/#map=17/59.2716/17.9186', ''])],
  ['tom', mapLink('', '')],
);

const sharing = examples(
  'SocialSharing',
  ['med egen rubrik', socialSharing('Dela med en vän')],
  ['tom rubrik', socialSharing()],
);

const icons = examples(
  'IconLoader',
  ['liten', icon('phone', 'Ring oss vardagar 8–17', 'Small')],
  ['mellan', icon('ev-charger', 'Vi monterar laddboxen hemma hos dig', 'Medium')],
  ['stor', icon('shield-check', 'Tolv månaders garanti på personbilar upp till åtta år', 'Large')],
  ['utan ord', icon('car-front', '')],
  ['med ett namn som ingen bild har', icon('flygande-matta', 'Orden står kvar när bilden saknas')],
  ['tom', icon('', '')],
);

export const informationExamples: Block[] = [
  ...media,
  ...quotes,
  ...figures,
  ...links,
  ...contacts,
  ...hours,
  ...maps,
  ...sharing,
  ...icons,
];
