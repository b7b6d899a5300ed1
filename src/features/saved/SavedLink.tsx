import { SAVED_SEARCH } from '../../contracts/listVariants.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { beside, heart, number, small } from './SavedLink.styles.ts';
import { useSavedCount } from './savedStore.ts';

const LOOKS = { beside, heart, small } as const;

/**
 * The way to the saved cars, with their number; there as soon as there are any. It stands before what is aligned to the
 * right, or in a place that is free, so that nothing moves when it comes.
 */
export function SavedLink({ as }: { as: keyof typeof LOOKS }) {
  const { language, mode, site } = usePage();
  const translate = useTranslate();
  const count = useSavedCount();
  if (count === 0 || mode) return null;
  return (
    <a className={LOOKS[as]} href={`${language.prefix}${site.paths.carList}?${SAVED_SEARCH}`}>
      <Icon name="heart" size={as === 'small' ? 15 : 20} />
      <span className={as === 'heart' ? visuallyHidden : undefined}>{`${translate('savedCars')} (${count})`}</span>
      {as === 'heart' && (
        <span className={number} aria-hidden="true">
          {count}
        </span>
      )}
    </a>
  );
}
