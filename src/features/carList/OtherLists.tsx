import { Prerendered } from '../../delivery/Prerendered.tsx';
import { usePage } from '../../page/PageContext.tsx';
import { chip } from '../../ui/Chip.styles.ts';
import { useSharedContext, useTranslate } from '../../ui/sharedContext.ts';
import { UnbrokenName } from '../../ui/UnbrokenName.tsx';
import { formatNumber } from '../car/format.ts';
import type { ListLinks } from '../carSearch/listLinks.ts';
import { listPath } from '../carSearch/listPath.ts';
import { AllMakes } from './AllMakes.tsx';
import * as styles from './OtherLists.styles.ts';

interface OtherListsProps {
  lists: ListLinks;
  /** Path of the current list. */
  currentPath: string | null;
}

/** Renders links to the lists of makes, or of one make's models (F031), for visitors who browse and for crawlers. */
export function OtherLists({ lists, currentPath }: OtherListsProps) {
  const { site, language, brand } = usePage();
  const translate = useTranslate();
  const { make, links } = lists;
  if (links.length === 0) return null;
  const title = make === null ? translate('makesInStock') : translate('modelsInStock', { name: make });
  return (
    <nav className={styles.lists} aria-label={title}>
      <h2>
        <UnbrokenName name={title} />
      </h2>
      <Prerendered as="ul" view={LinksToLists} viewProps={{ links, currentPath }} />
      {make !== null && !brand && <a href={listPath(site, language)}>{translate('allCarsInStock')}</a>}
      <AllMakes keyphrase="" />
    </nav>
  );
}

/** Renders the list items: the same on every page of the list. */
export function LinksToLists({ links, currentPath }: Pick<ListLinks, 'links'> & Pick<OtherListsProps, 'currentPath'>) {
  const { language } = useSharedContext();
  return links.map(({ text, href, count }) => (
    <li key={href}>
      <a className={chip} href={href} aria-current={href === currentPath ? 'page' : undefined}>
        <span>{text}</span>
        <span>{formatNumber(count, language.locale)}</span>
      </a>
    </li>
  ));
}
