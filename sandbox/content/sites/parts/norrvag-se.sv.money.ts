/** Norrväg Sweden in Swedish: campaigns, finance and business below "Köp bil". */

import type { PageContent } from '../../authoring.ts';
import * as banners from './banners/norrvag-se.sv.ts';
import { car, scene } from './blocks.ts';
import { finance } from './information/norrvag-se.sv.ts';
import * as interactive from './interactive/norrvag-se.sv.ts';
import { narrowed } from './narrowed.ts';
import { article } from './pages.ts';

const CARS = '/kop-bil/alla-bilar-i-lager';
const DEALERS = '/anlaggningar';
const FINANCE = '/kop-bil/finansiering';

export const moneyPages: PageContent[] = [
  article({
    key: 'campaigns',
    path: '/kop-bil/kampanjer',
    nav: 'Kampanjer',
    title: 'Kampanjer hos Norrväg',
    blocks: [...interactive.campaigns, ...banners.campaigns],
    description:
      'Aktuella erbjudanden på bilar, service och däck hos Norrväg. Tydliga villkor, begränsat antal och alltid med slutdatum.',
    picture: scene('coast-road', 'Kustväg i klart morgonljus'),
    lead: 'Få erbjudanden, men riktiga. Här ser du vad som gäller just nu och hur länge.',
    to: ['/kop-bil/kampanjer/bilkampanjer', 'Se bilkampanjerna'],
    cards: {
      title: 'Just nu',
      cards: [
        {
          title: 'Bilar till kampanjpris',
          text: 'Utvalda lagerbilar med sänkt pris. Det tidigare priset står alltid bredvid.',
          badge: 'Kampanj',
          picture: car('suv', 'fjord-blue', 'front-left', 'Mörkblå suv snett framifrån'),
          to: ['/kop-bil/kampanjer/bilkampanjer', 'Bilkampanjer'],
        },
        {
          title: 'Vinterkontroll',
          text: 'Batteri, kylarvätska, bromsar och ljus på en halvtimme. Du väntar i loungen.',
          badge: 'Säsong',
          picture: scene('workshop', 'Bil på lyft i en ren verkstad'),
          to: ['/service-och-verkstad/boka-bilverkstad', 'Boka tid'],
        },
        {
          title: 'Däckhotell',
          text: 'Lämna däcken hos oss så tvättar, mäter och förvarar vi dem till nästa skifte.',
          picture: scene('tyre-storage', 'Däck i prydliga hyllor'),
          to: ['/dack-och-biltillbehor/dackhotell', 'Om däckhotellet'],
        },
      ],
    },
  }),
  article({
    key: 'car-campaigns',
    path: '/kop-bil/kampanjer/bilkampanjer',
    nav: 'Bilkampanjer',
    title: 'Bilkampanjer just nu',
    blocks: [...interactive.carCampaigns, ...banners.carCampaigns],
    description:
      'Bilar till sänkt pris och med förmånlig finansiering. Så fungerar Norrvägs bilkampanjer, och här hittar du bilarna som omfattas.',
    picture: car('suv', 'fjord-blue', 'front-left', 'Mörkblå suv snett framifrån'),
    lead: 'När vi gör plats för nya årsmodeller sänker vi priset på bilar som redan står här.',
    to: [narrowed(CARS, { car_campaign_price: '0-3000000' }), 'Se bilarna med kampanjpris'],
    html: '<h2>Så läser du priset</h2><p>Bilar med kampanjpris visar det nya priset tillsammans med det ordinarie. Kampanjen gäller bilen i annonsen, så länge den är osåld. Månadskostnaden är räknad på kampanjpriset, med kontantinsats och ränta utskrivna.</p><h2>Går det att kombinera?</h2><p>Kampanjpris går bra ihop med inbyte av din gamla bil. Ränteerbjudanden och rabatter på pris går däremot inte att slå ihop, men vi räknar gärna på båda så ser du vilket som lönar sig.</p>',
  }),
  article({
    key: 'finance',
    path: FINANCE,
    nav: 'Finansiering',
    title: 'Finansiering som du förstår',
    blocks: [...finance, ...interactive.finance],
    description:
      'Billån, privatleasing eller företagsleasing? Jämför tre sätt att betala bilen och få ett skriftligt förslag från Norrväg.',
    picture: scene('handover', 'Mörkblå bil med röd rosett på taket i en ljus bilhall'),
    lead: 'Tre sätt att betala, ett tydligt svar på vad det kostar. Vi visar alltid den effektiva räntan och hela summan.',
    to: ['/kop-bil/finansiering/billan', 'Läs om billån'],
    second: ['/kop-bil/privatleasing-bilar', 'Läs om privatleasing'],
    html: '<h2>Äga eller hyra?</h2><p>Tänker du behålla bilen länge, eller kör du mer än 2 000 mil om året, är billån oftast bäst. Vill du ha en fast kostnad och slippa fundera på andrahandsvärdet passar leasing. Har du företag kan du dra av halva momsen på leasing av personbil.</p><p>Alla lån prövas av vår finanspartner. Du får svar samma dag, oftast inom en timme.</p>',
    cards: {
      title: 'Jämför',
      cards: [
        {
          title: 'Billån',
          text: 'Minst 20 procent i kontantinsats. Du äger bilen och kan lösa lånet när du vill.',
          to: ['/kop-bil/finansiering/billan', 'Billån'],
        },
        {
          title: 'Privatleasing',
          text: 'Ingen kontantinsats. Fast månadskostnad och service enligt plan.',
          to: ['/kop-bil/privatleasing-bilar', 'Privatleasing'],
        },
        {
          title: 'Företagsleasing',
          text: 'Bind inte kapital i bilar. Momsavdrag och samlad faktura.',
          to: ['/kop-bil/foretag/foretagsleasing', 'Företagsleasing'],
        },
      ],
    },
  }),
  article({
    key: 'loan',
    path: '/kop-bil/finansiering/billan',
    nav: 'Billån',
    title: 'Billån utan krångel',
    description:
      'Låna till bilen hos Norrväg: minst 20 procent kontant, upp till 84 månader, och lös lånet när du vill. Så går det till.',
    picture: scene('city-evening', 'Grå bil framför upplysta hus en kväll i stan'),
    lead: 'Du lägger in minst tjugo procent, väljer löptid och ser månadskostnaden direkt på varje bil.',
    to: [CARS, 'Räkna på en bil'],
    html: '<h2>Det här gäller</h2><ul><li>Kontantinsats från 20 procent, din gamla bil räknas in</li><li>Löptid mellan 12 och 84 månader</li><li>Restskuld om du vill ha lägre månadskostnad</li><li>Ingen avgift för att lösa lånet i förtid</li></ul><p>Räntan är rörlig och beror på bil, löptid och kreditprövning. I kalkylen på bilens sida står nominell ränta, uppläggningsavgift och aviavgift, så att du kan jämföra med din bank.</p>',
  }),
  article({
    key: 'business',
    path: '/kop-bil/foretag',
    nav: 'Företag',
    title: 'Bilar för företag',
    description:
      'Tjänstebilar, förmånsbilar och transportbilar för små och stora företag. En kontaktperson, en faktura och verkstad på samma plats.',
    picture: car('van', 'birch-silver', 'front-left', 'Silverfärgad transportbil snett framifrån'),
    lead: 'Från första tjänstebilen till en hel vagnpark. Du får en kontaktperson som svarar.',
    to: ['/kop-bil/foretag/foretagsleasing', 'Om företagsleasing'],
    second: [DEALERS, 'Hitta företagssäljare'],
    html: '<h2>Vi tar hand om bilarna, ni om kunderna</h2><p>Vi hjälper er att skriva en vagnparkspolicy, räknar på förmånsvärden och föreslår modeller som går att få inom er tidsram. Service, däckskifte och skador sköts på den anläggning som ligger närmast föraren, och allt samlas på en faktura.</p>',
    blurbs: [
      {
        title: 'Ladda på jobbet',
        html: '<p>Vi planerar laddplatser tillsammans med lokala elinstallatörer, med lastbalansering så att ni slipper höja huvudsäkringen. Förarna laddar hemma med samma app.</p>',
        picture: scene('charging-home', 'Elbil ansluten till en laddbox på en vägg'),
        to: ['/dack-och-biltillbehor/laddboxar', 'Läs om laddboxar'],
      },
    ],
  }),
  article({
    key: 'business-lease',
    path: '/kop-bil/foretag/foretagsleasing',
    nav: 'Företagsleasing',
    title: 'Företagsleasing',
    description:
      'Finansiell eller operationell leasing av tjänstebilar och transportbilar. Så skiljer de sig åt, och så räknar vi på er totalkostnad.',
    picture: car('saloon', 'midnight-black', 'front-left', 'Svart sedan snett framifrån'),
    lead: 'Frigör kapital, få en jämn kostnad och byt bilar medan de fortfarande är moderna.',
    to: [DEALERS, 'Kontakta en företagssäljare'],
    html: '<h2>Finansiell eller operationell?</h2><p>Vid <strong>finansiell leasing</strong> bestämmer ni restvärdet och står för risken, men får också del av ett högre andrahandsvärde. Vid <strong>operationell leasing</strong> ligger risken hos oss. Då lämnar ni tillbaka bilen och är klara.</p><p>För personbilar är halva momsen på leasingavgiften avdragsgill om bilen används minst 100 mil per år i verksamheten. För lätta lastbilar är hela momsen avdragsgill.</p>',
  }),
];
