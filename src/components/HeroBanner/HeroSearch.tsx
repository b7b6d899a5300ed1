import { useTranslate } from '../../app/PageContext.tsx';
import { linkValue, textValue } from '../../content/fields.ts';
import { Icon } from '../../ui/Icon.tsx';
import { visuallyHidden } from '../../ui/layout.styles.ts';
import * as styles from './HeroSearch.styles.ts';

/**
 * A search that leads to the configured address with `keyphrase`, its other query parameters kept (F015). A form by GET:
 * Enter, the button and the cross work without scripts. Nothing without an address.
 */
export function HeroSearch({ url, placeholder }: { url: unknown; placeholder: unknown }) {
  const translate = useTranslate();
  const link = linkValue(url);
  if (!link) return null;
  const { action, kept } = searchTarget(link.href);
  return (
    <search className={styles.search}>
      <form className={styles.form} action={action} method="get">
        {kept.map(([name, value]) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        ))}
        <Icon name="search" size={22} className={styles.glass} />
        <label className={styles.field}>
          <span className={visuallyHidden}>{translate('siteSearch')}</span>
          <input
            className={styles.input}
            type="search"
            name="keyphrase"
            maxLength={120}
            enterKeyHint="search"
            autoComplete="off"
            placeholder={textValue(placeholder) || translate('siteSearch')}
          />
        </label>
        <button type="reset" className={styles.clear} aria-label={translate('clearSearch')}>
          <Icon name="close" size={18} />
        </button>
        <button type="submit" className={styles.submit}>
          <Icon name="search" size={22} />
          <span>{translate('siteSearch')}</span>
        </button>
      </form>
    </search>
  );
}

/** The form's address, and the parameters of the link that go with it: a form by GET drops those in `action`. */
export function searchTarget(href: string): { action: string; kept: [name: string, value: string][] } {
  const [address = ''] = href.split('#');
  const [action = '', query = ''] = address.split('?');
  return { action, kept: [...new URLSearchParams(query)].filter(([name]) => name !== 'keyphrase') };
}
