import { BlockHeading } from '../../content/BlockHeading.tsx';
import { isEmptyField } from '../../content/fields.ts';
import type { ComponentProps } from '../../content/views.ts';
import { DealerImage } from '../../features/dealers/DealerImage.tsx';
import { dealerHref, townText } from '../../features/dealers/dealerView.ts';
import * as cards from '../../features/dealers/list/DealerList.styles.ts';
import { classes } from '../../lib/classes.ts';
import { phoneHref } from '../../lib/contactHref.ts';
import { usePage } from '../../page/PageContext.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import { UnbrokenName } from '../../ui/UnbrokenName.tsx';
import type { SiteTeaserData } from './SiteTeaser.data.ts';
import * as styles from './SiteTeaser.styles.ts';

const SIZES = '(min-width: 64rem) 20rem, (min-width: 40rem) 46vw, calc(100vw - 3rem)';

/** Renders four dealers with links to their pages (F105). Renders nothing without dealers. */
export function SiteTeaser({ fields, data }: ComponentProps<SiteTeaserData | undefined>) {
  const translate = useTranslate();
  const { site, language } = usePage();
  if (!data || data.sites.length === 0) return null;
  const toList = { value: { href: `${language.prefix}${site.paths.dealers}`, text: translate('allDealers') } };
  return (
    <section className={classes(container, section)}>
      <BlockHeading fields={fields} link={isEmptyField(fields.Link) ? toList : fields.Link} />
      <ul className={styles.grid}>
        {data.sites.map((dealer) => (
          <li key={dealer.slug}>
            <article className={cards.card}>
              <DealerImage dealer={dealer} sizes={SIZES} />
              <div className={cards.body}>
                <Heading level={isEmptyField(fields.Title) ? 2 : 3} size="card">
                  <a className={cards.link} href={dealerHref(dealer, site, language)}>
                    <UnbrokenName name={dealer.name} />
                  </a>
                </Heading>
                <p>{dealer.street}</p>
                <p>{townText(dealer)}</p>
                <div className={cards.actions}>
                  {dealer.phone && <a href={phoneHref(dealer.phone)}>{dealer.phone}</a>}
                </div>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
