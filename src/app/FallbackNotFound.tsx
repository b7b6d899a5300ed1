import { usePage } from '../page/PageContext.tsx';
import { buttons } from '../ui/button.styles.ts';
import { Heading } from '../ui/Heading.tsx';
import { container, section } from '../ui/layout.styles.ts';
import { useTranslate } from '../ui/sharedContext.ts';

/** Renders a not-found text from the dictionary, for sites without a not-found page on the platform. */
export function FallbackNotFound() {
  const { home } = usePage();
  const translate = useTranslate();
  return (
    <section className={`${container} ${section}`}>
      <Heading level={1} size="page">
        {translate('notFoundTitle')}
      </Heading>
      <p>{translate('notFoundText')}</p>
      <p>
        <a className={buttons.primary} href={home}>
          {translate('goToHome')}
        </a>
      </p>
    </section>
  );
}
