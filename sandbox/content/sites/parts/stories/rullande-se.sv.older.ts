/** Rullande Sweden in Swedish: the news up to the end of 2025. */

import { car, scene } from '../blocks.ts';
import type { StoryWords } from './story.ts';

export const older: readonly StoryWords[] = [
  {
    slug: 'sa-slar-man-in-en-kombi',
    date: '2025-12-02',
    title: 'Så slår man in en kombi',
    premble:
      'Elva meter rosettband, en stege och två personer som inte är höjdrädda. Vi slår in din bil gratis till jul, om du vågar.',
    picture: scene('handover', 'Mörkblå bil med en stor röd rosett på taket'),
    author: 'Jenny Marklund',
    tags: ['kampanj', 'folk'],
    html: `<p>I fjol ringde en kund i Linköping och undrade om vi kunde sätta en rosett på bilen. Han skulle ge den till sin fru. Vi sa ja innan vi visste hur stor en sådan rosett måste vara.</p>
<h2>Lärdomar från förra året</h2>
<ul>
<li>Tejp och lack är ingen bra idé. Vi använder magneter nu.</li>
<li>Rosetten ska sitta på taket, inte på huven. Annars ser man inte vägen.</li>
<li>Mottagaren gissar alltid fel. En trodde att det var en soffa.</li>
</ul>
<h2>Så gör du</h2>
<p>Köp bilen när du vill i december, så låter vi den stå kvar hos oss till den 23. Gratis. Kvällen före julafton är alla butiker öppna till åtta, och vi kan köra hem bilen till din gata inom tre mil om du ber snällt.</p>
<h2>Och om det blev fel?</h2>
<p>Då gäller öppet köp från den dag bilen hämtas, inte från den dag du betalade. Det är en present, den ska gå att byta.</p>
<p>Leta bland <a href="/kop-bil/alla-begagnade-bilar">alla bilar</a>, eller fråga i <a href="/hitta-oss">butiken</a> om rosetter i andra färger. Det finns inga. Röd eller gul.</p>`,
  },
  {
    slug: 'effektiv-ranta-pa-tva-minuter',
    date: '2025-11-04',
    title: 'Effektiv ränta på två minuter',
    premble:
      'Nominell ränta, effektiv ränta, uppläggningsavgift, restskuld. Här är orden som avgör vad bilen kostar, förklarade så att mormor nickar.',
    picture: car('hatchback', 'birch-silver', 'cockpit', 'Förarplats med ratt och skärm'),
    author: 'Patrik Sävström',
    tags: ['tips'],
    html: `<p>Vi säljer bilar, inte lån. Men många köper bilen på avbetalning, och då ska man veta vad man skriver på.</p>
<h2>Nominell ränta</h2>
<p>Priset för att låna pengarna, och inget annat. Det är siffran som brukar stå störst. Det är också den som säger minst.</p>
<h2>Effektiv ränta</h2>
<p>Samma ränta, plus alla avgifter, omräknat till ett år. Den är högre, och den är sannare. Jämför alltid två lån på den effektiva räntan och lika lång tid.</p>
<h2>Kontantinsats</h2>
<p>Det du betalar direkt, minst tjugo procent. Din gamla bil räknas.</p>
<h2>Restskuld</h2>
<p>Den del som är kvar när lånet tar slut. Den gör månaderna billigare och slutet dyrare. Fråga vad bilen tros vara värd då.</p>
<h2>Totalbelopp</h2>
<p>Allt du betalar, ihopräknat. Titta på den siffran en gång till innan du skriver under. Är den okej? Då är lånet okej.</p>
<p>Alla fem står på varje bils sida hos oss, i samma storlek. Får du bättre villkor av banken, ta dem. Mer finns under <a href="/bilagande/finansiering">finansiering</a>, eller räkna direkt på <a href="/kop-bil/alla-begagnade-bilar">en bil du gillar</a>.</p>`,
  },
  {
    slug: 'salja-bil-med-lan',
    date: '2025-09-30',
    title: 'Lån kvar på bilen? Den går att sälja ändå',
    premble: 'Du behöver inte lösa lånet först, och inte ringa banken. Så här gör vi, steg för steg.',
    picture: car('suv', 'walnut-brown', 'side', 'Brun suv från sidan'),
    author: 'Patrik Sävström',
    tags: ['salja'],
    html: `<p>Ungefär var tredje bil vi köper in har ett lån på sig. Ändå är det många som tror att det inte går. Det gör det, och det tar nästan inte längre tid.</p>
<h2>Så går det till</h2>
<ol>
<li>Du kommer hit med bilen, legitimation och namnet på långivaren. Mer behövs inte.</li>
<li>Vi synar bilen och ger ett bud. Samtidigt tar vi reda på exakt hur mycket som är kvar på lånet i dag.</li>
<li>Du ser två siffror bredvid varandra: budet och skulden.</li>
<li>Säger du ja betalar vi långivaren direkt. Blir det pengar över får du dem samma dag.</li>
</ol>
<h2>Om skulden är större än budet</h2>
<p>Det händer, särskilt tidigt i ett lån med låg kontantinsats. Då betalar du mellanskillnaden, eller behåller bilen ett tag till. Vi räknar gärna på båda, och säger vad vi hade gjort själva.</p>
<h2>Sälja privat då?</h2>
<p>Det går också, men köparen måste få vara säker på att lånet blir löst. Kom överens om hur innan någon betalar, och lös det tillsammans hos långivaren.</p>
<p>Budet gäller i en vecka. Så fungerar det att <a href="/salj-bil">sälja bilen till oss</a>, och här är <a href="/hitta-oss">närmaste butik</a>.</p>`,
  },
  {
    slug: 'startpaket-begagnad-elbil',
    date: '2025-08-19',
    title: 'Din första elbil: fem saker du behöver, tre du inte behöver',
    premble:
      'Internet vill sälja dig adaptrar för tusentals kronor. Vi tycker att du ska börja med en kabel och lite tålamod.',
    picture: car('hatchback', 'denim-blue', 'detail', 'Strålkastare och framhjul på en blå halvkombi i närbild'),
    author: 'Mårten Ivarsson',
    tags: ['elbil', 'tips'],
    html: `<h2>Behöver</h2>
<ol>
<li><strong>En laddkabel.</strong> Följer alltid med när du köper av oss. Den passar på nästan alla publika stolpar.</li>
<li><strong>En plats att ladda.</strong> Helst hemma, gärna på jobbet. Har du varken eller, räkna igenom vad laddning på stan kostar innan du köper bilen.</li>
<li><strong>Bilens app.</strong> För förvärmning och för att se hur mycket som är kvar. Vi ser till att förra ägaren är utloggad.</li>
<li><strong>Två laddappar.</strong> En för långresan och en för din stad. Inte elva.</li>
<li><strong>En vecka.</strong> Så lång tid tar det innan du slutar stirra på mätaren.</li>
</ol>
<h2>Behöver inte</h2>
<ol>
<li><strong>Förlängningssladd.</strong> Ladda aldrig genom en vanlig skarvsladd. Den blir varm, och i värsta fall mycket varm.</li>
<li><strong>Störst batteri.</strong> Kör du tre mil om dagen betalar du för att bära på det.</li>
<li><strong>Ångest.</strong> Du lärde dig tanka också.</li>
</ol>
<p>Laddar du i ett vanligt vägguttag en period? Låt en elektriker titta på det först, och sänk laddströmmen i bilen. En riktig laddbox är både snabbare och säkrare.</p>
<p>Vi visar allt det här när du hämtar bilen, även snabbladdaren runt hörnet. Här är våra <a href="/kop-bil/begagnade-elbilar">begagnade elbilar</a>, och här är <a href="/hitta-oss">butikerna</a>.</p>`,
  },
  {
    slug: 'vi-sponsrar-mal',
    date: '2025-06-03',
    title: 'Vi sponsrar inget elitlag. Vi sponsrar mål.',
    premble:
      'Hundrafyrtio nya nät till hundrafyrtio trasiga mål. Det är vår sponsring, och den syns på varenda bakgård från Umeå till Lund.',
    picture: car('van', 'signal-yellow', 'side', 'Gul transportbil från sidan'),
    author: 'Jenny Marklund',
    tags: ['folk'],
    html: `<p>Varje vår får vi brev från klubbar som vill ha oss på tröjan. Det är smickrande. Men vår personal i Gävle hade en bättre idé: gå ut och titta på målen.</p>
<p>På skolgårdar och grusplaner över hela landet står det fotbollsmål utan nät. Bollen går rakt igenom, ner i diket, och så är rasten slut.</p>
<h2>En gul bil full med nät</h2>
<p>I maj körde Kim Dahlbom från butiken i Gävle runt med en transportbil full av nät, buntband och fika. Hon och kollegorna i elva städer har satt upp 140 stycken. Tillstånd från kommunerna ordnade de själva, liksom knopen.</p>
<p>– En kille på sju sköt en straff, såg bollen fastna i nätet och bara stod där. Sedan frågade han om vi kunde göra det varje dag, säger Kim.</p>
<h2>Tipsa om ett mål</h2>
<p>Vi fortsätter i höst. Vet du ett mål som behöver nät? Säg till i <a href="/hitta-oss">närmaste butik</a>. Det enda kravet är att alla får spela där.</p>
<p>Näten är inte gula. Det ville barnen inte. Vilka vi är i övrigt står på <a href="/om-rullande">Om Rullande</a>.</p>`,
  },
  {
    slug: 'forsta-kunden-kom-tillbaka',
    date: '2025-04-08',
    title: 'Vår första kund kom tillbaka. Med samma bil.',
    premble: 'Första gången letade hon i en timme, för porten var inte gul än. Nu ville hon veta vad vi gav för bilen.',
    picture: car('saloon', 'aubergine', 'front-left', 'Mörklila sedan snett framifrån'),
    author: 'Nina Axelsson',
    tags: ['folk', 'salja'],
    html: `<p>En tisdag i mars rullade en mörklila sedan in på gården i Högsbo. Ut klev Gun-Britt Ståhlnacke, 78, med en mapp under armen. I mappen låg ett kvitto. Nummer 1.</p>
<p>– Ni sa att jag kunde komma tillbaka om jag ångrade mig, sa hon.</p>
<h2>Allt var sparat</h2>
<p>Servicebok, varenda besiktning, båda nycklarna och den lapp som satt i rutan när hon köpte bilen. På lappen stod: ”Liten repa höger bak. Annars fin.” Repan var kvar. Annars var den fin.</p>
<h2>Budet</h2>
<p>Fjorton dagars öppet köp hade gått ut för ganska länge sedan. Men bilen hade gått 7 200 mil, alltid servats i tid och stått i garage. Hon fick ett bud efter nio minuter, tog i hand på det och köpte en mindre bil i samma veva. Gul, för att hon skulle hitta den på parkeringen.</p>
<h2>Och den lila?</h2>
<p>Den säljer vi inte. Den står innanför dörren i Högsbo, med lappen i rutan. Kom och titta. Vill du göra som Gun-Britt kan du läsa om hur det är att <a href="/salj-bil">sälja bilen till oss</a>. Hela vår historia finns på <a href="/om-rullande">Om Rullande</a>.</p>`,
  },
  {
    slug: 'farger-som-saljer',
    date: '2025-02-11',
    title: 'Färgerna som säljer snabbast är inte dem du tror',
    premble: 'Svart tar längst tid, grönt går på en vecka. Vi gick igenom ett års försäljning och sorterade på lack.',
    picture: car('coupe', 'ember-orange', 'side', 'Orange coupé från sidan'),
    author: 'Patrik Sävström',
    tags: ['salja', 'tips'],
    html: `<p>Alla säger att man ska köpa en bil i svart, vitt eller grått, för att den ska gå att sälja sedan. Vi kollade. Det stämmer inte riktigt.</p>
<h2>Så många dagar stod bilarna hos oss i snitt</h2>
<ul>
<li>Grön: 16 dagar</li>
<li>Orange: 19 dagar</li>
<li>Blå: 22 dagar</li>
<li>Vit: 26 dagar</li>
<li>Grå och silver: 29 dagar</li>
<li>Svart: 31 dagar</li>
<li>Brun: 44 dagar. Förlåt, alla med brun bil.</li>
</ul>
<h2>Varför?</h2>
<p>För att det finns så många svarta bilar. Den som vill ha en svart kan välja mellan tjugo. Den som vill ha en grön hittar en, och kastar sig på telefonen.</p>
<h2>Betyder det något för priset?</h2>
<p>Nej, inte hos oss. Vi värderar skick, ålder, miltal och utrustning. Lacken spelar bara roll om den är trasig. Hade du en brun bil som du oroade dig för kan du andas ut.</p>
<h2>Och gult då?</h2>
<p>Fyra dagar. Men det räknas inte, vi fuskar: personalen köper dem.</p>
<p>Filtrera på färg bland <a href="/kop-bil/alla-begagnade-bilar">alla bilar</a>, eller kom förbi och få <a href="/salj-bil">ett bud på din</a>.</p>`,
  },
  {
    slug: 'bilen-vi-inte-salde',
    date: '2024-12-10',
    title: 'Bilen vi inte sålde',
    premble:
      'Fin lack, låga mil, bra pris. Och en svets på fel ställe. Historien om varför en bil fick åka till skroten i stället för till gården.',
    picture: car('hatchback', 'crimson-red', 'rear', 'Röd halvkombi snett bakifrån'),
    author: 'Ali Berggren',
    tags: ['folk', 'tips'],
    html: `<p>Det var en röd halvkombi, sex år gammal, 5 100 mil. Den kom in på ett inbyte i Västerås en fredag, och alla ville ha den på gården till lördagen.</p>
<p>Punkt 87 på listan heter ”balkar och bottenplatta”. Det är en tråkig punkt. Man ligger på rygg med lampa i tio minuter och tittar på plåt.</p>
<h2>En söm för mycket</h2>
<p>Anton Frisk låg där, och såg en svetssöm som inte fanns på ritningen. Snyggt slipad, målad i rätt färg. Någon hade skarvat bilen efter en krock och inte berättat det för någon. Inte i serviceboken, inte för försäkringen, troligen inte för ägaren heller.</p>
<p>Hade det märkts när man körde? Nej. Hade det märkts vid en krock? Ja.</p>
<h2>Vad vi gjorde</h2>
<p>Vi kunde ha skickat den vidare på auktion. Många gör det. I stället köpte vi den för inbytespriset, berättade för kunden och körde den till skroten. Det kostade oss 74 000 kronor. Det är reklam, om man vill se det så.</p>
<h2>Kan du se det själv?</h2>
<p>Inte alltid, men jämför springorna mellan dörrarna på båda sidor, och titta under mattan i bagaget. Resten av knepen finns i <a href="/bilagande/kopa-begagnad-bil">vår checklista</a>. Och bilarna vi faktiskt säljer finns <a href="/kop-bil/alla-begagnade-bilar">här</a>.</p>`,
  },
  {
    slug: 'oppet-till-sju',
    date: '2024-10-01',
    title: 'Därför har vi öppet till sju, och hela helgen',
    premble:
      'Bilhandlare stänger när folk slutar jobbet. Det har vi aldrig begripit. Nu kör alla våra butiker samma tider, alla dagar.',
    picture: scene('city-evening', 'Grå bil framför upplysta hus en kväll i stan'),
    author: 'Jenny Marklund',
    tags: ['butiker'],
    html: `<p>Tänk dig en restaurang som stänger klockan fem, eller en biograf som bara visar film på förmiddagen. Så har bilhandeln fungerat i hundra år. Man ska ta ledigt från jobbet för att få lägga ut sina egna pengar.</p>
<p>Från och med i dag har alla Rullandes butiker öppet till sju på vardagar, och 11 till 16 både lördag och söndag.</p>
<h2>Klarar personalen det?</h2>
<p>De fick bestämma själva. Vi har anställt trettio personer till, ingen jobbar mer än varannan helg, och den som jobbar söndag är ledig två dagar i veckan i stället. I butikerna där vi provade schemat i våras ville ingen gå tillbaka.</p>
<h2>När är det lugnast?</h2>
<p>Tisdagar efter fem. Då kan du i princip ha en egen säljare. Värst är lördag klockan elva, om du gillar trängsel.</p>
<h2>Måste man boka?</h2>
<p>Nej. Men vill du vara säker på att en viss bil står på plats, ring och paxa den i två dygn. Det kostar inget.</p>
<p>Adresser och telefonnummer finns under <a href="/hitta-oss">Hitta oss</a>. Hur ett köp går till, minut för minut, läser du under <a href="/kop-bil">Köp bil</a>. Kaffet är på.</p>`,
  },
];
