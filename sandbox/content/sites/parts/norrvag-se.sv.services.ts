/** Norrväg Sweden in Swedish: what the workshops do, one page a service. */

import type { PageContent } from '../../authoring.ts';
import { scene } from './blocks.ts';
import { type ArticleWords, article } from './pages.ts';

const BOOK = '/service-och-verkstad/boka-bilverkstad';
const SERVICES = '/service-och-verkstad/vara-verkstadstjanster';
const DEALERS = '/anlaggningar';

const workshop = scene('workshop', 'Bil på lyft i en ren och ljus verkstad');
const winter = scene('winter-road', 'Snöig väg mellan granar i blått ljus');
const tyres = scene('tyre-storage', 'Däck i prydliga hyllor');
const charging = scene('charging-home', 'Elbil på laddning utanför en villa i kvällsljus');

type Service = Pick<ArticleWords, 'nav' | 'title' | 'description' | 'lead' | 'html'> & {
  readonly slug: string;
  /** On the card of the page of all services. */
  readonly pitch: string;
  /** In the menu too; the page of all services has the others. */
  readonly menu?: true;
  readonly picture?: ArticleWords['picture'];
};

const OFFERED: readonly Service[] = [
  {
    slug: 'bilservice',
    menu: true,
    nav: 'Bilservice',
    title: 'Service som håller bilen ung',
    description:
      'Service efter tillverkarens plan till fast pris. Digital servicebok, ett års mobilitetsgaranti och uppdatering av bilens programvara.',
    pitch: 'Håll garantin vid liv och bilen pigg.',
    lead: 'Service i rätt tid kostar mindre än en reparation i fel. Vi följer tillverkarens plan till punkt och pricka.',
    html: '<h2>Det ingår i en service</h2><ul><li>Olja och filter enligt tillverkarens specifikation</li><li>Kontroll av bromsar, hjulupphängning, ljus och batteri</li><li>Uppdatering av bilens programvara när det finns en ny</li><li>Anteckning i den digitala serviceboken</li><li>Ett års vägassistans i hela Europa</li></ul><p>Elbilar behöver också service. Där byter vi bromsvätska och kupéfilter, kontrollerar kylsystemet och mäter högvoltsbatteriet.</p>',
  },
  {
    slug: 'oljebyte',
    nav: 'Oljebyte',
    title: 'Oljebyte medan du väntar',
    description:
      'Oljebyte med rätt olja och nytt filter på fyrtio minuter hos Norrväg. Så ofta behöver du byta, och därför spelar klassningen roll.',
    pitch: 'Rätt olja, nytt filter, fyrtio minuter.',
    lead: 'Fyrtio minuter, rätt klassning och nytt filter. Servicelampan släcker vi också.',
    html: '<h2>Hur ofta?</h2><p>De flesta bensin- och dieselmotorer behöver ny olja varje år eller var 1 500:e mil. Kör du mest korta sträckor slits oljan fortare, för motorn hinner aldrig bli varm nog att koka bort kondensen.</p><h2>Rätt klassning</h2><p>Två oljor med samma siffror på dunken kan vara olika. Motorer med partikelfilter eller kamrem i olja tål bara den klass som tillverkaren anger. Vi slår upp din på registreringsnumret och skriver upp vad vi fyllde på, så att garantin håller.</p>',
  },
  {
    slug: 'bromsar',
    menu: true,
    nav: 'Bromsar',
    title: 'Bromsar du kan lita på',
    description:
      'Bromskontroll, rengöring och byte av skivor och belägg hos Norrväg. Så märker du att det är dags, och så lång tid tar det.',
    pitch: 'Gnissel, skakningar eller lång pedalväg? Kom in.',
    lead: 'Bromsarna slits långsamt, så man vänjer sig. Låt oss mäta dem innan besiktningen gör det.',
    html: '<h2>Tecken på att det är dags</h2><ul><li>Gnissel eller skrap när du bromsar lätt</li><li>Ratten skakar vid inbromsning i högre fart</li><li>Pedalen känns mjuk eller går längre ner än förut</li></ul><p>Elbilar bromsar mest med motorn, och då rostar skivorna i stället. En rengöring om året räcker ofta för att slippa byta dem. Ett byte på en axel tar ungefär två timmar.</p>',
  },
  {
    slug: 'ac-service',
    menu: true,
    nav: 'AC-service',
    title: 'AC-service för behaglig luft',
    description:
      'Fungerar inte luftkonditioneringen som den ska? Norrväg fyller på, söker läckor och rengör systemet till fast pris.',
    pitch: 'Påfyllning, läcksökning och rengöring av systemet.',
    lead: 'En AC tappar lite köldmedium varje år. När det blir för lite blir luften ljummen och rutorna immiga.',
    html: '<h2>Så går det till</h2><p>Vi tömmer systemet, mäter hur mycket som fattas, provtrycker och fyller på rätt mängd. Läcker det letar vi upp stället med spårgas. Samtidigt byter vi kupéfiltret om du vill, och rengör förångaren så att lukten försvinner. Räkna med en dryg timme.</p>',
  },
  {
    slug: 'hjulinstallning',
    nav: 'Hjulinställning',
    title: 'Hjulinställning med fyrhjulsmätning',
    description:
      'Drar bilen åt ena hållet eller slits däcken snett? Norrväg mäter och ställer alla fyra hjulen, med protokoll före och efter.',
    pitch: 'När bilen drar snett eller däcken slits ojämnt.',
    lead: 'En trottoarkant räcker för att däcken ska slitas ut på halva tiden. Mätningen tar trekvart.',
    html: '<h2>När behövs det?</h2><ul><li>Ratten står snett när du kör rakt</li><li>Däcken är mer slitna på ena kanten</li><li>Du har bytt stötdämpare, styrled eller bärarm</li><li>Du har kört i ett djupt hål och hörde det</li></ul><h2>Kamera och radar</h2><p>Bilar med filhållning och adaptiv farthållare måste kalibreras om när hjulen ställs. Det gör vi i samma besök, och du får båda protokollen.</p>',
  },
  {
    slug: 'dackskifte',
    menu: true,
    nav: 'Däckskifte',
    title: 'Däckskifte och balansering',
    description:
      'Nya däck på gamla fälgar: avmontering, balansering och däcktryckssensorer. Så går ett däckskifte till hos Norrväg, och vad det kostar.',
    pitch: 'Nya däck på dina fälgar, balanserade.',
    picture: tyres,
    lead: 'Hjulskifte är att byta hjul. Däckskifte är att byta gummi på fälgen. Vi gör båda, här handlar det om det senare.',
    html: '<h2>Det ingår</h2><ul><li>Av- och påmontering i maskin som inte rör lacken på fälgen</li><li>Ny ventil, eller service av trycksensorn</li><li>Balansering av alla fyra hjulen</li><li>Återvinning av de gamla däcken</li></ul><p>Räkna med en timme. Priset är detsamma från 14 till 19 tum, och däck som du har köpt någon annanstans monterar vi också. Byter du bara mellan sommar- och vinterhjul heter det <a href="/dack-och-biltillbehor/hjulskifte">hjulskifte</a> och går på tjugo minuter.</p>',
  },
  {
    slug: 'bilglas',
    menu: true,
    nav: 'Stenskott och bilglas',
    title: 'Stenskott och byte av vindruta',
    description:
      'Laga stenskottet på en halvtimme innan det blir en spricka. Norrväg byter även vindrutor och kalibrerar kameran efteråt.',
    pitch: 'Laga stenskottet innan det blir en spricka.',
    picture: winter,
    lead: 'Ett stenskott som är mindre än en femkrona går oftast att laga. Vänta inte på första kalla morgonen.',
    html: '<h2>Laga</h2><p>Vi suger ut luften, fyller på harts och härdar med ljus. Det tar en halvtimme, syns knappt och är ofta kostnadsfritt med glasförsäkring. Tejpa över skadan på väg hit, så håller du smutsen ute.</p><h2>Byta</h2><p>Är skottet i förarens synfält, eller har det blivit en spricka, måste rutan bytas. Det tar en halv dag. Sitter det en kamera bakom rutan kalibrerar vi den, annars kan bilens nödbroms titta åt fel håll.</p><h2>Skadan och försäkringen</h2><p>Vi gör anmälan åt dig. Större skador på plåt och lack tar <a href="/service-och-verkstad/vara-verkstadstjanster/skadeverkstad">skadeverkstaden</a> hand om.</p>',
  },
  {
    slug: 'rekond',
    nav: 'Rekond',
    title: 'Rekond: tvätt, lack och kupé',
    description:
      'Invändig och utvändig rekond, polering och lackskydd. Tre paket med fasta priser hos Norrväg, för försäljning eller för trivsel.',
    pitch: 'Tvätt, polering och kupérengöring.',
    picture: scene('showroom', 'Ljus bilhall med en blank vit bil'),
    lead: 'Innan du säljer, efter en hundvinter eller bara för att du ska sitta där varje dag.',
    html: '<h2>Tre paket</h2><ul><li><strong>Ute, 1 495 kronor.</strong> Avfettning, handtvätt, fälgar, dörrfalsar och vax.</li><li><strong>Inne, 1 995 kronor.</strong> Dammsugning, kemtvätt av säten och mattor, lister och insidan av rutorna.</li><li><strong>Helrekond, från 3 995 kronor.</strong> Båda, plus maskinpolering i ett steg och impregnering.</li></ul><p>Keramiskt lackskydd lägger vi på om lacken är yngre än tre år. Är den äldre polerar vi först, och då säger vi vad det blir innan vi börjar.</p>',
  },
  {
    slug: 'besiktning',
    menu: true,
    nav: 'Besiktning',
    title: 'Besiktning utan nervositet',
    description:
      'Vi kontrollerar bilen före besiktningen, kör dit den och lagar det som behövs. Så fungerar besiktningshjälpen hos Norrväg.',
    pitch: 'Förkontroll, besiktning och reparation i ett.',
    lead: 'Lämna bilen på morgonen och hämta den godkänd på kvällen.',
    html: '<h2>Så går det till</h2><ol><li>Vi går igenom samma punkter som besiktningsteknikern: bromsar, ljus, avgaser, däck och underrede.</li><li>Hittar vi något ringer vi med ett pris. Du bestämmer vad vi ska laga.</li><li>Vi kör bilen till närmaste besiktningsstation och tillbaka.</li></ol><h2>Redan underkänd?</h2><p>Du har en månad på dig att åtgärda felen. Skicka protokollet till oss, så bokar vi tid, lagar och åker tillbaka på efterkontroll. Har bilen fått körförbud hämtar vi den på bärgare.</p>',
  },
  {
    slug: 'batteri',
    nav: 'Batteri',
    title: 'Batteritest och batteribyte',
    description:
      'Test av startbatteriet på tio minuter och byte på plats. Så vet du att batteriet är på väg att ge upp, även i elbilar.',
    pitch: 'Test på tio minuter, byte på plats.',
    picture: winter,
    lead: 'Vart tredje samtal till vägassistansen handlar om ett batteri. Testet tar tio minuter.',
    html: '<h2>Tecken på ett trött batteri</h2><ul><li>Startmotorn går tungt efter en kall natt</li><li>Start och stopp slutar fungera</li><li>Bilen varnar för låg spänning när du öppnar dörren</li></ul><h2>Byte</h2><p>Moderna bilar måste få veta att batteriet är nytt, annars laddas det fel. Vi registrerar bytet i bilens dator och återvinner det gamla. Även elbilar har ett vanligt 12-voltsbatteri, och utan det går de inte ens att låsa upp.</p><p>Vill du mäta det stora batteriet läser du om <a href="/service-och-verkstad/vara-verkstadstjanster/elbilsservice">elbilsservice</a>.</p>',
  },
  {
    slug: 'felsokning',
    nav: 'Felsökning',
    title: 'Felsökning när en lampa lyser',
    description:
      'Lyser en varningslampa? Norrväg läser felkoderna, mäter och förklarar vad som är fel innan något byts. Fast pris på första timmen.',
    pitch: 'När en lampa lyser eller något låter.',
    lead: 'En felkod säger var det gör ont, inte varför. Därför mäter vi innan vi byter.',
    html: '<h2>Första timmen har fast pris</h2><p>För 1 290 kronor läser vi alla styrenheter, provkör och mäter på det misstänkta. Du får veta vad felet är, vad det kostar att laga och om det går att köra så länge. Lagar vi bilen räknas hälften av.</p><h2>Hjälp oss att höra det du hör</h2><p>Skriv upp när det händer: kall eller varm motor, svängande eller rak väg, fart och växel. En film med mobilen är guld värd. Vet du inte vad lampan betyder? Läs om <a href="/livet-med-bil/varningslampor">varningslamporna</a> först.</p>',
  },
  {
    slug: 'kamrem',
    nav: 'Kamrem',
    title: 'Byte av kamrem i tid',
    description:
      'En kamrem som går av kan förstöra motorn. Se när din ska bytas, vad som ingår i bytet och varför vattenpumpen byts samtidigt.',
    pitch: 'Byt den innan den väljer dagen själv.',
    lead: 'Den kostar några tusen att byta och en motor att låta bli.',
    html: '<h2>När är det dags?</h2><p>Mellan 9 000 och 24 000 mil, eller efter fem till tio år, beroende på motor. Det som kommer först gäller. Åldern är viktig: gummit åldras även i en bil som står. Skicka registreringsnumret, så svarar vi med årtal och miltal.</p><h2>Det ingår</h2><p>Rem, spännrullar och oftast vattenpump, eftersom de sitter på samma ställe och arbetet är detsamma. Vi fyller på ny kylarvätska och sätter en dekal i motorrummet med datum och mätarställning. Har din bil kamkedja i stället säger vi det, och då lyssnar vi på den.</p>',
  },
  {
    slug: 'rostskydd',
    nav: 'Rostskydd',
    title: 'Rostskydd för svenska vintrar',
    description:
      'Underredstvätt, kontroll med kamera och rostskyddsbehandling i hålrum och hjulhus. Så håller Norrväg bilen hel i många år.',
    pitch: 'Tvätt, kamerakontroll och behandling.',
    picture: winter,
    lead: 'Saltet sitter kvar i springorna till maj. Vi tvättar bort det och lägger på skyddet där det behövs.',
    html: '<h2>Så gör vi</h2><ol><li>Högtryckstvätt av underrede, hjulhus och falsar, och torkning över natten.</li><li>Kontroll med kamera i balkar och trösklar. Du får bilderna.</li><li>Vax i hålrummen och seg massa i hjulhusen. Avgasrör och bromsar täcks.</li></ol><p>Första behandlingen gör mest nytta innan bilen är tre år. Därefter räcker en kontroll vartannat år. Finns det redan rost slipar vi och skyddar, eller säger som det är: ibland är det bättre att lägga pengarna på nästa bil.</p>',
  },
  {
    slug: 'elbilsservice',
    menu: true,
    nav: 'Elbilsservice',
    title: 'Service av elbil och laddhybrid',
    description:
      'Mätning av högvoltsbatteriet, kylsystem, bromsar och programvara. Norrvägs tekniker är utbildade för arbete med högspänning.',
    pitch: 'Batterimätning, kylsystem och programvara.',
    picture: charging,
    lead: 'Färre rörliga delar, men inte färre saker att hålla reda på. Vi mäter det du inte ser.',
    html: '<h2>Det ingår</h2><ul><li>Mätning av batteriets hälsa, med protokoll som följer bilen</li><li>Kontroll av högvoltskablar, laddport och isolation</li><li>Kylvätska till batteriet och filter i värmepumpen</li><li>Rengöring av bromsar som rostar av att vila</li><li>Programvara till bil och laddbox</li></ul><p>Våra högvoltstekniker kan också byta enskilda moduler i många batterier, i stället för hela paketet. Varje anläggning med verkstad har minst en. Protokollet är värt pengar den dag du säljer.</p>',
  },
  {
    slug: 'skadeverkstad',
    menu: true,
    nav: 'Skadeverkstad',
    title: 'Skadeverkstad för plåt, lack och glas',
    description:
      'Har olyckan varit framme? Norrvägs skadeverkstäder tar hand om bilen, lånebilen och kontakten med ditt försäkringsbolag.',
    pitch: 'Från stenskott till större plåtskador.',
    lead: 'Vi tar hand om bilen, lånebilen och papperen. Du behöver bara berätta vad som hände.',
    html: '<h2>Från skada till färdig bil</h2><ol><li>Ring oss eller kom förbi. Vi fotograferar skadan och gör anmälan åt dig.</li><li>Försäkringsbolaget godkänner kalkylen, ofta redan nästa dag.</li><li>Vi reparerar med originaldelar och lackerar i egen box.</li><li>Du får bilen tvättad, kontrollmätt och med livstids garanti på lacken så länge du äger bilen.</li></ol><p>Stenskott i rutan lagar vi på en halvtimme. Gör det innan kölden kommer, då slipper du byta hela rutan.</p>',
  },
];

const service = ({ slug, pitch: _pitch, picture = workshop, menu, ...words }: Service): PageContent =>
  article({
    ...words,
    hidden: !menu,
    key: `service-${slug}`,
    path: `${SERVICES}/${slug}`,
    picture,
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

export const servicePages: PageContent[] = [
  article({
    key: 'services',
    path: SERVICES,
    nav: 'Våra verkstadstjänster',
    title: 'Våra verkstads\u00adtjänster',
    description:
      'Service, bromsar, AC, skador och mycket mer. Se vad Norrvägs verkstäder gör, hur lång tid det tar och hur du bokar.',
    picture: workshop,
    lead: 'Vi gör det mesta under samma tak, på de flesta märken. Det vi inte gör själva ordnar vi åt dig.',
    to: [BOOK, 'Boka tid'],
    cards: {
      title: 'Välj tjänst',
      columns: '4',
      cards: OFFERED.map(({ slug, nav, pitch }) => ({
        title: nav,
        text: pitch,
        to: [`${SERVICES}/${slug}`, 'Läs mer'],
      })),
    },
  }),
  ...OFFERED.map(service),
];
