import { isEmptyField } from '../../content/fields.ts';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { FORGET_PATH, FORGOTTEN_ID } from '../../contracts/consent/forget.ts';
import { DATA_USE_NAMES, DATA_USES } from '../../contracts/forms/personalData.ts';
import { retentionText } from '../../features/company/retentionText.ts';
import { classes } from '../../lib/classes.ts';
import { Button } from '../../ui/Button.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { useSharedContext, useTranslate } from '../../ui/sharedContext.ts';
import { frame, sideHeading } from '../../ui/sideHeading.styles.ts';
import * as styles from './DataUses.styles.ts';

/**
 * Renders what the forms of the site use personal data for, from the same table as the notices of the forms; and the button with which visitors
 * delete what their browser has stored, also without scripts.
 */
export function DataUses({ fields }: ComponentProps) {
  const translate = useTranslate();
  const { site, language } = useSharedContext();
  const company = site.company.name;
  return (
    <section className={classes(container, section)}>
      <div className={frame}>
        <div className={classes(sideHeading, styles.parts)}>
          <Heading level={2} size="block">
            {isEmptyField(fields.Title) ? translate('privacyMore') : <Text field={fields.Title} />}
          </Heading>
          <ul className={styles.list}>
            {DATA_USE_NAMES.map((name) => {
              const period = retentionText(name, language.locale);
              return (
                <li key={name} className={styles.use}>
                  <p className={styles.purpose}>{translate(DATA_USES[name].purpose, { company })}</p>
                  <p>{translate(DATA_USES[name].ground)}</p>
                  <p>{period ? translate('privacyKept', { period }) : translate('privacyKeptUntilEnd')}</p>
                </li>
              );
            })}
          </ul>
        </div>
      </div>
      <div className={frame}>
        <div className={classes(sideHeading, styles.parts)}>
          <Heading level={2} size="block">
            {translate('forgetTitle')}
          </Heading>
          <form method="post" action={FORGET_PATH} className={styles.forget}>
            <p>{translate('forgetText')}</p>
            <Button type="submit" kind="secondary">
              {translate('forgetButton')}
            </Button>
            <p id={FORGOTTEN_ID} tabIndex={-1} className={styles.forgotten}>
              {translate('forgotten')}
            </p>
          </form>
        </div>
      </div>
    </section>
  );
}
