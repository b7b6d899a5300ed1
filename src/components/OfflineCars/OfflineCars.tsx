import { COPY_DAYS } from '../../contracts/offline/copyDays.ts';
import { COPY_LIST, COPY_TEMPLATES, TIME_MARK } from '../../features/offline/copyMarkup.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { container } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './OfflineCars.styles.ts';

/** The URL of the document, which the worker may have shown in place of any page. */
const SAME_PAGE = '';
/** In place of the name of a car. */
const NAME = '{name}';

/**
 * Renders the page that the service worker shows in place of every page without a connection, and the templates of what copies of cars say.
 * The browser fetches it, stores it, and fills in the list (docs/decisions/0224).
 */
export function OfflineCars() {
  const translate = useTranslate();
  return (
    <section className={container}>
      <div className={styles.page}>
        <Heading level={1} size="section">
          {translate('offlineTitle')}
        </Heading>
        <p className={styles.intro}>{translate('offlineText')}</p>
        <p>
          <ButtonLink href={SAME_PAGE}>{translate('tryAgain')}</ButtonLink>
        </p>
        <Heading level={2} size="card">
          {translate('offlineCopies')}
        </Heading>
        <ul id={COPY_LIST} className={styles.list} />
        <p className={styles.small}>{translate('offlineLifetime', { days: COPY_DAYS })}</p>
      </div>
      <Templates />
    </section>
  );
}

function Templates() {
  const translate = useTranslate();
  const time = TIME_MARK;
  return (
    <>
      <template id={COPY_TEMPLATES.banner}>
        <aside className={styles.banner} aria-label={translate('offlineTitle')}>
          <p data-time="">{translate('copyBanner', { time })}</p>
          <a href={SAME_PAGE}>{translate('copyReload')}</a>
        </aside>
      </template>
      <template id={COPY_TEMPLATES.price}>
        <p className={styles.small} data-time="">
          {translate('copyPrice', { time })}
        </p>
      </template>
      <template id={COPY_TEMPLATES.form}>
        <p className={styles.form}>{translate('copyForm')}</p>
      </template>
      <template id={COPY_TEMPLATES.entry}>
        <li>
          <a href={SAME_PAGE}>{NAME}</a>
          <span className={styles.small} data-time="">
            {translate('copyEntry', { time })}
          </span>
        </li>
      </template>
    </>
  );
}
