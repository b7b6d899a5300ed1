import { usePage } from '../../page/PageContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './ConsentLayers.styles.ts';
import { CONSENT_BANNER } from './consentActions.ts';
import { useConsentSettings } from './consentStore.ts';

const TITLE = 'consent-title';

/**
 * Our consent manager: the first layer, the same in every visitor's markup and shown by the first-paint script to those
 * who have not chosen (Q35); the second once it is opened. Nothing where the site has another manager, nor for editors.
 */
export function ConsentLayers() {
  const Settings = useConsentSettings();
  const { mode, site, status } = usePage();
  // Without the platform there are no words for it either, and nothing is measured.
  if (mode || site.consentManager || status === 503) return null;
  return (
    <>
      <Banner />
      {Settings && <Settings />}
    </>
  );
}

/** Its buttons are handled by `startConsent`, so that they work before the page is hydrated. */
function Banner() {
  const { language, site } = usePage();
  const translate = useTranslate();
  const { cookiePolicy } = site.paths;
  return (
    <section id={CONSENT_BANNER} className={styles.banner} aria-labelledby={TITLE}>
      <div className={styles.inner}>
        <div className={styles.words}>
          <Heading level={2} size="card" id={TITLE}>
            {translate('consentTitle')}
          </Heading>
          <p>
            {translate('consentText')}{' '}
            {cookiePolicy && <a href={language.prefix + cookiePolicy}>{translate('consentPolicy')}</a>}
          </p>
        </div>
        <div className={styles.buttons}>
          <Button kind="secondary" data-choose="none">
            {translate('consentRejectAll')}
          </Button>
          <Button kind="secondary" data-choose="all">
            {translate('consentAcceptAll')}
          </Button>
          <Button kind="secondary" data-choose="" aria-haspopup="dialog">
            {translate('consentMore')}
          </Button>
        </div>
      </div>
    </section>
  );
}
