import { usePage, useTranslate } from '../../app/PageContext.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { CarRow } from '../../features/cars/CarRow.tsx';
import { listHref } from '../../features/cars/listAddress.ts';
import { EMPTY_QUERY } from '../../features/cars/listState.ts';
import * as styles from '../../features/dealers/DealerDetail.styles.ts';
import { DealerLines } from '../../features/dealers/DealerLines.tsx';
import { Department } from '../../features/dealers/Department.tsx';
import type { DealerPageView } from '../../features/dealers/dealerPage.ts';
import { SitePicture } from '../../features/dealers/SitePicture.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { container } from '../../ui/layout.styles.ts';

/** A dealer: where it is, its departments with their hours, its latest cars and the way to all of them (F081). */
export function DealerDetail({ data }: ComponentProps<DealerPageView>) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const { name, city } = data;
  const all = { ...EMPTY_QUERY, values: { ...(city && { car_site_city: [city] }), car_site_name: [name] } };
  return (
    <>
      <article className={container}>
        <a className={styles.back} href={`${language.prefix}${site.paths.dealers}`}>
          <Icon name="chevronLeft" size={16} />
          {translate('backToDealers')}
        </a>
        <header className={styles.head}>
          <div className={styles.hero}>
            <SitePicture dealer={data} sizes="(min-width: 64rem) 56rem, 100vw" priority />
          </div>
          <div className={styles.contact}>
            <Heading level={1} size="section">
              {name}
            </Heading>
            <DealerLines dealer={data} />
            <ButtonLink href={listHref(all, null, site, language)}>{translate('carsAtDealer', { name })}</ButtonLink>
          </div>
        </header>
        {data.departments.length > 0 && (
          <section className={styles.section}>
            <Heading level={2} size="section">
              {translate('departments')}
            </Heading>
            <div className={styles.departments}>
              {data.departments.map((department) => (
                <Department key={department.name} department={department} />
              ))}
            </div>
          </section>
        )}
      </article>
      <CarRow title={translate('latestArrivals')} cars={data.latest} />
    </>
  );
}
