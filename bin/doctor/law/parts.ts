import type { PartName, PartState } from '../../../config/law/lawRule.ts';
import {
  amountsIn,
  INTEREST_RATE,
  LEASE,
  LEASE_FOR_COMPANIES,
  LOAN,
  MONEY,
  MONTHLY_COST,
  OTHER_COST,
} from './figures.ts';
import { carIdIn, type LawPage, mainOf } from './lawPage.ts';
import { closest, elementsIn, innermostWith, type PageElement } from './pageTree.ts';

/** A component of a page that rules apply to, as it was found by what it shows. */
export interface Part {
  readonly element: PageElement;
  /** Further elements that belong to it: the header of a row of a table. */
  readonly headers: readonly PageElement[];
  readonly states: readonly PartState[];
  /** What it is, for the report. */
  readonly label: string;
}

type FindParts = (page: LawPage) => readonly Part[];

/** Finds the parts of a page with a name. */
export const findParts = (name: PartName, page: LawPage): readonly Part[] => FINDERS[name](page);

const part = (element: PageElement, label: string, states: readonly PartState[] = [], headers: PageElement[] = []) =>
  ({ element, label: excerpt(label), states, headers }) satisfies Part;

const MAX_LABEL = 60;
const excerpt = (text: string): string => (text.length > MAX_LABEL ? `${text.slice(0, MAX_LABEL - 1)}…` : text);

/** Characters of the surroundings of a figure: what stands within them is beside it. */
const NEAR = 2_000;
/** Characters of a text that offers a new car. */
const NEAR_OFFER = 700;
/** What bounds the surroundings. */
const BLOCKS: ReadonlySet<string> = new Set([
  'article',
  'li',
  'section',
  'td',
  'aside',
  'form',
  'main',
  'footer',
  'dialog',
]);

/** Returns the largest element around a figure that is within its block and not longer than what is near. */
function surroundings(figure: PageElement, characters = NEAR): PageElement {
  let near = figure;
  while (near.parent && !BLOCKS.has(near.name) && near.parent.text.length <= characters) near = near.parent;
  return near;
}

/** Returns the card around an element with the car that it shows: by a link to it in a heading, or in a line with its price. */
function cardOf(element: PageElement, page: LawPage): { card: PageElement; car: string } | null {
  const line = closest(element, ({ name }) => name === 'p');
  const [inLine] = line && MONEY.test(line.text) ? carsLinkedIn([line], page) : [];
  if (line && inLine !== undefined) return { card: line, car: inLine };
  const card = closest(element, ({ name }) => name === 'article' || name === 'li');
  if (card === null || card.text.length > NEAR) return null;
  const [car] = carsLinkedIn(
    elementsIn(card, ({ name }) => /^h[1-6]$/.test(name)),
    page,
  );
  return car === undefined ? null : { card, car };
}

function carsLinkedIn(elements: readonly PageElement[], { site }: LawPage): string[] {
  const links = elements.flatMap((element) => elementsIn(element, ({ name }) => name === 'a'));
  return [...new Set(links.map(({ attributes }) => carIdIn(attributes.href ?? '', site)))].filter((id) => id !== null);
}

const findCards: FindParts = (page) => {
  const found = new Map<PageElement, Part>();
  const links = elementsIn(
    page.tree.root,
    ({ name, attributes }) => name === 'a' && carIdIn(attributes.href ?? '', page.site) !== null,
  );
  for (const link of links) {
    const shown = cardOf(link, page);
    if (!shown || !MONEY.test(shown.card.text) || found.has(shown.card)) continue;
    const states = page.cars.get(shown.car)?.states ?? [];
    const isAdvertised = MONTHLY_COST.test(shown.card.text) ? (['advertisesCredit'] as const) : [];
    // The range of a car that has one; a used car with another fuel has none.
    const hasRange = RANGE.test(shown.card.text) ? (['electric'] as const) : [];
    const others = states.filter((state) => state !== 'electric');
    found.set(shown.card, part(shown.card, `card of ${link.text}`, [...others, ...hasRange, ...isAdvertised]));
  }
  return [...found.values()];
};

/** A stated electric range. */
const RANGE = /(?:räckvidd|rekkevidde|rækkevidde|toimintamatka|dojazd|range)[^\d]{0,24}\d+ ?(?:km|miles)/iu;

