/** Words around an amount, a seat count or a place, by language; alternatives are separated by `|`. Data only. */

export interface Phrases {
  /** Before an amount: it is the upper bound, the lower bound, approximate, or the first of two. */
  most: string;
  least: string;
  about: string;
  between: string;
  /** Between the two amounts of a range. */
  to: string;
  /** After an amount. */
  orLess: string;
  orMore: string;
  /** Strictly newer or older than a year. */
  newer: string;
  older: string;
  year: string;
  thousand: string;
  million: string;
  /** `per month`, without the currency. */
  month: string;
  power: string;
  seats: string;
  /** Before a seat count without such a word: `room for 7`. */
  capacity: string;
  /** Numbers as words; their values are in `numberWords.ts`. */
  numbers: string;
  /** Before a place. */
  near: string;
  cheap: string;
  mostExpensive: string;
  newest: string;
  lowMileage: string;
  privateLeasing: string;
  companyLeasing: string;
  /** Before an amount: the distance a car has been driven. */
  driven: string;
  /** Appended to a name, joined or not: `dieselbil`, `farmarikone`. */
  car: string;
  /** Words that say nothing about a car. */
  fillers: string;
}

export const PHRASES: Readonly<Record<string, Phrases>> = {
  sv: {
    most: 'under|svagare än|färre än|max|maxpris|maximalt|högst|upp till|upptill|som mest|mindre än|billigare än|till högst|till|t.o.m.|t o m|tom|till och med|senast|lägre än|som dyrast|som högst|max pris|maximal|maximalt pris|inom|budget',
    least:
      'över|minst|från|from|fr.o.m.|f.o.m.|fom|från och med|fr o m|mer än|dyrare än|högre än|större än|lägst|lägsta|tidigast|min|uppåt|starkare än|start|fler än|flera än',
    about: 'ca|cirka|runt|ungefär|omkring|kring',
    between: 'mellan|från',
    to: 'och|till|-|–',
    orLess:
      'eller mindre|eller billigare|eller äldre|eller lägre|eller under|eller tidigare|och äldre|och under|och nedåt|som mest|max',
    orMore:
      'eller mer|eller nyare|eller yngre|eller dyrare|eller högre|eller över|plus|eller senare|och nyare|och framåt|och uppåt|uppåt|och senare|och över',
    newer: 'nyare än|senare än|efter',
    older: 'äldre än|före|innan|tidigare än',
    year: 'årsmodell|modellår|årsm|år|årgång|års modell|tillverkningsår|registrerad|mod|am|modell|modellen|modeller|årsmodeller|årsmodellen',
    thousand: 'tusen|tkr|t|tusenlappar|k|kkr|laxar',
    million: 'miljon|miljoner|milj|mkr|mn|m',
    month: 'mån|månad|månaden|i månaden|per månad|i mån|mån.',
    power: 'hk|hästkrafter|hästar',
    seats:
      'sits|sitsig|sitsiga|sitsigt|sitsar|säten|platser|sittplatser|stolar|personers|sitser|sittplats|personer|passagerare',
    capacity: 'plats för|plats åt',
    numbers:
      'en|ett|två|tre|fyra|fem|sex|sju|åtta|nio|tio|elva|tolv|tretton|fjorton|femton|sexton|sjutton|arton|nitton|tjugo|trettio|fyrtio|femtio|sextio|sjuttio|åttio|nittio|hundra|tusen|miljon|miljoner|halv|halva',
    near: 'nära|i närheten av|i|vid|runt|kring|utanför|i trakten av|omkring',
    cheap:
      'billig|billiga|billigt|billigast|billigaste|prisvärd|prisvärda|prisvärt|lågt pris|lägst pris|lägsta pris|lägsta priset|billigare|billigast först|lågpris|prisvärdast|stigande pris',
    mostExpensive: 'dyrast|dyraste|dyrast först|högst pris|högsta pris|fallande pris',
    newest: 'nyast|nyaste|nyast först|senaste årsmodell|senaste årsmodellen|färskast',
    lowMileage:
      'lågmilad|lågmil|lågmilare|låga mil|få mil|lågt miltal|lägst miltal|lägsta miltal|låg mil|låg körsträcka|minst mil|minst miltal|gått lite|lågmilade|lite körd|lite gången',
    privateLeasing: 'privatleasing|privatleasa|leasing|leasa',
    companyLeasing: 'företagsleasing|företagsleasa|leasing företag|tjänstebilsleasing',
    driven: 'miltal|mätarställning|körsträcka|körd|körda|kört|gått|gått max|mil|på mätaren|mätaren',
    car: 'bil|bilar|bilen|bilarna|bilars',
    fillers:
      'bil|bilar|bilen|bilarna|alla|allt|fordon|till salu|säljes|köpa|köp|sök|söker|vill ha|pris|med|och|en|ett|för|av|som|i|på|jag|har|kostar|budget|bra|fin|fina|men|modell|modellen|antingen|både|samt|gärna|helst|ska|vara|bör|får|är|till|att|den|det|de|en|någon|något|hittar|finns|visa|letar|efter|billån|st|styck|vår|min|din|behöver|skall|har ni|hos|er|växellåda|motor|färg|år|först|tack|måste|måste ha|märken|märke|modeller|typ|gärna en|bra skick|vi|oss|kan|helt|ålder',
  },
  nb: {
    most: 'under|svakere enn|færre enn|maks|max|maksimalt|høyst|opp til|opptil|inntil|mindre enn|billigere enn|til|t.o.m.|tom|til og med|lavere enn|senest|ikke mer enn|makspris|makspris på|innenfor|budsjett',
    least:
      'over|minst|fra|f.o.m.|fom|fra og med|mer enn|dyrere enn|høyere enn|større enn|tidligst|min|minimum|sterkere enn|flere enn',
    about: 'ca|cirka|rundt|omtrent|omkring',
    between: 'mellom|fra',
    to: 'og|til|-|–',
    orLess: 'eller mindre|eller billigere|eller eldre|eller under|eller lavere|og eldre|og under|og nedover|maks',
    orMore:
      'eller mer|eller nyere|eller yngre|eller dyrere|eller over|pluss|eller senere|og nyere|og oppover|og over|og senere|og fremover|og frem',
    newer: 'nyere enn|senere enn|etter',
    older: 'eldre enn|før|tidligere enn',
    year: 'årsmodell|modellår|år|årgang|registrert|mod|modell|modellen|årsmodellen',
    thousand: 'tusen|tkr|t|k|kkr|lapper',
    million: 'million|millioner|mill|mkr|mnok|m',
    month: 'mnd|måned|måneden|i måneden|per måned|pr måned|pr mnd|md',
    power: 'hk|hestekrefter|hester',
    seats: 'seter|seters|seteren|sitteplasser|plasser|personers|sete|personer|voksne',
    capacity: 'plass til',
    numbers:
      'en|et|ett|to|tre|fire|fem|seks|syv|sju|åtte|ni|ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten|tjue|tretti|førti|femti|seksti|sytti|åtti|nitti|hundre|tusen|million|millioner|halv',
    near: 'nær|i nærheten av|i|ved|rundt|utenfor|omkring|på',
    cheap:
      'billig|billige|billigst|billigste|rimelig|rimelige|lav pris|lavest pris|laveste pris|billigere|billigst først|rimeligst|rimeligste',
    mostExpensive: 'dyrest|dyreste|dyrest først|høyest pris|høyeste pris',
    newest: 'nyest|nyeste|nyest først|siste årsmodell',
    lowMileage:
      'lavest kilometerstand|lavest km|lite gått|lav kilometerstand|lavt kjørt|lite kjørt|lav km|få kilometer',
    privateLeasing: 'privatleasing|privatlease|leasing|lease',
    companyLeasing: 'bedriftsleasing|firmaleasing|bedriftslease|firmalease|leasing bedrift',
    driven: 'kilometerstand|kjørelengde|km-stand|km stand|kjørt|kjørte|gått|på telleren|på måleren',
    car: 'bil|biler|bilen|bilene',
    fillers:
      'bil|biler|bilen|bilene|alle|alt|kjøretøy|til salgs|selges|kjøpe|kjøp|søk|søker|vil ha|pris|med|og|en|et|ei|for|av|som|i|på|jeg|har|koster|budsjett|fin|fine|men|modell|modellen|enten|både|samt|gjerne|helst|skal|være|bør|er|til|å|den|det|de|noen|noe|finnes|vis|leter|etter|min|din|trenger|har dere|hos|girkasse|motor|farge|år|først|takk|må|må ha|merker|merke|modeller|vi|oss|kan|god|gode|helt|splitter|alder',
  },
  da: {
    most: 'under|svagere end|færre end|max|maks|maksimalt|højst|op til|indtil|mindre end|billigere end|til|t.o.m.|tom|til og med|lavere end|senest|maks pris|makspris|inden for|budget',
    least:
      'over|mindst|fra|f.o.m.|fom|fra og med|mere end|dyrere end|højere end|større end|tidligst|min|minimum|minimalt|stærkere end|flere end',
    about: 'ca|cirka|omkring|rundt regnet',
    between: 'mellem|fra',
    to: 'og|til|-|–',
    orLess: 'eller mindre|eller billigere|eller ældre|eller derunder|eller lavere|og ældre|og derunder|maks',
    orMore:
      'eller mere|eller nyere|eller yngre|eller dyrere|eller derover|plus|eller senere|og nyere|og opefter|og op|og derover|og frem|og fremefter',
    newer: 'nyere end|senere end|efter',
    older: 'ældre end|før|tidligere end',
    year: 'årgang|modelår|årsmodel|år|registreret|årg|model|modellen|modelåret',
    thousand: 'tusind|tkr|t|k|kkr|tus',
    million: 'million|millioner|mio|mill|m',
    month: 'md|mdr|måned|måneden|om måneden|per måned|pr måned|pr md|mdl',
    power: 'hk|hestekræfter|heste',
    seats: 'personers|personer|sæder|sædet|pladser|siddepladser|pers|sæders|sædes',
    capacity: 'plads til',
    numbers:
      'en|et|to|tre|fire|fem|seks|syv|otte|ni|ti|elleve|tolv|tretten|fjorten|femten|seksten|sytten|atten|nitten|tyve|tredive|fyrre|halvtreds|tres|halvfjerds|firs|halvfems|hundrede|tusind|million|millioner|halv',
    near: 'nær|i nærheten af|tæt på|i|ved|omkring|uden for|på',
    cheap: 'billig|billige|billigt|billigst|billigste|lav pris|laveste pris|lavest pris|billigere|billigst først',
    mostExpensive: 'dyrest|dyreste|dyrest først|højest pris|højeste pris',
    newest: 'nyest|nyeste|nyest først|seneste årgang',
    lowMileage:
      'lavest kilometertal|laveste kilometertal|lidt kørt|lav kilometerstand|lavt kilometertal|få kilometer|kørt lidt|lavt km',
    privateLeasing: 'privatleasing|privatlease|leasing|lease',
    companyLeasing: 'erhvervsleasing|firmaleasing|erhvervslease|firmabil leasing',
    driven: 'kilometerstand|kilometertal|kørt|km-tal|km tal|kilometer|på tælleren|på uret|på speedometeret',
    car: 'bil|biler|bilen|bilerne',
    fillers:
      'bil|biler|bilen|bilerne|alle|alt|køretøj|til salg|sælges|købe|køb|søg|søger|vil have|pris|med|og|en|et|for|af|som|i|på|jeg|har|koster|budget|fin|god|men|model|modellen|enten|både|samt|gerne|helst|skal|være|bør|er|til|at|den|det|de|nogle|noget|findes|vis|leder|efter|min|din|mangler|har i|hos|gearkasse|motor|farve|år|først|tak|skal have|mærker|mærke|modeller|vi|os|kan|gode|fine|helt|splinter|alder',
  },
  fi: {
    most: 'alle|max|maks|enintään|korkeintaan|maksimissaan|halvempi kuin|vähemmän kuin|alhaisempi kuin|pienempi kuin|viimeistään|maksimi|maksimihinta|budjetti|vuoteen|vähempää kuin|halvempaa kuin|halvemmat kuin',
    least:
      'yli|vähintään|min|minimissään|minimi|alkaen|enemmän kuin|kalliimpi kuin|suurempi kuin|aikaisintaan|vuodesta|tehokkaampi kuin|enempää kuin|kalliimmat kuin|kalliimpaa kuin',
    about: 'noin|n.|suunnilleen|tienoilla',
    between: 'välillä|väliltä',
    to: 'ja|-|–|ja enintään',
    orLess:
      'asti|tai alle|tai vähemmän|tai halvempi|tai halvemmat|tai vanhempi|tai vanhemmat|ja alle|ja vanhemmat|saakka|maksimissaan|max',
    orMore:
      'alkaen|tai yli|tai enemmän|tai uudempi|ja uudempi|ja uudemmat|lähtien|eteenpäin|tai uudemmat|tai uudempia|tai nuorempi|tai kalliimpi|ja yli|ja siitä ylöspäin|ja ylöspäin|plus',
    newer: 'uudempi kuin|uudemmat kuin|uudempia kuin|myöhempi kuin',
    older: 'vanhempi kuin|vanhemmat kuin|vanhempia kuin|ennen|ennen vuotta|aiempi kuin',
    year: 'vuosimalli|vuosimallia|vm|vuosi|vuodelta|mallivuosi|vuotta|vuoden|vuosimallin|vuosina|vuosien|vuosilta|vuonna|vuosimallit|vuosimalleja|malli|mallia|vuosimalliltaan',
    thousand: 'tuhatta|tuhat|t|tonnia|tonni|k|te|t€|te.',
    million: 'miljoona|miljoonaa|milj|m',
    month: 'kk|kuukausi|kuukaudessa|kuussa|per kuukausi|kuukaudelta',
    power: 'hv|hevosvoimaa|hevosvoiman',
    seats:
      'paikkainen|paikkaiset|paikkaisen|paikkaa|istuin|istuinta|istuimen|istuimet|hengen|hengelle|henkilöä|henkeä|hlö',
    capacity: 'tilaa',
    numbers:
      'yksi|kaksi|kahden|kahta|kolme|kolmen|kolmea|neljä|neljän|neljää|viisi|viiden|viittä|kuusi|kuuden|kuutta|seitsemän|seitsemää|kahdeksan|kahdeksaa|yhdeksän|yhdeksää|kymmenen|kymmentä|yksitoista|kaksitoista|kolmetoista|viisitoista|kuusitoista|kahdeksantoista|sata|sataa|tuhat|tuhatta|tuhannen|miljoona|miljoonaa|puoli|puolen',
    near: 'lähellä|lähistöllä|lähistöltä|seudulla|seudulta',
    cheap:
      'halpa|halvat|halpoja|halvin|halvimmat|edullinen|edulliset|edullisin|halvimpia|halpaa|halvempi|halvempia|edullisia|edullista|edullisimmat|edullisimpia|halvin ensin|alhaisin hinta|halvan',
    mostExpensive: 'kallein|kalleimmat|kallein ensin|korkein hinta',
    newest: 'uusin|uusimmat|uusin ensin|uusimpia',
    lowMileage:
      'vähän ajettu|vähän ajetut|vähän kilometrejä|vähän ajettuja|vähän ajettua|vähiten ajettu|vähiten ajetut|vähiten kilometrejä',
    privateLeasing: 'yksityisleasing|leasing|liisaus',
    companyLeasing: 'yritysleasing|leasing yritykselle|työsuhdeleasing',
    driven: 'mittarilukema|kilometrit|ajettu|ajetut|ajettua|ajokilometrit|ajomäärä|kilometrejä|km|mittarissa',
    car: 'auto|autot|autoa|autoja|auton|autolla|autoista|kone|koneet|konetta',
    fillers:
      'autoista|autolla|auto|autot|autoja|autoa|auton|ajoneuvo|myydään|myynnissä|osta|ostaa|ostetaan|etsin|haluan|hinta|hintaan|euron|kanssa|ja|on|joka|hyvä|siisti|budjetti|seutu|lähellä|mutta|malli|joko|sekä|myös|saa|olla|pitää|että|se|jokin|näytä|löytyykö|tarvitsen|minulle|mielellään|kunhan|ja|vaihteisto|moottori|väri|värinen|väriset|vaihteistolla|moottorilla|vuosi|vuotta|ensin|kiitos|mieluiten|merkit|merkki|mallit|täytyy olla|pitää olla|voi olla|hyvät|siistit|ikä',
  },
  sk: {
    most: 'do|pod|max|maximálne|najviac|menej ako|menej než|lacnejšie ako|lacnejšie než|lacnejší ako|lacnejšia ako|nižšia ako|nižší ako|maximum|rozpočet|najneskôr|v rámci|až do',
    least:
      'od|nad|aspoň|najmenej|minimálne|minimum|min|viac ako|viac než|drahšie ako|drahší ako|drahšia ako|drahšie než|vyššia ako|vyšší ako|silnejšie ako|počnúc',
    about: 'okolo|asi|približne|cca|zhruba',
    between: 'medzi|od',
    to: 'a|do|-|–',
    orLess:
      'a menej|alebo menej|alebo lacnejšie|alebo lacnejší|alebo staršie|alebo starší|a staršie|a starší|a nižšie|max',
    orMore:
      'a viac|alebo viac|a novšie|alebo novšie|a novší|a vyššie|a novšia|alebo novší|alebo novšia|alebo drahšie|a vyššia|a drahšie|plus|a neskôr|a mladšie|vyššie|hore|a hore',
    newer: 'novšie ako|novší ako|novšia ako|novšie než|novší než|po roku|po',
    older: 'staršie ako|starší ako|staršia ako|staršie než|starší než|pred rokom|pred',
    year: 'rok|ročník|rok výroby|roku|rv|r.v.|modelový rok|ročníka|rokom|model|modely|rokov výroby|roky',
    thousand: 'tisíc|tis|tis.|k|t|tisíce',
    million: 'milión|milióna|mil|m',
    month: 'mes|mesiac|mesačne|za mesiac|na mesiac|mesiaca|mes.',
    power: 'k|koní|koňmi|koňom|kone|konská sila|koňských síl|ks',
    seats: 'miestne|miestny|miestna|miest|miesta|sedadiel|sedadlá|sedadlové|sedadlový|osobové|ľudí|osôb|osoby',
    capacity: 'miesto pre|miesta pre|miest pre|pre',
    numbers:
      'jeden|jedna|jedno|dvoj|troj|štvor|dva|dve|tri|štyri|päť|šesť|sedem|osem|deväť|dvoch|troch|štyroch|piatich|šiestich|siedmich|ôsmich|deviatich|desiatich|desať|jedenásť|dvanásť|trinásť|štrnásť|pätnásť|šestnásť|sedemnásť|osemnásť|devätnásť|dvadsať|tridsať|štyridsať|päťdesiat|šesťdesiat|sedemdesiat|osemdesiat|deväťdesiat|sto|tisíc|tisíce|milión|milióna|pol',
    near: 'blízko|pri|v|vo|neďaleko|v okolí|okolie|z|zo',
    cheap:
      'lacné|lacný|lacná|lacno|lacnejšie|najlacnejšie|najlacnejší|najlacnejšia|nízka cena|najnižšia cena|výhodné|lacného|lacnú|lacnej|lacných|lacnejší|lacnejšia|najlacnejších|najlacnejšiu|od najlacnejších|od najlacnejšieho',
    mostExpensive: 'najdrahšie|najdrahší|najdrahšia|najvyššia cena|od najdrahších',
    newest: 'najnovšie|najnovší|najnovšia|od najnovších|najmladšie',
    lowMileage:
      'málo najazdené|nízky nájazd|nízky počet km|malý nájazd|najnižší nájazd|najmenej najazdené|málo jazdené|s nízkym nájazdom|nízkym nájazdom|s najnižším nájazdom|najnižším nájazdom|najmenším nájazdom|malým nájazdom',
    privateLeasing: 'operatívny leasing|súkromný leasing|leasing|lízing',
    companyLeasing: 'firemný leasing|leasing pre firmy|firemný lízing',
    driven:
      'najazdené|najazdených|nájazd|nájazdom|stav km|počet km|stav tachometra|km|na tachometri|na tacho|najazdených kilometrov|najazdeného',
    car: 'auto|autá|áut',
    fillers:
      'auto|autá|auta|áut|vozidlo|vozidlá|na predaj|predaj|predám|kúpim|kúpiť|hľadám|chcem|cena|cenu|s|so|a|na|pre|v|vo|za|je|má|dobré|pekné|ale|model|buď|aj|tiež|má byť|byť|musí|ktoré|ktorý|nejaké|všetko|všetky|ukáž|zobraz|potrebujem|pre mňa|najradšej|k|ku|i|to|mať|dobrý|pekný|ako|u|prevodovka|prevodovkou|motor|motorom|farba|farby|rok|roku|rokov|prosím|ďakujem|radšej|značky|značka|modely|môže byť|dobrý stav|úplne|zbrusu|vek',
  },
  en: {
    most: 'under|below|weaker than|less powerful than|max|maximum|up to|upto|less than|at most|cheaper than|lower than|fewer than|smaller than|until|to|till|budget|budget of|within|max price|maximum of|max of|beneath|no later than|not later than|up until|sub',
    least:
      'over|above|more powerful than|stronger than|min|minimum|minimum of|at least|from|more than|since|starting from|starting at|higher than|greater than|upwards of|dearer than|pricier than|more expensive than|exceeding|beyond',
    about: 'about|around|approx|approximately|circa|roughly',
    between: 'between|from',
    to: 'and|to|-|–',
    orLess:
      'or less|or fewer|or lower|or under|or below|or older|or cheaper|or earlier|and under|and below|and older|tops|at most|max|maximum',
    orMore:
      'or more|or newer|or later|or over|or above|and newer|and over|and above|onwards|onward|and up|and upwards|or above|or higher|or better|or younger|or greater|and later|or upwards|plus|upwards|upward|or up',
    newer: 'newer than|later than|after|more recent than|post',
    older: 'older than|earlier than|before|pre|prior to',
    year: 'year|model year|reg|registered|my|model',
    thousand: 'thousand|grand|k',
    million: 'million|mn|m',
    month: 'month|a month|per month|pm|pcm|p/m|monthly|mth|mo',
    power: 'hp|bhp|horsepower|ps',
    seats: 'seater|seaters|seat|seats|people|passengers|persons',
    capacity: 'room for|space for|seating for|seats for',
    numbers:
      'a|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half',
    near: 'near|close to|in|around|by|at|near to|nearby',
    cheap:
      'cheap|cheaper|cheapest|affordable|bargain|inexpensive|low price|low priced|lowest price|lowest priced|low cost|cheapest first|good value|inexpensive',
    mostExpensive: 'most expensive|dearest|priciest|highest price|highest priced|most expensive first',
    newest: 'newest|newest first|latest|most recent',
    lowMileage: 'low mileage|low miles|few miles|lowest mileage|lowest miles|fewest miles|low mile',
    privateLeasing:
      'personal contract hire|personal leasing|private leasing|pch|leasing|lease|personal lease|personal contract',
    companyLeasing: 'business contract hire|business leasing|company leasing|business lease|company lease|bch',
    driven: 'mileage|odometer|driven|miles|with mileage|on the clock|on clock|on the odometer',
    car: 'car|cars',
    fillers:
      'car|cars|vehicle|vehicles|for sale|buy|find|want|looking for|search|price|with|and|a|an|the|for|of|in|on|me|my|i|good|nice|budget|costing|plate|but|model|either|both|also|please|should|be|must|is|are|to|that|some|any|show|looking|need|has|have|having|preferably|at|it|its|do|you|there|all|everything|any|only|just|from|by|want to|engine|gearbox|colour|color|transmission|year|years|first|thanks|thank you|must be|must have|makes|make|models|we|us|nice clean|clean|ideally|rather|made|built|age',
  },
};

