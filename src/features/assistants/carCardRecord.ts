import { blocks, heading, inline, lines, row } from '../../../lib/markdown.ts';
import type { CarCardRecord } from '../../contracts/assistants/records.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import type { CarCardView } from '../car/card.ts';
import { cardHref } from '../car/carHref.ts';
import { bandText } from '../car/priceBand.ts';
import type { AssistantPage } from './assistantPage.ts';
import { cardCostRecord, priceRecord } from './money.ts';
import { quotedTexts } from './quotedTexts.ts';

/** Returns a card of a list as a record. */
export function carCardRecord(card: CarCardView, page: AssistantPage): CarCardRecord {
  const { id, title, text, facts, price, band, energy, total, city, distance } = card;
  const monthlyCost = cardCostRecord(card, page);
  return {
    id,
    url: page.absolute(cardHref(card, page.site, page.language)),
    name: title,
    quoted: quotedTexts({ version: text }, page),
    price: priceRecord(price, page, 'cardLowestPrice'),
    ...(band && { priceBand: { label: page.translate('car_price_band'), text: bandText(band, page) } }),
    ...(monthlyCost && { monthlyCost }),
    ...(total && { totalCost: total }),
    facts: facts.filter(Boolean).map(plainText),
    ...(energy && { energy }),
    ...(city && { city }),
    ...(distance && { distance }),
  };
}

/** Returns the price in one line, with all that belongs to it. */
export function priceMarkdown({ text, retail, lowest, note }: CarCardRecord['price'], page: AssistantPage): string {
  const { translate } = page;
  const [label, usual] = retail ? [translate('campaignPrice'), `${translate('retailPrice')} ${retail}`] : [];
  const rest = [note, usual, lowest].filter(Boolean).join('; ');
  return `- **${inline(label ?? translate('car_price'))}:** ${inline(rest ? `${text} (${rest})` : text)}`;
}

/** Returns the cars of a list, with one notice before the versions that others have written. */
export function carCardsMarkdown(cards: readonly CarCardRecord[], page: AssistantPage): string {
  const notice = cards.find(({ quoted }) => quoted.version)?.quoted.notice;
  const label = page.translate('assistantsVersion');
  return blocks(
    notice !== undefined && row({ label, text: notice }),
    ...cards.map((card) => carCardMarkdown(card, page)),
  );
}

/** Returns the entry of a car in a list. */
function carCardMarkdown(card: CarCardRecord, page: AssistantPage): string {
  const { translate } = page;
  const { id, url, name, quoted, price, priceBand, monthlyCost, totalCost, facts, energy, city, distance } = card;
  const fact = (label: string, text: string | undefined) => text && `- **${inline(label)}:** ${inline(text)}`;
  return blocks(
    heading(3, name),
    lines([
      `- <${url}>`,
      fact('Id', id),
      fact(translate('assistantsVersion'), quoted.version),
      priceMarkdown(price, page),
      priceBand && fact(priceBand.label, priceBand.text),
      monthlyCost && fact(monthlyCost.label, `${monthlyCost.text}. ${monthlyCost.legalText}`),
      totalCost && `- ${inline(totalCost)}`,
      facts.length > 0 && `- ${inline(facts.join(', '))}`,
      energy && `- ${inline(energy)}`,
      fact(translate('car_site_city'), city),
      fact(translate('radiusField'), distance),
    ]),
  );
}
