import { usePage } from '../page/PageContext.tsx';
import { useTranslate } from '../ui/sharedContext.ts';
import { button, card } from './SectionErrorCard.styles.ts';

/** Renders the error card of a failed section (F010). Its link reloads the page and works without scripts. */
export function SectionErrorCard() {
  const translate = useTranslate();
  const { path, search, route, status } = usePage();
  // When the platform is unavailable the card is the only content of the page, so its heading is the `h1`.
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