/** Words for money, in all languages. */
export const MONEY_WORDS =
  'kr|kr.|:-|,-|kronor|kroner|krona|krone|sek|nok|dkk|€|eur|euro|euros|euroa|eura|eur.|£|gbp|pounds|pound|quid|,-kr|euron|eurosta|euroon|eurolla|euroilla|euroja|eurov|eurách|korun|kronors';
/** Words that mean thousands of money. */
export const THOUSAND_MONEY = 'tkr|kkr|t€|te|k€|ke|k£|keur|laxar|tusenlappar|grand';
/** Units of distance with their length in kilometres. */
export const DISTANCES: Readonly<Record<string, number>> = {
  km: 1,
  kilometer: 1,
  kilometres: 1,
  kilometers: 1,
  kilometria: 1,
  kilometrin: 1,
  kilometrov: 1,
  kilometre: 1,
  kilometrar: 1,
  kms: 1,
  mil: 10,
  mils: 10,
  miles: 1.609344,
  mile: 1.609344,
  mi: 1.609344,
  tkm: 1000,
  tmil: 10_000,
};
export const KILOMETRES = { mil: 10, km: 1, miles: 1.609344 } as const;
/** Endings that Finnish appends to a place instead of using a preposition. */
export const PLACE_ENDINGS: Readonly<Record<string, RegExp>> = { fi: /(?:ssa|sta|lla|lta|lle|n)$/ };
/** Endings that Finnish appends to a place from which a distance is measured: `50 km Helsingistä`. */
export const FROM_ENDINGS: Readonly<Record<string, RegExp>> = { fi: /(?:sta|lta)$/ };
/** Languages that inflect a place after a preposition. */
export const INFLECTED: ReadonlySet<string> = new Set(['fi', 'sk']);
