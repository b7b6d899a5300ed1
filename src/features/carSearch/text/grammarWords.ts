/**
 * Words that change or forbid the reading of other words, by language; alternatives are separated by `|`. Data only. Words for amounts,
 * seats and places are in `phrases.ts`.
 */
export interface GrammarPhrases {
  /** Before a value or a comparison: it is negated. */
  negation: string;
  /** After a negated value, before the one that is meant instead. */
  instead: string;
  /** After a comparative: an unknown one compares something without a filter. */
  than: string;
  /** After a value: it is negated. */
  refusal: string;
  /** Between two alternatives. */
  or: string;
  /** Between the two amounts of a range, without a word before the first. */
  until: string;
  /** Of two ages, the lower one. */
  younger: string;
  /** Units of an age: after a number. */
  ages: string;
  /** After an age. */
  old: string;
  /** After an age that is not that of the car. */
  notAge: string;
  /** Before a unit of which an amount is a rate: `per year`. */
  per: string;
  /** Between a distance and the place that it is measured from. */
  awayFrom: string;
  /** Before or after a distance that is measured from a place. */
  radius: string;
  /** Before an amount of money. */
  priceHint: string;
  /** Before an amount of money for each month. */
  monthlyHint: string;
  /** Before horsepower. */
  powerHint: string;
  /** Before or after the last two digits of a year: `72 plate`. */
  plate: string;
  /** After a year: the years behind it. */
  later: string;
  /** Nouns of amounts for which there is no filter. */
  measures: string;
  /** The distance that a charge or a tank lasts: after a distance it is what the distance measures. */
  reach: string;
  /** Parts of a car: a colour before one is not that of the car. */
  parts: string;
  /** Units of amounts for which there is no filter. */
  units: string;
  /** Descriptions for which there is no filter, and whose words would mean another one. */
  noFilter: string;
}

/** Units without a filter, in all languages. */
export const UNITS_WITHOUT_FILTER =
  'kg|ton|g|gram|g/km|gkm|mg|l|dl|cl|cc|ccm|cm3|kwh|wh|kwh/100km|kwh/100|nm|s|sek|sec|min|h|cm|mm|meter|%|km/h|kmh|km/t|kmt|mph|mpg|l/100km|l/100|l/mil|d|dr|tum|inch|w|v6|v8|bar|db';

/** Measures without a filter, in all languages. */
const MEASURES = 'co2|co₂|nox|0-100|0-60|0-62|wltp|nedc|apr|kwh|soh|isofix';

