import type { PageKind, PartState } from '../../../config/law/lawRule.ts';
import type { LanguageConfig, SiteConfig } from '../../../config/siteConfig.ts';
import { isRecord, recordOf } from '../../../lib/record.ts';
import { elementsIn, type PageElement, type PageTree } from './pageTree.ts';

/** A page as the rules read it. */
export interface LawPage {
  readonly site: SiteConfig;
  readonly language: LanguageConfig;
  /** With query. */
  readonly path: string;
  readonly kinds: readonly PageKind[];
  readonly tree: PageTree;
  /** What is known of the cars that the page shows, by id. */
  readonly cars: ReadonlyMap<string, CarFacts>;
}

/** What the page of a car states about it. */
export interface CarFacts {
  readonly id: string;
  readonly make: string;
  readonly states: readonly PartState[];
}

/** Returns the id of the car that a URL leads to; null for another URL. */
export function carIdIn(href: string, { paths, languages }: SiteConfig): string | null {
  const path = URL.parse(href, 'https://site.invalid')?.pathname ?? '';
  const prefix = languages.map((each) => each.prefix).find((each) => each !== '' && path.startsWith(`${each}/`)) ?? '';
  const rest = path.slice(prefix.length);
  if (!rest.startsWith(`${paths.carDetail}/`)) return null;
  return /^(\d[\w-]*)\/[^/]+$/.exec(rest.slice(paths.carDetail.length + 1))?.[1] ?? null;
}

/** Equipment by which a car sends data to its maker: what an app controls. */
const CONNECTED = /(?:via|med|fra|från) app|app-(?:controlled|styr)|appstyr|sovelluks|aplikáci/iu;
const PASSENGER_CAR = /^(?:personbil|henkilöauto|osobné (?:auto|vozidlo)|car|passenger car)$/iu;
const VEHICLE_TYPE = /^(?:fordonstyp|kjøretøytype|køretøjstype|ajoneuvotyyppi|typ vozidla|vehicle type)/iu;
const ELECTRIC = /\bel\b|elektri|electric|sähkö|hybrid/iu;

/**
 * Returns what the page of a car states: from its structured data, its vehicle type and equipment; null for another page.
 */
export function carFactsOf({ root, structuredData }: PageTree): CarFacts | null {
  const car = structuredData.flatMap(parsed).find((data) => [data['@type']].flat().includes('Car'));
  if (!car) return null;
  const offer = recordOf(car.offers);
  const isNew = car.itemCondition === 'https://schema.org/NewCondition';
  const type = elementsIn(root, ({ name }) => name === 'dt').find(({ text }) => VEHICLE_TYPE.test(text));
  const value = type?.parent?.children.find((child) => typeof child !== 'string' && child.name === 'dd');
  const isPassengerCar = typeof value === 'object' ? PASSENGER_CAR.test(value.text) : true;
  const states: PartState[] = [isNew ? 'new' : 'used'];
  if (isPassengerCar) states.push('passengerCar');
  if (ELECTRIC.test(String(car.fuelType ?? ''))) states.push('electric');
  if (recordOf(offer.priceSpecification).valueAddedTaxIncluded === false) states.push('withoutVat');
  const equipment = elementsIn(root, ({ name, children }) => name === 'li' && children.length === 1);
  if (equipment.some(({ text }) => CONNECTED.test(text))) states.push('connected');
  return { id: String(car.sku ?? ''), make: String(recordOf(car.brand).name ?? ''), states };
}

function parsed(text: string): Readonly<Record<string, unknown>>[] {
  try {
    return [JSON.parse(text)].flat().filter(isRecord);
  } catch {
    return [];
  }
}

/** The pages that footers name, by the words of their links. */
const NAMED_PAGES: Readonly<Record<'contact' | 'privacy' | 'accessibility', RegExp>> = {
  contact: /^(?:kontakt|contact|ota yhteyttä|yhteystiedot|kontakty)/iu,
  privacy: /integritet|personvern|privatliv|persondata|tietosuoja|osobných údajov|privacy/iu,
  accessibility: /tillgänglighet|tilgængelighed|tilgjengelighet|saavutettavuus|prístupnos|accessibility/iu,
};

/** Returns the kinds that the footer of a page gives to paths of the site: contact, privacy notice, accessibility. */
export function namedPagesOf({ root }: PageTree): Map<string, PageKind[]> {
  const named = new Map<string, PageKind[]>();
  for (const footer of elementsIn(root, ({ name }) => name === 'footer')) {
    for (const { attributes, text } of elementsIn(footer, ({ name }) => name === 'a')) {
      const path = attributes.href ?? '';
      for (const [kind, words] of Object.entries(NAMED_PAGES)) {
        if (path.startsWith('/') && words.test(text)) named.set(path, [...(named.get(path) ?? []), kind as PageKind]);
      }
    }
  }
  return named;
}

/** Returns the kind of page at a path of a language, without those that only the footer knows. */
export function pageKindOf(path: string, site: SiteConfig, { prefix }: LanguageConfig): PageKind {
  const url = new URL(path, 'https://site.invalid');
  const { carList, dealers } = site.paths;
  const rest = url.pathname.slice(prefix.length) || '/';
  if (rest === '/') return 'home';
  if (url.searchParams.has('compare')) return 'comparison';
  if (carIdIn(path, site) !== null) return 'car';
  if (rest === carList || rest.startsWith(`${carList}/`)) return 'carList';
  if (rest === dealers) return 'dealerList';
  return rest.startsWith(`${dealers}/`) ? 'dealer' : 'content';
}

/** Returns the language of a path: that with the longest prefix. */
export function languageOf(path: string, { languages }: SiteConfig): LanguageConfig {
  const { pathname } = new URL(path, 'https://site.invalid');
  const isWithin = ({ prefix }: LanguageConfig) => prefix !== '' && `${pathname}/`.startsWith(`${prefix}/`);
  return languages.find(isWithin) ?? languages[0];
}

/** Returns the main part of a page; the whole page without one. */
export const mainOf = ({ root }: PageTree): PageElement => elementsIn(root, ({ name }) => name === 'main')[0] ?? root;
