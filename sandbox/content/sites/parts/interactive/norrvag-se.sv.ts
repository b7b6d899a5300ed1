import type { Block } from '../../../authoring.ts';
import { scene } from '../blocks.ts';
import { accordion, carousel, countdown, downloads, faq, gallery, highlights, stages } from '../interactiveBlocks.ts';

const CARS = '/kop-bil/alla-bilar-i-lager';
const BOOK = '/service-och-verkstad/boka-bilverkstad';

export const service: Block[] = [
  stages(
    'Så går ett verkstadsbesök till',
    ['Boka', 'Välj tid och anläggning. Du får priset direkt för all service enligt plan.', 'calendar-check'],
    ['Lämna', 'I nyckelskåpet när du vill, eller i disken med en kopp kaffe.', 'key-round'],
    ['Vi ringer', 'Hittar vi något mer får du veta vad, varför och vad det kostar. Du bestämmer.', 'phone'],
    ['Hämta', 'Bilen är tvättad och rapporten med bilder ligger i mejlen.', 'circle-check'],
  ),
  faq({
    title: 'Frågor vi får om service',
    items: [
      [
        'Gäller nybilsgarantin om jag servar hos er?',
        '<p>Ja. Vi följer tillverkarens plan, använder delar av samma kvalitet som originalet och stämplar i den digitala serviceboken.</p>',
      ],
      [
        'Hur ofta ska bilen på service?',
        '<p>Oftast en gång om året eller var 2 000:e mil, det som kommer först. Elbilar klarar sig ibland två år mellan besöken. Står du osäker, skicka registreringsnumret så tittar vi.</p>',
      ],
      [
        'Kan jag få en lånebil?',
        '<p>Ja, på alla verkstäder. Säg till när du bokar, så står den framme. Du betalar bränslet eller strömmen.</p>',
      ],
      [
        'Vad händer om jag inte kan hämta i tid?',
        '<p>Ingenting. Vi låser in bilen och lägger nyckeln i skåpet. Du får en kod med sms.</p>',
      ],
    ],
  }),
  downloads(
    'Serviceplaner och priser',
    'Att läsa i lugn och ro, eller ta med till någon annan och jämföra.',
    ['Serviceplan för bensin och diesel', 'serviceplan-bensin-och-diesel.pdf'],
    ['Serviceplan för elbil', 'serviceplan-elbil.pdf'],
    ['Prislista däckhotell', 'prislista-dackhotell.pdf'],
  ),
];

export const sell: Block[] = [
  stages(
    'Så säljer du till oss',
    ['Berätta om bilen', 'Registreringsnummer, miltal och några bilder räcker för ett första bud.', 'message-circle'],
    ['Visa upp den', 'Vi provkör och går igenom skicket på en halvtimme.', 'car-front'],
    ['Skriv under', 'Vi löser lånet, avanmäler försäkringen och registrerar ägarbytet.', 'handshake'],
    ['Få betalt', 'Pengarna finns på kontot inom två bankdagar.', 'banknote'],
  ),
  downloads(
    'Bra att ha med sig',
    'Skriv ut, bocka av, ta med.',
    ['Checklista innan du säljer', 'checklista-innan-du-saljer.pdf'],
    ['Fullmakt vid ägarbyte', 'fullmakt-agarbyte.txt'],
  ),
  faq({
    title: 'Frågor från dem som sålt',
    items: [
      ['Hur länge gäller budet?', '<p>I sju dagar, skriftligt. Ändrar sig inte bilen ändrar sig inte priset.</p>'],
      [
        'Jag har lån kvar på bilen. Går det ändå?',
        '<p>Ja. Vi betalar lånet direkt till långivaren och sätter in resten på ditt konto. Är lånet större än budet betalar du mellanskillnaden till oss.</p>',
      ],
      [
        'Måste jag köpa en ny bil av er?',
        '<p>Nej. Gör du det räknar vi in din gamla som kontantinsats, och du kör hem i nästa samma dag.</p>',
      ],
      [
        'Köper ni alla bilar?',
        '<p>Nästan. Bilar äldre än femton år eller med stora skador får ofta ett bättre pris hos en specialist, och då säger vi det.</p>',
      ],
    ],
  }),
];

