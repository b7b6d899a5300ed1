import { SAVED_SEARCH } from '../../contracts/search/listVariants.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useFeature, useTranslate } from '../../ui/sharedContext.ts';
import { listPath } from '../carSearch/listPath.ts';
import { bumped, heart, inline, number, small } from './SavedLink.styles.ts';
import { useSavedCount } from './savedStore.ts';

const VARIANTS = { inline, heart, small } as const;

/**
 * Renders a link to the saved cars with their number. It appears with the first saved car. It is before right-aligned content or
 * in free space, so that the layout does not shift.
 */
export function SavedLink({ as }: { as: keyof typeof VARIANTS }) {
  const { language, mode, site } = usePage();
  const translate = useTranslate();
  const count = useSavedCount();
  const hasCars = useFeature('stock');
  if (count === 0 || mode || !hasCars) return null;
  return (
    <a className={VARIANTS[as]} href={`${listPath(site, language)}?${SAVED_SEARCH}`}>
      <Icon name="heart" size={as === 'small' ? 15 : 20} />
      <span
        className={as === 'heart' ? visuallyHidden : bumped}
        data-saved-count=""
      >{`${translate('savedCars')} (${count})`}</span>
      {as === 'heart' && (
        <span className={number} aria-hidden="true" data-saved-count="">
          {count}
        </span>
      )}
    </a>
  );
}
