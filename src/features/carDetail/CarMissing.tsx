import { classes } from '../../lib/classes.ts';
import { usePage } from '../../page/PageContext.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { container } from '../../ui/layout.styles.ts';
import { useFeature, useTranslate } from '../../ui/sharedContext.ts';
import { CarImage } from '../car/CarImage.tsx';
import { altOf } from '../car/carImages.ts';
import { listPath } from '../carSearch/listPath.ts';
import { EMPTY_QUERY } from '../carSearch/listState.ts';
import { listHref } from '../carSearch/listUrl.ts';
import { MissingCarForm } from '../leads/MissingCarForm.tsx';
import * as styles from './CarDetail.styles.ts';
import type { MissingCarView } from './detailData.ts';

/** Replaces an unknown or sold car: its name, the reason, a link to a search for similar cars (F068), and the contact form. */
export function CarMissing({ sold, keyphrase, keyphraseLabel, name, image, id, dealer, asOf }: MissingCarView) {
  const translate = useTranslate();
  const takesLeads = useFeature('leads');
  const { site, language } = usePage();
  return (
    <section className={classes(container)}>
      <div className={styles.missing} data-picture={image ? '' : undefined}>
        {image && (
          <div className={styles.missingImage}>
            <CarImage
              src={image.src}
              alt={altOf(name, image, translate)}
              sizes="(min-width: 40rem) 24rem, calc(100vw - 3rem)"
              loading="first"
            />
          </div>
        )}
        <div className={styles.missingText}>
          <Heading level={1} size="page">
            {translate(sold ? 'carSoldTitle' : 'carNotFoundTitle')}
          </Heading>
          {name && <p className={styles.missingName}>{name}</p>}
          <p>{translate(sold ? 'carSoldText' : 'carNotFoundText')}</p>
          <div className={styles.actions}>
            {keyphrase && (
              <ButtonLink href={listHref({ ...EMPTY_QUERY, keyphrase }, null, site, language)}>
                {translate('searchSimilar', { name: keyphraseLabel })}
              </ButtonLink>
            )}
            <ButtonLink kind={keyphrase ? 'secondary' : 'primary'} href={listPath(site, language)}>
              {translate('seeAllCars')}
            </ButtonLink>
          </div>
        </div>
      </div>
      {takesLeads && <MissingCarForm car={id} dealer={dealer} name={name} asOf={asOf} />}
    </section>
  );
}
