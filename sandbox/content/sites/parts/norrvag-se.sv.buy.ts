/** Norrväg Sweden in Swedish: the ways to a car below "Köp bil". */

import type { PageContent } from '../../authoring.ts';
import { car, scene } from './blocks.ts';
import * as interactive from './interactive/norrvag-se.sv.ts';
import { narrowed } from './narrowed.ts';
import { brandPages } from './norrvag-se.sv.brands.ts';
import { businessPages } from './norrvag-se.sv.business.ts';
import { campaignPages } from './norrvag-se.sv.campaigns.ts';
import { moneyPages } from './norrvag-se.sv.money.ts';
import { ownerPages } from './norrvag-se.sv.owner.ts';
import { typePages } from './norrvag-se.sv.types.ts';
import { article, carListPage, carPage } from './pages.ts';

const CARS = '/kop-bil/alla-bilar-i-lager';
const DEALERS = '/anlaggningar';

const entry: PageContent[] = [
  article({
    key: 'buy',
    path: '/kop-bil',
    nav: 'Köp bil',
    title: 'Köp bil hos Norrväg',
    description:
      'Nya och begagnade bilar från många märken, med egen verkstad i ryggen. Sök i lagret, jämför finansiering och boka provkörning.',
    picture: scene('showroom', 'Ljus bilhall med bilar på rad och stora fönster'),
    lead: 'Över tvåtusen bilar i lager, och varje begagnad är provkörd och kontrollerad i vår egen verkstad. Hitta din här eller kom förbi och prova.',
    to: [CARS, 'Sök bland alla bilar'],
    second: ['/kop-bil/biltyp', 'Utforska biltyper'],
    html: '<h2>Samma trygghet, ny eller begagnad</h2><p>Hos Norrväg köper du av dem som också ska serva bilen. Därför är vi noga från början: varje begagnad bil går igenom en kontroll i verkstaden, får en servicehistorik du kan läsa och säljs med skriftlig garanti. Nya bilar beställer vi efter dina önskemål, eller så väljer du en som redan står i lager och kan köras hem inom några dagar.</p>',
    cards: {
      title: 'Var vill du börja?',
      columns: '4',
      cards: [
        {
          title: 'Begagnade bilar',
          text: 'Kontrollerade, garanterade och redo att köra hem.',
          picture: car('estate', 'fjord-blue', 'front-left', 'Mörkblå kombi snett framifrån'),
          to: ['/kop-bil/begagnade-bilar-i-lager', 'Begagnat i lager'],
        },
        {
          title: 'Nya bilar',
          text: 'Lagerbilar med kort leveranstid och alla modeller att beställa.',
          picture: car('suv', 'crystal-white', 'front-left', 'Vit suv snett framifrån'),
          to: ['/kop-bil/nya-bilar-i-lager', 'Nytt i lager'],
        },
        {
          title: 'Privatleasing',
          text: 'Fast månadskostnad och ny bil vart tredje år.',
          picture: car('hatchback', 'sage-green', 'front-left', 'Grågrön halvkombi snett framifrån'),
          to: ['/kop-bil/privatleasing-bilar', 'Så fungerar det'],
        },
        {
          title: 'Företag',
          text: 'Tjänstebilar och transportbilar med egen kontaktperson.',
          picture: car('van', 'birch-silver', 'front-left', 'Silverfärgad transportbil snett framifrån'),
          to: ['/kop-bil/foretag', 'För företag'],
        },
      ],
    },
  }),
  carListPage({
    path: CARS,
    nav: 'Alla bilar i lager',
    title: 'Alla bilar i lager',
    description:
      'Sök bland alla nya och begagnade bilar hos Norrväg. Filtrera på märke, pris, miltal och drivmedel och se var bilen står.',
    text: 'Nya och begagnade bilar från alla våra anläggningar. Priser, miltal och månadskostnader uppdateras löpande.',
  }),
  carPage({
    path: '/kop-bil',
    nav: 'Bil',
    title: 'Bil i lager',
    description:
      'Bilder, pris, månadskostnad, utrustning och tekniska data. Kontakta säljaren eller boka en provkörning direkt.',
    similar: 'Liknande bilar',
  }),
];

