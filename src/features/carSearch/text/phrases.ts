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
  /** Numbers from 2 to 9 as words, as they are written before `seats`. */
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
  /** Before a distance: the electric range, for which there is no filter. */
  electricRange: string;
  /** Appended to a name, joined or not: `dieselbil`, `farmarikone`. */
  car: string;
  /** Words that say nothing about a car. */
  fillers: string;
}

export const PHRASES: Readonly<Record<string, Phrases>> = {
  sv: {
    most: 'under|max|maxpris|maximalt|högst|upp till|upptill|som mest|mindre än|billigare än|inte över|till högst|budget',
    least: 'över|minst|från|mer än|dyrare än|lägst|min|uppåt',
    about: 'ca|cirka|runt|ungefär|omkring|kring',
    between: 'mellan|från',
    to: 'och|till|-|–',
    orLess: 'eller mindre|eller billigare|eller äldre|eller lägre|max',
    orMore: 'eller mer|eller nyare|eller senare|och nyare|och framåt|och uppåt|uppåt|och senare|och över',
    newer: 'nyare än|senare än|efter',
    older: 'äldre än|före',
    year: 'årsmodell|modellår|årsm|år|årgång',
    thousand: 'tusen|tkr|t|tusenlappar|k|kkr|laxar',
    million: 'miljon|miljoner|milj|mkr|mn|m',
    month: 'mån|månad|månaden|i månaden|per månad|i mån|mån.',
    power: 'hk|hästkrafter|hästar',
    seats: 'sits|sitsig|sitsiga|sitsigt|sitsar|säten|platser|sittplatser|stolar|personers|sitser|sittplats',
    numbers: 'två|tre|fyra|fem|sex|sju|åtta|nio',
    near: 'nära|i närheten av|i|vid|runt|kring|utanför|i trakten av|omkring',
    cheap: 'billig|billiga|billigt|billigast|billigaste|prisvärd|prisvärda|prisvärt|lågt pris|lägst pris',
    mostExpensive: 'dyrast|dyraste',
    newest: 'nyast|nyaste|senaste årsmodell',
    lowMileage: 'lågmilad|lågmilare|låga mil|få mil|lågt miltal|gått lite',
    privateLeasing: 'privatleasing|privatleasa|leasing|leasa',
    companyLeasing: 'företagsleasing',
    driven: 'miltal|mätarställning|körsträcka|körd|kört|gått',
    electricRange: 'räckvidd|räckvidden',
    car: 'bil|bilar|bilen',
    fillers:
      'bil|bilar|bilen|fordon|till salu|säljes|köpa|köp|sök|söker|vill ha|pris|med|och|en|ett|för|av|som|i|på|jag|har|kostar|budget|bra|fin|fina',
  },
  nb: {
    most: 'under|maks|max|maksimalt|høyst|opp til|opptil|inntil|mindre enn|billigere enn|ikke over|budsjett',
    least: 'over|minst|fra|mer enn|dyrere enn|min',
    about: 'ca|cirka|rundt|omtrent|omkring',
    between: 'mellom|fra',
    to: 'og|til|-|–',
    orLess: 'eller mindre|eller billigere|eller eldre|maks',
    orMore: 'eller mer|eller nyere|eller senere|og nyere|og oppover|og over|og senere',
    newer: 'nyere enn|senere enn|etter',
    older: 'eldre enn|før',
    year: 'årsmodell|modellår|år|årgang',
    thousand: 'tusen|tkr|t|k|kkr|lapper',
    million: 'million|millioner|mill|mkr|mnok|m',
    month: 'mnd|måned|måneden|i måneden|per måned|pr måned|pr mnd|md',
    power: 'hk|hestekrefter|hester',
    seats: 'seter|seters|seteren|sitteplasser|plasser|personers|sete',
    numbers: 'to|tre|fire|fem|seks|syv|åtte|ni',
    near: 'nær|i nærheten av|i|ved|rundt|utenfor|omkring|på',
    cheap: 'billig|billige|billigst|billigste|rimelig|rimelige|lav pris|lavest pris',
    mostExpensive: 'dyrest|dyreste',
    newest: 'nyest|nyeste',
    lowMileage: 'lav kilometerstand|lavt kjørt|lite kjørt|lav km|få kilometer',
    privateLeasing: 'privatleasing|privatlease|leasing|lease',
    companyLeasing: 'bedriftsleasing|firmaleasing',
    driven: 'kilometerstand|kjørelengde|km-stand|kjørt|gått',
    electricRange: 'rekkevidde|rekkevidden',
    car: 'bil|biler|bilen',
    fillers:
      'bil|biler|bilen|kjøretøy|til salgs|selges|kjøpe|kjøp|søk|søker|vil ha|pris|med|og|en|et|ei|for|av|som|i|på|jeg|har|koster|budsjett|fin|fine',
  },
  da: {
    most: 'under|max|maks|maksimalt|højst|op til|indtil|mindre end|billigere end|ikke over|budget',
    least: 'over|mindst|fra|mere end|dyrere end|min',
    about: 'ca|cirka|omkring|rundt regnet',
    between: 'mellem|fra',
    to: 'og|til|-|–',
    orLess: 'eller mindre|eller billigere|eller ældre|maks',
    orMore: 'eller mere|eller nyere|eller senere|og nyere|og opefter|og op|og derover',
    newer: 'nyere end|senere end|efter',
    older: 'ældre end|før',
    year: 'årgang|modelår|årsmodel|år',
    thousand: 'tusind|tkr|t|k|kkr|tus',
    million: 'million|millioner|mio|mill|m',
    month: 'md|mdr|måned|måneden|om måneden|per måned|pr måned|pr md|mdl',
    power: 'hk|hestekræfter|heste',
    seats: 'personers|personer|sæder|sædet|pladser|siddepladser|pers|sæders',
    numbers: 'to|tre|fire|fem|seks|syv|otte|ni',
    near: 'nær|i nærheten af|tæt på|i|ved|omkring|uden for|på',
    cheap: 'billig|billige|billigt|billigst|billigste|lav pris|laveste pris',
    mostExpensive: 'dyrest|dyreste',
    newest: 'nyest|nyeste',
    lowMileage: 'lavt kilometertal|få kilometer|kørt lidt|lavt km',
    privateLeasing: 'privatleasing|privatlease|leasing|lease',
    companyLeasing: 'erhvervsleasing|firmaleasing',
    driven: 'kilometerstand|kilometertal|kørt|km-tal',
    electricRange: 'rækkevidde|rækkevidden',
    car: 'bil|biler|bilen',
    fillers:
      'bil|biler|bilen|køretøj|til salg|sælges|købe|køb|søg|søger|vil have|pris|med|og|en|et|for|af|som|i|på|jeg|har|koster|budget|fin|god',
  },
  fi: {
    most: 'alle|max|maks|enintään|korkeintaan|maksimissaan|halvempi kuin|budjetti|maksimihinta',
    least: 'yli|vähintään|min|minimissään|alkaen',
    about: 'noin|n.|suunnilleen|tienoilla',
    between: 'välillä|väliltä',
    to: 'ja|-|–|ja enintään',
    orLess: 'asti|tai alle|tai vähemmän|tai halvempi|tai vanhempi|saakka',
    orMore: 'alkaen|tai yli|tai enemmän|tai uudempi|ja uudempi|ja uudemmat|lähtien|eteenpäin',
    newer: 'uudempi kuin|uudemmat kuin|jälkeen',
    older: 'vanhempi kuin|ennen',
    year: 'vuosimalli|vm|vm.|vuosi|vuodelta|mallivuosi',
    thousand: 'tuhatta|tuhat|t|tonnia|tonni|k|te|t€|te.',
    million: 'miljoona|miljoonaa|milj|m',
    month: 'kk|kuukausi|kuukaudessa|kuussa|per kuukausi|kuukaudelta',
    power: 'hv|hevosvoimaa|hevosvoiman',
    seats: 'paikkainen|paikkaiset|paikkaisen|paikkaa|istuin|istuinta|istuimen|istuimet|hengen|hengelle',
    numbers: 'kaksi|kolme|neljä|viisi|kuusi|seitsemän|kahdeksan|yhdeksän',
    near: 'lähellä|lähistöllä|lähistöltä|seudulla|seudulta',
    cheap: 'halpa|halvat|halpoja|halvin|halvimmat|edullinen|edulliset|edullisin',
    mostExpensive: 'kallein|kalleimmat',
    newest: 'uusin|uusimmat',
    lowMileage: 'vähän ajettu|vähän ajetut|vähän kilometrejä',
    privateLeasing: 'yksityisleasing|leasing|liisaus',
    companyLeasing: 'yritysleasing',
    driven: 'mittarilukema|kilometrit|ajettu|ajokilometrit',
    electricRange: 'toimintamatka|kantama|toimintasäde',
    car: 'auto|autot|autoa|autoja|kone|koneet',
    fillers:
      'auto|autot|autoja|autoa|auton|ajoneuvo|myydään|myynnissä|osta|ostaa|ostetaan|etsin|haluan|hinta|hintaan|euron|kanssa|ja|on|joka|hyvä|siisti|budjetti|seutu|lähellä',
  },
  sk: {
    most: 'do|pod|max|maximálne|najviac|menej ako|menej než|lacnejšie ako|lacnejšie než|rozpočet|nie viac ako',
    least: 'od|nad|aspoň|najmenej|minimálne|min|viac ako|viac než|drahšie ako',
    about: 'okolo|asi|približne|cca|zhruba',
    between: 'medzi|od',
    to: 'a|do|-|–',
    orLess: 'a menej|alebo menej|alebo lacnejšie|a staršie|max',
    orMore: 'a viac|alebo viac|a novšie|alebo novšie|a novší|a vyššie|a novšia',
    newer: 'novšie ako|novší ako|novšia ako|po roku|po',
    older: 'staršie ako|starší ako|pred rokom',
    year: 'rok|ročník|rok výroby|roku|rv',
    thousand: 'tisíc|tis|tis.|k|t|tisíce',
    million: 'milión|milióna|mil|m',
    month: 'mes|mesiac|mesačne|za mesiac|na mesiac|mesiaca|mes.',
    power: 'k|koní|kone|konská sila|koňských síl|ks',
    seats: 'miestne|miestny|miestna|miest|miesta|sedadiel|sedadlá|sedadlové|sedadlový|osobové',
    numbers: 'dvoj|troj|štvor|päť|šesť|sedem|osem|deväť',
    near: 'blízko|pri|v|vo|neďaleko|v okolí|okolie|z|zo',
    cheap: 'lacné|lacný|lacná|lacno|lacnejšie|najlacnejšie|najlacnejší|najlacnejšia|nízka cena|výhodné',
    mostExpensive: 'najdrahšie|najdrahší',
    newest: 'najnovšie|najnovší|najnovšia',
    lowMileage: 'málo najazdené|nízky nájazd|nízky počet km|malý nájazd',
    privateLeasing: 'operatívny leasing|súkromný leasing|leasing|lízing',
    companyLeasing: 'firemný leasing',
    driven: 'najazdené|nájazd|stav km|počet km',
    electricRange: 'dojazd',
    car: 'auto|autá|áut',
    fillers:
      'auto|autá|auta|áut|vozidlo|vozidlá|na predaj|predaj|predám|kúpim|kúpiť|hľadám|chcem|cena|cenu|s|so|a|na|pre|v|vo|za|je|má|dobré|pekné',
  },
  en: {
    most: 'under|below|max|maximum|up to|upto|less than|at most|no more than|not over|cheaper than|budget|within',
    least: 'over|above|min|minimum|at least|from|more than|no less than',
    about: 'about|around|approx|approximately|circa|roughly',
    between: 'between|from',
    to: 'and|to|-|–',
    orLess: 'or less|or under|or below|or older|or cheaper|max',
    orMore: 'or more|or newer|or later|or over|or above|and newer|and over|and above|onwards|and up|plus',
    newer: 'newer than|later than|after|since',
    older: 'older than|before',
    year: 'year|model year|reg|registered',
    thousand: 'thousand|grand|k',
    million: 'million|mn|m',
    month: 'month|a month|per month|pm|pcm|p/m|monthly|mth|mo',
    power: 'hp|bhp|horsepower|ps',
    seats: 'seater|seaters|seat|seats',
    numbers: 'two|three|four|five|six|seven|eight|nine',
    near: 'near|close to|in|around|by|at|near to|nearby',
    cheap: 'cheap|cheaper|cheapest|affordable|bargain|inexpensive|low price|lowest price',
    mostExpensive: 'most expensive|dearest',
    newest: 'newest',
    lowMileage: 'low mileage|low miles|few miles|lowest mileage|low mile',
    privateLeasing: 'personal contract hire|personal leasing|private leasing|pch|leasing|lease',
    companyLeasing: 'business contract hire|business leasing|company leasing',
    driven: 'mileage|odometer|driven',
    electricRange: 'range',
    car: 'car|cars',
    fillers:
      'car|cars|vehicle|vehicles|for sale|buy|find|want|looking for|search|price|with|and|a|an|the|for|of|in|on|me|my|i|good|nice|budget|costing|plate',
  },
};

