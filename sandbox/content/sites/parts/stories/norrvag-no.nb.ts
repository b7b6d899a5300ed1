/** Norrväg Norway in Norwegian Bokmål: its news. */

import type { PageContent } from '../../../authoring.ts';
import { car, scene } from '../blocks.ts';
import { type StoryWords, storiesIndex, story } from './story.ts';

const written: readonly StoryWords[] = [
  {
    slug: 'piggdekk-eller-piggfritt',
    date: '2026-11-10',
    title: 'Piggdekk eller piggfritt? Det kommer an på morgenene',
    premble:
      'Hvor i landet du bor, er bare halve svaret. Det som avgjør, er hvor ofte du må ut før strøbilen har vært der.',
    picture: scene('winter-road', 'Oransje SUV på en snødekt vei mellom grantrær'),
    author: 'Silje Nygård',
    tags: ['dekk'],
    html: `<p>I oktober og november får vi spørsmålet hver eneste dag, fra Kristiansand til Tromsø. Vi svarer alltid med et nytt: Hva slags vei kjører du på klokken sju om morgenen?</p>
<h2>Piggdekk er best når</h2>
<ul>
<li>du kjører på vei som ikke saltes, og som veksler mellom is og våt is</li>
<li>du må frem uansett vær, for eksempel i turnus</li>
<li>du bor ved kysten i nord, der temperaturen går opp og ned gjennom hele døgnet</li>
</ul>
<h2>Piggfritt holder når</h2>
<ul>
<li>du stort sett kjører i by eller på saltet hovedvei</li>
<li>det er stabil kulde og hardpakket snø</li>
<li>du kan ta bussen den verste dagen</li>
</ul>
<h2>Husk reglene</h2>
<p>Piggdekk er tillatt fra 1. november til og med første søndag etter andre påskedag. I Nordland, Troms og Finnmark gjelder 16. oktober til og med 30. april. Er det vinterføre utenom, kan du bruke dem likevel. Bruker du pigg, skal det være pigg på alle hjul, og i flere byer må du betale gebyr. Vinterdekk skal ha minst tre millimeter mønster.</p>
<p>Usikker på dine egne? Kom innom, så måler vi dem mens du venter. Du kan også <a href="/verksted/bestill-time">bestille hjulskift</a> eller lese om dekkhotellet på siden om <a href="/verksted">verkstedet</a>.</p>`,
  },
  {
    slug: 'provekjor-elbil-i-morket',
    date: '2026-10-15',
    title: 'Prøvekjør elbil i mørketiden: åpen kveld 3. desember',
    premble:
      'Kulde, mørke og snø på tvers. Torsdag 3. desember kan du teste tjue elbiler i Tromsø og Bodø, slik hverdagen faktisk ser ut.',
    picture: scene('charging-home', 'Blå elbil på lading ved et hus i skumringen'),
    author: 'Magnus Solberg',
    tags: ['elbil', 'hos-oss'],
    html: `<p>Det er lett å like en elbil i juni. Derfor inviterer vi til prøvekjøring når det er som mørkest. Bilene har stått ute siden kvelden før, og rekkevidden du ser på skjermen, er den du får.</p>
<h2>Slik foregår det</h2>
<ul>
<li>Åpent fra klokken 16 til 20, ingen påmelding. Ta med førerkortet.</li>
<li>En runde på rundt to mil med by, landevei og en stopp ved en hurtiglader.</li>
<li>Vi viser hvordan du forvarmer kupé og batteri fra telefonen.</li>
<li>Fiskesuppe og kaffe i hallen, refleksjakt for barna utenfor.</li>
</ul>
<h2>Spør teknikerne</h2>
<p>Verksteddøren står åpen. Der ligger et batteri på benken, i to deler, og de som reparerer slike til daglig, forteller hva som egentlig skjer når det blir minus tjue. De svarer også på det selgerne ikke kan.</p>
<h2>Kommer du ikke?</h2>
<p>Alle forhandlerne våre låner gjerne ut en bil over natten. Da får du ladet den hjemme også, og det lærer du mer av enn noen brosjyre. Avtal det med <a href="/forhandlere">din forhandler</a>. Vil du lese først, finner du guiden vår under <a href="/kjop-bil/elbil">elbil</a>, og bilene blant <a href="/kjop-bil/alle-biler?car_fuel=El">elbiler på lager</a>.</p>`,
  },
  {
    slug: 'feilene-pa-eu-kontrollen',
    date: '2026-09-03',
    title: 'EU-kontroll: de seks feilene vi oftest finner',
    premble:
      'Fire av seks kan du oppdage selv på en søndag. Her er listen fra kontrollhallen på Tiller, med mekanikerens egne råd.',
    picture: scene('workshop', 'Sølvfarget bil på løftebukk i et lyst verksted'),
    author: 'Eirik Brekke',
    tags: ['verksted'],
    html: `<p>Øyvind Rønning har kontrollert biler på Tiller i elleve år. Han mener at halvparten av dem som stryker, kunne ha unngått det.</p>
<h2>Dette kan du sjekke selv</h2>
<ol>
<li><strong>Lys.</strong> Gå rundt bilen mens noen trykker på bremsen. Glem ikke skiltlyset.</li>
<li><strong>Dekk.</strong> Mål mønsteret på det tynneste stedet, og se etter sprekker.</li>
<li><strong>Frontrute.</strong> En sprekk i sikten til føreren er feil. Et steinsprang kan ofte repareres.</li>
<li><strong>Varsellamper.</strong> Lyser den, stryker du. Å ta ut pæren hjelper ikke.</li>
</ol>
<h2>Dette må vi se på</h2>
<ol start="5">
<li><strong>Bremser.</strong> Rust på skivene bak er blitt vanlig, særlig på elbiler som mest bremser med motoren.</li>
<li><strong>Slark i forstillingen.</strong> Kjenner du det i rattet, har det vart lenge.</li>
</ol>
<h2>Vent ikke til siste uke</h2>
<p>– Kom en måned før fristen, sier Øyvind. Da er det tid til å skaffe deler uten at bilen må stå.</p>
<p>Vi tar kontrollen mens du venter og retter feilene samme dag når det lar seg gjøre. Etterkontrollen er inkludert. <a href="/verksted/bestill-time">Bestill time</a>, eller les mer om <a href="/verksted">verkstedet</a>.</p>`,
  },
  {
    slug: 'langtur-med-elbil',
    date: '2026-06-11',
    title: 'Slik planlegger du sommerens lange tur med elbil',
    premble:
      'Fra Drammen til Lofoten med tre barn, takboks og to ladestopp færre enn du tror. Selgeren vår deler planen sin.',
    picture: scene('coast-road', 'Rød bil på en kystvei i klarvær'),
    author: 'Nora Strand',
    tags: ['elbil'],
    html: `<p>Henrik Moen selger biler i Drammen og har kjørt elektrisk til Lofoten fire somre på rad. Den første turen hadde han ti ladestopp og krangling i baksetet. I fjor var det seks, og alle sov.</p>
<h2>Start full, lad tomt</h2>
<p>Bilen lader raskest når batteriet er nesten tomt. Stopp derfor på ti til femten prosent og kjør videre på sytti. De siste tretti tar like lang tid som alt det andre.</p>
<h2>La bilen finne laderen</h2>
<p>Legg inn laderen som mål i bilens egen navigasjon. Da varmes eller kjøles batteriet underveis, og ladingen går fortere.</p>
<h2>Spis der du lader, ikke omvendt</h2>
<p>Velg stopp med lekeplass og skikkelig mat. En middag på tre kvarter er nok til tre timer på veien.</p>
<h2>Takboksen koster</h2>
<p>Henrik målte: Boksen tok 14 prosent av rekkevidden i åtti, og over tjue i hundre og ti. Tomme takbøyler bråker også. Ta dem av når du ikke trenger dem.</p>
<h2>Ha en plan B</h2>
<p>I fellesferien kan det være kø. Vit hvor den neste laderen er, og ha strøm nok til å komme dit.</p>
<p>Lurer du på hvilken bil som passer turen din? Spør <a href="/forhandlere">forhandleren</a>, eller begynn med guiden om <a href="/kjop-bil/elbil">elbil i norsk hverdag</a>.</p>`,
  },
  {
    slug: 'over-hardangervidda-i-januar',
    date: '2026-03-12',
    title: 'Fem elbiler over Hardangervidda, og én bom som gikk ned',
    premble:
      'Vi ville måle rekkevidde i kulde. I stedet lærte vi hva som skjer når fjellet stenger og du må stå tre timer i minus seksten.',
    picture: car('suv', 'fjord-blue', 'front-left', 'Blå SUV skrått forfra'),
    author: 'Magnus Solberg',
    tags: ['elbil'],
    html: `<p>Planen var enkel. Fem elbiler fra lageret, fra Bergen til Hamar over vidda, en lørdag i januar. Fire voksne og ski på taket i hver. Ved Haugastøl gikk bommen ned.</p>
<h2>Tre timer i kø</h2>
<p>Det blåste, og det var minus seksten. Vi lot varmen stå på nitten grader og setevarmen på fullt. Etter tre timer hadde bilene brukt mellom fire og sju prosent av batteriet. Varmepumpene tålte det best.</p>
<p>– Det er den vanligste bekymringen kundene har, og nå har vi et svar, sier Sindre Fossum, som kjørte den ene.</p>
<h2>Så gjorde vi målingen</h2>
<ul>
<li>Bilene som var forvarmet mens de sto til lading, gikk 26 prosent kortere enn oppgitt</li>
<li>Bilen som ikke var det, gikk 37 prosent kortere</li>
<li>Skiene på taket alene sto for sju til åtte prosent</li>
</ul>
<h2>Dette tar vi med oss</h2>
<p>Kjør aldri inn på fjellet med mindre enn halvt batteri om vinteren. Ikke fordi bilen stopper, men fordi veien kan gjøre det. Ha ull, spade og mat i bilen, som i enhver annen bil.</p>
<p>Tallene for hver modell ligger hos selgerne. De fem bilene og flere til finner du blant <a href="/kjop-bil/alle-biler?car_fuel=El">elbilene på lager</a>, og rådene våre på siden om <a href="/kjop-bil/elbil">elbil</a>.</p>`,
  },
  {
    slug: 'laerlingen-i-kristiansand',
    date: '2025-11-27',
    title: 'Ida tok fagprøven på en bil hun selv hadde fått til å streike',
    premble:
      'Fire feil, seks timer og en sensor som ikke sa et ord. Nå er Ida Tangen fast ansatt på verkstedet i Kristiansand.',
    picture: car('hatchback', 'ember-orange', 'detail', 'Lykt og forhjul på en oransje kombikupé i nærbilde'),
    author: 'Eirik Brekke',
    tags: ['hos-oss', 'verksted'],
    html: `<p>Til fagprøven legger sensoren inn feil i en bil, og så går han ut. Du får vite hva kunden har merket, ikke hva som er galt. For Ida Tangen var det en kombikupé som tidvis ikke ville starte.</p>
<p>– Jeg hadde jobbet på akkurat den bilen året før. Da var det jeg som hadde lagt inn feilene, til en annen lærling, sier hun.</p>
<h2>Strøm er ikke vann</h2>
<p>Ida begynte hos oss rett fra skolen. Hun trodde hun skulle skru. I stedet lærte hun å måle. Åtte av ti feil på nye biler er elektriske, og da hjelper det lite å bytte deler på måfå.</p>
<h2>Bestått meget godt</h2>
<p>Den siste feilen, en jordledning som var klemt bak et panel, fant hun tjue minutter før tiden var ute. Resultatet ble bestått meget godt, og jobbtilbudet kom samme ettermiddag.</p>
<h2>Seksten nye i år</h2>
<p>Norrväg i Norge tok inn seksten lærlinger i høst. Alle har en fast veileder, og ingen leverer fra seg en bil som ikke er kontrollert av en fagarbeider. Kjenner du en som er nysgjerrig på faget? Be dem ta kontakt med <a href="/forhandlere">nærmeste forhandler</a>. Mer om oss finner du <a href="/om-oss">her</a>.</p>`,
  },
  {
    slug: 'tre-regnestykker-for-firmabilen',
    date: '2025-08-28',
    title: 'Firmabil: tre regnestykker før dere bestiller',
    premble:
      'Skatten for den ansatte, totalkostnaden for bedriften og strømmen hjemme. Gjør du alle tre, slipper du de fleste overraskelsene.',
    picture: car('estate', 'midnight-black', 'side', 'Svart stasjonsvogn fra siden'),
    author: 'Hilde Aas',
    tags: ['bedrift', 'elbil'],
    html: `<p>De fleste begynner med bilen. Vi vil helst begynne med tallene, for de avgjør ofte hvilken bil det blir.</p>
<h2>1. Den ansattes skatt</h2>
<p>Den som kan bruke firmabilen privat, skatter av fordelen. Den regnes ut fra bilens listepris som ny, med ekstrautstyr, uavhengig av hva bedriften har betalt. Satsene fastsettes hvert år, så bruk alltid årets. Husk at en dyrere utstyrspakke også gir høyere skatt, måned etter måned.</p>
<h2>2. Totalkostnaden</h2>
<p>Leie eller avskrivning er bare én linje. Ta med service, dekk, forsikring, bompenger, parkering, strøm og hva det koster om avtalen må avsluttes før tiden. Vi setter opp tre modeller ved siden av hverandre, så ser dere forskjellen.</p>
<h2>3. Strømmen hjemme</h2>
<p>Hvordan får den ansatte dekket hjemmeladingen? Den ryddigste løsningen er en ladeboks som måler bilens forbruk og sender en rapport. Avklar det før bilen kommer.</p>
<h2>Og så den kjedelige delen</h2>
<p>Skriv en bilordning på én side: hvem som får bil, hvilken ramme, og hva som skjer når noen slutter. Vi har en mal dere gjerne kan låne. La regnskapsføreren lese den før alle signerer.</p>
<p>Les mer om <a href="/kjop-bil/finansiering">finansiering</a>, eller spør bedriftsselgeren hos <a href="/forhandlere">din forhandler</a>.</p>`,
  },
  {
    slug: 'innflyttet-pa-kokstad',
    date: '2025-04-24',
    title: 'Vi har flyttet inn på Kokstad, med varme i gulvet og regn på taket',
    premble:
      'Det nye bygget i Bergen samler salg, verksted og dekkhotell under ett tak. Taket samler dessuten vann til vaskehallen.',
    picture: scene('dealer-norrvag', 'Tre biler foran Norrvägs anlegg i kveldslys'),
    author: 'Silje Nygård',
    tags: ['hos-oss'],
    html: `<p>Det regnet da vi tok første spadetak på Kokstad. Det regnet da vi la taket, og det regnet på innflyttingsdagen. Derfor bestemte vi oss tidlig for å bruke det til noe.</p>
<h2>Regnvann i vaskehallen</h2>
<p>Under parkeringsplassen ligger en tank på åtti kubikk. Vannet fra taket filtreres og brukes i vaskehallen. De første tre månedene har vi kjøpt nesten ikke noe vann til bilvask.</p>
<h2>Alt under samme tak</h2>
<p>Før lå salget, verkstedet og dekkhotellet på tre adresser. Nå tar det ett minutt å gå fra selgeren til den som skal ta vare på bilen etterpå. Fjorten løftebukker, to plasser for høyvolt og plass til fire tusen hjulsett.</p>
<h2>Barna fikk bestemme litt</h2>
<p>Lekekroken er tegnet av tredjeklassen på naboskolen. De ville ha sklie fra andre etasje. Det fikk de ikke, men det ble en fra mesaninen.</p>
<h2>Kom innom</h2>
<p>Lørdag 3. mai har vi åpent hus fra klokken 10 til 15 med gratis lyssjekk, vafler og omvisning i dekkhotellet. Adresse og åpningstider finner du hos <a href="/forhandlere">forhandlerne</a>. Skal du på verksted, gjelder samme telefonnummer som før. <a href="/verksted/bestill-time">Bestill time her</a>.</p>`,
  },
  {
    slug: 'slik-tester-vi-bruktbilen',
    date: '2024-11-07',
    title: 'Slik tester vi en bruktbil før den får en pris',
    premble:
      'Vi fulgte en seks år gammel stasjonsvogn gjennom verkstedet på Økern. Den kom ut igjen med nye bremserør og et ærlig skilt i vinduet.',
    picture: car('estate', 'birch-silver', 'front-left', 'Sølvfarget stasjonsvogn skrått forfra'),
    author: 'Nora Strand',
    tags: ['verksted', 'hos-oss'],
    html: `<p>Bilen kom inn som innbytte en tirsdag: 98 000 kilometer, to eiere, pen å se på. Alle som har kjøpt bruktbil, vet hvor lite det siste betyr. Onsdag morgen klokken åtte står den på løftebukken.</p>
<h2>Historien først</h2>
<p>Heftelser, EU-kontroller, service og kilometerstand sjekkes mot hverandre. Henger ikke tallene sammen, selger vi ikke bilen videre til kunde, uansett hvor blank den er.</p>
<h2>Kald start</h2>
<p>Motoren startes kald, med mekanikeren ved siden av. Varme motorer lyver.</p>
<h2>Rust og slitasje</h2>
<p>Norske vinterveier er harde mot understellet. Denne gangen er det to bremserør som må byttes, og en bøssing som har begynt å synge. Begge deler gjøres med en gang. Batteri, dekk og bremser måles og noteres i rapporten.</p>
<h2>Turen</h2>
<p>En annen mekaniker tar prøveturen, uten å ha sett rapporten. Han skal kjenne etter, ikke lete. Fartsdumper, Ring 3 og en bakke opp til Grefsen.</p>
<h2>Skiltet i vinduet</h2>
<p>Til slutt settes prisen. I vinduet henger rapporten, også med det vi ikke har rettet: en ripe på bakfangeren og et nøkkelhull som har sett bedre dager.</p>
<p>Les hva som alltid følger med når du <a href="/kjop-bil">kjøper bil hos oss</a>, eller se <a href="/kjop-bil/alle-biler">alle bilene</a>.</p>`,
  },
];

export const stories: PageContent[] = storiesIndex({
  path: '/aktuelt',
  nav: 'Aktuelt',
  title: 'Aktuelt fra Norrväg',
  metaTitle: 'Aktuelt',
  description:
    'Aktuelt fra Norrväg: egne vintertester, råd fra verkstedet og møter med folkene hos forhandlerne våre over hele Norge.',
  text: 'Egne tester, råd fra verkstedet og folk vi er glade for å jobbe sammen med.',
  showDates: true,
  layout: '',
  highlightLatestStory: true,
  readMore: 'Les mer',
  tags: [
    { key: 'elbil', value: 'Elbil' },
    { key: 'verksted', value: 'Verksted' },
    { key: 'dekk', value: 'Dekk' },
    { key: 'bedrift', value: 'Bedrift' },
    { key: 'hos-oss', value: 'Hos oss' },
  ],
  stories: written.map(story),
});
