/** Amounts and costs in texts of pages, in the currencies and languages of the sites. */

const AMOUNT = '(?:[£€] ?\\d[\\d .,]*|\\d[\\d .,]* ?(?:kr\\.?|kronor|kroner|€|euroa|euro|eur|SEK|NOK|DKK|pounds))';
const MONTH =
  '(?: ?/ ?| (?:per|i|om|pr\\.?|za|a|each|every) ?)(?:mån|mnd|md|måned|kk|mes|month)\\p{L}*|(?: (?:kuukaudessa|kuussa|mesačne|månadsvis|månedlig|monthly|pcm))';

/** An amount for a month: `3 928 kr/mån`, `£454.26/month`, `2 995 kronor i månaden`. */
export const MONTHLY_COST = new RegExp(`${AMOUNT}(?:${MONTH})(?!\\p{L})`, 'iu');

const RATE_WORD = '(?:ränt|rente|korko|koron|korolla|úrok|interest|APR|RPMN|ÅOP)\\p{L}*';

/** A rate of interest: `2,95 % ränta`, `interest of 6.9%`. Interest on late payment is no cost of a loan. */
export const INTEREST_RATE = new RegExp(
  `(?<!dröjsmåls|forsinkelses|forsinkelse|viivästys)(?:${RATE_WORD}[^%\\d.!?]{0,40}\\d+(?:[.,]\\d+)? ?%|\\d+(?:[.,]\\d+)? ?%(?: \\p{L}+){0,2} ${RATE_WORD})`,
  'iu',
);

/** An amount of money. */
export const MONEY = new RegExp(AMOUNT, 'iu');

const ALL_MONEY = new RegExp(AMOUNT, 'giu');

/** Returns the amounts of a text in whole units, in their order. */
export function amountsIn(text: string): number[] {
  return [...text.matchAll(ALL_MONEY)].map(([amount]) => {
    const digits = amount
      .replace(/[^\d.,]/g, '')
      .replace(/[.,]+$/, '')
      .replace(/[.,]\d{1,2}$/, '')
      .replace(/\D/g, '');
    return Number(digits);
  });
}

/** Monthly amounts that are no cost of a car: taxable benefits, insurance, service plans, taxes, storage. */
export const OTHER_COST =
  /förmånsvärde|fordelsbeskatning|beskatningsværdi|förmånsbeskatt|verotusarvo|benefit|rate of tax|income tax|försäkring|forsikring|vakuutus|poisten|insurance|serviceavtal|serviceaftale|serviceavtale|huoltosopimus|servisn|service plan|fordonsskatt|vehicle tax|ajoneuvovero|ejerafgift|årsavgift|förvaring|säilytys|storage|membership|salary|\blön\b|parkering|parking|fuel|bränsle|ladd(?:ning|box)|charging|säg upp|uppsägning|si opp|opsig|cancel at any time|irtisano|omsorg|care plan/iu;

/** Words of a lease. Hire purchase is a loan. */
export const LEASE =
  /leasing|\blease\b|\bleased\b|contract hire|\bBCH\b|\bPCH\b|prenáj|nájom|vuokra|langtidsleie|billeje|lízing/iu;

export const LEASE_FOR_COMPANIES = /företag|bedrift|erhverv|yritys|firemn|business|company|\bBCH\b|operatívn/iu;

/** Words of a loan. */
export const LOAN =
  /(?<!\p{L})(?:billån\p{L}*|lån(?:et|ar?|ekostnad|ebelopp|eeksempel)?|finans\p{L}*|ränta\p{L}*|rente\p{L}*|kredit\p{L}*|avbetal\p{L}*|rahoitu\p{L}*|laina\p{L}*|korko\p{L}*|úver\p{L}*|úrok\p{L}*|splátk\p{L}*|loans?|financ\p{L}*|credit|hire purchase|PCP|APR)(?!\p{L})/iu;
