import type { Words } from './lawRule.ts';

/** What the rules look for, by language. Amounts and spaces are normalised before: one space, no soft hyphens. */

/** The warning of directive (EU) 2023/2225, article 8(1), or the national one. */
export const BORROWING_COSTS: Words = {
  sv: 'att låna kostar pengar',
  nb: 'å låne koster penger',
  da: 'det koster penge at låne penge',
  fi: 'rahan lainaaminen maksaa',
  sk: 'požičiavanie peňazí (?:niečo stojí|stojí peniaze)',
  en: 'borrowing money costs money',
};

const PER_CENT = '\\d+(?:[.,]\\d+)? ?%';

export const EFFECTIVE_RATE: Words = {
  sv: `${PER_CENT} effektiv|effektiv(?: (?:års)?ränta)?:? ${PER_CENT}`,
  nb: `${PER_CENT} effektiv|effektiv(?: rente)?:? ${PER_CENT}`,
  da: `ÅOP:? ${PER_CENT}|${PER_CENT} ÅOP`,
  fi: `todellinen vuosikorko:? ${PER_CENT}|${PER_CENT} todellinen vuosikorko`,
  sk: `RPMN:? ${PER_CENT}|${PER_CENT} RPMN`,
  en: `${PER_CENT} (?:representative )?APR|APR:? ${PER_CENT}`,
};

const AMOUNT = '(?:[£€] ?\\d|\\d[\\d .,]* ?(?:kr|€|SEK|NOK|DKK|EUR))';

export const TOTAL_AMOUNT: Words = {
  sv: `totalt:? ${AMOUNT}|att betala totalt[^\\d]{0,30}${AMOUNT}`,
  nb: `totalt:? ${AMOUNT}|å betale totalt[^\\d]{0,30}${AMOUNT}`,
  da: `i alt:? ${AMOUNT}|samlet[^\\d]{0,40}${AMOUNT}`,
  fi: `yhteensä:? ${AMOUNT}|kokonais[^\\d]{0,40}${AMOUNT}`,
  sk: `spolu:? ${AMOUNT}|celk[^\\d]{0,40}${AMOUNT}`,
  en: `${AMOUNT}[\\d .,]*(?:kr\\.? |€ )?(?:total amount payable|payable in total)|total (?:amount )?payable:? ?${AMOUNT}`,
};

export const DURATION: Words = {
  sv: '\\d+ (?:månader|månad|mån|år)\\b',
  nb: '\\d+ (?:måneder|måned|mnd|år)\\b',
  da: '\\d+ (?:måneder|måned|md|år)\\b',
  fi: '\\d+ (?:kuukautta|kuukausi|kk|vuotta)(?!\\p{L})',
  sk: '\\d+ (?:mesiacov|mesiace|mesiac|mes|rokov|roky)(?!\\p{L})',
  en: '\\d+ (?:months?|years?|monthly payments)\\b',
};

export const NOMINAL_RATE: Words = {
  sv: `${PER_CENT}(?: i)?(?: (?:fast|rörlig|bunden))? ränta|(?:nominell )?ränta:? ${PER_CENT}`,
  nb: `${PER_CENT}(?: nominell)? rente|(?:nominell )?rente:? ${PER_CENT}`,
  da: `${PER_CENT} i debitorrente|debitorrente:? ${PER_CENT}`,
  fi: `korko:? ${PER_CENT}`,
  sk: `úrok:? ${PER_CENT}|úrokov\\p{L}+ sadzba:? ${PER_CENT}`,
  en: `${PER_CENT} (?:fixed|variable|interest)|(?:rate of )?interest[^%\\d]{0,30}${PER_CENT}`,
};

export const DEPOSIT: Words = {
  sv: `${AMOUNT}[\\d .,]*(?:kr |€ )?i (?:kontantinsats|handpenning)|(?:kontantinsats|handpenning):? ${AMOUNT}|utan (?:kontantinsats|handpenning)`,
  nb: `${AMOUNT}[\\d .,]*(?:kr )?i egenkapital|egenkapital:? ${AMOUNT}|uten egenkapital`,
  da: `${AMOUNT}[\\d .,]*(?:kr\\.? )?i udbetaling|udbetaling:? ${AMOUNT}|uden udbetaling`,
  fi: `käsiraha:? ${AMOUNT}|ilman käsirahaa`,
  sk: `akontáci\\p{L}*:? ${AMOUNT}|bez akontácie`,
  en: `${AMOUNT}[\\d .,]*(?:kr\\.? |€ )?deposit|deposit:? ${AMOUNT}|no deposit`,
};

export const LOWEST_PRICE: Words = {
  sv: 'lägsta pris\\p{L}*[^.]{0,40}30 dag',
  nb: 'laveste pris\\p{L}*[^.]{0,40}30 dag',
  da: 'laveste pris\\p{L}*[^.]{0,40}30 dag',
  fi: 'alin hinta[^.]{0,60}30 (?:päivä|vuorokau)|30 päivän alin hinta',
  sk: 'najnižšia cena[^.]{0,40}30 dní',
  en: 'lowest price[^.]{0,40}30 days',
};

/** A text that says that VAT is not in the price. */
export const WITHOUT_VAT: Words = {
  sv: 'exkl\\. moms|exklusive moms|utan moms',
  nb: 'ekskl\\. mva|eksklusive? (?:mva|merverdiavgift)|uten mva',
  da: 'ekskl\\. moms|eksklusive moms|uden moms',
  fi: 'alv 0 ?%|ilman (?:alv|arvonlisäveroa)|veroton|ei sisällä arvonlisäveroa|arvonlisäveroton',
  sk: 'bez dph',
  en: 'without VAT|excl(?:udes|uding|\\.) VAT|plus VAT|\\+ ?VAT|ex\\.? VAT',
};

