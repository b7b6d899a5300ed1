/** Norrväg Sweden in Swedish: service and workshop, tyres and accessories. */

import type { PageContent } from '../../authoring.ts';
import * as banners from './banners/norrvag-se.sv.ts';
import { car, scene } from './blocks.ts';
import { workshopHours } from './information/norrvag-se.sv.ts';
import * as interactive from './interactive/norrvag-se.sv.ts';
import { accessoryPages } from './norrvag-se.sv.accessories.ts';
import { servicePages } from './norrvag-se.sv.services.ts';
import { tyreShopPages } from './norrvag-se.sv.tyres.ts';
import { article } from './pages.ts';

const BOOK = '/service-och-verkstad/boka-bilverkstad';
const SERVICES = '/service-och-verkstad/vara-verkstadstjanster';
const DEALERS = '/anlaggningar';

const workshop = scene('workshop', 'Bil på lyft i en ren och ljus verkstad');
const tyres = scene('tyre-storage', 'Däck i prydliga hyllor på ett däckhotell');

const workshopPages: PageContent[] = [
  article({
    key: 'service',
    path: '/service-och-verkstad',
    nav: 'Service och verkstad',
    title: 'Service och verkstad',
    blocks: [...workshopHours, ...interactive.service],
    description:
      'Boka service, reparation eller däckskifte på en av Norrvägs verkstäder. Utbildade tekniker, originaldelar och fast pris före jobbet.',
    picture: workshop,
    lead: 'Utbildade tekniker, rätt delar och ett pris du får veta innan vi börjar. Så enkelt ska det vara att ta hand om bilen.',
    to: [BOOK, 'Boka verkstadstid'],
    second: [SERVICES, 'Se våra tjänster'],
    html: '<h2>Inga överraskningar på fakturan</h2><p>Du får ett fast pris på all service. Hittar vi något mer ringer vi dig, förklarar vad det är och vad som händer om du väntar. Först när du har sagt ja tar vi fram verktygen. Efter besöket får du en rapport med bilder, så att du ser samma sak som teknikern.</p>',
    blurbs: [
      {
        title: 'Lämna nyckeln när det passar dig',
        html: '<p>Nyckelskåpet vid entrén är öppet dygnet runt på de flesta anläggningar. Du får en kod med sms när bilen är klar och hämtar den på väg hem.</p>',
        picture: scene('dealer-norrvag', 'Norrvägs anläggning med upplyst fasad'),
        to: [DEALERS, 'Öppettider och adresser'],
      },
      {
        title: 'Lånebil eller soffhörna',
        html: '<p>Korta jobb gör vi medan du väntar, med kaffe och arbetsplats. Tar det längre tid ordnar vi en lånebil eller skjuts till bussen. Säg bara till när du bokar.</p>',
        picture: scene('showroom', 'Ljus bilhall med sittgrupp'),
      },
    ],
    cards: {
      title: 'Vanligast just nu',
      columns: '4',
      cards: [
        {
          title: 'Service',
          text: 'Enligt tillverkarens plan, med stämpel i serviceboken.',
          to: [`${SERVICES}/bilservice`, 'Om service'],
        },
        {
          title: 'Bromsar',
          text: 'Kontroll, rengöring och byte av belägg och skivor.',
          to: [`${SERVICES}/bromsar`, 'Om bromsar'],
        },
        {
          title: 'AC-service',
          text: 'Kall luft på sommaren och imfria rutor på vintern.',
          to: [`${SERVICES}/ac-service`, 'Om AC-service'],
        },
        {
          title: 'Skadeverkstad',
          text: 'Plåt, lack och kontakt med ditt försäkringsbolag.',
          to: [`${SERVICES}/skadeverkstad`, 'Om skador'],
        },
      ],
    },
  }),
  article({
    key: 'book-service',
    path: BOOK,
    nav: 'Boka verkstad',
    title: 'Boka verkstadstid',
    description:
      'Boka tid för service, reparation eller däckskifte hos Norrväg. Ha registreringsnumret till hands så hittar vi rätt jobb och rätt pris.',
    picture: workshop,
    lead: 'Ha registreringsnumret nära till hands. Då vet vi vilken service som står på tur och vad den kostar.',
    to: [DEALERS, 'Välj verkstad'],
    html: '<h2>Så bokar du</h2><ol><li>Välj den anläggning som passar dig bäst.</li><li>Ring eller mejla verkstaden. Telefonnummer och öppettider står på anläggningens sida.</li><li>Du får en bekräftelse med tid, pris och uppgift om var du lämnar nyckeln.</li></ol><p>Är bilen inte säker att köra? Ring så ordnar vi bärgning till närmaste verkstad.</p><h2>Om du behöver ändra tiden</h2><p>Du kan boka om eller av utan kostnad fram till klockan tolv dagen innan. Svara på bekräftelsen eller ring verkstaden.</p>',
  }),
];

