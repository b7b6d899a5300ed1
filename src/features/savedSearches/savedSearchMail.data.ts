import { escapeHtml } from '../../../lib/escapeHtml.ts';
import { CAR_CARD_FIELDS, type CarCard, IN_STOCK } from '../../contracts/car/car.ts';
import { lowestBefore } from '../../contracts/car/priceHistory.ts';
import type { CompanyView } from '../../contracts/page/company.ts';
import type { PortSearchRequest, Wording } from '../../contracts/page/loader.ts';
import type { SavedKind } from '../../contracts/savedSearches/savedSearch.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { cardOf } from '../car/card.ts';
import { carHref } from '../car/carHref.ts';
import { formatMoney } from '../car/format.ts';
import { fullName } from '../car/fullName.ts';
import { parseCarCard } from '../carSearch/stockFacets.data.ts';
import { companyAddress } from '../company/companyFacts.ts';
import { endDateText } from './endDateText.ts';

/** A car of a mail, and why it is there. */
interface MailMatch {
  car: string;
  reason: 'new' | 'lower' | 'back';
}

interface MailInput {
  kind: 'confirm' | 'matches' | 'renewal' | 'full';
  search: {
    kind: SavedKind;
    title: string;
    ownTitle: string;
    path: string;
    origin: string;
    expiresAt: number;
    confirmedAt: number | null;
  };
  matches: readonly MailMatch[];
  manageUrl: string;
  company: CompanyView;
  /** Searches the cars of the site as they are now. */
  searchCars: (request: PortSearchRequest) => Promise<{ content: readonly unknown[] }>;
}

/** A line of a mail: a text, and where it leads. */
interface Line {
  text: string;
  href?: string;
}

/** The parts of a mail, each of lines that belong together. */
interface MailParts {
  subject: string;
  parts: readonly (readonly Line[])[];
}

/** Cars in one mail. The list has the others. */
const MAX_CARS = 20;

/**
 * Writes a mail about a saved search, as text and as HTML, in the language of its page: what it is about, the cars with their prices, why it came, the link
 * that changes or ends it, and the company. It has no image and no tracking. No monthly cost is in it: the law wants its terms beside each one.
 *
 * @returns null when none of the cars is in stock any more
 * @throws Error when the cars cannot be searched
 */
export async function savedSearchMail(
  input: MailInput,
  wording: Wording,
): Promise<{ subject: string; text: string; html: string } | null> {
  const made = await partsOf(input, wording);
  if (made === null) return null;
  const { manageUrl, company } = input;
  const { site, translate } = wording;
  const foot: Line[] = [
    { text: translate('savedSearchMailWhy', { site: site.name }) },
    ...(input.kind === 'confirm' ? [] : [{ text: translate('savedSearchMailManage'), href: manageUrl }]),
  ];
  const identity: Line[] = [
    { text: [company.name, company.registration, company.registrationNumber].filter(Boolean).join(', ') },
    { text: companyAddress(company, site.country) },
    { text: company.email },
  ];
  const parts = [...made.parts, foot, identity];
  return { subject: made.subject, text: textOf(parts), html: htmlOf(made.subject, parts, wording) };
}

async function partsOf(input: MailInput, wording: Wording): Promise<MailParts | null> {
  const { kind, search, manageUrl } = input;
  const { translate, site } = wording;
  const { title, expiresAt } = search;
  const ownTitle = search.ownTitle || translate('savedSearchMailSearch');
  const what: Line = { text: title, href: `${search.origin}${search.path}` };
  switch (kind) {
    case 'confirm':
      if (search.confirmedAt !== null)
        return {
          subject: translate('savedSearchMailKnownSubject', { title: ownTitle }),
          parts: [
            [{ text: translate('savedSearchMailKnown', { site: site.name }) }],
            [{ text: translate('savedSearchMailManage'), href: manageUrl }],
          ],
        };
      return {
        subject: translate('savedSearchMailSubject', { title: ownTitle }),
        parts: [
          [{ text: translate('savedSearchMailConfirm', { site: site.name }) }],
          [{ text: ownTitle }],
          [{ text: translate('savedSearchConfirm'), href: manageUrl }],
          [{ text: translate('savedSearchMailIgnore') }],
        ],
      };
    case 'renewal':
      return {
        subject: translate('savedSearchMailEnds', { title, date: endDateText(expiresAt, wording) }),
        parts: [
          [what],
          [{ text: translate('savedSearchMailRenew') }],
          [{ text: translate('savedSearchRenew'), href: manageUrl }],
        ],
      };
    case 'full':
      return {
        subject: translate('savedSearchMailFull'),
        parts: [[{ text: translate('savedSearchMailFullText') }]],
      };
    case 'matches':
      return matchParts(input, what, wording);
  }
}

