/** Start pages of brand hosts: items of the platform that are shown at `/` of their host. */

import type { Block, PageContent } from '../../../authoring.ts';
import { type HeroWords, hero } from '../blocks.ts';
import { page } from '../pages.ts';

/** The list of cars; on a brand host it holds the make's alone. */
export const CARS = '/buy-car/used-cars';
export const DEALERS = '/find-us';

type BrandHomeWords = {
  /** The host's label, which is the name of its theme and of its pages. */
  readonly slug: string;
  readonly make: string;
  readonly title: string;
  readonly metaTitle: string;
  readonly description: string;
  readonly hero: Omit<HeroWords, 'title' | 'fullScreen' | 'search'> & { readonly placeholder: string };
  readonly blocks: readonly Block[];
};

/** A full-screen picture with search, and whatever the make has to say below it. */
export function brandHome({
  slug,
  make,
  hero: { placeholder, ...words },
  blocks,
  ...own
}: BrandHomeWords): PageContent {
  const { title, metaTitle, description } = own;
  const top = hero({ ...words, title, fullScreen: true, search: { placeholder, path: CARS } });
  const names = { key: `brand-host-${slug}`, path: `/brand-home-${slug}`, nav: make, title, metaTitle, description };
  return page({ ...names, hidden: true, theme: slug, share: words.picture }, 'HomePage', [top, ...blocks]);
}
