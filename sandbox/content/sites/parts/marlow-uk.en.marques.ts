/** The marques that Marlow represents: what every page about one of them shares. */

import type { PageContent } from '../../authoring.ts';
import { type CardsWords, car, type Picture, type Way } from './blocks.ts';
import { type ArticleWords, article } from './pages.ts';

const CARS = '/buy-car/used-cars';

/** The last segment of a marque's addresses, in the order visitors are shown them. */
export const MARQUES = ['mercedes', 'smart', 'mini', 'bmw', 'audi', 'land-rover', 'porsche', 'volvo'] as const;
export type MarqueSlug = (typeof MARQUES)[number];

type Marque = {
  readonly name: string;
  /** The make in the addresses of the car list, where it is not the slug. */
  readonly marker?: string;
  /** Whether its pages wear a theme of their own, named like the slug. */
  readonly themed?: true;
  readonly picture: Picture;
  /** The same car from the side, for the workshop. */
  readonly side: Picture;
};

const MARQUE: Readonly<Record<MarqueSlug, Marque>> = {
  mercedes: {
    name: 'Mercedes-Benz',
    marker: 'mercedes-benz',
    themed: true,
    picture: car('saloon', 'midnight-black', 'front-left', 'Black saloon from the front left'),
    side: car('saloon', 'midnight-black', 'side', 'Black saloon from the side'),
  },
  smart: {
    name: 'smart',
    themed: true,
    picture: car('city', 'sage-green', 'front-left', 'Sage green city car from the front left'),
    side: car('city', 'sage-green', 'side', 'Sage green city car from the side'),
  },
  mini: {
    name: 'MINI',
    themed: true,
    picture: car('hatchback', 'crimson-red', 'front-left', 'Red hatchback from the front left'),
    side: car('hatchback', 'crimson-red', 'side', 'Red hatchback from the side'),
  },
  bmw: {
    name: 'BMW',
    themed: true,
    picture: car('coupe', 'fjord-blue', 'front-left', 'Blue coupé from the front left'),
    side: car('coupe', 'fjord-blue', 'side', 'Blue coupé from the side'),
  },
  audi: {
    name: 'Audi',
    picture: car('estate', 'slate-grey', 'front-left', 'Grey estate from the front left'),
    side: car('estate', 'slate-grey', 'side', 'Grey estate from the side'),
  },
  'land-rover': {
    name: 'Land Rover',
    picture: car('suv', 'pine-green', 'front-left', 'Green SUV from the front left'),
    side: car('suv', 'pine-green', 'side', 'Green SUV from the side'),
  },
  porsche: {
    name: 'Porsche',
    picture: car('coupe', 'signal-yellow', 'front-left', 'Yellow coupé from the front left'),
    side: car('coupe', 'signal-yellow', 'side', 'Yellow coupé from the side'),
  },
  volvo: {
    name: 'Volvo',
    picture: car('estate', 'crystal-white', 'front-left', 'White estate from the front left'),
    side: car('estate', 'crystal-white', 'side', 'White estate from the side'),
  },
};

/** What is known of a marque, by its slug. */
export const marque = (slug: MarqueSlug): Marque => MARQUE[slug];

/** Its cars in stock. */
export const stockOf = (slug: MarqueSlug): string => `${CARS}/b/${MARQUE[slug].marker ?? slug}`;

/** A name that is not broken at its hyphen, for headings. */
export const unbroken = (name: string): string => name.replace('-', '-\u2060');

/** An article about one marque, in its theme; its picture unless another is given. */
export function marqueArticle(
  slug: MarqueSlug,
  words: Omit<ArticleWords, 'picture' | 'theme'> & { picture?: Picture },
): PageContent {
  const { picture, themed } = MARQUE[slug];
  return article({ picture, ...words, ...(themed ? { theme: slug } : {}) });
}

/** One card for each of some marques, leading to the page of that name below `above`. */
export function marqueCards(
  above: string,
  title: string,
  texts: Readonly<Partial<Record<MarqueSlug, string>>>,
  call: (name: string) => string,
): CardsWords {
  const cards = MARQUES.flatMap((slug) => {
    const text = texts[slug];
    if (text === undefined) return [];
    const { name, picture } = MARQUE[slug];
    return [{ title: name, text, picture, to: [`${above}/${slug}`, call(name)] as Way }];
  });
  return { title, columns: cards.length % 4 === 0 ? '4' : '3', cards };
}
