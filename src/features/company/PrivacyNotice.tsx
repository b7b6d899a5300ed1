import { DATA_USES, type DataUseName } from '../../contracts/forms/personalData.ts';
import { useSharedContext, useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './PrivacyNotice.styles.ts';
import { retentionText } from './retentionText.ts';

/**
 * Renders what a form does with personal data, where they are entered: who uses them for what, and the link to the privacy page in
 * sight; legal ground, retention, recipients and rights behind a summary, which opens without scripts.
 */
export function PrivacyNotice({ use }: { use: DataUseName | null }) {
  const translate = useTranslate();
  const { site, language } = useSharedContext();
  if (!use) return null;
  const { name: company, email } = site.company;
  const { purpose, ground } = DATA_USES[use];
  const period = retentionText(use, language.locale);
  const texts = [
    translate(ground),
    period ? translate('privacyKept', { period }) : translate('privacyKeptUntilEnd'),
    translate('privacyShared'),
    translate('privacyRights', { authority: translate('privacyAuthority') }),
  ];
  return (
    <div className={styles.notice} data-privacy={use}>
      <span>{`${translate(purpose, { company })} `}</span>
      <a href={language.prefix + site.paths.privacyPolicy}>{translate('privacyPolicy')}</a>
      <details>
        <summary>{translate('privacyMore')}</summary>
        <span>{`${translate('privacyController', { company })} `}</span>
        <a href={`mailto:${email}`}>{email}</a>
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </details>
    </div>
  );
}
