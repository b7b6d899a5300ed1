/** What the group's Norwegian, Finnish and Danish sites have below their sections, laid out once; every word is passed in. */

import { SITES } from '../../../../data/sites.ts';
import type { PageContent } from '../../../authoring.ts';
import { car, type Picture, scene, type Way } from '../blocks.ts';
import { linkList } from '../informationBlocks.ts';
import { segmentOf } from '../modelCards.ts';
import { narrowed } from '../narrowed.ts';
import { article } from '../pages.ts';

export type SectionKey =
  | 'campaigns'
  | 'business'
  | 'vans'
  | 'insurance'
  | 'makes'
  | 'maintenance'
  | 'inspection'
  | 'damage'
  | 'tyres'
  | 'parts'
  | 'contact'
  | 'sustainability';

/** The addresses of a site, the same in each of its languages. */
export type SectionPaths = {
  readonly site: string;
  readonly list: string;
  readonly dealers: string;
  readonly sell: string;
  readonly finance: string;
  /** The van among the vehicle types of the site's index. */
  readonly van: string;
  readonly pages: Readonly<Record<SectionKey, string>>;
};

/** One page's words; `description` has 60 to 160 characters, `lead` is plain text. */
export type SectionWords = {
  readonly nav: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  readonly html: string;
};

export type SectionTexts = {
  readonly pages: Readonly<Record<SectionKey, SectionWords>>;
  /** On the buttons. */
  readonly ways: Readonly<Record<'cars' | 'vans' | 'dealers' | 'sell' | 'finance', string>>;
  /** Heading of the list of makes, and what a make's entry says. */
  readonly makes: string;
  readonly make: (name: string) => string;
  /** What each picture shows. */
  readonly alt: Readonly<
    Record<
      | 'handover'
      | 'office'
      | 'van'
      | 'evening'
      | 'showroom'
      | 'workshop'
      | 'lamp'
      | 'dent'
      | 'tyres'
      | 'parts'
      | 'house'
      | 'charging',
      string
    >
  >;
};

/** The twelve pages in one language. */
export function sectionPages(paths: SectionPaths, { pages, ways, alt, ...texts }: SectionTexts): PageContent[] {
  const cars: Way = [paths.list, ways.cars];
  const dealers: Way = [paths.dealers, ways.dealers];
  const finance: Way = [paths.finance, ways.finance];
  const sell: Way = [paths.sell, ways.sell];
  const vans: Way = [narrowed(paths.list, { car_vehicle_type: paths.van }), ways.vans];
  const looks: Readonly<Record<SectionKey, { picture: Picture; to: Way; second?: Way }>> = {
    campaigns: { picture: scene('handover', alt.handover), to: cars, second: finance },
    business: { picture: car('estate', 'fjord-blue', 'front-left', alt.office), to: dealers, second: vans },
    vans: { picture: car('van', 'crystal-white', 'front-left', alt.van), to: vans, second: dealers },
    insurance: { picture: scene('city-evening', alt.evening), to: dealers, second: finance },
    makes: { picture: scene('showroom', alt.showroom), to: cars, second: dealers },
    maintenance: { picture: scene('workshop', alt.workshop), to: dealers },
    inspection: { picture: car('saloon', 'birch-silver', 'detail', alt.lamp), to: dealers },
    damage: { picture: car('hatchback', 'crimson-red', 'side', alt.dent), to: dealers },
    tyres: { picture: scene('tyre-storage', alt.tyres), to: dealers },
    parts: { picture: car('suv', 'thunder-grey', 'rear', alt.parts), to: dealers },
    contact: { picture: scene('dealer-norrvag', alt.house), to: dealers, second: sell },
    sustainability: { picture: scene('charging-home', alt.charging), to: cars },
  };
  return (Object.keys(looks) as SectionKey[]).map((key) =>
    article({
      ...pages[key],
      ...looks[key],
      key: `section-${key}`,
      path: paths.pages[key],
      ...(key === 'makes'
        ? { blocks: [linkList('3', { title: texts.makes, links: makesOf(paths, texts.make) })] }
        : {}),
    }),
  );
}

/** Every make that the site is an agent for, leading to its cars in stock. */
function makesOf({ site, list }: SectionPaths, words: (name: string) => string): Way[] {
  const names = SITES.find(({ id }) => id === site)?.franchise ?? [];
  return names.map((name) => [`${list}/b/${segmentOf(name)}`, words(name)]);
}
