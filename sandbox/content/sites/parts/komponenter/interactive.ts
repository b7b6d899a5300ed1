import { type Block, file, image, item, items, link, rich, text } from '../../../authoring.ts';
import { car, hero, prose, scene } from '../blocks.ts';
import {
  accordion,
  carousel,
  countdown,
  downloads,
  faq,
  gallery,
  highlights,
  type SlideWords,
  spacer,
  stages,
} from '../interactiveBlocks.ts';
import { examples } from './example.ts';

const CARS = '/kop-bil/alla-bilar-i-lager';
const BOOK = '/service-och-verkstad/boka-bilverkstad';

const accordions = examples(
  'Accordion',
  [
    'flera kan vara öppna',
    accordion({
      title: 'Det här ingår i servicen',
      text: 'Vi följer tillverkarens plan och visar vad vi har gjort.',
      items: [
        [
          'Olja, filter och vätskor',
          '<p>Vi byter motorolja och filter, fyller på spolarvätska och kontrollerar bromsvätska och kylarvätska. Rätt kvalitet för din motor, inte den som råkade stå närmast.</p>',
        ],
        [
          'Bromsar och hjul',
          '<p>Hjulen tas av, bromsarna mäts och rengörs. Du får veta hur mycket som är kvar av beläggen i millimeter.</p><ul><li>Mönsterdjup på alla fyra däcken</li><li>Lufttryck, även i reservhjulet</li><li>Åtdragning med momentnyckel</li></ul>',
        ],
        [
          'Provkörning',
          '<p>En mekaniker kör bilen efter jobbet och lyssnar efter sådant som inte syns på en lyft.</p>',
        ],
      ],
    }),
  ],
  [
    'en åt gången, den första öppen',
    accordion({
      title: 'Så går ett byte till',
      single: true,
      firstOpen: true,
      items: [
        ['Vad är min bil värd?', '<p>Skicka registreringsnumret, så får du ett skriftligt bud samma dag.</p>'],
        ['Kan ni lösa mitt lån?', '<p>Ja. Vi kontaktar långivaren och betalar skulden direkt.</p>'],
        [
          'När får jag den nya bilen?',
          '<p>Bilar i lager lämnas ut inom en vecka. <a href="/kop-bil/alla-bilar-i-lager">Se vad som står inne</a>.</p>',
        ],
      ],
    }),
  ],
  [
    'utan rubrik',
    accordion({ title: '', items: [['Villkor för lånebil', '<p>Du betalar bränslet, vi står för resten.</p>']] }),
  ],
  [
    'tom',
    {
      component: 'Accordion',
      params: { SingleOpen: '', FirstOpen: '' },
      fields: {
        Title: text('Rubrik utan innehåll'),
        Text: text(''),
        Items: items(item('Tom', { Title: text(''), Text: rich('') })),
      },
    },
  ],
);

const questions = examples(
  'FaqList',
  [
    'frågor och svar, även för sökmotorer',
    faq({
      title: 'Vanliga frågor om garanti',
      text: 'Hittar du inte svaret? Ring oss, vi svarar i telefon.',
      items: [
        [
          'Hur länge gäller garantin på en begagnad bil?',
          '<p>Minst <strong>tolv månader</strong> från den dag du hämtar en personbil som är högst åtta år, utan gräns för antal mil.</p>',
        ],
        [
          'Måste jag serva bilen hos er?',
          '<p>Nej. Garantin gäller så länge servicen görs enligt tillverkarens plan av en auktoriserad verkstad.</p>',
        ],
        [
          'Följer garantin med om jag säljer bilen?',
          '<p>Ja, den hör till bilen. Lämna över papperen till den nya ägaren.</p>',
        ],
      ],
    }),
  ],
  [
    'tom',
    {
      component: 'FaqList',
      fields: {
        Title: text(''),
        Text: text(''),
        Questions: items(item('Obesvarad', { Question: text('En fråga som ingen har svarat på'), Answer: rich('') })),
      },
    },
  ],
);

const countdowns = examples(
  'CountdownTimer',
  [
    'som räknar ner',
    countdown({
      title: 'Vinterhjul till fast pris',
      text: 'Boka medan det finns tider kvar. Priset gäller alla våra verkstäder.',
      end: '2027-10-31T22:59:59Z',
      ended: 'Erbjudandet är slut för den här gången.',
      to: [BOOK, 'Boka hjulskifte'],
    }),
  ],
  [
    'som har gått ut',
    countdown({
      title: 'Premiärhelgen',
      text: 'Tack alla ni som kom och provkörde.',
      end: '2026-03-01T16:00:00Z',
      ended: 'Helgen är över, men bilarna står kvar.',
      to: [CARS, 'Se alla bilar'],
    }),
  ],
  [
    'utan datum',
    countdown({ title: 'Snart öppnar vi i Kiruna', text: 'Datumet kommer så snart vi vet.', end: '', ended: '' }),
  ],
  [
    'tom',
    {
      component: 'CountdownTimer',
      fields: {
        Title: text(''),
        Text: text(''),
        EndDate: text('0001-01-01T00:00:00Z'),
        EndedText: text(''),
        Link: link(),
      },
    },
  ],
);

