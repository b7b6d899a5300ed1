import { isEmptyField } from '../../content/fields.ts';
import { Text } from '../../content/Text.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { FooterMake } from './Footer.data.ts';
import { heading as headingStyle } from './Footer.styles.ts';
import * as styles from './Makes.styles.ts';

/** Renders logos of the makes that the site sells, each a link to its car list (F023). Renders nothing without makes. */
export function Makes({ heading, makes }: { heading: unknown; makes: readonly FooterMake[] }) {
  const translate = useTranslate();
  if (makes.length === 0) return null;
  return (
    <nav className={styles.makes} aria-label={translate('brands')}>
      {!isEmptyField(heading) && (
        <Heading level={2} size="small" className={headingStyle}>
          <Text field={heading} />
        </Heading>
      )}
      <ul className={styles.list}>
        {makes.map((make) => (
          <li key={make.href}>
            <a className={styles.make} href={make.href}>
              <MakeLogo make={make} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SVG_FILE = /\.svg(?:$|\?)/i;

/** Renders the logo, or the name without one. SVG logos take the footer's text colour; other images have their own background. */
function MakeLogo({ make: { title, logo } }: { make: FooterMake }) {
  if (!logo) return <span>{title}</span>;
  return (
    <img
      className={styles.logo}
      data-picture={!SVG_FILE.test(logo.src) || undefined}
      loading="lazy"
      decoding="async"
      src={logo.src}
      alt={logo.alt || title}
      width={logo.width ?? undefined}
      height={logo.height ?? undefined}
    />
  );
}