const GRAMMAR: Readonly<Record<string, GrammarPhrases>> = {
  sv: {
    negation:
      'inte|ej|ingenting|icke|inga|ingen|inget|utan|förutom|utom|undantaget|exklusive|exkl|varken|aldrig|absolut inte|vill inte ha|inte en|slippa|annat än|allt utom|utanför|undvik',
    instead: 'utan|utan hellre|men gärna',
    than: 'än',
    refusal: 'nej tack|går bort|undanbedes',
    or: 'eller|/|alternativt|resp|och/eller|eventuellt',
    until: 'till|tom|t.o.m|till och med|t o m|upp till',
    younger: 'yngre än',
    ages: 'år|års|åring|åringar',
    old: 'gammal|gamla|gammalt|ålder',
    notAge: 'garanti|nybilsgaranti|avtal|bindningstid|löptid|ränta|service|kvar|avbetalning|försäkring|lån|erfarenhet',
    per: 'per|/|om|i',
    awayFrom: 'från|ifrån|bort från|bort|utanför|runt|radie|omkrets|omkring',
    radius: 'inom|inom en radie av|i en radie av|radie|avstånd|max avstånd',
    priceHint: 'pris|priset|kontantpris|inköpspris|prisklass|prislapp|kostnad|kostar|kosta|totalpris',
    monthlyHint:
      'månadskostnad|månadskostnaden|månadsbetalning|månadsavgift|per månad|avbetalning|avbetalningen|avbetalning på|delbetalning|finansiering|finansierad|billån|lån|månadspris|per mån',
    powerHint: 'effekt|motoreffekt|hästkrafter|motorstyrka',
    plate: '',
    later: '',
    measures:
      'koldioxid|utsläpp|koldioxidutsläpp|dragvikt|släpvagnsvikt|maxlast|lastvikt|tjänstevikt|totalvikt|vikt|räckvidd|räckvidden|toppfart|topphastighet|acceleration|förbrukning|bränsleförbrukning|batteri|batterikapacitet|batteristorlek|motorvolym|cylindervolym|bagage|bagageutrymme|bagagevolym|längd|höjd|bredd|markfrigång|hjulbas|fordonsskatt|skatt|ränta|räntan|kontantinsats|handpenning|insats|vridmoment|laddeffekt|laddhastighet|laddtid|snabbladdning|ägare|dörrar|dörrars|dörrar|växlar|cylindrar|nycklar|fälgar|däck|restvärde|skuld|krockkuddar|tank|tankvolym|lastutrymme|skåplängd|flaklängd|lasthöjd|förmånsvärde|försäkring|amortering|löptid|uppläggningsavgift|garanti|stjärnor|ncap',
    reach: 'räckvidd|räckvidden|lång räckvidd',
    parts: 'inredning|inredningen|klädsel|skinn|läder|skinnklädsel|läderklädsel|tak|taket|säten|stolar|interiör|fälgar',
    units:
      'kilo|liter|sekunder|sekund|minuter|timmar|dagar|veckor|månader|meter|m|procent|dörrars|dörrar|dörrarna|dörrarars|dörr|ägare|växlar|växlad|växlat|cylindrar|nycklar|tums|stjärnor|gram|kilogram|liters|km/tim|kilowattimmar|newtonmeter|bilar|krockkuddar|barnstolar|sovplatser|hjul',
    noFilter:
      'nästan ny|nästan nya|nästintill ny|nästan nytt|i nyskick|nyskick|som ny|som nya|nära ny|näst intill ny|miljözon|miljöklass|euro 6|euro 5|euro6|euro5|femdörrars|tredörrars|fyrdörrars|tvådörrars|fem dörrar|fyra dörrar|tre dörrar|två dörrar|euro 4|demobil|demobilar|demo|billig försäkring|billig i drift|billig att försäkra|billig skatt|låg skatt|billig i skatt|låg förbrukning|bränslesnål|bränslesnåla|snål|lågt miltal per liter',
  },
  nb: {
    negation:
      'ikke|ikkje|ingenting|ei heller|ingen|intet|uten|unntatt|bortsett fra|ekskl|ekskludert|aldri|verken|alt annet enn|minus|hverken|utenfor|unngå|slippe',
    instead: 'men heller|men gjerne',
    than: 'enn',
    refusal: 'nei takk|utelukkes',
    or: 'eller|/|alternativt|og/eller',
    until: 'til|t.o.m|til og med|tom|inntil',
    younger: 'yngre enn',
    ages: 'år|års|åring',
    old: 'gammel|gamle|gammelt|alder',
    notAge: 'garanti|avtale|bindingstid|løpetid|rente|service|igjen|nedbetaling|forsikring|lån|nybilgaranti',
    per: 'per|pr|/|i',
    awayFrom: 'fra|unna|utenfor|rundt|radius|omkrets',
    radius: 'innenfor|innen|i en radius på|innenfor en radius på|radius|avstand',
    priceHint: 'pris|prisen|kontantpris|prisklasse|kostnad|koster|koste|totalpris',
    monthlyHint:
      'månedskostnad|månedspris|månedsbeløp|månedlig|per måned|nedbetaling|avbetaling|delbetaling|finansiering|billån|lån|månedlig kostnad|terminbeløp',
    powerHint: 'effekt|motoreffekt|hestekrefter|motorstyrke',
    plate: '',
    later: '',
    measures:
      'utslipp|co2-utslipp|tilhengervekt|hengervekt|trekkraft|trekkevekt|nyttelast|egenvekt|totalvekt|vekt|rekkevidde|rekkevidden|toppfart|akselerasjon|forbruk|drivstofforbruk|batteri|batterikapasitet|batteristørrelse|motorvolum|slagvolum|bagasjerom|bagasjevolum|lengde|høyde|bredde|bakkeklaring|akselavstand|avgift|årsavgift|rente|renten|egenandel|egenkapital|innskudd|kontantandel|startleie|dreiemoment|ladeeffekt|ladehastighet|ladetid|hurtiglading|eiere|dører|gir|sylindre|nøkler|felger|dekk|tank|lasterom|varerom|restverdi|løpetid|garanti|forsikring|stjerner|ncap',
    reach: 'rekkevidde|rekkevidden',
    parts: 'interiør|skinn|seter|tak|skinninteriør|skinnseter|felger',
    units:
      'kilo|tonn|liter|sekunder|sekund|minutter|timer|dager|uker|måneder|meter|m|prosent|dørs|dører|dør|eiere|eier|gir|girs|sylindre|nøkler|tommer|toms|stjerner|gram|liters|km/time|biler|soveplasser|barneseter',
    noFilter:
      'nesten ny|nesten nye|nesten nytt|så godt som ny|som ny|som nye|lavutslippssone|euro 6|euro 5|euro6|euro5|femdørs|tredørs|firedørs|fem dører|fire dører|tre dører|to dører|demobil|demobiler|demo|billig forsikring|billig i drift|billig i bruk|lav avgift|lavt forbruk|lavt utslipp',
  },
  da: {
    negation:
      'ikke|ej|ingenting|ingen|intet|uden|undtagen|bortset fra|ekskl|eksklusive|aldrig|hverken|alt andet end|alt undtagen|minus|undgå|uden for|udenfor|slippe',
    instead: 'men hellere|men gerne',
    than: 'end',
    refusal: 'nej tak|frabedes',
    or: 'eller|/|alternativt|og/eller',
    until: 'til|t.o.m|til og med|tom|indtil',
    younger: 'yngre end',
    ages: 'år|års',
    old: 'gammel|gamle|gammelt|alder',
    notAge: 'garanti|aftale|bindingsperiode|løbetid|rente|service|tilbage|afbetaling|forsikring|lån|nybilsgaranti',
    per: 'per|pr|/|om',
    awayFrom: 'fra|væk fra|uden for|rundt om|omkring|radius',
    radius: 'inden for|indenfor|i en radius af|radius|afstand',
    priceHint: 'pris|prisen|kontantpris|prisklasse|koster|koste|omkostning|totalpris',
    monthlyHint:
      'månedlig ydelse|ydelse|månedsydelse|månedspris|månedlig|per måned|pr måned|afbetaling|afdrag|finansiering|billån|lån|månedlig betaling',
    powerHint: 'effekt|motoreffekt|hestekræfter|motorstyrke|ydeevne',
    plate: '',
    later: '',
    measures:
      'udledning|co2-udledning|anhængervægt|trækvægt|trækkraft|nyttelast|egenvægt|totalvægt|vægt|lasteevne|rækkevidde|rækkevidden|topfart|tophastighed|acceleration|forbrug|brændstofforbrug|batteri|batterikapacitet|batteristørrelse|motorstørrelse|slagvolumen|bagagerum|bagagevolumen|længde|højde|bredde|frihøjde|akselafstand|ejerafgift|grøn ejerafgift|vægtafgift|afgift|rente|renten|udbetaling|førstegangsydelse|indskud|moment|drejningsmoment|ladeeffekt|ladehastighed|ladetid|lynladning|ejere|døre|gear|cylindre|nøgler|fælge|dæk|tank|varerum|lastrum|restværdi|løbetid|garanti|forsikring|stjerner|ncap',
    reach: 'rækkevidde|rækkevidden',
    parts: 'interiør|indtræk|læder|sæder|tag|kabine|fælge',
    units:
      'kilo|tons|liter|sekunder|sekund|minutter|timer|dage|uger|måneder|meter|m|procent|dørs|døre|dør|ejere|ejer|gear|gears|cylindre|nøgler|tommer|stjerner|gram|liters|km/t|km/l|biler|sovepladser|barnestole',
    noFilter:
      'næsten ny|næsten nye|næsten nyt|så godt som ny|som ny|som nye|miljøzone|euro 6|euro 5|euro6|euro5|femdørs|tredørs|firedørs|fem døre|fire døre|tre døre|to døre|demobil|demobiler|demo|billig forsikring|billig i drift|billig i forsikring|billig i ejerafgift|lav ejerafgift|billig ejerafgift|billig grøn ejerafgift|lavt forbrug|økonomisk',
  },
  fi: {
    negation:
      'ei|eikä|ei mikään|älä|ilman|paitsi|lukuun ottamatta|muu kuin|muut kuin|ei mikään|en halua|ei saa olla|ei mitään|pois lukien|poislukien|mikä tahansa paitsi|kaikki paitsi',
    instead: 'vaan|vaan mieluummin',
    than: 'kuin',
    refusal: 'ei kiitos|ei käy|ilman',
    or: 'tai|/|joko|vai|taikka|ja/tai',
    until: '-|–|asti|viiva',
    younger: 'nuorempi kuin|nuoremmat kuin',
    ages: 'vuotta|vuoden|vuotiaat|vuotias|vuotiaita|v|vuosi|vuotiaan',
    old: 'vanha|vanhat|vanhoja|vanhan|ikäinen|ikäiset|ikä|ikäisiä',
    notAge: 'takuu|takuuta|takuulla|sopimus|laina|lainaa|korko|huolto|vakuutus|jäljellä|maksuaika',
    per: 'per|/',
    awayFrom: 'päässä|etäisyydellä|säteellä|paikasta|sisällä|säteellä kaupungista',
    radius: 'säde|säteellä|etäisyys|etäisyydellä|matka|enintään matka|sisällä',
    priceHint: 'hinta|hinnalla|hintaan|hintaluokka|hinnan|maksaa|maksava|käteishinta|hintahaarukka',
    monthlyHint:
      'kuukausierä|kuukausimaksu|kk-erä|kuukausihinta|kuukausikulu|osamaksu|osamaksulla|rahoitus|rahoituksella|lainaerä|kuukausittain|kk erä|kuukausierät',
    powerHint: 'teho|tehoa|moottoriteho|hevosvoimat|tehot',
    plate: '',
    later: 'jälkeen|vuoden jälkeen',
    measures:
      'päästöt|päästö|co2-päästöt|hiilidioksidi|vetopaino|vetomassa|peräkärrypaino|kantavuus|omapaino|kokonaispaino|paino|massa|toimintamatka|kantama|toimintasäde|huippunopeus|kiihtyvyys|kulutus|keskikulutus|akku|akun koko|akkukapasiteetti|moottoritilavuus|iskutilavuus|tavaratila|tavaratilan|pituus|korkeus|leveys|maavara|akseliväli|ajoneuvovero|vero|käyttövoimavero|korko|käsiraha|käsirahaa|ennakko|vääntö|vääntömomentti|latausteho|latausnopeus|latausaika|pikalataus|omistajaa|omistaja|omistajat|ovea|ovet|vaihdetta|sylinteriä|avainta|vanteet|renkaat|tankki|kuormatila|jäännösarvo|laina-aika|takuu|vakuutus|tähteä|ncap',
    reach: 'toimintamatka|toimintamatkaa|toimintamatkalla|kantama|kantamalla|toimintasäde|toimintasäteellä',
    parts: 'sisusta|sisustalla|verhoilu|nahka|katto|penkit|vanteet|nahkasisusta|nahkaverhoilu',
    units:
      'kilo|kiloa|tonnin|litraa|litran|litra|sekuntia|sekunnin|sekunnissa|sek|minuuttia|tuntia|päivää|viikkoa|kuukautta|metriä|metrin|m|prosenttia|ovinen|oviset|ovea|oven|ovisen|ovista|omistajaa|omistajan|vaihdetta|vaihteinen|sylinteriä|sylinterinen|avainta|tuumaa|tuumaiset|tuuman|tähteä|grammaa|litrainen|makuupaikkaa|autoa',
    noFilter:
      'lähes uusi|lähes uudet|melkein uusi|melkein uudet|kuin uusi|uudenveroinen|uutta vastaava|uudehko|euro 6|euro 5|euro6|euro5|viisiovinen|kolmiovinen|neliovinen|viisioviset|viisi ovea|kolme ovea|neljä ovea|esittelyauto|esittelyautot|ympäristövyöhyke|halpa vakuutus|halpa käyttää|edullinen käyttää|pieni kulutus|vähän kuluttava|pienikulutuksinen|alhainen vero|halpa vero',
  },
  sk: {
    negation:
      'nie|nie je|nič|bez|okrem|mimo|žiadny|žiadna|žiadne|žiaden|nechcem|ani|nesmie byť|nemá byť|s výnimkou|všetko okrem|iné ako|iný ako|nikdy|vynechať|iba nie|žiadnu|žiadneho|vyhnúť sa',
    instead: 'ale radšej|ale',
    than: 'ako|než',
    refusal: 'nie ďakujem|neprichádza do úvahy',
    or: 'alebo|/|či|buď|prípadne|a/alebo|resp',
    until: 'do|až|až do|po rok',
    younger: 'mladšie ako|mladší ako|mladšia ako|mladšie než|mladší než|mladšia než',
    ages: 'rokov|roky|rok|ročné|ročný|ročná|r',
    old: 'staré|starý|stará|vek|starého|starej',
    notAge: 'záruka|záruky|záruku|zmluva|splátky|splácanie|úrok|servis|zostáva|poistenie|úver',
    per: 'za|na|/',
    awayFrom: 'od|z|zo|okolo|v okolí|okruh|vzdialenosť|od mesta',
    radius: 'v okruhu|okruh|vo vzdialenosti|vzdialenosť|v dosahu',
    priceHint:
      'cena|cenu|cene|v cene|za cenu|za|stojí|cenová hladina|hotovostná cena|suma|hotovosť|za hotovosť|v hotovosti',
    monthlyHint:
      'mesačná splátka|splátka|splátky|mesačne|mesačná cena|mesačné náklady|na splátky|financovanie|úver|lízing splátka|mesačné splátky',
    powerHint: 'výkon|výkonom|výkon motora|sila',
    plate: '',
    later: '',
    measures:
      'emisie|emisia|co2 emisie|ťažná hmotnosť|hmotnosť prívesu|hmotnosť|užitočná hmotnosť|nosnosť|váha|dojazd|dojazdom|max rýchlosť|maximálna rýchlosť|rýchlosť|zrýchlenie|spotreba|spotrebou|batéria|kapacita batérie|kapacita|objem|objem motora|kufor|batožinový priestor|dĺžka|výška|šírka|svetlá výška|rázvor|daň|úrok|úroková sadzba|akontácia|záloha|krútiaci moment|nabíjanie|rýchlosť nabíjania|nabíjací výkon|majitelia|majiteľ|majiteľov|dvere|dverí|prevody|valce|kľúče|disky|pneumatiky|nádrž|ložná plocha|zostatková hodnota|doba splácania|záruka|poistenie|hviezdy|ncap',
    reach: 'dojazd|dojazdom|dojazdu',
    parts: 'interiér|interiérom|koža|kožou|strecha|strechou|sedadlá|čalúnenie|disky',
    units:
      'kilo|kíl|tony|tona|litra|litrov|litre|liter|sekúnd|sekundy|sek|minút|hodín|dní|týždňov|mesiacov|mesiace|metrov|metre|m|percent|percentá|dverové|dverový|dverová|dvere|dverí|majiteľ|majitelia|majiteľov|majiteľa|prevodov|stupňová|valcov|valec|kľúče|palcové|palcov|palce|hviezd|gramov|litrový|kusov',
    noFilter:
      'takmer nové|takmer nový|takmer nová|skoro nové|skoro nový|ako nové|ako nový|ako nová|zánovné|zánovný|euro 6|euro 5|euro6|euro5|päťdverové|päťdverový|trojdverové|trojdverový|štvordverové|päť dverí|tri dvere|štyri dvere|predvádzacie|predvádzací|nízkoemisná zóna|lacné poistenie|lacná prevádzka|lacný na prevádzku|nízka spotreba|nízka daň|kúpené v sr|kúpené na slovensku|kúpené v slovenskej republike|kúpené|kúpený|kúpená',
  },
  en: {
    negation:
      "not|no|nothing|non|without|except|except for|excluding|exclude|excl|never|neither|nor|avoid|minus|w/o|isnt|isn’t|isn't|is not|dont want|don't want|don’t want|do not want|anything but|any but|other than|but not|apart from|not a|not an|not any|everything except|anything except|outside|outside of|rather not|hate|any colour but|any color but|any colour except|any color except|any make but|any make except|any fuel but|any body but|all but",
    instead: 'but rather|rather|but',
    than: 'than',
    refusal: 'no thanks|no thank you|excluded|not wanted',
    or: 'or|/|either|alternatively|and/or|or else',
    until: 'to|till|til|until|thru|through|up to',
    younger: 'younger than',
    ages: 'years|year|yrs|yr|yo|y/o',
    old: 'old|of age|age|aged',
    notAge:
      'warranty|guarantee|contract|term|left|remaining|finance|loan|apr|insurance|service|servicing|mot|deal|lease|agreement',
    per: 'per|/|a|each|every',
    awayFrom: 'from|of|away|away from|around|radius|radius of|outside|from my|to',
    radius: 'within|within a radius of|radius|distance|within a|in a radius of|max distance',
    priceHint: 'price|priced|cost|costs|costing|cash price|price range|price tag|priced at',
    monthlyHint:
      'monthly payment|monthly payments|monthly cost|monthly|payments|per month|monthly price|pcp|hire purchase|finance|on finance|instalment|instalments|repayments|repayment|monthly budget|per month under',
    powerHint: 'power|engine power|horsepower|output',
    plate: 'plate|plates|plated|reg|registration|registered|reg plate',
    later: '',
    measures:
      'emissions|co2 emissions|emission|towing weight|towing capacity|tow weight|towing|payload|kerb weight|gross weight|weight|range|electric range|top speed|max speed|speed|acceleration|mpg|fuel consumption|fuel economy|consumption|economy|battery|battery size|battery capacity|engine|engine size|engine capacity|displacement|boot|boot space|boot size|luggage space|length|height|width|ground clearance|wheelbase|road tax|tax|vehicle tax|interest|interest rate|deposit|down payment|upfront|torque|charging speed|charging|charge time|charging power|owners|owner|previous owners|doors|gears|cylinders|keys|wheels|alloys|tyres|tires|tank|fuel tank|load space|residual value|term|warranty|insurance group|insurance|stars|ncap|0 to 60|0 to 62|0 to 100|nought to sixty|airbags',
    reach: 'range|of range|electric range|wltp range|range or more',
    parts: 'interior|leather|leather seats|leather interior|seats|roof|upholstery|trim|alloys|wheels',
    units:
      'kilos|kilo|tonne|tonnes|tons|litre|litres|liter|liters|seconds|second|secs|minutes|hours|days|weeks|months|metres|metre|meters|m|percent|doors|door|dr|owners|owner|owner car|gears|gear|speed|cylinders|cylinder|keys|inches|in wheels|stars|grams|lb|lbs|lb-ft|miles per gallon|mpg|mph|amp|airbags|berth|cars|ft|feet|foot|mile range|wheels',
    noFilter:
      'nearly new|nearly-new|almost new|as new|like new|good as new|ex-demo|ex demo|ex-demonstrator|demonstrator|ulez|ulez compliant|ulez free|ulez friendly|clean air zone|caz compliant|caz|euro 6|euro 5|euro6|euro5|euro 4|five door|three door|four door|two door|five doors|three doors|four doors|two doors|cheap insurance|cheap to insure|cheap to run|cheapest to run|cheapest to insure|cheap tax|cheap road tax|low tax|low insurance|low running costs|cheap on fuel|zero deposit|no deposit|interest free',
  },
};

/** Returns the words of a language, with those of all languages; undefined for an unknown language. */
export function grammarOf(language: string): GrammarPhrases | undefined {
  const grammar = GRAMMAR[language];
  return (
    grammar && {
      ...grammar,
      measures: `${grammar.measures}|${MEASURES}`,
      units: `${grammar.units}|${UNITS_WITHOUT_FILTER}`,
    }
  );
}