const slides: readonly SlideWords[] = [
  {
    title: 'Elbilar som klarar vintern',
    text: 'Vi har mätt räckvidden i tjugo minusgrader, så att du slipper gissa.',
    picture: scene('winter-road', 'Orange suv på en snöig väg mellan granar'),
    to: ['/kop-bil/biltyp/elbilar', 'Allt om elbilar'],
  },
  {
    title: 'Service medan du väntar',
    text: 'Kaffe, arbetsplats och ett pris du får veta innan vi börjar.',
    picture: scene('workshop', 'Bil på lyft i en ren verkstad'),
    to: [BOOK, 'Boka tid'],
  },
  {
    title: 'Sälj bilen utan krångel',
    text: 'Skriftligt bud samma dag och pengar inom två bankdagar.',
    picture: scene('handover', 'Mörkblå bil med röd rosett på taket i en ljus bilhall'),
    to: ['/salj-bil', 'Få ett bud'],
  },
  { title: 'Öppet hus på lördag', text: 'Korv, provkörning och veckans bilar på alla våra anläggningar.' },
];

const placed: Block = {
  component: 'Carousel',
  params: { Interval: '8' },
  fields: { Title: text(''), Slides: items() },
  placeholders: {
    'carousel-{*}': [
      hero({
        title: 'Kusten väntar',
        html: '<p>Ett vanligt block i bildspelet.</p>',
        picture: scene('coast-road', 'Röd bil på en väg längs vattnet'),
        to: [CARS, 'Se alla bilar'],
        tag: 'h2',
      }),
      hero({
        title: 'Stan efter stängning',
        html: '<p>Ett block till, med ljusa ord.</p>',
        picture: scene('city-evening', 'Grå bil på en gata i kvällsljus'),
        to: ['/anlaggningar', 'Hitta oss'],
        tag: 'h2',
        textColor: 'Black',
      }),
      // As the platform calls what is switched off: it has no view anywhere.
      { component: 'Hidden Rendering' },
      { component: 'HeroBanner' },
    ],
  },
};

const carousels = examples(
  'Carousel',
  ['egna bilder, 5 sekunder', carousel('På gång hos Norrväg', slides)],
  ['block ur en platshållare, 8 sekunder', placed],
  ['en enda bild', carousel('', slides.slice(0, 1), '3')],
  ['tom', { component: 'Carousel', params: { Interval: '' }, fields: { Title: text('Tomt'), Slides: items() } }],
);

const files = examples(
  'FileDownloadList',
  [
    'fler än tre',
    downloads(
      'Ladda ner',
      'Planer, villkor och checklistor att läsa hemma.',
      ['Serviceplan för bensin och diesel', 'serviceplan-bensin-och-diesel.pdf'],
      ['Serviceplan för elbil', 'serviceplan-elbil.pdf'],
      ['Garanti på begagnad bil', 'garantivillkor-begagnat.pdf'],
      ['Checklista innan du säljer', 'checklista-innan-du-saljer.pdf'],
      ['Prislista däckhotell', 'prislista-dackhotell.pdf'],
      ['Fullmakt vid ägarbyte', 'fullmakt-agarbyte.txt'],
    ),
  ],
  ['två', downloads('', '', ['', 'serviceplan-elbil.pdf'], ['Prislista däckhotell', 'prislista-dackhotell.pdf'])],
  [
    'tom',
    {
      component: 'FileDownloadList',
      fields: {
        Title: text('Inga filer'),
        Text: text(''),
        Files: items(item('Tom', { Title: text('Fil som saknas'), File: file() })),
      },
    },
  ],
);

