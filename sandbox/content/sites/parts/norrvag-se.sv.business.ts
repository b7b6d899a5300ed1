/** Norrväg Sweden in Swedish: cars for companies, below "Köp bil". */

import type { PageContent } from '../../authoring.ts';
import { car, scene } from './blocks.ts';
import { narrowed } from './narrowed.ts';
import { article } from './pages.ts';

const CARS = '/kop-bil/alla-bilar-i-lager';
const DEALERS = '/anlaggningar';
const BUSINESS = '/kop-bil/foretag';

export const businessPages: PageContent[] = [
  article({
    key: 'business',
    path: BUSINESS,
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
    cards: {
      title: 'Välj väg',
      columns: '4',
      cards: [
        {
          title: 'Tjänstebil',
          text: 'En policy på en sida, och bilar som går att få i tid.',
          to: [`${BUSINESS}/tjanstebil`, 'Om tjänstebilar'],
        },
        {
          title: 'Förmånsbil',
          text: 'Så räknas värdet, och så jämför föraren.',
          to: [`${BUSINESS}/formansbil`, 'Om förmånsbilar'],
        },
        {
          title: 'Transportbilar',
          text: 'Inredda, skyltade och klara för jobbet.',
          to: [`${BUSINESS}/transportbilar`, 'Om transportbilar'],
        },
        {
          title: 'Fordonsförvaltning',
          text: 'En kontakt och en rapport för hela vagnparken.',
          to: [`${BUSINESS}/fordonsforvaltning`, 'Om förvaltning'],
        },
      ],
    },
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
  article({
    key: 'company-car',
    path: `${BUSINESS}/tjanstebil`,
    nav: 'Tjänstebil',
    title: 'Tjänstebilar som går att få i tid',
    description:
      'Välj tjänstebil efter körsträcka, leveranstid och förmånsvärde. Så hjälper Norrväg små och stora företag till rätt bilpolicy.',
    picture: car('estate', 'slate-grey', 'front-left', 'Grå kombi snett framifrån'),
    lead: 'Vi börjar med hur ni kör och när ni behöver bilen. Modellen kommer sist.',
    to: [DEALERS, 'Hitta företagssäljare'],
    second: [`${BUSINESS}/foretagsleasing`, 'Om företagsleasing'],
    html: '<h2>En policy på en sida</h2><p>De flesta företag behöver inget häfte. Skriv ner högsta månadskostnad, vilka drivmedel som är tillåtna, hur länge bilen behålls och vem som betalar privata mil. Vi har en mall som ni får av oss, och räknar gärna på tre bilar ur er egen vardag.</p><h2>Ägd eller leasad?</h2><p>Fåmansbolag med en bil tjänar ofta på att äga. Har ni fler än tre bilar brukar leasing vara enklare: samma månadskostnad, samma bytesdag och ingen som behöver fundera på andrahandsvärdet.</p>',
  }),
  article({
    key: 'benefit-car',
    path: `${BUSINESS}/formansbil`,
    nav: 'Förmånsbil',
    hidden: true,
    title: 'Förmånsbil: vad den kostar föraren',
    description:
      'Så räknas förmånsvärdet på en tjänstebil som körs privat, varför elbilar blir billigare och hur bruttolöneavdrag fungerar.',
    picture: car('saloon', 'fjord-blue', 'front-left', 'Mörkblå sedan snett framifrån'),
    lead: 'Förmånsvärdet läggs på lönen och beskattas. Därför är det skatten, inte priset, som föraren ska jämföra.',
    to: [DEALERS, 'Be om en beräkning'],
    html: '<h2>Tre saker som styr värdet</h2><ul><li><strong>Nybilspriset</strong> med all utrustning, även den som köpts till.</li><li><strong>Fordonsskatten</strong>, som är hög för bilar med stora utsläpp.</li><li><strong>Drivmedlet.</strong> Elbilar, laddhybrider och gasbilar får ett lägre pris i beräkningen.</li></ul><p>Betalar föraren en del av lönen före skatt, ett bruttolöneavdrag, sänks inte förmånsvärdet. Betalar föraren efter skatt, ett nettolöneavdrag, sänks det krona för krona. Vi visar båda i samma kalkyl, så att lön och förare ser samma siffror.</p>',
  }),
  article({
    key: 'business-vans',
    path: `${BUSINESS}/transportbilar`,
    nav: 'Transportbilar',
    hidden: true,
    title: 'Transportbilar med inredning och service',
    description:
      'Skåpbilar och pickuper för företag: påbyggnad, hyllor och serviceavtal på en faktura. Läs hur Norrväg levererar en färdig arbetsbil.',
    picture: car('van', 'birch-silver', 'front-left', 'Silverfärgad transportbil snett framifrån'),
    lead: 'Ni ritar hur ni jobbar, vi bygger bilen. Den är skyltad, inredd och besiktigad när den kommer.',
    to: [narrowed(CARS, { car_vehicle_type: 'Transportbil' }), 'Se transportbilarna i lager'],
    second: ['/kop-bil/biltyp/transportbilar', 'Välj rätt skåp'],
    html: '<h2>Från order till jobb</h2><ol><li>En säljare kommer ut och ser hur ni använder bilen i dag.</li><li>Ni får en ritning med vikter, så att lasten räcker till när hyllorna är på plats.</li><li>Vi monterar inredning, värmare, dragkrok och larm i egen verkstad.</li><li>Bilen levereras skyltad och med tankkort, en måndag om ni vill.</li></ol><h2>När den går sönder</h2><p>Verkstäder med hög port har kvällsöppet för transportbilar. Lämna klockan sexton, hämta klockan sju. Tar det längre tid får ni en ersättningsbil av samma storlek.</p>',
  }),
  article({
    key: 'fleet',
    path: `${BUSINESS}/fordonsforvaltning`,
    nav: 'Fordonsförvaltning',
    title: 'Vi sköter hela vagnparken',
    description:
      'En kontakt för service, däck, skador, skatt och besiktning av alla företagets bilar. Så sköter Norrväg er vagnpark och redovisar den.',
    picture: scene('city-evening', 'Grå bil framför upplysta hus en kväll i stan'),
    lead: 'Ni ser kostnaden per bil och mil. Vi håller reda på allt annat.',
    to: [DEALERS, 'Boka ett möte'],
    html: '<h2>Det här sköter vi</h2><ul><li>Kallelse till service, däckskifte och besiktning, direkt till föraren</li><li>Skador, lånebilar och kontakt med försäkringsbolaget</li><li>Trängselskatt, parkering och tankkort fördelade på rätt kostnadsställe</li><li>Byte av bil när den är som mest värd, inte när den är som mest trött</li></ul><h2>Rapporten</h2><p>Varje kvartal får ni en rapport på två sidor: kostnad per mil, utsläpp, skador och vilka bilar som används för lite. Avtalet går att säga upp med tre månader, och era uppgifter får ni med er.</p>',
  }),
];