async function matchParts(
  { search, matches, searchCars }: MailInput,
  what: Line,
  wording: Wording,
): Promise<MailParts | null> {
  const { translate } = wording;
  const shown = matches.slice(-MAX_CARS);
  const cars = await carsOf(shown, searchCars);
  const found = shown.flatMap(({ car: id, reason }) => {
    const car = cars.get(id);
    return car ? [{ car, reason }] : [];
  });
  const [first] = found;
  if (!first) return null;
  const { title } = search;
  const subjects = {
    new: () => translate('savedSearchMailNew', { count: matches.length, title }),
    lower: () => translate('savedSearchMailLower', { title }),
    back: () => translate('savedSearchMailBack', { title }),
  };
  const lines = found.map(({ car, reason }) => carLines(car, reason, search.origin, wording));
  const more: Line[] =
    matches.length > found.length ? [{ text: translate('savedSearchMailMore'), href: what.href ?? '' }] : [];
  const heading = search.kind === 'search' ? [[what]] : [];
  return { subject: subjects[first.reason](), parts: [...heading, ...lines, ...(more.length > 0 ? [more] : [])] };
}

/** Returns the cars that are in stock, by id. */
async function carsOf(
  matches: readonly MailMatch[],
  searchCars: MailInput['searchCars'],
): Promise<Map<string, CarCard>> {
  const ids = [...new Set(matches.map(({ car }) => car))];
  const request = { fields: [...CAR_CARD_FIELDS], filters: { car_id: ids, ...IN_STOCK }, limit: ids.length };
  const { content } = await searchCars(request);
  return new Map(content.map(parseCarCard).map((car) => [car.car_id, car]));
}

/** A lower price comes with the lowest one of the 30 days before (directive 98/6/EC, article 6a), where the index has it. */
function carLines(car: CarCard, reason: MailMatch['reason'], origin: string, wording: Wording): Line[] {
  const { site, language, translate } = wording;
  const card = cardOf(car, wording);
  const lowest = reason === 'lower' ? lowestBefore(car.car_price_history) : null;
  const { amount, from, note } = card.price;
  const priceText = [from && translate('priceFrom'), amount, note && translate(note)].filter(Boolean).join(' ');
  return [
    { text: fullName(card), href: `${origin}${carHref(card, site, language)}` },
    { text: card.facts.map(plainText).filter(Boolean).join(', ') },
    { text: amount ? priceText : '' },
    { text: lowest === null ? '' : translate('lowestPrice', { amount: formatMoney(lowest, site) }) },
    { text: card.energy ?? '' },
    { text: card.city ?? '' },
  ].filter(({ text }) => text !== '');
}

const textOf = (parts: readonly (readonly Line[])[]): string =>
  parts.map((lines) => lines.map(({ text, href }) => (href ? `${text}\n${href}` : text)).join('\n')).join('\n\n');

function htmlOf(subject: string, parts: readonly (readonly Line[])[], { language }: Wording): string {
  const lineHtml = ({ text, href }: Line) =>
    href ? `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>` : escapeHtml(text);
  const body = parts.map((lines) => `<p>${lines.map(lineHtml).join('<br>')}</p>`).join('\n');
  return `<!doctype html>
<html lang="${escapeHtml(language.code)}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif;max-width:36em">
${body}
</body>
</html>
`;
}
