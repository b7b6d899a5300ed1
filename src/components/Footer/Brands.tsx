import { isEmptyField } from '../../content/fields.ts';
import { Text } from '../../content/Text.tsx';
import { Heading } from '../../ui/Heading.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './Brands.styles.ts';
import type { FooterBrand } from './Footer.data.ts';
import { heading as headingStyle } from './Footer.styles.ts';

/** Logos of the makes that the site sells, each leading to the list of its cars (F023). Nothing without makes. */
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
              <Mark brand={brand} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const DRAWING = /\.svg(?:$|\?)/i;

/** The logo, its name where there is none. Drawings take the colour of the footer; pictures stand on a ground of their own. */
function Mark({ brand: { title, logo } }: { brand: FooterBrand }) {
  if (!logo) return title;
  return (
    <img
      className={styles.logo}
      data-picture={!DRAWING.test(logo.src) || undefined}
      loading="lazy"
      decoding="async"
      src={logo.src}
      alt={logo.alt || title}
      width={logo.width ?? undefined}
      height={logo.height ?? undefined}
    />
  );
}
