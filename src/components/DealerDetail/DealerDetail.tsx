import type { ComponentProps } from '../../content/views.ts';
import { plainText } from '../../contracts/search/valueTexts.ts';
import { laterPart } from '../../delivery/laterPart.tsx';
import { CarRow } from '../../features/carCard/CarRow.tsx';
import { carsOfDealerHref } from '../../features/carSearch/carsOfDealerHref.ts';
import * as styles from '../../features/dealers/DealerDetail.styles.ts';
import { DealerImage } from '../../features/dealers/DealerImage.tsx';
import { DealerLines } from '../../features/dealers/DealerLines.tsx';
import { DealerLocation } from '../../features/dealers/DealerLocation.tsx';
import { groups } from '../../features/dealers/Department.styles.ts';
import { DepartmentGroup, SharedDays } from '../../features/dealers/Department.tsx';
import type { DealerPageView } from '../../features/dealers/dealerPage.ts';
import { OpeningNow } from '../../features/dealers/hours/OpeningNow.tsx';
import { sharedDays } from '../../features/dealers/hours/otherDays.ts';
import { useDepartmentLinks } from '../../features/leads/departmentLinks.ts';
import { classes } from '../../lib/classes.ts';
import { BackLink } from '../../page/BackLink.tsx';
import { usePage } from '../../page/PageContext.tsx';
import { Placeholder } from '../../sections/Placeholder.tsx';
import { ButtonLink } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { container } from '../../ui/layout.styles.ts';
import { useFeature, useTranslate } from '../../ui/sharedContext.ts';

/** Placeholder for editors' components on every dealer's page, between location and cars. */
const PLACEHOLDER = 'dealer-detail';

/** Most visitors of a dealer do not reach it. */
const DealerContactForm = laterPart(
  'dealer-contact-form',
  async () => (await import('../../features/leads/DealerContactForm.tsx')).DealerContactForm,
);

/** Renders a dealer (F081): contact, departments with hours, contact form, location, latest cars and the link to all of them. */
export function DealerDetail({ rendering, data }: ComponentProps<DealerPageView>) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const takesLeads = useFeature('leads');
  useDepartmentLinks();
  const commonDays = sharedDays(data.groups);
  return (
    <>
      <article className={container}>
        <BackLink className={styles.back} href={`${language.prefix}${site.paths.dealers}`}>
          {translate('backToDealers')}
        </BackLink>
        <DealerHead dealer={data} />
        {data.groups.length > 0 && (
          <section className={styles.section}>
            <Heading level={2} size="section">
              {translate('departments')}
            </Heading>
            <div className={groups}>
              {data.groups.map((group) => (
                <DepartmentGroup
                  key={plainText(group.departments[0]?.name ?? '')}
                  group={group}
                  asOf={data.asOf}
                  hasSharedDays={commonDays !== null}
                />
              ))}
              {commonDays && <SharedDays days={commonDays} asOf={data.asOf} />}
            </div>
          </section>
        )}
        {takesLeads && <DealerContactForm key={data.id} dealer={data} />}
        <DealerLocation dealer={data} />
      </article>
      <Placeholder name={PLACEHOLDER} rendering={rendering} />
      <div className={styles.screenOnly}>
        <CarRow title={translate('latestArrivals')} cars={data.latest} />
        {data.latest.length > 0 && (
          <p className={classes(container, styles.allCars)}>
            <ButtonLink kind="secondary" href={carsOfDealerHref(data, site, language)}>
              {translate('carsAtDealer', { name: data.name })}
            </ButtonLink>
          </p>
        )}
      </div>
    </>
  );
}

/** Renders image, name, opening state, contact, and the links to the dealer's cars and its contact form. */
function DealerHead({ dealer }: { dealer: DealerPageView }) {
  const translate = useTranslate();
  const { site, language } = usePage();
  const takesLeads = useFeature('leads');
  const { name, opening } = dealer;
  return (
    <header className={styles.head}>
      <div className={styles.hero}>
        <DealerImage dealer={dealer} sizes="(min-width: 80rem) 46rem, (min-width: 64rem) 58vw, 100vw" priority />
      </div>
      <div className={styles.contact}>
        <Heading level={1} size="section">
          {name}
        </Heading>
        {opening && <OpeningNow spans={opening.spans} department={opening.department} asOf={dealer.asOf} />}
        <DealerLines dealer={dealer} />
        <p className={styles.actions}>
          <ButtonLink href={carsOfDealerHref(dealer, site, language)}>{translate('carsHere')}</ButtonLink>
          {takesLeads && (
            <ButtonLink kind="secondary" href="#contact-form">
              {translate('writeToDealer')}
            </ButtonLink>
          )}
        </p>
      </div>
    </header>
  );
}
