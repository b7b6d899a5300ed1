/** Norrväg Sweden in Swedish: service and workshop, tyres and accessories. */

import type { PageContent } from '../../authoring.ts';
import * as banners from './banners/norrvag-se.sv.ts';
import { scene } from './blocks.ts';
import { workshopHours } from './information/norrvag-se.sv.ts';
import * as interactive from './interactive/norrvag-se.sv.ts';
import { type ArticleWords, article } from './pages.ts';

const BOOK = '/service-och-verkstad/boka-bilverkstad';
const SERVICES = '/service-och-verkstad/vara-verkstadstjanster';
const DEALERS = '/anlaggningar';

const workshop = scene('workshop', 'Bil på lyft i en ren och ljus verkstad');
const tyres = scene('tyre-storage', 'Däck i prydliga hyllor på ett däckhotell');

type Service = Pick<ArticleWords, 'nav' | 'title' | 'description' | 'lead' | 'html'> & { readonly slug: string };

const service = ({ slug, ...words }: Service) =>
  article({
    ...words,
    key: `service-${slug}`,
    path: `${SERVICES}/${slug}`,
    picture: workshop,
    to: [BOOK, 'Boka tid'],
    second: [DEALERS, 'Hitta verkstad'],
    cards: {
      title: 'Fler saker vi gärna hjälper dig med',
      cards: [
        {
          title: 'Alla verkstadstjänster',
          text: 'Se allt vi gör, från stenskott till batterimätning.',
          to: [SERVICES, 'Våra tjänster'],
        },
        {
          title: 'Däckhotell',
          text: 'Vi förvarar, mäter och skiftar. Du kommer bara förbi.',
          to: ['/dack-och-biltillbehor/dackhotell', 'Om däckhotellet'],
        },
        {
          title: 'Dags för nästa bil?',
          text: 'Få din bil värderad medan den ändå är hos oss.',
          to: ['/salj-bil', 'Sälj bilen till oss'],
        },
      ],
    },
  });

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
  article({
    key: 'services',
    path: SERVICES,
    nav: 'Våra verkstadstjänster',
    title: 'Våra verkstadstjänster',
    description:
      'Service, bromsar, AC, skador och mycket mer. Se vad Norrvägs verkstäder gör, hur lång tid det tar och hur du bokar.',
    picture: workshop,
    lead: 'Vi gör det mesta under samma tak, på de flesta märken. Det vi inte gör själva ordnar vi åt dig.',
    to: [BOOK, 'Boka tid'],
    cards: {
      title: 'Välj tjänst',
      columns: '4',
      cards: [
        {
          title: 'Bilservice',
          text: 'Håll garantin vid liv och bilen pigg.',
          to: [`${SERVICES}/bilservice`, 'Läs mer om service'],
        },
        {
          title: 'Bromsar',
          text: 'Gnissel, skakningar eller lång pedalväg? Kom in.',
          to: [`${SERVICES}/bromsar`, 'Läs mer om bromsar'],
        },
        {
          title: 'AC-service',
          text: 'Påfyllning, läcksökning och rengöring av systemet.',
          to: [`${SERVICES}/ac-service`, 'Läs mer om AC'],
        },
        {
          title: 'Skadeverkstad',
          text: 'Från stenskott till större plåtskador.',
          to: [`${SERVICES}/skadeverkstad`, 'Läs mer om skador'],
        },
      ],
    },
  }),
  service({
    slug: 'bilservice',
    nav: 'Bilservice',
    title: 'Service som håller bilen ung',
    description:
      'Service efter tillverkarens plan till fast pris. Digital servicebok, ett års mobilitetsgaranti och uppdatering av bilens programvara.',
    lead: 'Service i rätt tid kostar mindre än en reparation i fel. Vi följer tillverkarens plan till punkt och pricka.',
    html: '<h2>Det ingår i en service</h2><ul><li>Olja och filter enligt tillverkarens specifikation</li><li>Kontroll av bromsar, hjulupphängning, ljus och batteri</li><li>Uppdatering av bilens programvara när det finns en ny</li><li>Anteckning i den digitala serviceboken</li><li>Ett års vägassistans i hela Europa</li></ul><p>Elbilar behöver också service. Där byter vi bromsvätska och kupéfilter, kontrollerar kylsystemet och mäter högvoltsbatteriet.</p>',
  }),
  service({
    slug: 'bromsar',
    nav: 'Bromsar',
    title: 'Bromsar du kan lita på',
    description:
      'Bromskontroll, rengöring och byte av skivor och belägg hos Norrväg. Så märker du att det är dags, och så lång tid tar det.',
    lead: 'Bromsarna slits långsamt, så man vänjer sig. Låt oss mäta dem innan besiktningen gör det.',
    html: '<h2>Tecken på att det är dags</h2><ul><li>Gnissel eller skrap när du bromsar lätt</li><li>Ratten skakar vid inbromsning i högre fart</li><li>Pedalen känns mjuk eller går längre ner än förut</li></ul><p>Elbilar bromsar mest med motorn, och då rostar skivorna i stället. En rengöring om året räcker ofta för att slippa byta dem. Ett byte på en axel tar ungefär två timmar.</p>',
  }),
  service({
    slug: 'ac-service',
    nav: 'AC-service',
    title: 'AC-service för behaglig luft',
    description:
      'Fungerar inte luftkonditioneringen som den ska? Norrväg fyller på, söker läckor och rengör systemet till fast pris.',
    lead: 'En AC tappar lite köldmedium varje år. När det blir för lite blir luften ljummen och rutorna immiga.',
    html: '<h2>Så går det till</h2><p>Vi tömmer systemet, mäter hur mycket som fattas, provtrycker och fyller på rätt mängd. Läcker det letar vi upp stället med spårgas. Samtidigt byter vi kupéfiltret om du vill, och rengör förångaren så att lukten försvinner. Räkna med en dryg timme.</p>',
  }),
  service({
    slug: 'skadeverkstad',
    nav: 'Skadeverkstad',
    title: 'Skadeverkstad för plåt, lack och glas',
    description:
      'Har olyckan varit framme? Norrvägs skadeverkstäder tar hand om bilen, lånebilen och kontakten med ditt försäkringsbolag.',
    lead: 'Vi tar hand om bilen, lånebilen och papperen. Du behöver bara berätta vad som hände.',
    html: '<h2>Från skada till färdig bil</h2><ol><li>Ring oss eller kom förbi. Vi fotograferar skadan och gör anmälan åt dig.</li><li>Försäkringsbolaget godkänner kalkylen, ofta redan nästa dag.</li><li>Vi reparerar med originaldelar och lackerar i egen box.</li><li>Du får bilen tvättad, kontrollmätt och med livstids garanti på lacken så länge du äger bilen.</li></ol><p>Stenskott i rutan lagar vi på en halvtimme. Gör det innan kölden kommer, då slipper du byta hela rutan.</p>',
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

export const carePages: PageContent[] = [...workshopPages, ...tyrePages];
