import { usePage, useTranslate } from './PageContext.tsx';
import { button, card } from './SectionErrorCard.styles.ts';

/** Stands where a section should be that could not be shown (F010). Reloads by an ordinary link, so also without scripts. */
export function SectionErrorCard() {
  const translate = useTranslate();
  const { path, search } = usePage();
  return (
    <section className={card} data-section-error="">
      <h2>{translate('sectionErrorTitle')}</h2>
      <p>{translate('sectionErrorText')}</p>
      <a className={button} href={search ? `${path}?${search}` : path} data-reload="">
        {translate('reloadPage')}
      </a>
    </section>
  );
}