export const finance: Block[] = [
  accordion({
    title: 'Orden i kalkylen',
    text: 'Fem ord som är bra att förstå innan man skriver på.',
    single: true,
    firstOpen: true,
    items: [
      [
        'Effektiv ränta',
        '<p>Vad lånet kostar på ett år när ränta, uppläggningsavgift och aviavgifter är inräknade. Det är den siffran du ska jämföra med banken.</p>',
      ],
      [
        'Kontantinsats',
        '<p>Det du betalar direkt: minst 20 procent av priset. Din gamla bil räknas in, värderad samma dag.</p>',
      ],
      [
        'Restvärde',
        '<p>En del av lånet som du betalar sist i stället för varje månad. Månaden blir billigare, men räntan räknas på hela summan under tiden.</p>',
      ],
      [
        'Löptid',
        '<p>Hur länge du betalar, mellan 36 och 84 månader. Längre tid ger lägre månadskostnad och högre totalkostnad.</p>',
      ],
      [
        'Övermil',
        '<p>Vid leasing: varje mil över det avtalade antalet. Priset per mil står i avtalet innan du skriver på.</p>',
      ],
    ],
  }),
  faq({
    title: 'Vanliga frågor om att betala',
    items: [
      [
        'Kan jag lösa lånet i förtid?',
        '<p>Ja, när du vill och utan avgift. Du betalar ränta till och med den dag du löser.</p>',
      ],
      [
        'Vad krävs för att få låna?',
        '<p>Att du är folkbokförd i Sverige, har fyllt 18 år och har en inkomst. Vår finanspartner gör en kreditprövning, och du får svar samma dag.</p>',
      ],
      [
        'Ingår försäkring i privatleasing?',
        '<p>Nej, men service enligt plan och vägassistans gör det. Vi hjälper dig att jämföra försäkringar innan bilen lämnas ut.</p>',
      ],
    ],
  }),
];

export const used: Block[] = [
  highlights('Det här ingår när du köper begagnat', [
    {
      title: 'Tolv månaders garanti',
      text: 'På personbilar upp till åtta år. Gäller på alla våra verkstäder.',
      icon: 'shield-check',
    },
    {
      title: 'Fjorton dagars bytesrätt',
      text: 'Passar den inte ditt liv byter vi den mot en annan.',
      icon: 'refresh-cw',
    },
    { title: '130 punkter', text: 'Kontrollerade av våra egna tekniker. Du får protokollet.', icon: 'list-checks' },
    {
      title: 'Känd historia',
      text: 'Servicebok, ägare och mätarställning, avstämda mot registren.',
      icon: 'clipboard-check',
    },
  ]),
  downloads('Villkoren', 'Hela garantin på en sida.', ['Garanti på begagnad bil', 'garantivillkor-begagnat.pdf']),
];

export const campaigns: Block[] = [
  carousel('På gång', [
    {
      title: 'Bilar till kampanjpris',
      text: 'När nya årsmodeller kommer sänker vi priset på dem som redan står här.',
      picture: scene('winter-road', 'Orange suv på en snöig väg mellan granar'),
      to: ['/kop-bil/kampanjer/bilkampanjer', 'Se bilkampanjerna'],
    },
    {
      title: 'Vinterkontroll på en halvtimme',
      text: 'Batteri, kylarvätska, bromsar och ljus, medan du väntar.',
      picture: scene('workshop', 'Bil på lyft i en ren verkstad'),
      to: [BOOK, 'Boka tid'],
    },
    {
      title: 'Däckhotell utan kö',
      text: 'Vi tvättar, mäter och förvarar hjulen till nästa skifte.',
      picture: scene('tyre-storage', 'Däck i prydliga hyllor'),
      to: ['/dack-och-biltillbehor/dackhotell', 'Om däckhotellet'],
    },
  ]),
];

export const carCampaigns: Block[] = [
  countdown({
    title: 'Lagerrensning inför nya årsmodeller',
    text: 'De sänkta priserna gäller bilar i lager, så länge de finns kvar.',
    end: '2027-02-28T22:59:59Z',
    ended: 'Lagerrensningen är slut. Fler kampanjer kommer.',
    to: [CARS, 'Se bilarna i lager'],
  }),
];

export const pictures: Block[] = [
  gallery(
    'Så ser det ut hos oss',
    '3',
    [scene('dealer-norrvag', 'Norrvägs anläggning med upplyst fasad i skymning'), 'Anläggningen en kväll i november'],
    [scene('showroom', 'Ljus bilhall med tre bilar'), 'Bilhallen före öppning'],
    [scene('workshop', 'Bil på lyft i en ren verkstad'), 'Verkstaden, fortfarande hjärtat'],
    [scene('tyre-storage', 'Däck i prydliga hyllor'), 'Däckhotellet'],
    [scene('handover', 'Mörkblå bil med röd rosett på taket i en ljus bilhall'), 'Dags att åka hem'],
    [scene('charging-home', 'Blå elbil på laddning utanför ett trähus'), 'Hemma hos en kund, efter jobbet'],
  ),
];
