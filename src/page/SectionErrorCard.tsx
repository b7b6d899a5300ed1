import { useTranslate } from '../ui/sharedContext.ts';
import { usePage } from './PageContext.tsx';
import { button, card } from './SectionErrorCard.styles.ts';

/** Stands where a section should be that could not be shown (F010). Reloads by an ordinary link, so also without scripts. */
export function SectionErrorCard() {
  const translate = useTranslate();
  const { path, search, route, status } = usePage();
  // Without the platform the card is the whole page, and its heading the page's.
  const Heading = status === 503 && route.itemId === null ? 'h1' : 'h2';
  return (
    <section className={card} data-section-error="">
      <Heading>{translate('sectionErrorTitle')}</Heading>
      <p>{translate('sectionErrorText')}</p>
      <a className={button} href={search ? `${path}?${search}` : path} data-reload="">
        {translate('reloadPage')}
      </a>
    </section>
  );
}
