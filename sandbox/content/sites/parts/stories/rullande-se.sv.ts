/** Rullande Sweden in Swedish: its news. The stories of the year stand here, the ones before it in a file of their own. */

import type { PageContent } from '../../../authoring.ts';
import { car, scene } from '../blocks.ts';
import { older } from './rullande-se.sv.older.ts';
import { type StoryWords, storiesIndex, story } from './story.ts';

const latest: readonly StoryWords[] = [
  {
    slug: 'gul-fredag',
    date: '2026-11-17',
    title: 'Black Friday? Nej tack, vi kör Gul Fredag',
    premble:
      'Vi har ingen fredagsrea. Men den 27 november får du vinterhjul på köpet till alla bilar som står i butik.',
    picture: car('city', 'signal-yellow', 'front-left', 'Knallgul småbil snett framifrån'),
    author: 'Jenny Marklund',
    tags: ['kampanj'],
    html: `<p>Varje november frågar någon varför vi inte kör Black Friday. Svaret är tråkigt men sant: går det att sänka priset med trettio procent på en fredag var det för högt hela oktober. När vi sänker ett pris gör vi det samma dag som bilen har blivit billigare, och skriver ut det lägsta priset de senaste 30 dagarna.</p>
<p>Därför gör vi något annat. Fredagen den 27 november får alla som köper bil hos Rullande en uppsättning vinterhjul på fälg, monterade och klara. Har bilen redan vinterhjul får du sommarhjulen på köpet i stället.</p>
<h2>Så här funkar det</h2>
<ul>
<li>Gäller alla bilar som står i någon av våra butiker den dagen.</li>
<li>Hjulen är begagnade, har minst fem millimeter mönster och är högst fem år gamla.</li>
<li>Samma pris på bilen som på torsdagen. Och som på måndagen.</li>
<li>Paxad bil räknas. Ring på morgonen så lägger vi undan den.</li>
</ul>
<p>Butikerna öppnar klockan åtta och stänger när sista kunden rullat hem. Vi bjuder på saffransbullar, eftersom de är gula.</p>
<p>Spana in <a href="/kop-bil/alla-begagnade-bilar">alla bilar</a> redan nu, och kolla var <a href="/hitta-oss">närmaste butik</a> ligger. Garanti och öppet köp ingår som alltid.</p>`,
  },
  {
    slug: 'begagnade-vinterhjul',
    date: '2026-11-03',
    title: 'Köpa begagnade vinterhjul? Ta med en tia',
    premble:
      'Ett mynt, en ficklampa och två minuter. Mer behövs inte för att se om hjulen är ett fynd eller bara gummi.',
    picture: scene('tyre-storage', 'Gång mellan höga hyllor fulla med däck'),
    author: 'Ali Berggren',
    tags: ['tips'],
    html: `<p>Begagnade vinterhjul kan vara årets bästa köp. Eller fyra tunga saker du får köra till tippen. Så här skiljer du dem åt.</p>
<h2>1. Mät mönstret</h2>
<p>Tre millimeter är lagens gräns på vintern. Men då är däcket redan trött. Leta efter minst fem. En riktig mönsterdjupsmätare kostar som en korv. Har du ingen, stick ner en tia i spåret och jämför med ett nytt däck, så ser du skillnaden direkt.</p>
<h2>2. Läs födelsedatumet</h2>
<p>På sidan finns fyra siffror i en oval. 3622 betyder vecka 36 år 2022. Äldre än sex år? Då vill vi ha bra betalt för att ta emot dem.</p>
<h2>3. Känn på gummit</h2>
<p>Tryck in en nagel. Ger det efter? Bra. Känns det som en hockeypuck? Gå hem.</p>
<h2>4. Räkna dubbar</h2>
<p>Saknas mer än var fjärde är greppet på is borta. Kolla också att de sticker ut ungefär lika mycket överallt.</p>
<h2>5. Leta efter bergstoppen</h2>
<p>Dubbfria vinterdäck ska ha symbolen med bergstopp och snöflinga. Bara M+S duger inte.</p>
<p>Köper du <a href="/kop-bil/alla-begagnade-bilar">bil hos oss</a> har vi redan gjort allt det här åt dig. Fler saker att kolla finns i <a href="/bilagande/kopa-begagnad-bil">vår checklista</a>.</p>`,
  },
  {
    slug: 'vaxjo-nummer-tjugofyra',
    date: '2026-10-20',
    title: 'Nu är porten gul i Växjö också',
    premble:
      'Butik nummer tjugofyra slår upp dörrarna på lördag. Den ligger bakom en byggmarknad, precis som den första.',
    picture: scene('dealer-rullande', 'Tre bilar framför Rullandes butik med gul skylt'),
    author: 'Jenny Marklund',
    tags: ['butiker'],
    html: `<p>Det finns en burk gul färg som har stått i ett förråd sedan vår första butik öppnade. Varje gång vi öppnar en ny öppnar vi burken också, och målar ett penseldrag på porten. I går var det Växjös tur.</p>
<h2>Lördag klockan tio</h2>
<p>Sextio bilar på gården, åtta personer i gula tröjor och en hoppborg som ser ut som en bogserbil. De första hundra får en varmkorv. De som kommer sedan får också en varmkorv, vi har köpt för många.</p>
<h2>Samma regler som överallt</h2>
<p>Ett pris. Fjorton dagars öppet köp. Tolv månaders garanti. Ser du en bil i Malmö som du vill ha i Växjö kör vi hem den, utan att det kostar något.</p>
<h2>Möt Samira</h2>
<p>Butikschef är Samira Lundell, som har jobbat hos oss i Halmstad i sex år.</p>
<p>– Jag är uppvuxen här och vet hur man säger till en smålänning att det inte går att pruta, säger hon. Man säger det en gång, och sedan bjuder man på kaffe.</p>
<p>Adress och öppettider hittar du under <a href="/hitta-oss">Hitta oss</a>. Vill du byta in din gamla? Så <a href="/salj-bil">säljer du bilen på tio minuter</a>.</p>`,
  },
  {
    slug: 'tusen-batterier',
    date: '2026-10-06',
    title: 'Vi har mätt tusen elbilsbatterier. De mår bra.',
    premble: 'Snittet är 91 procent, det sämsta hade 68 och det bästa satt i en taxi. Här är allt vi lärde oss.',
    picture: scene('charging-home', 'Blå elbil på laddning vid en villa i skymningen'),
    author: 'Mårten Ivarsson',
    tags: ['elbil'],
    html: `<p>För tre år sedan bestämde vi oss för att mäta batteriet på varje elbil vi köper in. I september passerade vi tusen. Då satte vi oss ner och räknade.</p>
<h2>Siffrorna</h2>
<ul>
<li><strong>91 procent</strong> av kapaciteten finns kvar i snitt. Bilarna är i snitt fyra år och har gått 6 800 mil.</li>
<li><strong>38 bilar</strong> hade under 80. Dem sålde vi inte.</li>
<li><strong>97 procent</strong> hade den bästa. Den var taxi i Göteborg och hade gått 21 000 mil.</li>
</ul>
<h2>Vänta, en taxi?</h2>
<p>Ja. Den kördes varje dag, laddades mest långsamt på natten och stod nästan aldrig full eller tom. Det gillar batterier. De som mådde sämst hade tvärtom stått stilla: fulladdade på en parkering i månader.</p>
<h2>Miltalet säger mindre än du tror</h2>
<p>På bensinbilar är miltalet halva sanningen. På elbilar är det kanske en fjärdedel. Titta på mätvärdet, sedan på hur bilen har använts, och sist på siffran i mätaren.</p>
<p>Mätvärdet sitter på rutan på varje elbil vi säljer. Det står i annonsen också. Läs mer om <a href="/kop-bil/begagnade-elbilar">begagnade elbilar</a>, eller se <a href="/kop-bil/alla-begagnade-bilar?car_fuel=El">dem vi har inne</a>.</p>`,
  },
  {
    slug: 'forsta-bilen',
    date: '2026-09-15',
    title: 'Första bilen: Tove, 19, köpte för 34 900',
    premble: 'Hon hade fyrtiotusen, ett färskt körkort och en pappa med åsikter. Så här valde hon.',
    picture: car('city', 'denim-blue', 'front-left', 'Blå småbil snett framifrån'),
    author: 'Ali Berggren',
    tags: ['tips', 'folk'],
    html: `<p>Tove Granat i Borås fick körkort i juni och jobb på ett lager i augusti. Bussen dit går inte före sex. Alltså bil.</p>
<p>– Pappa ville att jag skulle ha en Volvo. Jag ville ha något jag kunde parkera, säger hon.</p>
<h2>Budgeten</h2>
<p>Fyrtiotusen hade hon sparat. Men bilen fick inte kosta fyrtio, för försäkring, skatt och vinterdäck ska också betalas. Hon satte taket vid trettiofem.</p>
<h2>Försäkringen först</h2>
<p>Det smartaste Tove gjorde var att ringa försäkringsbolaget innan hon tittade på bilar. Skillnaden mellan två nästan likadana småbilar var tvåhundra kronor i månaden för en nittonåring. Det är en tank bensin.</p>
<h2>Vad det blev</h2>
<p>En tolv år gammal småbil, 9 400 mil, två ägare, nybesiktad. En buckla i bakluckan som stod på lappen. Pappan fick provköra också.</p>
<p>– Han sa att den var okej. Det är det finaste han säger.</p>
<h2>Toves råd</h2>
<ul>
<li>Räkna på hela året, inte på köpet.</li>
<li>Sitt i baksätet också.</li>
<li>Läs lappen. Den ljuger inte.</li>
</ul>
<p>Letar du efter din första? Börja bland <a href="/kop-bil/alla-begagnade-bilar?car_body=Sm%C3%A5bil">småbilarna</a> och ha <a href="/bilagande/kopa-begagnad-bil">checklistan</a> i fickan.</p>`,
  },
  {
    slug: 'prislappen-som-pratar',
    date: '2026-09-01',
    title: 'Prislappen som pratar',
    premble:
      'Skanna koden på rutan så får du hela bilens historia i mobilen: punkterna vi kollat, felen vi hittat och vad vi gjorde åt dem.',
    picture: car('suv', 'crimson-red', 'detail', 'Strålkastare och framhjul på en röd suv i närbild'),
    author: 'Jenny Marklund',
    tags: ['butiker', 'tips'],
    html: `<p>Vi har alltid skrivit på lappen vad vi hittat. Problemet är att lappen tog slut. På en tioårig kombi ryms helt enkelt inte allt.</p>
<p>Nu sitter det en kod bredvid priset. Rikta mobilen mot den, så öppnas bilens egen sida med allt vi vet.</p>
<h2>Det här ser du</h2>
<ul>
<li>Alla 120 punkter, med grönt, gult eller lagat</li>
<li>Bilder på det som inte är perfekt. Repor, gupp, den där fläcken i baksätet</li>
<li>Servicehistorik och antal ägare</li>
<li>Däckens mönsterdjup, hjul för hjul</li>
<li>Batterimätning på elbilar</li>
</ul>
<h2>Varför visa det som är fult?</h2>
<p>För att du ändå ser det hemma på uppfarten. Vi vill hellre att du säger nej i butiken än att du lämnar tillbaka bilen på torsdag. Och ärligt talat: de bilar vi visar flest fel på säljs fortast. Folk gillar att veta.</p>
<p>Sidan finns på nätet också, under varje bil i <a href="/kop-bil/alla-begagnade-bilar">hela lagret</a>. Undrar du vad som händer om något går sönder ändå? Det står i <a href="/bilagande/garantiavtal">garantin</a>, på vanlig svenska.</p>`,
  },
  {
    slug: 'stada-innan-du-saljer',
    date: '2026-08-11',
    title: 'Ska du sälja efter semestern? Städa först',
    premble:
      'Sand i mattorna, solkräm på ratten och en bortglömd korv. En timmes jobb kan ge tusenlappar när bilen ska värderas.',
    picture: car('estate', 'sand-beige', 'rear', 'Beige kombi snett bakifrån'),
    author: 'Nina Axelsson',
    tags: ['salja', 'tips'],
    html: `<p>Augusti är högsäsong för inbyten. Bilarna har varit på Gotland, i Norge och i minst en åker. Det syns. Här är det vi värderare tittar på, i den ordning vi gör det.</p>
<h2>Lukten</h2>
<p>Den kommer före allt annat. Vädra, dammsug och leta under sätena. Doftgranen lurar ingen.</p>
<h2>Papperen</h2>
<p>Servicebok, kvitton, instruktionsbok, två nycklar. Saknas en nyckel drar vi av för en ny, och de är dyra.</p>
<h2>Hjulen</h2>
<p>Ta med de andra hjulen. Ingen vet att du har vinterdäck i källaren om de ligger kvar där.</p>
<h2>Det du kan strunta i</h2>
<p>Små bucklor och stenskott. Vi lagar dem billigare än du gör, och du får sällan igen pengarna. Samma sak med ny lack, polering hos proffs och nya torkarblad.</p>
<h2>Och säg som det är</h2>
<p>Lyser en lampa? Berätta. Vi hittar det ändå, och den som är ärlig får ett snabbare bud.</p>
<p>Kör förbi <a href="/hitta-oss">närmaste butik</a> utan att boka. Så går det till när du <a href="/salj-bil">säljer bilen på tio minuter</a>.</p>`,
  },
  {
    slug: 'bilar-for-hela-packningen',
    date: '2026-07-07',
    title: 'Så packar du en kombi som ett proffs',
    premble: 'Två vuxna, tre barn, en hund och ett uppblåsbart flak. Vi lät lagerchefen packa för en vecka på Öland.',
    picture: car('estate', 'crystal-white', 'side', 'Vit kombi från sidan'),
    author: 'Mårten Ivarsson',
    tags: ['tips'],
    html: `<p>Lasse Tornberg packar lastbilar till vardags. Han har åsikter om hur folk packar bilar, och i juni fick han visa. En helt vanlig begagnad kombi, en helt vanlig familj på fem, en helt orimlig mängd grejer.</p>
<h2>1. Tungt längst ner, mot ryggstödet</h2>
<p>Kylväska, verktyg, burkmat. Ligger det tungt långt bak blir bilen svajig. Vid en tvärnit vill du inte ha en stekpanna i nacken.</p>
<h2>2. Mjuka väskor</h2>
<p>En hård resväska är en kloss. Mjuka väskor fyller hålen.</p>
<h2>3. Det ni behöver först packas sist</h2>
<p>Blöjor, regnkläder, fika. Och hunden, som ska sitta i bur eller sele, inte ligga på luftmadrassen.</p>
<h2>4. Takboxen är till för täcken</h2>
<p>Den ska vara lätt. Kolla hur mycket taket tål i instruktionsboken, och räkna med boxens egen vikt.</p>
<h2>5. Mer luft</h2>
<p>Full bil kräver högre däcktryck. Siffran står i tankluckan eller dörröppningen. Nästan ingen gör det, säger Lasse, och alla borde.</p>
<p>Facit: allt kom med. Utom det uppblåsbara flaket, som vi inte hittade någon ursäkt för. Behöver ni större bil hittar ni alla våra <a href="/kop-bil/alla-begagnade-bilar?car_body=Kombi">kombibilar här</a>.</p>`,
  },
  {
    slug: 'midsommar-oppet-stangt-sill',
    date: '2026-06-16',
    title: 'Midsommar: öppet, stängt och sill',
    premble: 'Vi stänger för att dansa i två dagar. Resten av sommaren har vi öppet som vanligt, kvällar och helger.',
    picture: scene('coast-road', 'Röd bil på en kustväg i klart väder'),
    author: 'Jenny Marklund',
    tags: ['butiker'],
    html: `<p>Vi har öppet nästan jämt. Men inte på midsommarafton. Då ska man inte köpa bil, då ska man äta jordgubbar och undra om det börjar regna.</p>
<h2>Tiderna i korthet</h2>
<ul>
<li><strong>Torsdag 18 juni:</strong> 10–19, och bilar som ska med till landet lämnas ut ända till stängning</li>
<li><strong>Midsommarafton:</strong> stängt</li>
<li><strong>Midsommardagen:</strong> stängt</li>
<li><strong>Söndag 21 juni:</strong> öppet som vanligt, fast lite tystare</li>
<li><strong>Hela juli:</strong> vanliga tider, sju dagar i veckan</li>
</ul>
<h2>Köpt bil före helgen?</h2>
<p>Då förlänger vi öppet köp med två dagar, så att midsommar inte räknas. Du har alltså sexton dagar på dig i stället för fjorton om du hämtar bilen veckan före.</p>
<h2>Om bilen krånglar</h2>
<p>Garantin gäller i hela Norden och på valfri auktoriserad verkstad. Har verkstaden stängt i juli? Ring oss, så hittar vi en som inte har det.</p>
<p>Alla butiker och deras tider finns under <a href="/hitta-oss">Hitta oss</a>. Vad garantin täcker står i <a href="/bilagande/garantiavtal">garantiavtalet</a>. Glad midsommar!</p>`,
  },
  {
    slug: 'kjell-tretusen-bilar',
    date: '2026-05-26',
    title: 'Kjell har sålt tretusen bilar och aldrig prutat',
    premble:
      'Han började som torghandlare och skulle bara stanna en sommar. Nu har Kjell Brandt i Helsingborg gult på väggarna hemma också.',
    picture: scene('showroom', 'Bilhall med en vit, en gul och en röd bil'),
    author: 'Nina Axelsson',
    tags: ['folk'],
    html: `<p>Den tretusende bilen var en grön kombi. Kjell Brandt minns den, liksom den första. Det var en röd småbil, till en pensionerad tandläkare som betalade kontant ur ett brunt kuvert.</p>
<h2>Vad gör en bra säljare?</h2>
<p>– Håller tyst. De flesta vet vad de vill ha. De behöver någon som öppnar dörren och går undan.</p>
<h2>Saknar du att pruta?</h2>
<p>– Aldrig. Jag stod på torget i femton år. Att pruta är roligt för den som är bra på det, och orättvist mot alla andra. Här får sjuksystern samma pris som fastighetskungen.</p>
<h2>Den konstigaste provturen?</h2>
<p>– En man som ville höra hur hans kontrabas lät i bilen. Han spelade i fyrtio minuter på parkeringen. Vi sålde två bilar medan han höll på, folk stannade ju.</p>
<h2>Ditt bästa råd?</h2>
<p>– Provkör vägen hem från jobbet, inte runt kvarteret. Det är där du ska bo med bilen.</p>
<p>Kjell finns i Helsingborg tisdag till lördag. Kom förbi, <a href="/hitta-oss">här ligger vi</a>. Hur vi tänker om pris och ärlighet kan du läsa på <a href="/om-rullande">Om Rullande</a>.</p>`,
  },
  {
    slug: 'darfor-lamnades-61-bilar-tillbaka',
    date: '2026-05-05',
    title: 'Därför lämnades 61 bilar tillbaka i fjol',
    premble:
      'Av drygt sjutusen sålda bilar kom 61 tillbaka inom fjorton dagar. Vi frågade varför, och gjorde om två saker.',
    picture: car('hatchback', 'ember-orange', 'front-left', 'Orange halvkombi snett framifrån'),
    author: 'Mårten Ivarsson',
    tags: ['folk', 'tips'],
    html: `<p>Öppet köp är enkelt: fjorton dagar, femtio mil, pengarna tillbaka. Vi frågar inte varför. Men de flesta berättar ändå, och i vinter gick vi igenom alla 61.</p>
<h2>De vanligaste skälen</h2>
<ul>
<li><strong>19:</strong> barnstolen eller barnvagnen fick inte plats</li>
<li><strong>14:</strong> ont i ryggen efter en längre tur</li>
<li><strong>11:</strong> ändrade planer, allt från skilsmässa till flytt till Spanien</li>
<li><strong>9:</strong> fel på bilen som vi borde ha hittat</li>
<li><strong>8:</strong> fel färg. Ja, på riktigt</li>
</ul>
<h2>Vad vi gjorde</h2>
<p>Nio missade fel är nio för många. Fem av dem var ljud som bara hörs på motorväg, så nu ingår motorväg i varje provtur vi själva gör. Och i varje butik står det numera en barnvagn och två bilbarnstolar som du får låna när du provar.</p>
<h2>Vad du kan göra</h2>
<p>Ta med stolen, vagnen, klubborna och den som är längst. Kör längre än du tänkt. Det är ingen stress, <a href="/kop-bil">så här går ett köp till</a>.</p>
<p>Ångrar du dig ändå? Rulla in. Fler tips finns i <a href="/bilagande/kopa-begagnad-bil">checklistan</a>.</p>`,
  },
  {
    slug: 'varstada-bilen',
    date: '2026-04-14',
    title: 'Vårstäda bilen på en timme',
    premble: 'Vägsaltet är borta från vägen men inte från bilen. Sex ställen du ska spola rent innan rosten vaknar.',
    picture: car('suv', 'pine-green', 'front', 'Grön suv rakt framifrån'),
    author: 'Ali Berggren',
    tags: ['tips'],
    html: `<p>Salt är nyttigt på popcorn. På bilar är det mindre lyckat, särskilt när det blir varmt. Ta en timme i april, så slipper du laga plåt om tre år.</p>
<h2>Spola här</h2>
<ol>
<li><strong>Hjulhusen.</strong> Längst upp och bakåt, där leran packar sig.</li>
<li><strong>Underredet.</strong> En vattenspridare under bilen i tio minuter gör jobbet åt dig.</li>
<li><strong>Dörrarnas underkant.</strong> Öppna och titta på hålen. De ska vara öppna så att vatten rinner ut.</li>
<li><strong>Bakluckans fals.</strong> Där samlas allt.</li>
<li><strong>Vid vindrutan.</strong> Lyft huven och plocka bort löven, annars rinner vattnet in i kupén.</li>
<li><strong>Fälgarnas insida.</strong> Passa på när du skiftar hjul.</li>
</ol>
<h2>Tvätta på rätt plats</h2>
<p>Inte på gatan och inte på uppfarten, där rinner smutsen orenad ut i naturen. Kör till en gör-det-själv-hall. Det kostar lite och de har varmvatten.</p>
<h2>Sist: insidan</h2>
<p>Torka gummimattorna, och lyft dem. Är det blött under? Då letar du efter ett läckage, inte efter en trasa.</p>
<p>Vill du slippa räkna på vad som ska göras när? Det är precis vad <a href="/bilagande/serviceavtal">serviceavtalet</a> är till för.</p>`,
  },
  {
    slug: 'laddare-i-fosie',
    date: '2026-03-24',
    title: 'Nu kan du ladda på vår bakgård i Fosie',
    premble: 'Tolv laddplatser, öppna dygnet runt, gula. Handlar du bil hos oss laddar du gratis i en månad.',
    picture: car('saloon', 'crystal-white', 'rear', 'Vit sedan snett bakifrån'),
    author: 'Nina Axelsson',
    tags: ['elbil', 'butiker'],
    html: `<p>Vi säljer fler och fler elbilar till folk som bor i lägenhet. Och varje gång kommer samma fråga: var ska jag ladda? I Fosie har vi nu ett svar. Bakom butiken.</p>
<h2>Tolv platser, ingen app</h2>
<p>Du blippar kortet, kopplar in och går. Effekten är 22 kilowatt, alltså lagom för en natt eller en lång biltvätt. Priset står på en skylt som går att läsa utan glasögon.</p>
<h2>Gratis första månaden</h2>
<p>Köper du <a href="/kop-bil/begagnade-elbilar">begagnad elbil</a> i Fosie eller Jägersro får du en blippbricka som gäller i trettio dagar. Perfekt om din förening fortfarande diskuterar laddstolpar på tredje årsmötet.</p>
<h2>Hur mycket behöver man ladda?</h2>
<p>Mindre än de flesta tror. Kör du fyra mil om dagen räcker en natt i veckan för många bilar. Vi visar gärna hur det ser ut för just din körning.</p>
<p>Går det bra bygger vi fler. Tipsa oss om var det saknas laddare när du ändå är inne. Adressen till Fosie, och alla andra, finns under <a href="/hitta-oss">Hitta oss</a>.</p>`,
  },
  {
    slug: 'ar-tjugotusen-mil-mycket',
    date: '2026-03-03',
    title: 'Är tjugotusen mil mycket?',
    premble: 'Det beror på vilka mil. En bil som gått långt på motorväg kan vara piggare än en som gått lite i stan.',
    picture: car('estate', 'slate-grey', 'front-left', 'Grå kombi snett framifrån'),
    author: 'Mårten Ivarsson',
    tags: ['tips'],
    html: `<p>Alla frågar om miltalet. Det är en bra fråga, men den är inte färdig. Fortsättningen lyder: hur då?</p>
<h2>Snälla mil</h2>
<p>Motorväg, varm motor, jämn fart. En säljare som kört Malmö–Stockholm varje vecka i fyra år kan ha tjugotusen mil på en bil som känns nästan ny. Bromsarna är knappt använda.</p>
<h2>Dumma mil</h2>
<p>Tre kilometer till jobbet, fem dagar i veckan. Motorn hinner aldrig bli varm, oljan blir trött och avgassystemet rostar inifrån. Sextusen mil av den sorten kan slita mer.</p>
<h2>Så ser du skillnad</h2>
<ul>
<li><strong>Ratten och pedalerna.</strong> Blanka av slitage men lågt miltal? Ställ frågor.</li>
<li><strong>Serviceboken.</strong> Täta besök är ett gott tecken, oavsett miltal.</li>
<li><strong>Besiktningarna.</strong> Miltalet skrivs upp varje gång. Kurvan ska gå uppåt i jämn takt.</li>
</ul>
<h2>Vår gräns</h2>
<p>Vi köper in bilar upp till tjugofemtusen mil, om historiken är hel. De får samma 120 punkter och samma garanti som alla andra. Och ett lägre pris, förstås.</p>
<p>Sortera på miltal bland <a href="/kop-bil/alla-begagnade-bilar">alla bilar</a>, eller läs vad vi tycker om olika <a href="/vara-bilmarken">bilmärken</a>.</p>`,
  },
  {
    slug: 'provkor-i-ruskvader',
    date: '2026-02-10',
    title: 'Provkör när det är som fulast väder',
    premble: 'Slask, motvind och mörker. Det är då bilen visar vem den är, och det är då vi har minst kö.',
    picture: scene('winter-road', 'Orange suv på en snöig väg mellan granar'),
    author: 'Ali Berggren',
    tags: ['tips'],
    html: `<p>De flesta köper bil i april, när solen skiner och allt känns möjligt. Det är lite som att välja lägenhet på en visning med nybakat bröd. Kom i februari i stället.</p>
<h2>Det här märker du bara nu</h2>
<ul>
<li><strong>Startar den?</strong> Be att få starta den kall. Hos oss står bilarna ute.</li>
<li><strong>Blir den varm?</strong> Efter fem minuter ska fötterna märka något.</li>
<li><strong>Immar den igen?</strong> Blöta mattor eller trött AC visar sig på rutan.</li>
<li><strong>Syns du?</strong> Kolla halvljuset mot en vägg. Dimmiga glas ger dålig sikt.</li>
<li><strong>Drar den snett?</strong> På blöt väg känns det direkt när hjulen står fel.</li>
<li><strong>Läcker det?</strong> Känn på taklisterna och i bagaget.</li>
</ul>
<h2>Ingen kö</h2>
<p>I februari har vi tid. Du kan köra tre bilar på en eftermiddag utan att någon tittar på klockan, och hinner fika två gånger.</p>
<p>Paxa bilen i två dygn, gratis, och kom när det börjar snöa. Vi håller öppet. Alla bilar finns <a href="/kop-bil/alla-begagnade-bilar">här</a>, och <a href="/bilagande/kopa-begagnad-bil">checklistan</a> kan du ta med dig ut i regnet.</p>`,
  },
  {
    slug: 'de-vanligaste-felen',
    date: '2026-01-13',
    title: 'De vanligaste felen vi hittar på 120 punkter',
    premble:
      'Förra året gick sjutusen bilar genom våra händer. Här är det som oftast fick gult kort, och vad det brukar kosta att låta bli.',
    picture: scene('workshop', 'Silverfärgad bil på lyft i verkstaden'),
    author: 'Nina Axelsson',
    tags: ['tips'],
    html: `<p>Varje bil vi köper in kollas på 120 punkter. Nästan ingen klarar alla. Det är helt normalt, bilarna är begagnade. Men en del fel kommer så ofta att vi börjat kalla dem vid namn.</p>
<h2>Topplistan</h2>
<ol>
<li><strong>Rostiga bromsskivor bak.</strong> Vanligast på bilar som körs lite och på elbilar som bromsar med motorn.</li>
<li><strong>Trötta batterier.</strong> Startbatteriet alltså. Vart fjärde är på väg att ge upp.</li>
<li><strong>Slitna bussningar.</strong> Dunkar det över gupp är det oftast de.</li>
<li><strong>Gamla däck.</strong> Djupt mönster, men hårda som kex.</li>
<li><strong>Kupéfilter från stenåldern.</strong> Vi har hittat ett musbo. Två gånger.</li>
<li><strong>Sprucken ruta.</strong> Ett stenskott som ingen lagade i tid.</li>
</ol>
<h2>Vad händer sedan?</h2>
<p>Det som rör säkerheten lagar vi alltid, före annons. Det som är kosmetiskt skriver vi på lappen. Du betalar inte för att få veta.</p>
<h2>Lärdomen för dig som äger bil</h2>
<p>De flesta av felen är billiga om man tar dem tidigt. Ett stenskott lagas på en halvtimme, en ruta kostar tusenlappar. Service i tid är tråkigt men lönsamt, och med ett <a href="/bilagande/serviceavtal">serviceavtal</a> behöver du inte ens komma ihåg det. Vad <a href="/bilagande/garantiavtal">garantin</a> täcker kan du läsa här.</p>`,
  },
];

export const stories: PageContent[] = storiesIndex({
  path: '/nyheter',
  nav: 'Nyheter',
  title: 'Nytt som rullar in',
  metaTitle: 'Nyheter och tips',
  description:
    'Nyheter från Rullande: nya butiker, raka tips för dig som köper och säljer begagnad bil, och folket som gör jobbet. Läs och rulla vidare.',
  text: 'Nya butiker, raka tips och folk i gula tröjor.',
  showDates: true,
  layout: '',
  highlightLatestStory: true,
  readMore: 'Läs hela',
  tags: [
    { key: 'tips', value: 'Tips' },
    { key: 'elbil', value: 'Elbil' },
    { key: 'salja', value: 'Sälja bil' },
    { key: 'butiker', value: 'Butiker' },
    { key: 'folk', value: 'Folk hos oss' },
    { key: 'kampanj', value: 'Kampanj' },
  ],
  stories: [...latest, ...older].map(story),
});