const tyrePages: PageContent[] = [
  article({
    key: 'tyres',
    path: '/dack-och-biltillbehor',
    nav: 'Däck och biltillbehör',
    title: 'Däck och biltillbehör',
    description:
      'Däck, hjulskifte, däckhotell, laddboxar och tillbehör som passar din bil. Köp, montera och förvara på samma ställe hos Norrväg.',
    picture: tyres,
    lead: 'Det enda som möter vägen är fyra ytor, var och en lika stor som din hand. Vi ser till att de är rätt.',
    to: ['/dack-och-biltillbehor/dackhotell', 'Om däckhotellet'],
    second: ['/dack-och-biltillbehor/hjulskifte', 'Boka hjulskifte'],
    html: '<h2>Vilka däck ska jag ha?</h2><p>Det beror på var du kör. I norr och på landsväg är dubbdäck fortfarande säkrast på blank is. I stan och längs kusten räcker ofta friktionsdäck, som är tystare. Vi säljer däck vi har testat själva, i rätt lastindex för elbilar och tunga suvar, och monterar dem medan du väntar.</p>',
    cards: {
      title: 'Allt runt hjulen och bilen',
      cards: [
        {
          title: 'Däckhotell',
          text: 'Tvätt, mätning och förvaring. Rapport med mönsterdjup efter varje skifte.',
          picture: tyres,
          to: ['/dack-och-biltillbehor/dackhotell', 'Läs om däckhotellet'],
        },
        {
          title: 'Hjulskifte',
          text: 'Tjugo minuter med efterdragning och lufttryck. Kaffe under tiden.',
          picture: workshop,
          to: ['/dack-och-biltillbehor/hjulskifte', 'Läs om hjulskifte'],
        },
        {
          title: 'Laddboxar',
          text: 'Installation av certifierad elektriker, med grönt avdrag på fakturan.',
          picture: scene('charging-home', 'Elbil ansluten till en laddbox på en vägg'),
          to: ['/dack-och-biltillbehor/laddboxar', 'Läs om laddboxar'],
        },
        {
          title: 'Däckwebben',
          text: 'Välj däck efter registreringsnummer. Vi monterar dem på din anläggning.',
          picture: tyres,
          to: ['/dack-och-biltillbehor/dackwebb', 'Till däckwebben'],
        },
        {
          title: 'Biltillbehör',
          text: 'Takboxar, dragkrokar, barnstolar och mattor som passar just din bil.',
          picture: car('estate', 'fjord-blue', 'rear', 'Mörkblå kombi bakifrån'),
          to: ['/dack-och-biltillbehor/biltillbehor', 'Se tillbehören'],
        },
        {
          title: 'Reservdelar',
          text: 'Originaldelar till de märken vi säljer, över disk eller hemskickade.',
          picture: workshop,
          to: ['/dack-och-biltillbehor/reservdelar', 'Beställ reservdelar'],
        },
      ],
    },
  }),
  article({
    key: 'tyre-hotel',
    path: '/dack-och-biltillbehor/dackhotell',
    nav: 'Däckhotell',
    title: 'Däckhotell',
    description:
      'Lämna däcken på Norrvägs däckhotell. Vi tvättar, mäter, balanserar vid behov och har dem framme när det är dags att skifta.',
    picture: tyres,
    lead: 'Slipp bära, tvätta och leta plats i förrådet. Dina däck ligger tryggt hos oss tills det är dags igen.',
    to: [DEALERS, 'Hitta ditt däckhotell'],
    html: '<h2>Det här ingår</h2><ul><li>Skifte vår och höst, med tvätt av hjulen</li><li>Mätning av mönsterdjup och kontroll av skador, med rapport</li><li>Rätt lufttryck och efterdragning</li><li>Försäkrad förvaring i mörkt och svalt lager</li></ul><p>När däcken börjar bli slitna säger vi till i god tid före säsongen och föreslår nya. Du väljer själv om du vill köpa av oss.</p><h2>Boka tid</h2><p>Högsäsongen är två veckor i april och tre i oktober. Vi hör av oss med ett sms när det är dags, så att du får en tid innan kön bildas.</p>',
  }),
  article({
    key: 'wheel-change',
    path: '/dack-och-biltillbehor/hjulskifte',
    nav: 'Hjulskifte',
    title: 'Hjulskifte medan du väntar',
    description:
      'Skifta mellan sommar- och vinterdäck hos Norrväg. Det tar ungefär tjugo minuter, och vi kontrollerar mönsterdjup och lufttryck.',
    picture: workshop,
    lead: 'Tjugo minuter, rätt moment på bultarna och en snabb koll på bromsarna när hjulen ändå är av.',
    to: [BOOK, 'Boka tid'],
    html: '<h2>När ska man skifta?</h2><p>Vinterdäck är krav från 1 december till 31 mars när det är vinterväglag. Dubbdäck får användas från 1 oktober till 15 april, eller längre om det fortfarande är halt. Vänta inte på första snön: skifta när morgnarna är under sju grader.</p><p>Lagens gräns för mönsterdjup är 3 millimeter för vinterdäck på vinterväglag och 1,6 millimeter för sommardäck. Vi rekommenderar byte redan vid 5 respektive 3.</p>',
  }),
  article({
    key: 'charge-boxes',
    path: '/dack-och-biltillbehor/laddboxar',
    nav: 'Laddboxar',
    title: 'Laddboxar för hemmet',
    blocks: banners.chargers,
    description:
      'Laddbox med installation av certifierad elektriker. Vi hjälper dig med val av effekt, lastbalansering och grönt avdrag.',
    picture: scene('charging-home', 'Elbil på laddning utanför en villa i kvällsljus'),
    lead: 'Vakna till en laddad bil varje morgon. Vi ordnar box, elektriker och avdrag.',
    to: [DEALERS, 'Prata med oss'],
    html: '<h2>Så väljer du rätt</h2><p>De flesta villor klarar 11 kW med lastbalansering, som sänker laddningen när spisen och värmepumpen behöver strömmen. Då laddar en vanlig elbil fullt på en natt utan att du behöver en större huvudsäkring.</p><p>Grön teknik ger skatteavdrag på arbete och material. Vi drar av det direkt på fakturan, så att du slipper ligga ute med pengarna.</p>',
  }),
];

export const carePages: PageContent[] = [
  ...workshopPages,
  ...servicePages,
  ...tyrePages,
  ...tyreShopPages,
  ...accessoryPages,
];