const findOffer: FindParts = (page) => {
  if (!page.kinds.includes('car')) return [];
  const [facts] = [...page.cars.values()].filter(({ id }) => carIdIn(page.path, page.site) === id);
  const [heading] = elementsIn(mainOf(page.tree), ({ name }) => name === 'h1');
  const offer = heading && closest(heading, ({ name }) => name === 'article' || name === 'main');
  if (!facts || !offer) return [];
  const images = elementsIn(offer, ({ name }) => name === 'img');
  const isIllustrated = images.some(({ attributes }) => /illustra|kuvitus|ilustr/iu.test(attributes.alt ?? ''));
  return [part(offer, heading.text, [...facts.states, ...(isIllustrated ? (['illustrated'] as const) : [])])];
};

interface CreditCost {
  near: PageElement;
  headers: PageElement[];
  kind: Cost;
  label: string;
}

/** The monthly costs and the rates of interest of a page, with what stands near each: of a rate outside of cards the whole page, which is one advertisement. */
function creditCosts(page: LawPage): CreditCost[] {
  const costs = costsBy(MONTHLY_COST, page);
  const seen = new Set(costs.map(({ near }) => near));
  return [...costs, ...costsBy(INTEREST_RATE, page).filter(({ near }) => !seen.has(near))];
}

function costsBy(pattern: RegExp, page: LawPage): CreditCost[] {
  const seen = new Set<PageElement>();
  return innermostWith(page.tree.root, pattern).flatMap((figure) => {
    const shown = cardOf(figure, page);
    const cell = closest(figure, ({ name }) => name === 'td');
    const near = shown?.card ?? (pattern === INTEREST_RATE ? mainOf(page.tree) : (cell ?? surroundings(figure)));
    const kind = kindOfCost(pattern, figure, near, cell);
    if (kind === 'other' || seen.has(near)) return [];
    seen.add(near);
    const [text = ''] = pattern.exec(figure.text) ?? [];
    return [{ near, headers: cell ? rowHeaderOf(cell) : [], kind, label: text }];
  });
}

type Cost = 'loan' | 'leasing' | 'other';

/** Characters before a figure in which its name stands. */
const NAME_LENGTH = 160;
/** Characters of a label directly before a figure. */
const LABEL_LENGTH = 70;

/** Returns what a cost is for, by the text before it, by its own sentence, and in running text by the headings above it. */
function kindOfCost(pattern: RegExp, figure: PageElement, near: PageElement, cell: PageElement | null): Cost {
  const header = cell ? rowHeaderOf(cell).map(({ text }) => text.slice(0, NAME_LENGTH)) : [];
  const [cost = ''] = pattern.exec(figure.text) ?? [];
  const at = near.text.indexOf(figure.text) + figure.text.indexOf(cost);
  const before = near.text.slice(Math.max(0, at - NAME_LENGTH), at);
  const sentence = figure.text === cost ? '' : figure.text.slice(0, NAME_LENGTH * 2);
  const name = [...header, before, sentence].join(' ');
  const label = [...header, before.slice(-LABEL_LENGTH)].join(' ');
  if (OTHER_COST.test(label) || OTHER_COST.test(sentence)) return 'other';
  if (LEASE.test(name)) return 'leasing';
  return !LOAN.test(name) && OTHER_COST.test(headingsOf(near)) ? 'other' : 'loan';
}

/** Returns the headings that a text stands below: those of its section, and that of the page. */
function headingsOf(near: PageElement): string {
  const section = closest(near, ({ name }) => name === 'section' || name === 'article');
  const page = closest(near, ({ name }) => name === 'main');
  const headings = [section, page].flatMap((each) =>
    each ? elementsIn(each, ({ name }) => /^h[1-3]$/.test(name)).slice(0, 1) : [],
  );
  return headings.map(({ text }) => text).join(' ');
}

function rowHeaderOf(cell: PageElement): PageElement[] {
  const row = cell.parent;
  return row
    ? (row.children.filter((child) => typeof child !== 'string' && child.name === 'th').slice(0, 1) as PageElement[])
    : [];
}

