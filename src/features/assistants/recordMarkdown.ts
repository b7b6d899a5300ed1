import { blocks, heading, inline, lines, link, mail, row } from '../../../lib/markdown.ts';
import type {
  CarListRecord,
  CarRecord,
  ComparisonRecord,
  DealerCardRecord,
  DealerListRecord,
  DealerRecord,
  HoursRecord,
  LabelledText,
  MonthlyCostRecord,
  PageRecord,
  QuoteRecord,
} from '../../contracts/assistants/records.ts';
import { formatMoney } from '../car/format.ts';
import type { AssistantPage } from './assistantPage.ts';
import { carCardsMarkdown, priceMarkdown } from './carCardRecord.ts';
import { conditionMarkdown } from './conditionRecord.ts';
import { quotedMarkdown } from './quotedTexts.ts';

/** Returns a record as Markdown in the language of its page. */
export function recordMarkdown(record: PageRecord, page: AssistantPage): string {
  return `${bodyOf(record, page)}\n`;
}

function bodyOf(record: PageRecord, page: AssistantPage): string {
  switch (record.kind) {
    case 'car':
      return carMarkdown(record, page);
    case 'carList':
      return listMarkdown(record, page);
    case 'comparison':
      return comparisonMarkdown(record, page);
    case 'dealer':
      return dealerMarkdown(record, page);
    case 'dealerList':
      return dealerListMarkdown(record);
    case 'other':
      return blocks(heading(1, record.title), `<${record.url}>`, inline(record.text));
  }
}

function carMarkdown(car: CarRecord, page: AssistantPage): string {
  const { translate } = page;
  const { energy, quotes, dealer, testDriveUrl } = car;
  return blocks(
    heading(1, car.name),
    lines([
      `- <${car.url}>`,
      `- **Id:** ${inline(car.id)}`,
      car.facts.length > 0 && `- ${inline(car.facts.join(', '))}`,
    ]),
    section(translate('car_price'), lines([priceMarkdown(car.price, page), ...indicatorLines(car, page)])),
    car.priceHistory && section(translate('priceHistory'), rows(car.priceHistory)),
    costsMarkdown(car.monthlyCosts, page),
    totalMarkdown(car),
    quotes && quotesMarkdown(quotes, page),
    section(translate('overview'), rows(car.overview)),
    energy && section(translate('energyFacts'), blocks(rows(energy.rows), inline(energy.note))),
    ...car.technical.map((group) => section(group.title, rows(group.rows))),
    conditionMarkdown(car, page),
    ...car.notices.map(({ title, text, url }) => section(title, blocks(inline(text), url && `<${url}>`))),
    dealer && section(dealer.name, blocks(contactMarkdown(dealer, page), rows(dealer.hours))),
    section(
      translate('contact'),
      lines([
        `- ${link(translate('contactUs'), car.contactUrl)}`,
        testDriveUrl && `- ${link(translate('testDriveTitle'), testDriveUrl)}`,
      ]),
    ),
    car.images.length > 0 && section(translate('gallery', { name: car.name }), imageLines(car.images)),
    section(translate('description'), quotedMarkdown(car.quoted, page)),
  );
}

/** Returns the lines of the price indicator. */
function indicatorLines({ priceIndicator }: CarRecord, { site, translate }: AssistantPage): string[] {
  if (!priceIndicator) return [];
  const { label, text, expectedPrice, methodUrl } = priceIndicator;
  const comparable = translate('priceComparable', { amount: formatMoney(expectedPrice, site) });
  return [row({ label, text: `${text}. ${comparable}` }), `- ${link(translate('priceMethodLink'), methodUrl)}`];
}

const imageLines = (images: readonly string[]): string => lines(images.map((url) => `- <${url}>`));

/** Returns the total cost of a month with its parts. */
const totalMarkdown = ({ totalCost }: CarRecord): string =>
  totalCost
    ? section(totalCost.label, blocks(inline(totalCost.text), rows(totalCost.parts), inline(totalCost.legalText)))
    : '';

/** Returns the monthly costs, each with the text that the law wants beside it. */
function costsMarkdown(costs: readonly MonthlyCostRecord[], { translate }: AssistantPage): string {
  if (costs.length === 0) return '';
  return blocks(
    heading(2, translate('monthlyCosts')),
    inline(translate('assistantsLegal')),
    ...costs.map(({ label, details = [], ...cost }) => offerMarkdown({ ...cost, name: label, details })),
  );
}

/** Returns an amount with the text that the law wants beside it. */
function offerMarkdown({ name, text, legalText, details }: QuoteRecord): string {
  return blocks(heading(3, name), lines([`- **${inline(text)}**`, `- ${inline(legalText)}`, rows(details)]));
}

