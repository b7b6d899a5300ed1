import type { Block } from '../../../authoring.ts';
import { car, scene } from '../blocks.ts';
import { accordion, carousel, countdown, downloads, faq, gallery, highlights, stages } from '../interactiveBlocks.ts';

const CARS = '/kop-bil/alla-begagnade-bilar';

export const own: Block[] = [
  highlights('Det här ingår. Alltid.', [
    { title: '12 månaders garanti', text: 'Motor, växellåda, el. Utan krångel.', icon: 'shield-check' },
    { title: '14 dagars öppet köp', text: 'Kör hem. Ångra dig. Eller inte.', icon: 'refresh-cw' },
    { title: '120 punkter', text: 'Tre mekaniker måste säga ja.', icon: 'list-checks' },
    { title: 'Ett pris', text: 'Samma för alla. Ingen prutar bort sig.', icon: 'tag' },
  ]),
];

export const warranty: Block[] = [
  accordion({
    title: 'Finstilt, fast stort',
    items: [
      [
        'Hur gör jag när något går sönder?',
        '<p>Ring oss först. Vi bokar verkstaden närmast dig och tar räkningen direkt.</p>',
      ],
      [
        'Gäller garantin utomlands?',
        '<p>Ja, i hela Norden. Längre bort betalar du på plats och får tillbaka pengarna mot kvitto.</p>',
      ],
      ['Kan jag sälja bilen med garantin kvar?', '<p>Ja. Den sitter på bilen, inte på dig.</p>'],
    ],
  }),
  downloads(
    'Hela avtalet',
    'En sida. Vi räknade.',
    ['Rullandes garanti', 'garanti-rullande.pdf'],
    ['Protokoll från testet', 'provkorningsprotokoll.pdf'],
  ),
];

export const finance: Block[] = [
  faq({
    title: 'Raka svar om pengar',
    items: [
      ['Hur snabbt får jag svar?', '<p>Inom en kvart när butiken har öppet.</p>'],
      ['Går det utan kontantinsats?', '<p>Nej, minst 20 procent. Men din gamla bil räknas som pengar.</p>'],
      ['Kostar det att lösa lånet?', '<p>Noll kronor, när du vill.</p>'],
      ['Har banken bättre ränta?', '<p>Ta den. Vi säljer bilar, inte lån.</p>'],
    ],
  }),
];

export const sell: Block[] = [
  stages(
    'Ett, två, sålt',
    ['Kör hit', 'Ingen tid behövs.', 'car-front'],
    ['Få ett bud', 'Vi synar bilen medan du dricker kaffe. Budet gäller i en vecka.', 'coffee'],
    ['Få betalt', 'Vi swishar. Är summan för stor för Swish går den till kontot.', 'banknote'],
  ),
  faq({
    title: 'Ja, men …',
    items: [
      ['Vad händer om jag har lån kvar?', '<p>Vi löser det. Bokstavligen.</p>'],
      [
        'Köper ni en bil som inte är besiktad?',
        '<p>Ja, på släp om det behövs. Vi drar av det som besiktningen kostar.</p>',
      ],
      ['Kan jag ångra mig?', '<p>Fram till att pengarna är ute kan du säga nej. Därefter är bilen vår.</p>'],
    ],
  }),
];

export const buy: Block[] = [
  carousel('Rullar just nu', [
    {
      title: 'Under hundra tusen',
      text: 'Testade på 120 punkter, precis som de dyra.',
      picture: car('city', 'signal-yellow', 'front-left', 'Knallgul småbil snett framifrån'),
      to: [CARS, 'Se bilarna'],
    },
    {
      title: 'Plats för hela familjen',
      text: 'Kombi med dragkrok, barnstolsfästen och plats för hunden.',
      picture: car('estate', 'sage-green', 'front-left', 'Grågrön kombi snett framifrån'),
      to: [CARS, 'Hitta din kombi'],
    },
    {
      title: 'Sälj den gamla på vägen',
      text: 'Kaffe, bud och pengar. Tio minuter.',
      picture: scene('handover', 'Mörkblå bil med röd rosett på taket i en ljus bilhall'),
      to: ['/salj-bil', 'Så säljer du'],
    },
  ]),
  countdown({
    title: 'Gula veckan',
    text: 'Fri hemkörning i hela landet på alla bilar.',
    end: '2027-01-31T22:59:59Z',
    ended: 'Gula veckan är slut. Bilarna är kvar.',
    to: [CARS, 'Se bilarna'],
  }),
];

export const pictures: Block[] = [
  gallery(
    'Gult, som sagt',
    '3',
    [scene('dealer-rullande', 'Rullandes butik med gul fasad'), 'Butiken. Du hittar hit.'],
    [scene('showroom', 'Ljus bilhall med tre bilar'), 'Inne är det också rätt fint'],
    [scene('workshop', 'Bil på lyft i en verkstad'), '120 punkter, här'],
  ),
];
