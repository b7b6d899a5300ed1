import { isEmptyField } from '../../content/fields.ts';
import { Text } from '../../content/Text.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './Brands.styles.ts';
import type { FooterBrand } from './Footer.data.ts';
import { heading as headingStyle } from './Footer.styles.ts';

/** Renders logos of the makes that the site sells, each a link to its car list (F023). Renders nothing without makes. */
export function Brands({ heading, brands }: { heading: unknown; brands: readonly FooterBrand[] }) {
  const translate = useTranslate();
  if (brands.length === 0) return null;
  return (
    <nav className={styles.brands} aria-label={translate('brands')}>
      {!isEmptyField(heading) && (
        <Heading level={2} size="small" className={headingStyle}>
          <Text field={heading} />
        </Heading>
      )}
      <ul className={styles.list}>
        {brands.map((brand) => (
          <li key={brand.href}>
            <a className={styles.brand} href={brand.href}>
              <BrandLogo brand={brand} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const SVG_FILE = /\.svg(?:$|\?)/i;

/** Renders the logo, or the name without one. SVG logos take the footer's text colour; other images have their own background. */
function BrandLogo({ brand: { title, logo } }: { brand: FooterBrand }) {
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
