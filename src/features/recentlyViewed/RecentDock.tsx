import { latePart } from '../../content/latePart.tsx';
import type { RouteKind } from '../../contracts/page.ts';
import { usePage } from '../../page/PageContext.tsx';
import { pageIdentity } from '../../page/pageIdentity.ts';
import { useViewedCars } from './viewedStore.ts';

/** Fetched by those who have seen a car and allowed to remember it; without it the page is as it was. */
const RecentRow = latePart(() =>
  import('./RecentRow.tsx').then(
    (loaded) => loaded.RecentRow,
    () => () => null,
  ),
);

const KINDS: ReadonlySet<RouteKind> = new Set(['car', 'carList', 'savedCars']);

/** The place of the cars that were seen before: last on pages with cars, without the car of the page. */
export function RecentDock() {
  const page = usePage();
  const { dictionary, kind, mode, path } = page;
  // `{detail path}/{id}/{slug}`
  const own = kind === 'car' ? path.split('/').at(-2) : undefined;
  const others = useViewedCars().filter(({ card }) => card.id !== own);
  const isPlace = KINDS.has(kind) && !mode && Object.hasOwn(dictionary, 'recentTitle');
  if (!isPlace || others.length === 0) return null;
  return <RecentRow key={pageIdentity(page)} viewed={others} />;
}