const GRAMS = '\\d+(?:[.,]\\d+)? ?g(?:/km| CO₂| CO2)';

/** A figure of CO₂ in grams for a kilometre. */
export const CO2_FIGURE: Words = { any: `${GRAMS}|CO[₂2]:? ?\\d+ ?g` };

/** A figure of consumption, of fuel or electricity. */
export const CONSUMPTION_FIGURE: Words = {
  any: '\\d+(?:[.,]\\d+)? ?(?:l|kWh|kg)/(?:100 km|mil|100 miles)|\\d+(?:[.,]\\d+)? ?(?:km/l|mpg)|\\d+(?:[.,]\\d+)? ?(?:miles|mi)/kWh',
};

export const WLTP: Words = { any: 'WLTP' };

/** A link to the notice about personal data. */
export const PRIVACY_LINK: Words = {
  sv: 'integritet|personuppgift|dataskydd',
  nb: 'personvern',
  da: 'privatliv|persondata|personoplysning',
  fi: 'tietosuoja|henkilötieto',
  sk: 'osobn\\p{L}+ údaj|ochran\\p{L}+ údajov',
  en: 'privacy|personal data|data protection',
};

/** A text that says how long data are kept. */
export const RETENTION: Words = {
  sv: '(?:sparar|sparas|raderas|raderar|tar bort|tas bort|behåller|lagras|kvar)[^.]{0,80}(?:månad|(?<!\\p{L})år|dag|dygn|vecka|veckor|avregistrer|slutar|avslutar)|(?:månad|(?<!\\p{L})år|dag)\\p{L}*[^.]{0,40}(?:raderas|raderar|tar bort|tas bort)',
  nb: '(?:lagres|lagrer|slettes|sletter|oppbevar\\p{L}*|beholder)[^.]{0,80}(?:måned|(?<!\\p{L})år|dag|døgn|uke|melder deg av|avslutter)',
  da: '(?:gemmes|gemmer|slettes|sletter|opbevar\\p{L}*)[^.]{0,80}(?:måned|(?<!\\p{L})år|dag|døgn|uge|afmelder|framelder)',
  fi: '(?:säily\\p{L}*|poista\\p{L}*|tallenn\\p{L}*)[^.]{0,80}(?:kuukau|vuo|päiv|viiko|perut|kunnes)|(?:kuukau|vuo)\\p{L}*[^.]{0,40}(?:säilyt|poist)',
  sk: '(?:uchováva\\p{L}*|vymaž\\p{L}*|ulož\\p{L}*|zmaž\\p{L}*)[^.]{0,80}(?:mesiac|rok|dn|deň|týžd|odhlás)',
  en: '(?:keep|kept|store|stored|delete|deleted|erase|erased|remove|removed|hold|held)[^.]{0,80}(?:month|year|day|week|unsubscribe|opt out)|(?:months|years)[^.]{0,40}(?:deleted|erased|delete)|how long[^.]{0,60}(?:months|years)',
};

/** A text that names rights of the person: access, correction, erasure, objection. */
export const RIGHTS: Words = {
  sv: 'rättighet|rätt att|få (?:ut|se|rätta|radera)|begära (?:ut|rättelse|radering)|(?:rättade|raderade|rätta dem|radera dem)',
  nb: 'rettighet|rett til|innsyn|slette\\p{L}* (?:dem|opplysning)',
  da: 'rettighed|ret til|indsigt',
  fi: 'oikeu[ds](?!peruste)|oikaist|pyytää (?:tieto|nähtäv)|oikaisua|poistamista',
  sk: '(?<!\\p{L})(?:práv[ao]|prístup|opravu|vymazanie)(?!\\p{L})',
  en: '\\brights?\\b|ask (?:what we hold|for a copy|us to)|have (?:it|them) corrected|(?:corrected|erased) at any time',
};

/** A text that says why data are used. */
export const PURPOSE: Words = {
  sv: 'för att|så att vi|bara till|använder|svara',
  nb: 'for å|slik at vi|bare til|bruker|svare',
  da: 'for at|så vi|kun til|bruger|svare',
  fi: 'jotta|voidaksemme|vain|käytämme|käyttää \\p{L}*(?:tietojasi|osoitettasi)|vasta\\p{L}+|varten',
  sk: 'aby sme|na účel|iba na|používame|použije(?:me)? |spracúva|odpove',
  en: 'so that|in order to|only to|only for|\\buse\\b|\\bto (?:answer|reply|send|contact|handle|arrange)',
};

/** The name of the company with its legal form. */
export const LEGAL_NAME: Words = {
  any: '(?-i:\\p{Lu}[\\p{L}&. -]+ (?:AB|A/S|AS|ApS|Oy|Oyj|s\\. ?r\\. ?o\\.|a\\. ?s\\.|Ltd\\.?|Limited|PLC|plc)(?!\\p{L}))',
};

/** A postal address by the form of its code, before or after a place. */
export const POSTAL_ADDRESS: Words = {
  any: '(?-i:(?<!© ?)(?<![\\p{L}\\d-])(?:\\d{3} ?\\d{2}|\\d{4,5}) \\p{Lu}\\p{L}+|\\b[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}\\b)',
};

export const EMAIL: Words = { any: '^mailto:|[\\w.+-]+@[\\w-]+\\.\\w' };
