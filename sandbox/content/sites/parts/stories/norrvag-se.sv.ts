/** Norrväg Sweden in Swedish: its news. The stories of the year stand here, the ones before it in a file of their own. */

import type { PageContent } from '../../../authoring.ts';
import { car, scene } from '../blocks.ts';
import { older } from './norrvag-se.sv.older.ts';
import { type StoryWords, storiesIndex, story } from './story.ts';

const latest: readonly StoryWords[] = [
  {
    slug: 'fem-fragor-om-vinterdack',
    date: '2026-11-12',
    title: 'Fem frågor om vinterdäck som vi får varje november',
    premble:
      'Måste jag ha vinterdäck om det är barmark? Räcker tre millimeter? Verkstaden i Gävle svarar på det som kunderna undrar mest över.',
    picture: scene('winter-road', 'Orange suv på en snöig landsväg mellan granar'),
    author: 'Petra Hedlund',
    tags: ['dack', 'verkstad'],
    html: `<h2>1. Måste jag ha vinterdäck om vägen är bar?</h2>
<p>Kravet gäller från 1 december till 31 mars när det är vinterväglag, alltså när det finns snö, is, snömodd eller frost på någon del av vägen. Det kan vara torrt hemma och isigt på bron tre kilometer bort. I praktiken behöver du vara skodd hela perioden.</p>
<h2>2. Räcker tre millimeter?</h2>
<p>Tre millimeter är lagens gräns för vinterdäck. Däcket börjar tappa grepp i snömodd långt tidigare, så vi föreslår byte vid fem.</p>
<h2>3. Vad betyder berget på däcksidan?</h2>
<p>Symbolen med en bergstopp och en snöflinga visar att däcket är provat på snö. Odubbade vinterdäck ska ha den märkningen. Bokstäverna M+S räcker inte längre.</p>
<h2>4. Dubb på bilen men inte på släpet?</h2>
<p>Nej. Har bilen dubbdäck ska släpet också ha det när det är vinterväglag. Tvärtom går bra.</p>
<h2>5. Hur gammalt får däcket vara?</h2>
<p>Det finns ingen åldersgräns i lagen, men gummit hårdnar. Efter sex säsonger tittar vi extra noga, även om mönstret är djupt.</p>
<p>Osäker på dina? Kom förbi, så mäter vi på fem minuter. Det kostar ingenting. Ska du skifta ändå kan du läsa om <a href="/dack-och-biltillbehor/hjulskifte">hjulskifte medan du väntar</a> eller låta dem bo på vårt <a href="/dack-och-biltillbehor/dackhotell">däckhotell</a>.</p>`,
  },
  {
    slug: 'provkor-elbil-i-kyla',
    date: '2026-10-29',
    title: 'Provkör elbil i kylan: öppet hus den 28 november',
    premble:
      'En elbil ska provköras när det är kallt, inte i maj. Därför ställer vi fram ett trettiotal bilar på åtta anläggningar sista lördagen i november.',
    picture: scene('charging-home', 'Blå elbil på laddning vid en villa i skymningen'),
    author: 'Amir Nyström',
    tags: ['elbil', 'om-norrvag'],
    html: `<p>I broschyren står räckvidden vid tjugo plusgrader. Det är inte det vädret du åker till jobbet i. Lördagen den 28 november mellan klockan 10 och 15 får du köra på riktigt: bilarna har stått ute hela natten, och du ser själv vad mätaren visar när du kommer tillbaka.</p>
<h2>Så går det till</h2>
<ul>
<li>Boka inte. Kom när det passar, ta med körkortet och räkna med trettio minuter per bil.</li>
<li>En slinga på ungefär två mil, med både stad, landsväg och en snabbladdare på vägen.</li>
<li>Vi visar hur du förvärmer kupé och batteri, och varför det gör så stor skillnad.</li>
<li>Korv, kaffe och varm saft. Barnen får ladda en radiostyrd bil.</li>
</ul>
<h2>Var vi ses</h2>
<p>Vi håller öppet hus i Akalla, Uppsala Boländerna, Gävle, Sundsvall, Östersund, Umeå, Karlstad och Jönköping. Adresserna hittar du bland <a href="/anlaggningar">våra anläggningar</a>.</p>
<p>Våra tekniker är på plats hela dagen och svarar på frågor om batterier, garantier och <a href="/dack-och-biltillbehor/laddboxar">laddboxar</a>. Vill du läsa på innan finns en genomgång på sidan om <a href="/kop-bil/biltyp/elbilar">elbilar</a>.</p>`,
  },
  {
    slug: 'batteriprotokoll-i-varje-annons',
    date: '2026-10-08',
    title: 'Nu mäter vi batteriet i varje begagnad elbil',
    premble:
      'Batteriets hälsa avgör vad en elbil är värd. Säljaren visar dig protokollet innan du bestämmer dig, även när siffran inte är den vi hade hoppats på.',
    picture: car('suv', 'denim-blue', 'detail', 'Strålkastare och framhjul på en blå suv i närbild'),
    author: 'Oskar Rosén',
    tags: ['elbil', 'koprad', 'verkstad'],
    html: `<p>Batteriet är den dyraste delen av en elbil, och den enda du inte kan titta på. Ändå är det vanligt att begagnade elbilar säljs utan att någon har mätt det. Det tycker vi är märkligt, så i våras började vi mäta alla vi tar in. Be säljaren om protokollet, så får du det före affären.</p>
<h2>Så mäter vi</h2>
<p>Bilen laddas full, körs en bestämd sträcka och laddas igen medan vi loggar varje cellgrupp. Det tar en halv dag. Protokollet visar hur stor del av den ursprungliga kapaciteten som finns kvar, hur jämna cellerna är och hur många gånger bilen har snabbladdats, om tillverkaren lämnar ut den uppgiften.</p>
<h2>Vad är ett bra värde?</h2>
<p>De flesta bilar tappar några procent det första året och sedan ungefär en procent om året. En femåring med 90 procent kvar mår utmärkt. Ligger en bil på 84 säger vi det, och det märks på priset.</p>
<p>Protokollet är en mätning, inte en garanti. Batterigarantin lämnas av tillverkaren och gäller oftast i åtta år eller 16 000 mil. Säljaren vet när den går ut på just den bilen.</p>
<p>Läs vår guide <a href="/livet-med-bil/kopa-begagnad-elbil">Köpa begagnad elbil</a>, eller gå direkt till <a href="/kop-bil/alla-bilar-i-lager?car_fuel=El">elbilarna i lager</a>.</p>`,
  },
  {
    slug: 'skelleftea-tolv-nya-lyftar',
    date: '2026-09-17',
    title: 'Skellefteå får tolv nya lyftar, och bastu för personalen',
    premble:
      'Efter fjorton månaders bygge öppnar vår största verkstad norr om Sundsvall. Den gamla hade rymts fyra gånger i den nya.',
    picture: scene('workshop', 'Silverfärgad bil på lyft i en ljus verkstad'),
    author: 'Hanna Viklund',
    tags: ['om-norrvag', 'verkstad'],
    html: `<p>Det har varit trångt. I den gamla verkstaden i Skellefteå fanns fyra lyftar, och väntetiden till en vanlig service låg i våras på fem veckor. På måndag öppnar den nya, tvåhundra meter bort: tolv lyftar, egen däckhall, två arbetsplatser för högvoltsbilar och en port som är hög nog för husbilar.</p>
<p>– Vi ritade golvet först och huset sedan, säger platschefen Gustav Forsman. Ingen ska behöva backa ut en bil för att komma åt en annan.</p>
<h2>Kortare väntan från start</h2>
<p>Nio av lyftarna är bemannade första dagen, och fyra nya tekniker är anställda. Målet är att du ska få en servicetid inom åtta arbetsdagar, och att korta jobb görs medan du väntar.</p>
<h2>Värme ur marken</h2>
<p>Huset värms med bergvärme och har solceller på hela södra taket. Golvvärmen går i slingor under lyftarna, eftersom snön som smälter av bilarna annars gör golvet både kallt och halt. Bastun ligger en trappa upp. Den var personalens enda krav.</p>
<p>Nyckelskåpet vid entrén är öppet dygnet runt, precis som förut. Du <a href="/service-och-verkstad/boka-bilverkstad">bokar verkstadstid</a> på samma nummer som alltid, och hittar nya adressen bland <a href="/anlaggningar">anläggningarna</a>.</p>`,
  },
  {
    slug: 'ta-med-bilbarnstolen',
    date: '2026-08-27',
    title: 'Ta med bilbarnstolen när du ska välja bil',
    premble:
      'Två stolar och en kudde i bredd låter enkelt. På papperet går det i nästan alla bilar, i verkligheten i ganska få.',
    picture: car('estate', 'sage-green', 'rear', 'Grågrön kombi snett bakifrån'),
    author: 'Sara Ekholm',
    tags: ['koprad'],
    html: `<p>I augusti kommer familjerna. Ett syskon till, en ny skolväg, en bil som blivit för liten. Och varje år är det någon som åker hem med en bil som visar sig inte rymma stolarna. Det går att undvika på en kvart.</p>
<h2>Prova på riktigt</h2>
<p>Ta med alla stolar ni har, och barnen om de orkar. Vi spänner fast dem tillsammans i bilen du är intresserad av. Titta på fyra saker:</p>
<ul>
<li><strong>Benutrymmet fram.</strong> En bakåtvänd stol tar plats. Kan den långa i familjen fortfarande köra?</li>
<li><strong>Isofix.</strong> De flesta bilar har fästen på ytterplatserna bak. Färre har på framsätet, och nästan ingen i mitten.</li>
<li><strong>Bälteslåsen.</strong> Når barnet sitt eget lås när stolarna står tätt?</li>
<li><strong>Dörröppningen.</strong> Du lyfter in stolen varje dag. Ryggen märker skillnad på två centimeter.</li>
</ul>
<p>Barn bör åka bakåtvänt så länge som möjligt, helst tills de är minst fyra år. Välj inte en bil som tvingar er att vända stolen tidigare.</p>
<p>Många landar till slut i en <a href="/kop-bil/biltyp/kombi">kombi</a>, andra i en <a href="/kop-bil/biltyp/suv">suv</a>. Vi har inget emot vilket det blir, bara alla får plats. Ring <a href="/anlaggningar">din anläggning</a> innan, så ställer vi fram rätt bilar.</p>`,
  },
  {
    slug: 'skapbilen-klar-pa-mandag',
    date: '2026-07-30',
    title: 'Skåpbilen som är klar på måndag',
    premble:
      'Hyllor, golv, ljus och dragkrok monteras medan firman har semester. Vi följde en transportbil genom inredningsverkstaden i Norrköping.',
    picture: car('van', 'crystal-white', 'rear', 'Vit transportbil snett bakifrån'),
    author: 'Jonas Wikström',
    tags: ['foretag', 'verkstad'],
    html: `<p>Måndag morgon vecka 29 rullar en tom, vit skåpbil in i verkstaden. Den ska bli arbetsplats åt en rörmokare i Söderköping som börjar jobba igen vecka 31. Det är tio arbetsdagar.</p>
<h2>Först en timmes fika</h2>
<p>Allt började i maj, med kaffe i firmans egen gamla bil. Vad används varje dag? Vad ligger underst? Vad skramlar?</p>
<p>– Den viktigaste frågan är vad man aldrig hittar, säger Viktor Dahlin, som har inrett bilar hos oss i nitton år. Det ska sitta närmast skjutdörren.</p>
<h2>Golvet bär allt</h2>
<p>Inredningen skruvas inte i plåten utan i golvet, som är limmat och fäst i bilens egna lastöglor. Därför går den att flytta till nästa bil. Hyllorna är i aluminium, och allt vägs in, så att firman vet hur mycket som får lastas innan bilen är för tung.</p>
<p>El, ljus och kupévärmare tar två dagar. Dragkrok en halv. Sist kommer dekalerna, och på fredagen hämtas bilen. Allt står på samma faktura, eller i samma <a href="/kop-bil/foretag/foretagsleasing">leasingavtal</a>.</p>
<p>Ska ni byta i vinter är det dags att rita nu. Läs mer om <a href="/kop-bil/biltyp/transportbilar">transportbilar</a> eller vad vi gör för <a href="/kop-bil/foretag">företag</a>.</p>`,
  },
  {
    slug: 'rakna-ratt-pa-husvagnen',
    date: '2026-06-25',
    title: 'Husvagn i sommar? Så räknar du rätt på vikterna',
    premble:
      'Dragvikt, tjänstevikt, totalvikt och kultryck. Fyra tal avgör om ekipaget är lagligt, och om det är trevligt att köra.',
    picture: scene('coast-road', 'Röd bil på en kustväg i klart väder'),
    author: 'Mikael Sandberg',
    tags: ['koprad', 'verkstad'],
    html: `<p>Varje sommar kommer någon in med en husvagn som bilen inte får dra. Oftast är det inte bilen det är fel på, utan körkortet. Därför börjar vi där.</p>
<h2>Körkortet</h2>
<p>Med vanlig B-behörighet får du alltid dra ett släp med totalvikt upp till 750 kilo. Är släpet tyngre får bilens och släpets totalvikter tillsammans vara högst 3,5 ton. Med utökad B, ofta kallad B96, är gränsen 4,25 ton. Det är totalvikterna i registreringsbeviset som räknas, inte vad det väger just i dag.</p>
<h2>Bilen</h2>
<p>Högsta släpvagnsvikt står i registreringsbeviset. Där gäller släpets verkliga vikt, med last. Två cyklar, ett förtält och full vattentank blir snabbt 150 kilo.</p>
<h2>Kultrycket</h2>
<p>För lite tryck på kulan gör vagnen orolig, för mycket lyfter bilens framhjul. Lägg tunga saker lågt och nära axeln. Sextio till åttio kilo passar de flesta, men titta i bilens instruktionsbok.</p>
<h2>Elbil?</h2>
<p>Många elbilar drar utmärkt, men räckvidden kan halveras. Planera pauserna vid laddare där du slipper koppla loss.</p>
<p>Vi monterar dragkrok, kontrollerar bromsar och väger ekipaget om du är osäker. <a href="/service-och-verkstad/boka-bilverkstad">Boka tid</a> före resan, inte på vägen hem. Och titta på <a href="/service-och-verkstad/vara-verkstadstjanster/bromsar">bromsarna</a> samtidigt.</p>`,
  },
  {
    slug: 'sa-har-vi-oppet-i-sommar',
    date: '2026-06-04',
    title: 'Så har vi öppet i sommar',
    premble:
      'Bilhallarna håller öppet hela sommaren. Verkstäderna turas om, så att det alltid finns en bemannad inom rimligt avstånd.',
    picture: scene('dealer-norrvag', 'Tre bilar framför Norrvägs anläggning i kvällsljus'),
    author: 'Linnea Öberg',
    tags: ['om-norrvag', 'verkstad'],
    html: `<p>Förr stängde branschen i juli. Det gör inte vi, men vi är ärliga med att det går långsammare. Så här ser sommaren ut.</p>
<h2>Bilförsäljning</h2>
<p>Vanliga tider på vardagar, lördagar 10–14 på de större orterna. Stängt midsommarafton, midsommardagen och, även där vi annars har söndagsöppet, alla söndagar i juli.</p>
<h2>Verkstad</h2>
<p>Alla verkstäder har öppet till och med vecka 27. Under veckorna 28 till 31 delar vi upp oss: på varje ort med två verkstäder håller den ena öppet i taget, och på de mindre orterna arbetar en halv styrka. Akuta fel går före service, så har du inte bokat redan är det enklast att vänta till vecka 32.</p>
<h2>Däckhotell och reservdelar</h2>
<p>Reservdelsdisken har öppet som verkstaden. Däckhotellet är stängt i juli, men har du fått punktering och behöver ditt eget hjul löser vi det samma dag.</p>
<h2>Om bilen stannar</h2>
<p>Vägassistansen svarar dygnet runt, även på midsommarnatten. Numret står längst ner på varje sida.</p>
<p>De exakta tiderna för just din ort finns hos <a href="/anlaggningar">anläggningen</a>. Ska du ut och köra långt? Då är en <a href="/service-och-verkstad/vara-verkstadstjanster/ac-service">AC-service</a> i juni bättre än en i augusti. Glad sommar!</p>`,
  },
  {
    slug: 'hallbarhetsaret-tva-mal-av-tre',
    date: '2026-05-13',
    title: 'Hållbarhetsåret 2025: två mål nådda, ett missat',
    premble:
      'Elen från taken blev mer än vi hoppades och återbruket i skadeverkstäderna ökade. Transporterna mellan anläggningarna gick åt fel håll.',
    picture: scene('nordic-dawn', 'Mörkgrön bil på en väg genom skogen i gryningsljus'),
    author: 'Elin Hallberg',
    tags: ['hallbarhet'],
    html: `<p>Varje vår redovisar vi hur det gick, även när det inte blev som vi tänkt. Här är 2025 i tre siffror.</p>
<h2>Nått: egen el</h2>
<p>Solcellerna på våra tak gav 31 procent av den el som anläggningarna använde. Målet var 28. Det som drar upp siffran är att lånebilarna nu laddas mitt på dagen, när solen står högst, i stället för på kvällen.</p>
<h2>Nått: återbrukade delar</h2>
<p>I skadeverkstäderna var 41 procent av delarna återbrukade. Mest handlar det om dörrar, luckor, strålkastare och speglar. Kunden får alltid frågan först, och tre av fyra säger ja.</p>
<h2>Missat: transporterna</h2>
<p>Vi skulle minska dieseln i våra egna biltransporter med en femtedel. I stället ökade den med fyra procent. Orsaken är god i sig: fler kunder köper en bil som står på en annan ort, och då måste den flyttas. Men det är ingen ursäkt. Två ellastbilar är beställda till Mälardalen, och från i höst samlar vi flyttarna till två dagar i veckan.</p>
<p>Det betyder att du kan få vänta ett par dagar till på en bil från andra änden av landet. Vi tror att de flesta har överseende med det.</p>
<p>Bakgrunden och målen till 2028 finns på sidan om <a href="/om-oss/hallbarhet">hållbarhet hos Norrväg</a>.</p>`,
  },
  {
    slug: 'hjulskiftesveckan-i-sundsvall',
    date: '2026-04-16',
    title: 'Veckan då Sundsvall byter skor',
    premble:
      'Nittonhundra hjul på fem dagar. Vi tillbringade en förmiddag i däckhallen mitt i högsäsongen och lärde oss varför bultarna ska dras två gånger.',
    picture: scene('workshop', 'Bil på lyft i verkstaden, med en stapel däck bredvid'),
    author: 'Fredrik Ståhl',
    tags: ['dack', 'om-norrvag'],
    html: `<p>Klockan är fem över sju, och redan står elva bilar i kö utanför porten. Inne i hallen luktar det gummi och nybryggt kaffe. På väggen hänger dagens lista: 96 bilar, fyra lag, en lunch i två omgångar.</p>
<p>– Det är som julhandeln, fast med momentnyckel, säger Leila Kaya, som leder laget vid lyft två.</p>
<h2>Tjugo minuter, sju moment</h2>
<p>Hjulen hämtas ur hotellet kvällen före och står uppradade med lapp. Bilen lyfts, de gamla hjulen av, naven borstas rena från rost. Medan hjulen ändå är av tittar någon på bromsarna. Sedan på med de nya, dra för hand, sänk, dra med moment. Till sist lufttryck.</p>
<h2>Varför dra igen?</h2>
<p>När ett hjul har rullat några mil har smuts och rost under fälgen packats ihop, och bulten kan ha släppt lite. Därför ska du efterdra efter ungefär tio mil. Kom förbi när som helst, det tar två minuter och kostar inget.</p>
<h2>Vad hittar ni?</h2>
<p>– Spik, säger Leila. Jättemycket spik. Och en gång ett gosedjur bakom en fälg.</p>
<p>Av vinterdäcken som kom av den här veckan hade vart femte för lite mönster för en säsong till. De kunderna får besked redan nu, inte i oktober. Det är halva poängen med ett <a href="/dack-och-biltillbehor/dackhotell">däckhotell</a>.</p>`,
  },
  {
    slug: 'darfor-mater-vi-monstret-fyra-ganger',
    date: '2026-03-19',
    title: 'Därför mäter vi mönstret på fyra ställen',
    premble:
      'Ett däck slits sällan jämnt. När Amira på däckhotellet i Uppsala mäter ditt däck säger hon också något om bilen det sitter på.',
    picture: scene('tyre-storage', 'Däck i prydliga hyllor på ett däckhotell'),
    author: 'Karin Sjöstrand',
    tags: ['dack', 'verkstad'],
    html: '<p>Lagen säger tre millimeter på vintern och 1,6 på sommaren. Men det är det grundaste stället som räknas, och det hittar man inte genom att mäta mitt på.</p><h2>Slitaget berättar</h2><p>Slitet i mitten betyder för högt tryck, slitet på båda sidor för lågt. Slitet på insidan är det vanligaste och det dyraste att missa: då står hjulen snett, och nästa uppsättning går samma väg.</p><blockquote><p>Jag brukar säga att däcket är bilens dagbok. Man måste bara bläddra på rätt ställe.</p></blockquote><p>Därför mäter Amira Haddad på fyra ställen runt varje däck och lägger in siffrorna på ditt kort. Ser något konstigt ut ringer hon innan hjulen läggs på hyllan, så att vi hinner ställa in dem till våren. Allt annat som ingår läser du om på sidan om <a href="/dack-och-biltillbehor/dackhotell">däckhotellet</a>.</p>',
  },
  {
    slug: 'snickeriet-som-laddar-pa-jobbet',
    date: '2026-03-05',
    title: 'Snickeriet som laddar på jobbet',
    premble:
      'Sex skåpbilar, åtta laddplatser och samma huvudsäkring som förut. Så gjorde ett snickeriföretag i Borås när bilarna gick från diesel till el.',
    picture: car('van', 'slate-grey', 'side', 'Grå transportbil från sidan'),
    author: 'Anna Lindqvist',
    tags: ['elbil', 'foretag'],
    html: `<p>– Jag trodde att vi skulle behöva gräva upp halva gården, säger Maria Sjöström, som driver snickeriet tillsammans med sin bror.</p>
<p>Det behövde de inte. Bilarna kommer hem vid fyra och ska ut igen vid sex nästa morgon. På fjorton timmar hinner man ladda sex skåpbilar med ganska låg effekt, så länge de turas om.</p>
<h2>Lastbalansering gör jobbet</h2>
<p>En mätare sitter vid husets elcentral. När sågverket i verkstaden går drar laddarna ner, och när det tystnar får bilarna mer. Huvudsäkringen behövde aldrig höjas, och därmed blev den fasta avgiften oförändrad.</p>
<h2>Räckvidden räcker, för det mesta</h2>
<p>Förarna kör i snitt nio mil om dagen. På vintern, med last och värmare, klarar bilarna drygt tjugo mellan laddningarna. Två gånger sedan november har någon fått stanna och snabbladda.</p>
<p>– Det tog en fika. Den hade de tagit ändå, säger Maria.</p>
<h2>Hemma också</h2>
<p>Tre av förarna tar hem bilen och laddar där. De har <a href="/dack-och-biltillbehor/laddboxar">laddbox</a> och samma app som på jobbet, så att företaget kan ersätta elen efter mätaren.</p>
<p>Går ni i samma tankar? Våra <a href="/kop-bil/foretag">företagssäljare</a> räknar på körsträckor innan de pratar bil.</p>`,
  },
  {
    slug: 'ny-verkstad-med-plats-for-transportbilar',
    date: '2026-02-24',
    title: 'Ny verkstad med plats för de höga bilarna',
    premble:
      'Fyra meter i tak, två lyftar för skåpbilar och öppet till nio på kvällen. Nu slipper hantverkarna stå stilla mitt på dagen.',
    picture: scene('workshop', 'Silverfärgad bil på lyft i en ljus och ren verkstad'),
    author: 'Jonas Ekdahl',
    tags: ['verkstad', 'om-norrvag'],
    html: '<p>En transportbil som står på verkstad tjänar inga pengar. Det var vad våra företagskunder sade när vi frågade vad som skulle bli bättre, och det är därför den nya verkstaden ser ut som den gör.</p><h2>Service medan du sover</h2><p>Lämna nyckeln i boxen efter jobbet, hämta bilen innan nästa. Kvällsskiftet tar hand om service, däck och mindre reparationer mellan klockan fyra och nio. Större jobb börjar vi på samma kväll, så att delarna är beställda innan du vaknar.</p><h2>Höga portar, långa lyftar</h2><p>Två av de sex platserna har lyftar för bilar upp till fem ton, och porten är fyra meter hög. Takräcke, stegar och skåp får sitta kvar.</p><p>Priset är detsamma som på dagen. <a href="/service-och-verkstad/boka-bilverkstad">Boka som vanligt</a>, och välj en tid efter klockan fyra.</p>',
  },
  {
    slug: 'hon-lagar-hogvoltsbatterier',
    date: '2026-02-05',
    title: 'Hon lagar batterierna som andra byter',
    premble:
      'Karin Norling i Umeå öppnar batteripaket, byter en modul och stänger igen. Det sparar tiotusentals kronor, och ett halvt ton metall.',
    picture: car('suv', 'thunder-grey', 'side', 'Mörkgrå suv från sidan'),
    author: 'Erik Bergström',
    tags: ['elbil', 'verkstad', 'hallbarhet'],
    html: `<p>Det första Karin Norling gör varje morgon är att blåsa upp sina handskar. De är av tjockt gummi och ska hålla för tusen volt. Läcker det luft åker de i soporna.</p>
<p>– Jag är inte rädd för strömmen. Men jag har aldrig bråttom, säger hon.</p>
<h2>Från grävmaskiner till elbilar</h2>
<p>Karin började som mekaniker på entreprenadmaskiner och kom till oss 2019. Två år senare gick hon tillverkarens högvoltsutbildning, den som krävs för att få öppna ett batteri. I dag är hon en av drygt fyrtio tekniker hos Norrväg som har den.</p>
<h2>En modul i stället för ett paket</h2>
<p>Ett elbilsbatteri består av moduler, ofta tio eller tolv stycken, och när något går fel är det nästan alltid bara en av dem. Förr bytte man hela paketet. Nu mäter Karin varje modul, beställer en ny av samma sort, jämnar ut spänningen och trycktestar höljet så att det är tätt. Det tar tre dagar.</p>
<p>– Den svåraste biten är tätningen. Blir den fel kommer det in vatten om ett år.</p>
<h2>Vad ska man tänka på som ägare?</h2>
<p>– Ladda inte fullt varje dag om du inte behöver, och låt inte bilen stå tom. Sedan behöver du inte tänka mer på det.</p>
<p>Batteriet kontrolleras vid varje <a href="/service-och-verkstad/vara-verkstadstjanster/bilservice">service</a>. Ska du köpa begagnat finns Karins råd i vår guide <a href="/livet-med-bil/kopa-begagnad-elbil">Köpa begagnad elbil</a>.</p>`,
  },
  {
    slug: 'sa-langt-kommer-elbilen-i-januari',
    date: '2026-01-13',
    title: 'Så långt kommer elbilen i januari',
    premble:
      'Vi körde sex elbilar från Gävle mot Östersund i nitton minusgrader tills batteriet tog slut. Skillnaden mot katalogen blev mindre än vi trodde, men bara för den som förvärmer.',
    picture: scene('winter-road', 'Orange suv på en snöig väg mellan granar'),
    author: 'Maja Lindqvist',
    tags: ['elbil', 'koprad'],
    html: '<p>Klockan är kvart i sex på morgonen och termometern utanför anläggningen i Gävle visar nitton minusgrader. Sex elbilar står på rad med fulla batterier. Tre av dem har förvärmts medan de laddade, tre har stått kalla över natten. Samma väg, samma fart, samma värme i kupén: 21 grader och inga vantar.</p><h2>Förvärmning är halva segern</h2><p>De förvärmda bilarna kom i snitt till 74 procent av den räckvidd som står i katalogen. De kalla nådde 61. På en bil som lovar femtio mil är det skillnaden mellan att komma hem och att stanna för att ladda på vägen.</p><p>Anledningen är enkel. Ett kallt batteri lämnar ifrån sig mindre energi och tar emot mindre när bilen bromsar. Värms det av elnätet innan avfärd slipper det värma sig självt med den ström du tänkte köra på.</p><h2>Tre vanor som ger mil</h2><ul><li>Ställ in avresetiden i bilens app, så värms batteri och kupé medan bilen fortfarande laddar.</li><li>Använd stolsvärmen först och fläkten sedan. Den drar en tiondel så mycket.</li><li>Sätt laddaren som mål i bilens egen navigation. Då värms batteriet på vägen dit och laddningen går dubbelt så fort.</li></ul><p>Vill du se siffrorna för varje bil? Fråga efter provet hos säljarna på <a href="/anlaggningar">din anläggning</a>, så visar de protokollet.</p>',
  },
];

export const stories: PageContent[] = storiesIndex({
  path: '/livet-med-bil/nyheter',
  nav: 'Nyheter',
  title: 'Nytt från Norrväg',
  metaTitle: 'Nyheter och berättelser',
  description:
    'Nyheter från Norrväg: nya modeller, provkörningar, tips från verkstaden och berättelser från våra anläggningar runt om i landet.',
  text: 'Nya modeller, egna prov, tips från verkstaden och folk vi är stolta över.',
  showDates: true,
  layout: '',
  highlightLatestStory: true,
  readMore: 'Läs mer',
  tags: [
    { key: 'elbil', value: 'Elbil' },
    { key: 'koprad', value: 'Köpråd' },
    { key: 'verkstad', value: 'Verkstad' },
    { key: 'dack', value: 'Däck' },
    { key: 'foretag', value: 'Företag' },
    { key: 'hallbarhet', value: 'Hållbarhet' },
    { key: 'om-norrvag', value: 'Om Norrväg' },
  ],
  stories: [...latest, ...older].map(story),
});
