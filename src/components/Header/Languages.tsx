import { usePage, useTranslate } from '../../app/PageContext.tsx';
import type { PageData } from '../../contracts/page.ts';
import { Icon } from '../../ui/Icon.tsx';
import { language, languages } from './Menu.styles.ts';

/** The same page in the site's other languages (F022); nothing where there is none. */
export function Languages() {
  const page = usePage();
  const translate = useTranslate();
  const others = otherLanguages(page);
  if (others.length === 0) return null;
  return (
    <nav className={languages} aria-label={translate('chooseLanguage')}>
      {others.map((other) => (
        <a key={other.language} className={language} href={other.path} lang={other.language} hrefLang={other.language}>
          <Icon name="globe" size={18} />
          {other.name}
        </a>
      ))}
    </nav>
  );
}

/** The page in the languages that are not shown now. */
export const otherLanguages = ({ translations, language: shown }: Pick<PageData, 'translations' | 'language'>) =>
  translations.filter((translation) => translation.language !== shown.code);