const galleries = examples(
  'ImageGallery',
  [
    'tre kolumner',
    gallery(
      'Så ser det ut hos oss',
      '3',
      [scene('showroom', 'Ljus bilhall med tre bilar'), 'Bilhallen i Uppsala, en onsdag före öppning'],
      [scene('workshop', 'Bil på lyft i en ren verkstad'), 'Fjorton lyftar och dagsljus från norr'],
      [scene('tyre-storage', 'Däck i prydliga hyllor'), 'Däckhotellet rymmer niotusen hjul'],
      [scene('dealer-norrvag', 'Norrvägs anläggning med upplyst fasad')],
      [scene('charging-home', 'Elbil på laddning utanför en villa'), 'Vi monterar laddboxen också'],
    ),
  ],
  [
    'två kolumner',
    gallery(
      '',
      '2',
      [car('suv', 'pine-green', 'front-left', 'Mörkgrön suv snett framifrån'), 'Framifrån'],
      [car('suv', 'pine-green', 'rear', 'Mörkgrön suv bakifrån'), 'Bakifrån'],
    ),
  ],
  [
    'fyra kolumner',
    gallery(
      'Fyra vägar ut',
      '4',
      [scene('nordic-dawn', 'Mörk bil på en väg i gryningen')],
      [scene('coast-road', 'Röd bil på en väg längs vattnet')],
      [scene('winter-road', 'Orange suv på en snöig väg')],
      [scene('city-evening', 'Grå bil på en gata i kvällsljus')],
    ),
  ],
  [
    'tom',
    {
      component: 'ImageGallery',
      params: { Columns: '3' },
      fields: { Title: text(''), Images: items(item('Tom', { Image: image(), Caption: text('Bild som saknas') })) },
    },
  ],
);

const stageRows = examples(
  'StageRow',
  [
    'fyra steg med bilder',
    stages(
      'Så köper du bil hos oss',
      ['Välj', 'Sök bland alla bilar i lager, eller berätta vad du behöver.', 'search'],
      ['Provkör', 'Vi ställer fram bilen där det passar dig bäst.', 'key-round'],
      ['Bestäm', 'Du får ett skriftligt erbjudande med hela kostnaden.', 'clipboard-check'],
      ['Hämta', 'Bilen är tvättad, tankad och genomgången.', 'handshake'],
    ),
  ],
  [
    'sex steg utan bilder',
    stages(
      'Från skada till färdig bil',
      ['Anmäl', 'Ring ditt försäkringsbolag.'],
      ['Besikta', 'Vi fotograferar och räknar.'],
      ['Godkänn', 'Bolaget svarar oss direkt.'],
      ['Laga', 'Plåt, lack och elektronik.'],
      ['Kontrollera', 'Kalibrering av kameror och radar.'],
      ['Hämta', 'Du betalar bara självrisken.'],
    ),
  ],
  [
    'tom',
    {
      component: 'StageRow',
      fields: {
        Title: text('Inga steg'),
        Stages: items(item('Tomt', { Title: text(''), Text: text(''), Icon: text('') })),
      },
    },
  ],
);

const highlightLists = examples(
  'HighlightList',
  [
    'tre kolumner',
    highlights('Därför Norrväg', [
      {
        title: 'Tolv månaders garanti',
        text: 'På personbilar upp till åtta år, utan gräns för mil.',
        icon: 'shield-check',
      },
      {
        title: 'Fjorton dagars bytesrätt',
        text: 'Kör hem och känn efter. Passar den inte byter vi.',
        icon: 'refresh-cw',
      },
      {
        title: 'Egna verkstäder',
        text: 'De som säljer bilen tar hand om den sedan.',
        icon: 'wrench',
        to: ['/service-och-verkstad', 'Om våra verkstäder'],
      },
    ]),
  ],
  [
    'fyra kolumner med bilder',
    highlights('Fyra skäl att komma förbi', [
      {
        title: 'Provkörning',
        text: 'Så länge du vill.',
        picture: scene('coast-road', 'Röd bil på en väg längs vattnet'),
        to: ['/anlaggningar', 'Hitta oss'],
      },
      { title: 'Verkstad', text: 'Fast pris.', picture: scene('workshop', 'Bil på lyft i en ren verkstad') },
      { title: 'Däckhotell', text: 'Vi bär hjulen.', picture: scene('tyre-storage', 'Däck i prydliga hyllor') },
      { title: 'Kaffe', text: 'Alltid nybryggt.', picture: scene('showroom', 'Ljus bilhall med tre bilar') },
    ]),
  ],
  [
    'tom',
    {
      component: 'HighlightList',
      params: { Columns: '3' },
      fields: {
        Title: text('Inga skäl'),
        Items: items(
          item('Tomt', { Title: text(''), Text: text(''), Icon: text('star'), Image: image(), Link: link() }),
        ),
      },
    },
  ],
);

const spacers = [
  ...examples('Spacer', ['liten', spacer('Small')], ['mellan', spacer('Medium')], ['stor', spacer('Large')]),
  prose('<p>Här slutar den stora luften.</p>'),
];

const notices = [
  prose(
    '<h2>DisclaimerModal</h2><p><strong>DisclaimerModal</strong> – en ruta över hela sidan, därför <a href="/komponenter/upplysning">på en egen sida</a>.</p>',
  ),
];

export const interactiveExamples: Block[] = [
  ...accordions,
  ...questions,
  ...countdowns,
  ...carousels,
  ...files,
  ...galleries,
  ...stageRows,
  ...highlightLists,
  ...spacers,
  ...notices,
];