const ways: PageContent[] = [
  article({
    key: 'used',
    path: '/kop-bil/begagnade-bilar-i-lager',
    nav: 'Begagnade bilar',
    title: 'Begagnade bilar med känd historia',
    blocks: interactive.used,
    description:
      'Begagnade bilar som kontrollerats i egna verkstäder, med dokumenterad historik, skriftlig garanti och bytesrätt i fjorton dagar.',
    picture: car('estate', 'fjord-blue', 'front-left', 'Mörkblå kombi snett framifrån'),
    lead: 'Många av våra begagnade bilar har vi sålt och servat förut. Det märks på skicket, och i papperen.',
    to: [narrowed(CARS, { car_condition: 'Begagnad' }), 'Se bilarna'],
    html: '<h2>Det här ingår alltid</h2><ul><li>Kontroll av motor, bromsar, chassi och elektronik i vår egen verkstad</li><li>Servicebok eller digital historik, kontrollerad miltalsavläsning</li><li>Minst tolv månaders garanti på personbilar upp till åtta år</li><li>Fjorton dagars bytesrätt om bilen inte passade så bra som du trodde</li></ul><p>Hittar vi något vid kontrollen åtgärdar vi det innan bilen läggs ut. Det som är normalt slitage för ålder och miltal står i annonsen, så att du slipper överraskningar.</p>',
    blurbs: [
      {
        title: 'Elbil på andra ägaren?',
        html: '<p>På begagnade elbilar mäter vi batteriets hälsa och visar resultatet. Då vet du hur stor del av räckvidden som finns kvar, och hur länge batterigarantin gäller.</p>',
        picture: scene('charging-home', 'Elbil på laddning utanför en villa i kvällsljus'),
        to: ['/livet-med-bil/kopa-begagnad-elbil', 'Läs vår köpguide'],
      },
    ],
  }),
  article({
    key: 'new',
    path: '/kop-bil/nya-bilar-i-lager',
    nav: 'Nya bilar',
    title: 'Nya bilar som är redo att levereras',
    description:
      'Nya bilar i lager med kort leveranstid. Välj färg och utrustning på riktigt, provkör och kör hem inom några dagar.',
    picture: car('suv', 'crystal-white', 'front-left', 'Vit suv snett framifrån'),
    lead: 'Fabriken kan ta månader på sig. De här bilarna är redan byggda, fraktade och på plats hos oss.',
    to: [narrowed(CARS, { car_condition: 'Ny' }), 'Se bilarna'],
    second: [DEALERS, 'Boka provkörning'],
    html: '<h2>Lagerbil eller beställning?</h2><p>En lagerbil har färg och utrustning som de flesta vill ha, och ofta ett bättre pris. Vill du bestämma varje detalj själv bygger vi bilen tillsammans med dig och håller kontakten tills den rullar in på gården. Båda vägarna börjar med en provkörning och ett skriftligt förslag.</p>',
  }),
  article({
    key: 'private-lease',
    path: '/kop-bil/privatleasing-bilar',
    nav: 'Privatleasing',
    title: 'Privatleasing med fast månadskostnad',
    description:
      'Privatleasa en ny bil med fast kostnad varje månad. Service och vägassistans ingår. Läs vad som gäller och se bilarna.',
    picture: car('hatchback', 'sage-green', 'front-left', 'Grågrön halvkombi snett framifrån'),
    lead: 'Du betalar för tiden du kör. När avtalet är slut lämnar du tillbaka bilen, eller byter till nästa.',
    to: [narrowed(CARS, { car_privateleasing_monthly_cost: '1000-20000' }), 'Se bilar med privatleasing'],
    html: '<h2>Så fungerar det</h2><ol><li>Välj bil, körsträcka och avtalstid, oftast 36 månader.</li><li>Vi gör en kreditprövning och skriver avtalet med BankID.</li><li>Du hämtar bilen. Service enligt plan och vägassistans ingår, däck om du vill.</li><li>När tiden är ute besiktar vi bilen tillsammans. Normalt slitage är alltid okej.</li></ol><h2>Bra att veta</h2><p>Kör du längre än avtalat betalar du för de extra milen till ett pris som står i avtalet. Kör du kortare kan vi ofta justera under tiden. Vill du avsluta i förtid hjälper vi dig att räkna på vad det kostar.</p>',
  }),
];

export const buyPages: PageContent[] = [
  ...entry,
  ...ways,
  ...brandPages,
  ...typePages,
  ...campaignPages,
  ...moneyPages,
  ...businessPages,
  ...ownerPages,
];
