/** Norrväg Finland in the Swedish of Finland: its news, each story the twin of a Finnish one. */

import type { PageContent } from '../../../authoring.ts';
import { car, scene } from '../blocks.ts';
import { type StoryWords, storiesIndex, story } from './story.ts';

const written: readonly StoryWords[] = [
  {
    slug: 'kitkat-vai-nastat',
    date: '2026-11-03',
    title: 'Friktion eller dubb? Svaret finns på morgonens rutt',
    premble: 'Var du bor är bara halva svaret. Det avgörande är hur ofta du ger dig i väg före sandningsbilen.',
    picture: scene('winter-road', 'Orange stadsjeep på en snöig väg mellan granar'),
    author: 'Sanna Koskela',
    tags: ['renkaat'],
    html: `<p>I början av november är det ett enda ämne som gäller i telefonen på våra verkstäder. Vi svarar inte genast, utan frågar tillbaka: hurdan väg kör du klockan sju på morgonen?</p>
<h2>Dubbdäck om du</h2>
<ul>
<li>kör på småvägar före plog- och sandningsbilen</li>
<li>bor där temperaturen passerar nollan flera gånger i veckan</li>
<li>måste fram oberoende av väglag</li>
</ul>
<h2>Friktionsdäck om du</h2>
<ul>
<li>mest kör i stan eller på saltade huvudvägar</li>
<li>bor där vintern är stabil och vägen har packad snö</li>
<li>uppskattar tystnad och lite lägre förbrukning, vilket märks särskilt på en elbil</li>
</ul>
<h2>Kom ihåg</h2>
<p>Vinterdäck ska användas från början av november till slutet av mars när vädret eller föret kräver det. Dubbdäck är tillåtna under samma tid, och även annars om föret förutsätter det. Mönsterdjupet på ett vinterdäck ska vara minst tre millimeter. Vi rekommenderar byte redan vid fem. Blanda inte: samma sort på alla hjul.</p>
<p>Och viktigast till sist: ett utslitet dubbdäck är sämre än ett bra friktionsdäck.</p>
<p>Är du osäker på dina egna? Titta in, så mäter vi på fem minuter och det kostar ingenting. Om däckhotellet kan du läsa på sidan <a href="/huolto">Service</a>, och närmaste ställe hittar du bland våra <a href="/toimipisteet">verksamhetsställen</a>.</p>`,
  },
  {
    slug: 'koeaja-sahkoauto-pakkasella',
    date: '2026-10-22',
    title: 'Provkör elbil i köld: öppet hus den 5 december',
    premble:
      'I maj känns varje elbil bra. Därför bjuder vi in dig att köra i Rovaniemi och Uleåborg när det är mörkt och kallt.',
    picture: scene('charging-home', 'Blå elbil på laddning utanför ett hus i skymningen'),
    author: 'Teemu Salonen',
    tags: ['sahko', 'meilla'],
    html: `<p>Räckvidden i broschyren är uppmätt i värme. Den beskriver vardagen bara halva året. Lördagen den 5 december klockan 10–15 ser du själv vad mätaren visar när bilen har stått ute över natten.</p>
<h2>Så här går det till</h2>
<ul>
<li>Du behöver inte boka tid. Ta med körkortet och reservera en halvtimme per bil.</li>
<li>Rundan är ungefär tjugo kilometer: stad, landsväg och en snabbladdare.</li>
<li>Vi visar hur man förvärmer kupén och batteriet med telefonen.</li>
<li>Vi bjuder på laxsoppa och kaffe, och barnen får pyssla egna reflexer.</li>
</ul>
<h2>Fråga mekanikerna</h2>
<p>Dörren till verkstaden står öppen. Där ligger ett öppnat batteri på bordet, bredvid två personer som reparerar sådana till vardags. De svarar också på det som säljaren inte kan.</p>
<h2>Kan du inte komma?</h2>
<p>Vi lånar ut en elbil över natten på alla våra verksamhetsställen. Då hinner du också ladda den hemma, och det lär dig mera än någon broschyr. Kom överens om lånet med <a href="/toimipisteet">närmaste verksamhetsställe</a>. Vår guide finns på sidan <a href="/osta-auto/sahkoautot">Elbilar</a>.</p>`,
  },
  {
    slug: 'katsastukseen-ilman-yllatyksia',
    date: '2026-08-13',
    title: 'Till besiktningen utan överraskningar: de sex vanligaste felen',
    premble:
      'Fyra av sex hittar du hemma på gården utan verktyg. Mekaniker Juha Heikkinen i Tammerfors berättar var man ska börja.',
    picture: scene('workshop', 'Silverfärgad bil på lyft i en ljus verkstad'),
    author: 'Jari Lehto',
    tags: ['huolto'],
    html: `<p>Juha Heikkinen har kört kundernas bilar till besiktningen i tretton år. Han anser att varannan underkänd bil hade kunnat klara sig med en kvarts arbete.</p>
<h2>De här ser du själv</h2>
<ol>
<li><strong>Lyktorna.</strong> Gå runt bilen och be någon trampa på bromsen. Glöm inte skyltbelysningen.</li>
<li><strong>Däcken.</strong> Mät mönstret där det är som mest slitet, och leta efter sprickor.</li>
<li><strong>Vindrutan.</strong> Ett stenskott i förarens synfält lönar det sig att laga innan rutan spricker.</li>
<li><strong>Varningslamporna.</strong> Lyser någon måste felet hittas. Att ta loss lampan är ingen reparation.</li>
</ol>
<h2>De här tittar vi på</h2>
<ol start="5">
<li><strong>Bromsarna.</strong> Rost på skivorna bak har blivit vanligare, i synnerhet på elbilar som mest bromsar med motorn.</li>
<li><strong>Glapp i framvagnen.</strong> När det känns i ratten har det funnits där länge.</li>
</ol>
<h2>Kom en månad i förväg</h2>
<p>– Då hinner delarna komma, och bilen behöver inte stå, säger Juha.</p>
<p>Vi går igenom bilen, reparerar det som behövs och kör den till besiktningen åt dig. Efterbesiktningen ingår i priset. Anvisningar för tidsbokning finns på sidan <a href="/huolto">Service</a>. Funderar du på att byta bil i stället, be om <a href="/myy-autosi">en offert på den gamla</a>.</p>`,
  },
  {
    slug: 'perakarry-ja-mokkikuorma',
    date: '2026-05-21',
    title: 'Släpkärra och lass till stugan: så räknar du vikterna rätt',
    premble: 'Bastu, brygga och tre kubikmeter klabbar. Titta på två papper och en dekal innan du kopplar kärran.',
    picture: car('pickup', 'pine-green', 'front-left', 'Mörkgrön pickup snett framifrån'),
    author: 'Heidi Rantala',
    tags: ['huolto'],
    html: `<p>I maj och juni drar halva Finland på någonting. Oftast ligger lasset för långt bak, och ibland är det för tungt. Bådadera är lätta att kontrollera.</p>
<h2>Körkortet</h2>
<p>Med B-kort får du alltid dra en släpvagn vars totalmassa är högst 750 kilo. Är den tyngre får bilens och släpvagnens totalmassor tillsammans vara högst 3 500 kilo. Talen finns i registerutdragen, och det avgörande är inte hur mycket du har lastat just i dag.</p>
<h2>Bilen</h2>
<p>I registerutdraget står bilens egen gräns för släpvagn med och utan bromsar. Här räknas den verkliga vikten med last. En kubikmeter färsk björk väger mer än man tror.</p>
<h2>Lasta rätt</h2>
<p>Tunga saker på botten och över axeln. Är kärran baktung börjar den vingla. Bind lasset så att du kunde vända kärran upp och ner.</p>
<h2>Elbil då?</h2>
<p>Många av dem drar utmärkt, men räckvidden kan halveras. Välj en laddare dit man kommer med kärran.</p>
<p>Vi monterar dragkrok, granskar kärrans bromsar och lyktor och väger ekipaget om du är osäker. Fråga på <a href="/huolto">servicen</a> eller ring <a href="/toimipisteet">verksamhetsstället</a>. Bilar med fyrhjulsdrift finns <a href="/osta-auto/kaikki-autot?car_drive=Neliveto">i vårt lager</a>.</p>`,
  },
  {
    slug: 'miinus-31-rovaniemella',
    date: '2026-01-29',
    title: 'Minus 31 i Rovaniemi: så långt kom elbilarna',
    premble: 'Fem bilar, samma väg och samma natt. En överraskade alla, och en fick vi hämta med biltransport.',
    picture: car('suv', 'denim-blue', 'front-left', 'Blå stadsjeep snett framifrån'),
    author: 'Teemu Salonen',
    tags: ['sahko'],
    html: `<p>På kvällen den 14 januari visade mätaren i Rovaniemi minus 31. Det hade vi väntat på. Vi körde fem fulladdade bilar ur lagret i riktning mot Sodankylä och tillbaka i åttio, tills batteriet hade fem procent kvar. Inne var det tjugo grader.</p>
<h2>Resultaten</h2>
<ul>
<li>Stor stadsjeep med stort batteri: 285 kilometer</li>
<li>Farmare med värmepump: 260 kilometer</li>
<li>Medelstor stadsjeep: 220 kilometer</li>
<li>Tre år gammal halvkombi: 180 kilometer, bäst i förhållande till vad som utlovas</li>
<li>Småbil som inte förvärmts: 95 kilometer</li>
</ul>
<h2>Vad vi lärde oss</h2>
<p><strong>Förvärmningen avgör.</strong> Följande natt stod småbilen i stolpen ända till start och kom 45 kilometer längre.</p>
<p><strong>Början är dyrast.</strong> En kall bil kan förbruka det dubbla de första tio kilometrarna.</p>
<p><strong>Ladda varm.</strong> En bil som körts i en timme laddade mer än dubbelt så fort som en som kom kall till laddaren.</p>
<p>Fem bilar under en natt är ingen vetenskap, men det räcker för vardagen. En arbetsresa på femtio kilometer hade alla klarat. Läs mera på sidan <a href="/osta-auto/sahkoautot">Elbil i finländska förhållanden</a> eller se <a href="/osta-auto/kaikki-autot?car_fuel=S%C3%A4hk%C3%B6">elbilarna i lager</a>.</p>`,
  },
  {
    slug: 'autoetu-sahkoautosta',
    date: '2025-09-25',
    title: 'Bilförmån med elbil: fråga det här innan ni beställer',
    premble:
      'Beskattningsvärdet är bara ett tal. Förarens vardag, hemmaladdningen och avtalets slut avgör om bilen blir bra för båda parter.',
    picture: car('saloon', 'midnight-black', 'side', 'Svart sedan från sidan'),
    author: 'Heidi Rantala',
    tags: ['yritys', 'sahko'],
    html: `<p>Bilförmån betyder att den anställda får använda arbetsgivarens bil också för egna körningar, och förmånens värde läggs till lönen. Vid fri bilförmån betalar arbetsgivaren allt, vid bruksförmån står den anställda själv för drivkraften. Beskattningsvärdena fastställs varje år, och elbilarna har behandlats olika olika år, så räkna alltid med siffrorna för det år då bilen används.</p>
<h2>Fråga föraren</h2>
<ul>
<li>Hur lång är en vanlig vecka, och årets längsta resa?</li>
<li>Går det att ladda hemma, och hur ersätts elen?</li>
<li>Behövs dragkrok eller fyrhjulsdrift?</li>
</ul>
<h2>Fråga er själva</h2>
<ul>
<li>Vem tar över bilen om den anställda slutar efter ett år?</li>
<li>Ingår däck, service och ersättningsbil i månadspriset?</li>
<li>Finns det ett tak för extrautrustningen? Den höjer beskattningsvärdet.</li>
</ul>
<h2>Fråga oss</h2>
<p>Vi räknar på tre modeller bredvid varandra: beskattningsvärde, månadsrat och totalkostnad. Vi kommer gärna till er arbetsplats med bilar att provköra, så att alla förare får prova under samma dag. Sista ordet hör alltid till bokföringsbyrån.</p>
<p>Om leasing och avbetalning berättar vi på sidan <a href="/osta-auto/rahoitus">Finansiering</a>. Företagssäljaren når du på <a href="/toimipisteet">ditt verksamhetsställe</a>.</p>`,
  },
  {
    slug: 'vaasassa-kahdella-kielella',
    date: '2025-04-10',
    title: 'I Vasa får bilen service på två språk',
    premble:
      'Laturi, laddare, latausasema. På vårt verksamhetsställe skrivs varje arbetsorder på det språk som kunden talar.',
    picture: scene('dealer-norrvag', 'Tre bilar framför Norrvägs verksamhetsställe i kvällsljus'),
    author: 'Pernilla Backman',
    tags: ['meilla', 'huolto'],
    html: `<p>När vi öppnade i Vasa talade fyra av mekanikerna finska, tre svenska och en, Kaj Östman från Närpes, en dialekt som ingen förstod. Nu förstår alla.</p>
<h2>Ordlistan på väggen</h2>
<p>På väggen i kafferummet hänger en tavla där svåra ord antecknas på båda språken. Det började med stötdämparen, och nu är raderna över trehundra. Nykomlingar får ett foto av den i telefonen.</p>
<p>– För kunden är det det samma om jag kan ordet. Men det är inte det samma om jag förstår vad hen försöker säga, säger Kaj.</p>
<h2>Rapport på ditt eget språk</h2>
<p>Efter servicen får du konditionsrapporten med bilder på svenska eller finska. Ska ett fel förklaras per telefon ringer någon som du har lätt att prata med. Det samma gäller köpebrev och finansiering.</p>
<h2>Tack från orten</h2>
<p>Den lokala företagarföreningen gav i våras ett erkännande för tvåspråkig service. Diplomet hänger i kafferummet, bredvid tavlan. Det har ett skrivfel, men bara på det ena språket.</p>
<p>Service på svenska får du också i Esbo, Helsingfors och Åbo. Kontaktuppgifterna finns bland våra <a href="/toimipisteet">verksamhetsställen</a>, och mera om oss <a href="/meista">här</a>. Tid bokar du via <a href="/huolto">servicen</a>.</p>`,
  },
  {
    slug: 'nain-tarkastamme-kaytetyn-auton',
    date: '2024-10-17',
    title: 'Så granskar vi en begagnad bil innan den får ett pris',
    premble:
      'Fyra timmar, två mekaniker och en verkligt dålig skogsväg. Vi följde en sjuårig farmare från inbyte till försäljning.',
    picture: car('estate', 'fjord-blue', 'front-left', 'Mörkblå farmare snett framifrån'),
    author: 'Jari Lehto',
    tags: ['huolto', 'meilla'],
    html: `<p>Bilen kom i inbyte på måndagen: en sju år gammal farmare, 118 000 kilometer, två ägare. Den förra ägaren försäkrade att den är bra. Det är den antagligen, men vi litar inte på antaganden.</p>
<h2>Papperen först</h2>
<p>Servicehistoriken jämförs med mätarställningarna från besiktningarna. Stämmer inte siffrorna går bilen inte till försäljning. Samtidigt kontrolleras återkallelser och finansieringsskulder.</p>
<h2>Kall motor</h2>
<p>Följande morgon startas bilen kall. En varm motor berättar ingenting. Mekanikern lyssnar, läser felkoderna och tittar på oljan.</p>
<h2>På lyften</h2>
<p>Bromsarna mäts, bussningarna bänds och underredet fotograferas. Saltet har gjort sitt: ett bromsrör byts. Dessutom hittas en trött styrled.</p>
<h2>Provkörningen</h2>
<p>En annan mekaniker kör rundan utan att ha sett rapporten. På rutten finns kullersten, motorväg och en skogsväg som ingen har hyvlat sedan i somras.</p>
<h2>Till sist priset</h2>
<p>Slitage som hör till åldern lämnas som det är, men det skrivs i annonsen. Först därefter får bilen ett pris.</p>
<p>Läs vad som alltid ingår när du <a href="/osta-auto">köper bil hos oss</a>, eller gå direkt till <a href="/osta-auto/kaikki-autot">alla bilar</a>.</p>`,
  },
];

export const stories: PageContent[] = storiesIndex({
  path: '/ajankohtaista',
  nav: 'Aktuellt',
  title: 'Aktuellt från Norrväg',
  metaTitle: 'Aktuellt',
  description:
    'Aktuellt från Norrväg i Finland: egna vintertester, råd från verkstaden och människorna som säljer och sköter din bil.',
  text: 'Egna vintertester, råd från verkstaden och människor som vi är stolta över.',
  showDates: true,
  layout: '',
  highlightLatestStory: false,
  readMore: 'Läs mera',
  tags: [
    { key: 'sahko', value: 'Elbilar' },
    { key: 'huolto', value: 'Service' },
    { key: 'renkaat', value: 'Däck' },
    { key: 'yritys', value: 'Företag' },
    { key: 'meilla', value: 'Hos oss' },
  ],
  stories: written.map(story),
});
