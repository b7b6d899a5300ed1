import { CAR_PAGE_CAP, CAR_PAGE_SIZE } from '../../contracts/search/carSearch.ts';

/** Returns how many of `total` cars page `page` (from 0, cumulative) shows. */
export function displayedCount(page: number, total: number): number {
  return Math.min((page + 1) * CAR_PAGE_SIZE, total);
}

/** Returns whether there are more cars after the last page that a list may have (F048). */
export function isCut(page: number, total: number): boolean {
  return nextPage(page, total) === null && displayedCount(page, total) < total;
}

/** Returns the page after `page`; null when all cars are shown or after page 19 (F048). */
export function nextPage(page: number, total: number): number | null {
  const more = displayedCount(page, total) < total && page + 1 < CAR_PAGE_CAP;
  return more ? page + 1 : null;
}
