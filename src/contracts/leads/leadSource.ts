import { number } from 'yup';
import { wholeNumber } from '../../../lib/wholeNumber.ts';
import { MAX_MONTHS, MILEAGE, PAYMENT, parseLoanQuery } from '../finance/loanQuery.ts';
import { lineField } from '../forms/formFields.ts';

/** What a lead says of the page from which it was sent: the buyer's terms, and the campaign that brought the visitor. */

/** Parameters of campaigns, as advertisers write them, and the click ids of advertising networks. */
const CAMPAIGN = /^(?:utm_[a-z0-9_]{1,30}|gclid|gbraid|wbraid|msclkid|fbclid)$/;
const MAX_VALUE = 200;
const MAX_CAMPAIGN = 500;

export const isCampaignParameter = (name: string): boolean => CAMPAIGN.test(name);

/** Members of the lead. */
export const sourceFactFields = {
  /** Whole units of the currency. */
  deposit: number().integer().min(0),
  months: number().integer().min(0).max(MAX_MONTHS),
  /** Of a British quote: miles a year, pounds a month. */
  mileage: number().integer().min(0),
  payment: number().integer().min(0),
  /** `utm_source=newsletter&utm_campaign=spring`. */
  campaign: lineField(MAX_CAMPAIGN),
};

/** Returns the terms and the campaign in the query of a page; without members for what it does not have. */
export function sourceFactsOf(query: URLSearchParams): Readonly<Record<string, string | number>> {
  const mileage = wholeNumber(query.get(MILEAGE) ?? '');
  const payment = wholeNumber(query.get(PAYMENT) ?? '');
  const campaign = campaignIn(query);
  return {
    ...parseLoanQuery(query),
    ...(mileage !== null && { mileage }),
    ...(payment !== null && { payment }),
    ...(campaign !== '' && { campaign }),
  };
}

/** Returns the campaign as a query; what would make it too long is left out. */
function campaignIn(query: URLSearchParams): string {
  const campaign = new URLSearchParams();
  for (const [name, value] of query) {
    const text = value.replace(/\p{Cc}/gu, ' ').slice(0, MAX_VALUE);
    if (!isCampaignParameter(name) || text === '' || campaign.has(name)) continue;
    const longer = new URLSearchParams(campaign);
    longer.set(name, text);
    if (longer.toString().length <= MAX_CAMPAIGN) campaign.set(name, text);
  }
  return campaign.toString();
}
