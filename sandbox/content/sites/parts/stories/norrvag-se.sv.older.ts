/** Norrväg Sweden in Swedish: the news up to the end of 2025. */

import { car, scene } from '../blocks.ts';
import type { StoryWords } from './story.ts';

export const older: readonly StoryWords[] = [
  {
    slug: 'fyra-samtal-till-vagassistansen',
    date: '2025-12-11',
    title: 'Fyra samtal till vägassistansen, en natt i december',
    premble: 'Ett dött batteri, en låst bil, en älg och en tom tank. Vi satt med i växeln när kylan kom till Dalarna.',
    picture: scene('city-evening', 'Grå bil framför upplysta hus en kväll i stan'),
    author: 'Johan Sjöström',
    tags: ['verkstad', 'om-norrvag'],
    html: `<h2>21.14</h2>
<p>En kvinna i Borlänge kommer ut från sitt pass på sjukhuset. Bilen klickar bara. Emma Forsman i växeln hör på ljudet vad det är: batteriet. En servicebil är där efter trettiofem minuter. Batteriet är från 2017 och har gjort sitt.</p>
<h2>23.02</h2>
<p>Nyckeln ligger i bagaget och bagaget är låst. Bilen går på tomgång utanför en kiosk i Rättvik. De flesta nya bilar kan låsas upp via appen, och så även den här. Samtalet tar fyra minuter.</p>
<h2>01.40</h2>
<p>Älg, på vägen mot Sälen. Ingen är skadad, men rutan är borta och det är arton minus. Här skickas bärgare och taxi samtidigt, och bilen körs till vår <a href="/service-och-verkstad/vara-verkstadstjanster/skadeverkstad">skadeverkstad</a> i Falun. Viltolyckor ska alltid anmälas till polisen, även när djuret springer vidare. Det påminner Emma om innan hon lägger på.</p>
<h2>04.55</h2>
<p>Dieseln är slut. Det är inget att skämmas för, säger Emma, det händer varje natt.</p>
<h2>Tre råd från växeln</h2>
<ul>
<li>Mät batteriet om det är äldre än fem år.</li>
<li>Ha alltid halv tank eller halvt batteri när det är kallt.</li>
<li>En filt, en mössa och en laddad telefon i bilen. Det låter som mormor, och hon hade rätt.</li>
</ul>
<p>Fler råd finns i guiden <a href="/livet-med-bil/bilen-i-vinter">Bilen i vinter</a>.</p>`,
  },
  {
    slug: 'aterbrukad-stralkastare',
    date: '2025-11-20',
    title: 'Återbrukad strålkastare i stället för ny: så går det till',
    premble:
      'En krockad bil kan bli reservdelar till tio andra. Vi förklarar hur delarna väljs ut, och varför garantin är densamma.',
    picture: car('saloon', 'birch-silver', 'detail', 'Strålkastare och framhjul på en silverfärgad sedan i närbild'),
    author: 'Leila Dahlin',
    tags: ['hallbarhet', 'verkstad'],
    html: `<p>En ny led-strålkastare kan kosta lika mycket som en hel sommarsemester. Samtidigt står det hundratals bilar hos våra demonteringspartner med precis samma strålkastare, hel och fin, därför att bilen blev påkörd bakifrån.</p>
<h2>Tre krav</h2>
<p>Delen ska vara original, den ska komma från en bil med känd historia och den ska gå att spåra. Är någon av punkterna oklar beställer vi en ny.</p>
<h2>Vad som aldrig återbrukas</h2>
<p>Krockkuddar, bälten, bromsar och styrning är alltid nya. Det gäller också delar som är limmade i karossen och skyddar vid en krock. Där finns inget att diskutera.</p>
<h2>Samma garanti</h2>
<p>Du får samma garanti på reparationen vare sig delen är ny eller återbrukad. Priset är ofta hälften, och det kan avgöra om bilen lagas eller skrotas. Förra året blev 140 bilar lagade hos oss som annars hade lösts in.</p>
<h2>Du väljer</h2>
<p>Vi frågar alltid innan vi beställer. Ibland vill försäkringsbolaget bestämma, och då berättar vi det. Vilka delar som är återbrukade står på fakturan, så att du vet vad som sitter i din bil.</p>
<p>Läs om hur en reparation går till i vår <a href="/service-och-verkstad/vara-verkstadstjanster/skadeverkstad">skadeverkstad</a>, eller om <a href="/om-oss/hallbarhet">vårt hållbarhetsarbete</a>.</p>`,
  },
  {
    slug: 'dubb-eller-friktion',
    date: '2025-10-16',
    title: 'Dubb eller friktion? Svaret finns i din kalender',
    premble:
      'Det beror inte på bilen och inte bara på var du bor, utan på hur många morgnar om året du kör på blank is.',
    picture: car('hatchback', 'crimson-red', 'side', 'Röd halvkombi från sidan'),
    author: 'Petra Hedlund',
    tags: ['dack', 'koprad'],
    html: `<p>Frågan ställs vid disken hundra gånger om dagen i oktober, och svaret är alltid en motfråga: vilka morgnar måste du i väg?</p>
<h2>Välj dubb om du</h2>
<ul>
<li>kör tidigt på landsväg, innan saltbilen hunnit fram</li>
<li>bor där det växlar mellan plus och minus flera gånger i veckan</li>
<li>inte kan vänta hemma en dag när det är som värst</li>
</ul>
<h2>Välj friktion om du</h2>
<ul>
<li>mest kör i stad eller på saltade vägar</li>
<li>bor där det är stabilt kallt och vägen är packad snö snarare än is</li>
<li>vill ha en tystare bil och något lägre förbrukning, vilket märks på en elbil</li>
</ul>
<h2>Tänk på</h2>
<p>Dubbdäck får användas från 1 oktober till 15 april, och längre om det fortfarande är eller befaras bli vinterväglag. På en del gator i större städer är dubbdäck förbjudna hela året. Blanda aldrig: samma sort på alla fyra hjulen.</p>
<p>Och det viktigaste: ett slitet dubbdäck är sämre än ett bra friktionsdäck. Har hälften av dubbarna lossnat kör du i praktiken på ett friktionsdäck av fel gummi.</p>
<p>Vill du ha vår åsikt om just din väg? Ring, eller fråga när du bokar <a href="/dack-och-biltillbehor/hjulskifte">hjulskiftet</a>. Allt om däck hos oss finns under <a href="/dack-och-biltillbehor">Däck och biltillbehör</a>.</p>`,
  },
  {
    slug: 'fragor-fore-formansbilen',
    date: '2025-09-18',
    title: 'Förmånsbil på el: frågorna att ställa innan ni beställer',
    premble:
      'Förmånsvärdet får mest uppmärksamhet. Men det är körsträckan, laddningen och avtalstiden som avgör om bilen blir bra för både förare och företag.',
    picture: car('saloon', 'midnight-black', 'side', 'Svart sedan från sidan'),
    author: 'Anders Rosén',
    tags: ['foretag', 'elbil'],
    html: `<p>En förmånsbil är en bil som arbetsgivaren äger eller leasar och som den anställde får använda privat. Förmånen beskattas som lön, efter ett värde som räknas fram ur bilens nybilspris, fordonsskatt och en schablon. Elbilar får ett nedsatt värde i jämförelse med en motsvarande bensinbil. Exakt hur mycket ändras ibland, så räkna alltid på det år och den modell det gäller.</p>
<h2>Frågor till föraren</h2>
<ul>
<li>Hur långt kör du en vanlig vecka, och hur långt när det är som längst?</li>
<li>Kan du ladda hemma? Vem betalar elen, och hur mäts den?</li>
<li>Drar du släp, och hur tungt?</li>
</ul>
<h2>Frågor till företaget</h2>
<ul>
<li>Vad händer med bilen om föraren slutar efter ett år?</li>
<li>Är extrautrustning med i avtalet eller betald i förskott? Den höjer förmånsvärdet.</li>
<li>Finns det en ersättningsbil om leveransen dröjer?</li>
</ul>
<h2>Vår roll</h2>
<p>Vi visar förmånsvärde, nettokostnad och total kostnad bredvid varandra för tre modeller åt gången. Skattefrågor avgörs av Skatteverket, och er redovisningskonsult ska alltid få sista ordet.</p>
<p>Läs om skillnaden mellan finansiell och operationell <a href="/kop-bil/foretag/foretagsleasing">företagsleasing</a>, eller kontakta en <a href="/kop-bil/foretag">företagssäljare</a>.</p>`,
  },
  {
    slug: 'trettio-larlingar-i-host',
    date: '2025-08-14',
    title: 'Trettio lärlingar börjar i våra verkstäder i höst',
    premble: 'Fler än någonsin har sökt. I år är var tredje lärling kvinna, och den äldsta är 46.',
    picture: scene('workshop', 'Silverfärgad bil på lyft i en ljus verkstad'),
    author: 'Hanna Viklund',
    tags: ['om-norrvag', 'verkstad'],
    html: `<p>Det saknas fordonstekniker i hela landet, och de som går i pension är fler än de som tar examen. Därför utbildar vi själva. På måndag börjar trettio lärlingar på arton av våra verkstäder.</p>
<h2>Lön från första dagen</h2>
<p>Utbildningen tar två år. Fyra dagar i veckan i verkstaden, bredvid en handledare, och en dag i skolan. Lönen är lärlingslön enligt avtal, och verktygen står vi för. Den som klarar slutprovet får fast tjänst.</p>
<h2>Från bageri till bromsok</h2>
<p>Sökande i år var 412. En av dem som kom in är Jonas Ekholm i Växjö, 46, som har bakat bröd i tjugofem år.</p>
<p>– Jag har alltid meckat hemma. Och jag är van vid att börja klockan fem, säger han. Det här blir rena sovmorgonen.</p>
<h2>Handledaren är det viktiga</h2>
<p>Alla handledare är frivilliga och har fått en egen utbildning. – Att lära ut tar tid, och den tiden är inplanerad. En lärling ska aldrig behöva gissa, säger Annika Lund, som ansvarar för programmet.</p>
<p>Möter du en lärling när du <a href="/service-och-verkstad/boka-bilverkstad">lämnar in bilen</a>? Fråga gärna. Allt de gör kontrolleras av en erfaren tekniker innan du får nyckeln. Nästa ansökan öppnar i februari, och då annonserar vi via <a href="/anlaggningar">anläggningarna</a>.</p>`,
  },
  {
    slug: 'skjuts-at-ungdomslagen-i-kalmar',
    date: '2025-06-12',
    title: 'Vi fortsätter skjutsa ungdomslagen i Kalmar',
    premble: 'Tre minibussar, fyrtioen lag och ett bokningssystem på ett kylskåp. Nu förlängs samarbetet i tre år.',
    picture: scene('handover', 'Mörkblå bil med röd rosett på taket'),
    author: 'Emma Norling',
    tags: ['om-norrvag'],
    html: `<p>När Norrväg i Kalmar för fyra år sedan frågade idrottsföreningarna vad de behövde mest var svaret inte tröjor. Det var skjuts. Bortamatchen i Vimmerby kräver fyra föräldrar som är lediga en lördag, och det är inte alla lag som har det.</p>
<p>Sedan dess står tre minibussar på vår gård på vardagarna och rullar på helgerna. Föreningarna lånar dem gratis, med full tank. Det enda vi ber om är att de kommer tillbaka sopade.</p>
<h2>Handboll, fotboll och en orkester</h2>
<p>I fjol gjordes 290 resor. De flesta till matcher, men också till ett scoutläger på Öland och en blåsorkester i Karlskrona.</p>
<p>– För oss är det skillnaden mellan att ha ett F14-lag och att inte ha det, säger Sara Wikström, ledare i en av föreningarna.</p>
<h2>Elbuss nästa år</h2>
<p>Nu förlängs avtalet i tre år. En av bussarna byts mot en eldriven, och föreningarna får ladda på anläggningen.</p>
<p>Vi är ofta tillfrågade om sponsring och säger nej till det mesta. Det vi säger ja till ska betyda något för många barn på orten, och helst ha hjul. Har din förening en idé, prata med platschefen på <a href="/anlaggningar">din anläggning</a>. Mer om vilka vi är finns på <a href="/om-oss">Om oss</a>.</p>`,
  },
  {
    slug: 'nar-ac-luktar',
    date: '2025-05-08',
    title: 'Luktar det när du slår på AC:n? Det går att åtgärda',
    premble:
      'Den unkna lukten kommer sällan från luften ute. Den bor i förångaren bakom instrumentbrädan, och den trivs när det är fuktigt.',
    picture: car('hatchback', 'sand-beige', 'cockpit', 'Förarplats med ratt och instrument'),
    author: 'Mikael Sandberg',
    tags: ['verkstad'],
    html: `<p>Första varma dagen i maj är telefonen likadan varje år. Kunden slår på kylan, och bilen luktar som en källare. Så här ligger det till.</p>
<h2>Varför det luktar</h2>
<p>När luftkonditioneringen arbetar blir förångaren kall, och fukt kondenserar på den. Normalt rinner vattnet ut under bilen. Stänger du av bilen direkt blir det kvar i mörkret, och där börjar det växa.</p>
<h2>Prova själv först</h2>
<ol>
<li>Stäng av kylan men låt fläkten gå de sista fem minuterna före målet, så torkar förångaren.</li>
<li>Kör inte med återcirkulation hela tiden.</li>
<li>Byt kupéfiltret. Det ska göras ungefär vartannat år, oftare om du bor vid en grusväg.</li>
</ol>
<h2>Om det inte hjälper</h2>
<p>Då rengör vi förångaren med skum och byter filter på samma gång. Är luften dessutom ljummen fattas det köldmedium. En AC tappar lite varje år, men saknas det mycket letar vi efter läckan innan vi fyller på. Att bara fylla på är bortkastade pengar.</p>
<p>Arbetet tar en dryg timme och har fast pris. Läs om <a href="/service-och-verkstad/vara-verkstadstjanster/ac-service">AC-service</a> eller <a href="/service-och-verkstad/boka-bilverkstad">boka tid</a> innan semestern börjar.</p>`,
  },
  {
    slug: 'fler-begagnade-elbilar-an-dieslar',
    date: '2025-03-27',
    title: 'För första gången säljer vi fler begagnade elbilar än dieslar',
    premble:
      'Det vände i februari. Leasingbilarna kommer tillbaka, priserna är rimliga och köparna frågar om rätt saker.',
    picture: scene('showroom', 'Ljus bilhall med en vit, en gul och en röd bil'),
    author: 'Amir Nyström',
    tags: ['elbil', 'hallbarhet'],
    html: `<p>I februari sålde Norrväg i Sverige 318 begagnade elbilar och 301 begagnade dieselbilar. Det är inte mycket som skiljer, men det är första gången ordningen är den.</p>
<h2>Tre förklaringar</h2>
<p><strong>Utbudet.</strong> Bilarna som leasades nya för tre år sedan kommer tillbaka nu. De är skötta, har ofta gått under sextusen mil och har flera år kvar av batterigarantin.</p>
<p><strong>Priset.</strong> En treårig halvkombi på el kostar i dag ungefär som en lika gammal med bensinmotor. För tre år sedan skilde det hundratusen kronor.</p>
<p><strong>Köparna.</strong> Frågorna har blivit bättre. Förr var det hur långt den går. Nu är det hur fort den laddar vid minus tio, och om batteriet är mätt.</p>
<h2>Dieseln är inte borta</h2>
<p>För den som drar tungt, kör långt varje dag eller bor där det är glest mellan laddarna är en begagnad diesel fortfarande ett klokt val. Vi säljer den gärna, och säger till när vi tror att det finns något bättre.</p>
<p>Är du nyfiken men osäker? Låna en bil över en natt och ladda hemma i vanligt tempo. Prata med säljaren på <a href="/anlaggningar">din anläggning</a>, eller börja med vår <a href="/livet-med-bil/kopa-begagnad-elbil">köpguide</a>. Bilarna finns i <a href="/kop-bil/begagnade-bilar-i-lager">begagnatlagret</a>.</p>`,
  },
  {
    slug: 'en-dag-pa-skadeverkstaden',
    date: '2025-02-06',
    title: 'En dag på skadeverkstaden i Örebro',
    premble: 'Sju krockar, ett stenskott och en stolpe. Och en lackerare som ser skillnad på fyrtio sorters vitt.',
    picture: car('suv', 'crystal-white', 'side', 'Vit suv från sidan'),
    author: 'Fredrik Ståhl',
    tags: ['verkstad', 'om-norrvag'],
    html: `<p>Halkan kom i natt, och det syns på gården. Klockan sju på morgonen står sju nya bilar uppställda, alla med något som borde sitta någon annanstans.</p>
<h2>08.00 Kalkylen</h2>
<p>Viktor Hallberg går varv efter varv med kamera och läsplatta. Han skriver upp det som syns och misstänker det som inte gör det. Bakom en bucklig stötfångare kan det sitta en radar som kostar mer än all plåt.</p>
<h2>10.30 Riktbänken</h2>
<p>En kombi har glidit in i en stolpe. Mätsystemet visar att balken är sex millimeter fel. Det låter lite, men bilens säkerhetssystem räknar med att allt sitter där det ska.</p>
<h2>13.00 Lacken</h2>
<p>– Det finns inget som heter vit, säger Maria Öberg i lackboxen. Hon har fyrtio provlappar i handen, alla vita. Färgen ska stämma i solljus, i lysrör och när kunden tvättat bilen tio gånger.</p>
<h2>15.45 Kalibreringen</h2>
<p>Varje bil med kamera eller radar ställs upp framför en tavla och mäts in på nytt. Först därefter får den lämna huset.</p>
<h2>17.00 Nyckeln</h2>
<p>Stenskottet från i morse är lagat sedan länge. Stolpen hämtas på tisdag. Har det hänt dig något? Så fungerar <a href="/service-och-verkstad/vara-verkstadstjanster/skadeverkstad">skadeverkstaden</a>, med lånebil och allt.</p>`,
  },
  {
    slug: 'minus-24-grader-sa-langt-kom-vi',
    date: '2025-01-23',
    title: 'Minus 24 grader: så långt kom våra elbilar',
    premble: 'Fem bilar, samma väg, samma kväll mellan Östersund och Åre. En av dem överraskade, och en fick vi hämta.',
    picture: car('suv', 'pine-green', 'front-left', 'Mörkgrön suv snett framifrån'),
    author: 'Gustav Åkesson',
    tags: ['elbil', 'koprad'],
    html: `<p>Den åttonde januari klockan sex på kvällen visade termometern minus 24 i Östersund. Vi hade väntat på det. Fem elbilar ur lagret, alla fulladdade, körde fram och tillbaka mot Åre i nittio kilometer i timmen tills det var dags att ladda. Tjugo grader i kupén, stolsvärme på.</p>
<h2>Resultatet</h2>
<ul>
<li>Stor suv, stort batteri: 31 mil, två tredjedelar av det som utlovas</li>
<li>Kombi med värmepump: 29 mil</li>
<li>Mellanstor suv: 24 mil</li>
<li>Halvkombi, tre år gammal: 19 mil, 71 procent av sommarvärdet och bäst av alla i andelar</li>
<li>Småbil utan förvärmt batteri: 11 mil, sedan bärgning</li>
</ul>
<h2>Det vi lärde oss</h2>
<p><strong>Förvärmningen är allt.</strong> Småbilen hade stått oansluten i fyra timmar, med flit. Nästa kväll fick den stå på laddning till start och kom fem mil längre.</p>
<p><strong>Första milen kostar mest.</strong> Många korta turer med kall bil drar mer än en lång.</p>
<p><strong>Snabbladda varm.</strong> Bilarna som fick köra en timme först laddade dubbelt så fort som de som kom kalla.</p>
<p>Fem bilar en kväll är ingen vetenskap. Men det säger mer än en broschyr. Fler råd för kalla dagar finns i <a href="/livet-med-bil/bilen-i-vinter">vinterguiden</a>, och bilarna hittar du bland <a href="/kop-bil/alla-bilar-i-lager?car_fuel=El">elbilar i lager</a>.</p>`,
  },
  {
    slug: 'start-i-trettio-minus',
    date: '2024-12-05',
    title: 'Så startar bilen när det är trettio minus',
    premble: 'Verkstaden i Luleå har bilar som ska gå oavsett väder. Här är deras lista, från batteri till dörrlist.',
    picture: scene('winter-road', 'Orange suv på en snöig landsväg mellan granar'),
    author: 'Erik Bergström',
    tags: ['verkstad'],
    html: `<p>I Luleå säger man inte att det är kallt förrän det är under tjugofem. Men då går det fort: ett batteri som orkat hela hösten ger upp på en natt.</p>
<h2>Batteriet</h2>
<p>Vid minus tjugo har ett startbatteri ungefär halva sin kraft, samtidigt som motorn är trögare än någonsin. Är batteriet äldre än fem år, eller kör du mest korta sträckor, låt oss mäta det. Mätningen tar fem minuter.</p>
<h2>Motorvärmaren</h2>
<p>Den är inte omodern. En och en halv timme räcker vid minus tio, två och en halv vid minus tjugofem. Byt sladden om den är sprucken, och kontrollera att kontakten i grillen är torr.</p>
<h2>Vätskorna</h2>
<p>Kylarvätskan ska klara minus trettiofem. Spolarvätskan också, och den ska vara rent koncentrat när det är som värst. På diesel: tanka där det är kallt, inte söderut på vägen hem. Vinterkvaliteten skiljer sig åt i landet.</p>
<h2>Dörrar och lås</h2>
<p>Torka listerna torra och smörj dem med silikon. Häll aldrig varmt vatten på en frusen dörr.</p>
<h2>Kom i gång</h2>
<p>Kör mjukt den första kilometern i stället för att stå på tomgång. Motorn blir varm fortare, och grannen sover bättre.</p>
<p>Vi tar en hel vinterkontroll på en halvtimme. <a href="/service-och-verkstad/boka-bilverkstad">Boka tid</a>, eller läs hela <a href="/livet-med-bil/bilen-i-vinter">vinterguiden</a>.</p>`,
  },
  {
    slug: 'solceller-i-karlstad',
    date: '2024-10-24',
    title: 'Taket i Karlstad driver nu våra lånebilar',
    premble:
      'Femhundra paneler och ett batteri i gamla däckförrådet. Under sommaren klarade sig anläggningen nästan helt på egen el.',
    picture: scene('dealer-norrvag', 'Tre bilar framför Norrvägs anläggning i kvällsljus'),
    author: 'Elin Hallberg',
    tags: ['hallbarhet', 'elbil'],
    html: `<p>Ett bilhallstak är stort, platt och ser aldrig någon skugga. Det är nästan synd att inte använda det. I april sattes femhundra solpaneler upp i Karlstad, och nu är första säsongen summerad.</p>
<h2>Utfallet</h2>
<p>Mellan maj och augusti producerade taket mer än vad anläggningen gjorde av med de flesta dagar. Över hela året räknar vi med ungefär en tredjedel. Vintern i Värmland är som den är.</p>
<h2>Batteriet i däckförrådet</h2>
<p>Det som gjort störst skillnad är inte panelerna utan lagringen. I ett tömt däckförråd står ett batteri som laddas på dagen och används på kvällen, när lånebilarna kommer tillbaka och ska vara fulla till nästa morgon. Därmed slipper vi köpa el när den är dyrast.</p>
<h2>Det som inte blev bra</h2>
<p>Snön. Panelerna ligger flackt för att inte fånga vind, och i mars låg de täckta i tre veckor. På nästa anläggning provar vi en brantare vinkel.</p>
<h2>Så går vi vidare</h2>
<p>Målet är solceller på varannan anläggning. Näst på tur står Linköping och Halmstad. Hur allt hänger ihop med våra andra mål kan du läsa på sidan om <a href="/om-oss/hallbarhet">hållbarhet</a>. Vill du ladda med egen el hemma finns råd om <a href="/dack-och-biltillbehor/laddboxar">laddboxar</a>.</p>`,
  },
  {
    slug: 'sa-kontrollerar-vi-en-begagnad-bil',
    date: '2024-09-19',
    title: 'Så kontrollerar vi en begagnad bil innan den säljs',
    premble:
      'Fyra timmar, två tekniker och en provtur på en väg med hål i. Följ med en sjuårig kombi från inköp till annons.',
    picture: car('estate', 'fjord-blue', 'front-left', 'Mörkblå kombi snett framifrån'),
    author: 'Oskar Rosén',
    tags: ['verkstad', 'om-norrvag'],
    html: `<p>Bilen kom in som inbyte i måndags: en sju år gammal kombi, 11 200 mil, två ägare. Säljaren tyckte att den var i fint skick. Det är den troligen också. Men vi chansar inte.</p>
<h2>Papperen först</h2>
<p>Serviceboken jämförs med mätarställningen vid varje besiktning. Stämmer inte siffrorna skickas bilen vidare utan att någon har öppnat huven. Vi kontrollerar också skulder, återkallelser och om den har varit krockskadad.</p>
<h2>Kall motor</h2>
<p>Nästa morgon startas den kall. En motor som varit varm hela dagen avslöjar ingenting. Teknikern lyssnar, läser av felkoder och tittar på oljan.</p>
<h2>På lyften</h2>
<p>Bromsskivor och belägg mäts, bussningar bänds, underredet fotograferas. Den här gången hittas två saker: en sliten bussning i en länkarm och rost på ett bromsrör. Båda byts.</p>
<h2>Provturen</h2>
<p>Andra teknikern kör utan att veta vad den första har sett. Sträckan har kullersten, motorväg och en riktigt dålig skogsväg. Skramlar det så hörs det där.</p>
<h2>Till sist</h2>
<p>Det som är normalt slitage för åldern åtgärdas inte, men det skrivs in i annonsen. Sedan sätts priset. Inte förr.</p>
<p>Läs vad som alltid ingår när du köper en av våra <a href="/kop-bil/begagnade-bilar-i-lager">begagnade bilar</a>.</p>`,
  },
];
