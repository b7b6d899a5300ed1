import { mailHref, phoneHref } from '../../../lib/contactHref.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmailText } from '../../../ui/EmailText.tsx';
import * as form from '../../../ui/form/form.styles.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { container } from '../../../ui/layout.styles.ts';
import { useTranslate } from '../../../ui/sharedContext.ts';
import type { WorkshopContact } from '../workshopRequest.ts';
import * as styles from './WorkshopList.styles.ts';

/** Name of the workshops' departments in the Swedish index of dealers, which its list filters by. */
const SERVICE_NAME = 'Service och verkstad';

/** Renders all workshops with phone and e-mail, and a search for those of a place. Both work without scripts. */
export function WorkshopList({ workshops }: { workshops: readonly WorkshopContact[] }) {
  const translate = useTranslate();
  const { site, language } = usePage();
  if (workshops.length === 0) return null;
  return (
    <details className={`${container} ${styles.list}`}>
      <summary>
        <span>{`${translate('bookingWorkshopList')} (${workshops.length})`}</span>
        <Icon name="chevronDown" size={18} />
      </summary>
      <p className={form.hint}>{translate('bookingWorkshopOrder')}</p>
      <form action={`${language.prefix}${site.paths.dealers}`} method="get" className={styles.search}>
        <label htmlFor="workshops-place" className={form.label}>
          {translate('bookingRequestPlace')}
        </label>
        <input id="workshops-place" name="keyphrase" className={form.input} autoComplete="address-level2" />
        <input type="hidden" name="site_departments.service_name" value={SERVICE_NAME} />
        <Button type="submit" kind="secondary">
          {translate('bookingWorkshopSearch')}
        </Button>
      </form>
      <ul className={styles.workshops}>
        {workshops.map(({ id, name, town, phone, email }) => (
          <li key={id}>
            <strong>{name}</strong>
            <span>{town}</span>
            {phone && <a href={phoneHref(phone)}>{phone}</a>}
            {email && (
              <a href={mailHref(email)}>
                <EmailText email={email} />
              </a>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
