import type { RouteKind } from '../../contracts/page/page.ts';
import { clientOnlyPart } from '../../delivery/lazyParts.tsx';
import { useIsStored } from '../../delivery/useIsStored.ts';
import { localText } from '../../lib/browser/storedText.ts';
import { usePage } from '../../page/PageContext.tsx';
import { VIEWED_KEY } from './viewedKey.ts';

const TEXTS = [localText(VIEWED_KEY)];

/** Loaded when cars have been viewed with consent. Renders nothing when its chunk cannot be loaded. */
const RecentCars = clientOnlyPart(() =>
  import('./RecentCars.tsx').then(
    (module) => module.RecentCars,
    () => () => null,
  ),
);

const KINDS: ReadonlySet<RouteKind> = new Set(['car', 'carList', 'savedCars']);

/** Renders the mount point of the recently viewed cars: last on pages with cars. */
export function RecentMount() {
  const { dictionary, kind, mode, path } = usePage();
  const isStored = useIsStored(TEXTS, path);
  const isVisible = KINDS.has(kind) && !mode && Object.hasOwn(dictionary, 'recentTitle');
  return isVisible && isStored ? <RecentCars /> : null;
}