const findLoans: FindParts = (page) =>
  creditCosts(page)
    .filter(({ kind }) => kind === 'loan')
    .map(({ near, headers, label }) => part(near, label, isQuote(near) ? ['quoted'] : [], headers));

const findLeases: FindParts = (page) =>
  costsBy(MONTHLY_COST, page)
    .filter(({ kind }) => kind === 'leasing')
    .map(({ near, headers, label }) => {
      const name = [...headers, near].map(({ text }) => text).join(' ');
      return part(near, label, [LEASE_FOR_COMPANIES.test(name) ? 'company' : 'private'], headers);
    });

const STRUCK: ReadonlySet<string> = new Set(['s', 'del', 'strike']);

const findStruckPrices: FindParts = (page) => {
  const struck = elementsIn(
    page.tree.root,
    ({ name, attributes, text }) =>
      (STRUCK.has(name) || /line-through/i.test(attributes.style ?? '')) && amountsIn(text).length > 0,
  );
  return struck.map((price) => {
    const near = cardOf(price, page)?.card ?? closest(price, ({ name }) => name === 'td') ?? surroundings(price);
    return part(near, price.text);
  });
};

/** Quotes of a lender: a section with headings of products and what each costs. */
const PRODUCTS = /^(?:hire purchase|personal contract purchase)/iu;
const isQuote = (element: PageElement): boolean =>
  elementsIn(element, ({ name, text }) => /^h[2-6]$/.test(name) && PRODUCTS.test(text)).length > 0;

const findQuotes: FindParts = ({ tree }) => {
  const products = elementsIn(tree.root, ({ name, text }) => /^h[2-6]$/.test(name) && PRODUCTS.test(text));
  const sections = products.flatMap((product) => {
    const own = closest(product, ({ name }) => name === 'section' || name === 'article');
    const whole =
      own && isHeadedByProduct(own, product) ? closest(own.parent ?? own, ({ name }) => name === 'section') : own;
    return whole && MONTHLY_COST.test(whole.text) ? [whole] : [];
  });
  return [...new Set(sections)].map((section) => part(section, 'quotes of the lender'));
};

const isHeadedByProduct = (section: PageElement, product: PageElement): boolean =>
  elementsIn(section, ({ name }) => /^h[1-6]$/.test(name))[0] === product;

/** Fields with which a person is known. */
const PERSONAL_TYPES: ReadonlySet<string> = new Set(['email', 'tel']);
const PERSONAL_NAMES =
  /(?:^|[._-])(?:e-?mail|phone|mobile|customer(?:name|email|phone)|firstname|lastname|fullname|regno|registration|plate)/i;

const collects = (form: PageElement): boolean =>
  elementsIn(form, ({ name }) => name === 'input' || name === 'textarea').some(
    ({ attributes: { type = 'text', name = '' } }) =>
      type !== 'hidden' && (PERSONAL_TYPES.has(type) || PERSONAL_NAMES.test(name)),
  );

const isForm = ({ name, attributes }: PageElement): boolean =>
  name === 'form' && (attributes.method ?? 'get').toLowerCase() === 'post';

const findForms: FindParts = ({ tree }) =>
  elementsIn(tree.root, isForm)
    .filter(collects)
    .map((form) => part(form, `form “${nameOfForm(form)}”`));

function nameOfForm(form: PageElement): string {
  const [legend] = elementsIn(form, ({ name }) => name === 'legend');
  const [hidden] = elementsIn(form, ({ name, attributes }) => name === 'input' && attributes.name === 'formName');
  return legend?.text || hidden?.attributes.value || form.attributes.id || 'without a name';
}

/** A sign-up asks for an e-mail address and not for a message or a telephone number. */
const findNewsletterForms: FindParts = (page) =>
  findForms(page).filter(({ element }) => {
    const inputs = elementsIn(element, ({ name }) => name === 'input' || name === 'textarea' || name === 'select');
    const shown = inputs.filter(
      ({ attributes: { type = 'text', name = '' } }) => !['hidden', 'checkbox'].includes(type) && name !== 'website',
    );
    return shown.length === 1 && shown[0]?.attributes.type === 'email';
  });

