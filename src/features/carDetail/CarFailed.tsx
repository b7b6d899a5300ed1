import { GroupPhone } from '../../page/GroupPhone.tsx';
import { usePage } from '../../page/PageContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { container } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { listPath } from '../carSearch/listPath.ts';
import * as styles from './CarDetail.styles.ts';

/** Replaces a car while the search is unavailable: the error, a retry link, a link to the list and the group's phone number. */
export function CarFailed() {
  const translate = useTranslate();
  const { site, language, path, search } = usePage();
  return (
    <section className={container}>
      <div className={styles.missing}>
        <Heading level={1} size="page">
          {translate('carFailedTitle')}
        </Heading>
        <p>{translate('carFailedText')}</p>
        <div className={styles.actions}>
          <ButtonLink href={search ? `${path}?${search}` : path} data-reload="">
            {translate('tryAgain')}
          </ButtonLink>
          <ButtonLink kind="secondary" href={listPath(site, language)}>
            {translate('seeAllCars')}
          </ButtonLink>
          <GroupPhone />
        </div>
      </div>
    </section>
  );
}
