import type { CarQuery } from '../../contracts/search/carSearch.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { useFeature, useTranslate } from '../../ui/sharedContext.ts';
import { mapHref } from '../carMap/mapHref.ts';
import { mapLink } from './CarList.styles.ts';

/** Renders a link to the map of the list, with everything that is chosen. A list without cars has none, and in edit mode nothing is chosen. */
export function MapLink({ query, total }: { query: CarQuery; total: number }) {
  const { language, mode, site } = usePage();
  const translate = useTranslate();
  const hasMap = useFeature('carMap');
  if (total === 0 || mode || !hasMap) return null;
  return (
    <a className={mapLink} href={mapHref(query, site, language)}>
      <Icon name="pin" size={20} />
      <span>{translate('findOnMap')}</span>
    </a>
  );
}
