import type { CSSProperties } from 'react';
import { BlockHeading } from '../../content/BlockHeading.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import * as styles from './StockByFacet.styles.ts';
import { layoutOf, type StockData, type StockLink } from './stock.ts';

export { StockByFacetSkeleton } from './StockByFacetSkeleton.tsx';

/** Renders how many cars of the stock are in each place, from north to south, or have each colour. Renders nothing without cars. */
export function StockByFacet({ fields, params, data }: ComponentProps<StockData | undefined>) {
  const links = data?.links ?? [];
  if (links.length === 0) return null;
  const isPlaces = layoutOf(params) === 'places';
  return (
    <section className={classes(container, section)}>
      <div className={isPlaces ? styles.places : undefined}>
        <BlockHeading fields={fields} link={fields.Link} />
        <ul className={isPlaces ? styles.ladder : styles.swatches}>
          {links.map((link) => (
            <li key={link.href} style={propertiesOf(link)}>
              {isPlaces ? <Place link={link} /> : <Swatch link={link} />}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const propertiesOf = ({ share, colour }: StockLink) =>
  ({ '--share': share, ...(colour && { '--ground': colour.ground, '--ink': colour.ink }) }) as CSSProperties;

function Place({ link: { name, count, href, latitude } }: { link: StockLink }) {
  return (
    <a className={styles.place} href={href}>
      <span className={styles.latitude}>{latitude}</span>
      <span className={styles.name}>{name}</span>
      <span className={styles.bar} aria-hidden="true" />
      <span className={styles.count}>{count}</span>
    </a>
  );
}

function Swatch({ link: { name, count, href } }: { link: StockLink }) {
  return (
    <a className={styles.swatch} href={href}>
      <span className={styles.colourName}>{name}</span>
      <span>{count}</span>
    </a>
  );
}