function quotesMarkdown(
  { disclosure, offers }: NonNullable<CarRecord['quotes']>,
  { translate }: AssistantPage,
): string {
  return blocks(heading(2, translate('quotesTitle')), inline(disclosure), ...offers.map(offerMarkdown));
}

function listMarkdown(list: CarListRecord, page: AssistantPage): string {
  const { translate } = page;
  const { first, last, total, chosen, nextUrl, previousUrl, cars } = list;
  return blocks(
    heading(1, list.title),
    lines([
      `- <${list.url}>`,
      `- ${inline(translate('assistantsCars', { first, last, total }))}`,
      chosen.length > 0 && row({ label: translate('activeFilters'), text: chosen.join('; ') }),
      row({ label: translate('sortBy'), text: list.sort }),
    ]),
    pagingMarkdown({ nextUrl, previousUrl }, page),
    cars.length === 0 && inline(translate('noSearchResults')),
    cars.some(({ monthlyCost }) => monthlyCost) && inline(translate('assistantsLegal')),
    carCardsMarkdown(cars, page),
    pagingMarkdown({ nextUrl, previousUrl }, page),
  );
}

function pagingMarkdown(
  { nextUrl, previousUrl }: { nextUrl: string | undefined; previousUrl: string | undefined },
  { translate }: AssistantPage,
): string {
  return lines([
    previousUrl && `- ${link(translate('assistantsPrevious'), previousUrl)}`,
    nextUrl && `- ${link(translate('assistantsNext'), nextUrl)}`,
  ]);
}

function comparisonMarkdown({ title, url, cars }: ComparisonRecord, page: AssistantPage): string {
  return blocks(
    heading(1, title),
    `- <${url}>`,
    cars.length === 0 && inline(page.translate('compareEmpty')),
    ...cars.map((car) =>
      blocks(
        heading(2, car.name),
        lines([`- <${car.url}>`, `- **Id:** ${inline(car.id)}`, priceMarkdown(car.price, page)]),
        car.priceBand && row(car.priceBand),
        ...car.monthlyCosts.map(({ label, text, legalText }) => row({ label, text: `${text}. ${legalText}` })),
        ...car.groups.map((group) => blocks(heading(3, group.title), rows(group.rows))),
        quotedMarkdown(car.quoted, page),
      ),
    ),
  );
}

function dealerMarkdown(dealer: DealerRecord, page: AssistantPage): string {
  const { translate } = page;
  return blocks(
    heading(1, dealer.name),
    lines([`- <${dealer.url}>`, contactMarkdown(dealer, page)]),
    ...dealer.departments.map((department) => departmentMarkdown(department, page)),
    section(
      translate('latestArrivals'),
      blocks(
        link(translate('carsAtDealer', { name: dealer.name }), dealer.carsUrl),
        carCardsMarkdown(dealer.cars, page),
      ),
    ),
  );
}

function departmentMarkdown(department: HoursRecord, { translate }: AssistantPage): string {
  const { phone, email, makes, week, otherDays } = department;
  return blocks(
    heading(2, department.department),
    lines([...reachLines({ phone, email }, translate), makes.length > 0 && makesLine(makes, translate)]),
    week.length > 0 && blocks(heading(3, translate('openingHours')), rows(week)),
    otherDays.length > 0 && blocks(heading(3, translate('deviatingHours')), rows(otherDays)),
  );
}

const makesLine = (makes: readonly string[], translate: AssistantPage['translate']): string =>
  row({ label: translate('brands'), text: makes.join(', ') });

function dealerListMarkdown({ title, url, dealers, nextUrl }: DealerListRecord): string {
  return blocks(
    heading(1, title),
    `- <${url}>`,
    lines(dealers.map(({ name, url: href, address }) => `- ${link(name, href)}: ${inline(address)}`)),
    nextUrl && `- <${nextUrl}>`,
  );
}

function contactMarkdown(dealer: DealerCardRecord, { translate }: AssistantPage): string {
  return lines([`- <${dealer.url}>`, `- ${inline(dealer.address)}`, ...reachLines(dealer, translate)]);
}

type Reach = { phone?: string | undefined; email?: string | undefined };

const reachLines = ({ phone, email }: Reach, translate: AssistantPage['translate']) => [
  phone && row({ label: translate('phone'), text: phone }),
  email && `- **${inline(translate('email'))}:** ${mail(email)}`,
];

const rows = (all: readonly LabelledText[]): string => lines(all.map(row));

/** Returns a part with its heading; empty for a part without content. */
const section = (title: string, body: string): string => body && blocks(heading(2, title), body);