const findConsent: FindParts = ({ tree }) => {
  const sections = elementsIn(tree.root, ({ name }) => name === 'section' || name === 'aside' || name === 'div');
  const isQuestion = ({ text, children }: PageElement) =>
    /cookie|kakor|informasjonskaps|eväste/iu.test(text) && children.length > 0;
  const withButtons = sections.filter(
    (section) => isQuestion(section) && acceptButtonIn(section) && section.text.length < NEAR,
  );
  return withButtons.slice(0, 1).map((section) => part(section, 'question about cookies'));
};

const ACCEPT_ALL =
  /^(?:godkänn|acceptera|tillåt|godta|tillat|aksepter|accepter|tillad|hyväksy|salli|prijať|povoliť|accept|allow)(?!\p{L})/iu;
const acceptButtonIn = (element: PageElement): boolean =>
  elementsIn(element, ({ name, text }) => name === 'button' && ACCEPT_ALL.test(text)).length > 0;

/** Names of generators in the name of a file, or words for them in its alternative text. */
const GENERATED =
  /ai[-_ ]generated|[-_]ai[-_.]|midjourney|dall-?e|firefly|stable-?diffusion|genererad (?:av|med) AI|AI-genere|luotu tekoälyllä/iu;

const findAiImages: FindParts = ({ tree }) =>
  elementsIn(
    tree.root,
    ({ name, attributes }) => name === 'img' && GENERATED.test(`${attributes.src ?? ''} ${attributes.alt ?? ''}`),
  ).map((image) =>
    part(
      closest(image, ({ name, text }) => name === 'figure' || text.length > 0) ?? image,
      image.attributes.alt || 'image',
    ),
  );

const NEW_CAR =
  /(?:^|[^\p{L}])(?:ny|nya|nye|nyt|uusi|uuden|uudet|nový|nová|nové|new|brand-new|splitterny\p{L}*|helt ny)(?!\p{L})/iu;
/** Whole units of the currency from which a price is that of a car and not of wheels. */
const LOWEST_CAR_PRICE: Readonly<Record<string, number>> = { EUR: 8_000, GBP: 8_000 };
const LOWEST_IN_CROWNS = 80_000;

/** Texts of editors that offer a new car: its make, that it is new, and a price or a monthly cost, outside of cards. */
const findNewCarTexts: FindParts = (page) => {
  const makes = [...new Set([...page.cars.values()].map(({ make }) => make))].filter(Boolean);
  if (makes.length === 0 || page.kinds.includes('car') || page.kinds.includes('comparison')) return [];
  const named = new RegExp(`(?:^|[^\\p{L}])(?:${makes.map(escaped).join('|')})(?!\\p{L})`, 'iu');
  const lowest = LOWEST_CAR_PRICE[page.site.currency] ?? LOWEST_IN_CROWNS;
  const found = innermostWith(mainOf(page.tree), MONEY).flatMap((figure) => {
    const near = surroundings(figure, NEAR_OFFER);
    const isPriced = amountsIn(figure.text).some((amount) => amount >= lowest) || MONTHLY_COST.test(figure.text);
    const isOffer = isPriced && named.test(near.text) && NEW_CAR.test(near.text);
    return isOffer && !cardOf(figure, page) && !OTHER_COST.test(figure.text) ? [near] : [];
  });
  return [...new Set(found)].map((near) => part(near, near.text));
};

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** The last footer of a page: blocks of content may have footers of their own. */
const findFooter: FindParts = ({ tree, site }) => {
  const footer = elementsIn(tree.root, ({ name }) => name === 'footer').at(-1);
  const { serviceBooking, tireHotel } = site.paths;
  const states: PartState[] = serviceBooking !== null || tireHotel !== null ? ['takesBookings'] : [];
  return [part(footer ?? tree.root, 'footer', states)];
};

const FINDERS: Readonly<Record<PartName, FindParts>> = {
  page: ({ tree }) => [part(tree.root, 'page')],
  main: ({ tree }) => [part(mainOf(tree), 'page')],
  footer: findFooter,
  carCard: findCards,
  carOffer: findOffer,
  newCarText: findNewCarTexts,
  loanCost: findLoans,
  leasingCost: findLeases,
  struckPrice: findStruckPrices,
  quotes: findQuotes,
  form: findForms,
  newsletterForm: findNewsletterForms,
  consent: findConsent,
  aiImage: findAiImages,
};
