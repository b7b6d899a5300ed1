import { usePage } from '../../page/PageContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './ConsentLayers.styles.ts';
import { CONSENT_BANNER } from './consentActions.ts';
import { useConsentSettings } from './consentStore.ts';
import { hasConsentLayer } from './hasConsentLayer.ts';

const TITLE = 'consent-title';

/**
 * Renders our consent manager: the first layer, and the second once it is opened. Every page has the first layer's markup; the
 * first-paint script shows it to visitors who have not chosen (Q35). Renders nothing for editors and on sites with another manager.
 */
export function ConsentLayers() {
  const Settings = useConsentSettings();
  if (!hasConsentLayer(usePage())) return null;
  return (
    <>
      <Banner />
      {Settings && <Settings />}
    </>
  );
}

/** Renders the first layer. `startConsent` handles its buttons, so that they work before hydration. */
function Banner() {
  const { language, site } = usePage();
  const translate = useTranslate();
  const { cookiePolicy } = site.paths;
  return (
    <section id={CONSENT_BANNER} className={styles.banner} aria-labelledby={TITLE}>
      <div className={styles.inner}>
        <div className={styles.body}>
          <h2 id={TITLE} className={styles.title}>
            {translate('consentTitle')}
          </h2>
          <p>
            <span>{`${translate('consentText')} `}</span>
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
