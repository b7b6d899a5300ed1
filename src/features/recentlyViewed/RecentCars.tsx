import { clientOnlyPart } from '../../delivery/lazyParts.tsx';
import { usePage } from '../../page/PageContext.tsx';
import { pageIdentity } from '../../page/pageIdentity.ts';
import { useViewedCars } from './viewedStore.ts';

const RecentRow = clientOnlyPart(() =>
  import('./RecentRow.tsx').then(
    (module) => module.RecentRow,
    () => () => null,
  ),
);

/** Renders the viewed cars without the car of the page; nothing without any, or without consent. Browser only. */
export function RecentCars() {
  const page = usePage();
  // `{detail path}/{id}/{slug}`
  const currentId = page.kind === 'car' ? page.path.split('/').at(-2) : undefined;
  const others = useViewedCars().filter(({ card }) => card.id !== currentId);
  return others.length > 0 ? <RecentRow key={pageIdentity(page)} viewed={others} /> : null;
}
