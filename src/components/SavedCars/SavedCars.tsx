import { listPath } from '../../features/carSearch/listPath.ts';
import { usePage } from '../../page/PageContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { container } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { useIsHydrated } from '../../ui/useIsHydrated.ts';
import * as styles from './SavedCars.styles.ts';
import { SavedList } from './SavedList.tsx';

/** Renders the cars that this browser has saved, instead of the car list. */
export function SavedCars() {
  const { site, language } = usePage();
  const translate = useTranslate();
  const isHydrated = useIsHydrated();
  const allCars = (
    <ButtonLink kind="secondary" href={listPath(site, language)}>
      {translate('seeAllCars')}
    </ButtonLink>
  );
  return (
    <section className={container}>
      <div className={styles.page}>
        <Heading level={1} size="section">
          {translate('savedCars')}
        </Heading>
        <p className={styles.intro}>{translate('savedIntro')}</p>
        <p className={styles.noScript}>{translate('savedScripts')}</p>
        {isHydrated ? (
          <div className={styles.list}>
            <SavedList>{allCars}</SavedList>
          </div>
        ) : (
          <p>{allCars}</p>
        )}
      </div>
    </section>
  );
}