/** Words for money, in all languages. */
export const MONEY_WORDS =
  'kr|kr.|:-|,-|kronor|kroner|krona|krone|sek|nok|dkk|€|eur|euro|euros|euroa|eura|eur.|£|gbp|pounds|pound|quid|,-kr';
/** Words that mean thousands of money. */
export const THOUSAND_MONEY = 'tkr|kkr|t€|te|laxar|tusenlappar|grand';
/** Units of distance with their length in kilometres. */
export const DISTANCES: Readonly<Record<string, number>> = {
  km: 1,
  kilometer: 1,
  kilometre: 1,
  kilometres: 1,
  kilometers: 1,
  kilometriä: 1,
  kilometrov: 1,
  kms: 1,
  mil: 10,
  miles: 1.609344,
  mile: 1.609344,
  mi: 1.609344,
  tkm: 1000,
  tmil: 10_000,
};
export const KILOMETRES = { mil: 10, km: 1, miles: 1.609344 } as const;
/** Endings that Finnish appends to a place instead of using a preposition. */
export const PLACE_ENDINGS: Readonly<Record<string, RegExp>> = { fi: /(?:ss[aä]|st[aä]|ll[aä]|lt[aä]|lle|n)$/ };
/** Languages that inflect a place after a preposition. */
export const INFLECTED: ReadonlySet<string> = new Set(['fi', 'sk']);
