import type { LoaderContext } from '../../contracts/page/loader.ts';

type Shared = Pick<LoaderContext, 'once'>;

const KEY = 'hero car';

/** Tells the other loaders of the page which car its hero shows. Loaders start in the order of the page, the hero first. */
export function shareHeroCar({ once }: Shared, id: Promise<string | null>): void {
  once(KEY, () => id);
}

/** Returns the cars without the one that the page's hero shows; all of them when there is no other. */
export async function withoutHeroCar<Car extends { car_id: string | number }>(
  cars: readonly Car[],
  { once }: Shared,
): Promise<readonly Car[]> {
  const hero = await once<string | null>(KEY, async () => null);
  const others = cars.filter(({ car_id: id }) => String(id) !== hero);
  return others.length > 0 ? others : cars;
}
