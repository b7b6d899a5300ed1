import { clientOnlyPart } from '../../content/lazyParts.tsx';
import type { RouteKind } from '../../contracts/page.ts';
import { usePage } from '../../page/PageContext.tsx';
import { pageIdentity } from '../../page/pageIdentity.ts';
import { useViewedCars } from './viewedStore.ts';

/** Loaded when cars have been viewed with consent. Renders nothing when its chunk cannot be loaded. */
const RecentRow = clientOnlyPart(() =>
  import('./RecentRow.tsx').then(
    (module) => module.RecentRow,
    () => () => null,
  ),
);

const KINDS: ReadonlySet<RouteKind> = new Set(['car', 'carList', 'savedCars']);

/** Renders the mount point of the recently viewed cars: last on pages with cars, without the car of the page. */
export function RecentMount() {
  const page = usePage();
  const { dictionary, kind, mode, path } = page;
  // `{detail path}/{id}/{slug}`
  const currentId = kind === 'car' ? path.split('/').at(-2) : undefined;
  const others = useViewedCars().filter(({ card }) => card.id !== currentId);
  const isVisible = KINDS.has(kind) && !mode && Object.hasOwn(dictionary, 'recentTitle');
  if (!isVisible || others.length === 0) return null;
  return <RecentRow key={pageIdentity(page)} viewed={others} />;
}
