import { BlockHeading } from '../../content/BlockHeading.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import * as styles from './StockByFacet.styles.ts';
import { layoutOf } from './stock.ts';

/** Renders the section while its counts load, with the height that it has with all its links. */
export function StockByFacetSkeleton({ fields, params }: Pick<ComponentProps, 'fields' | 'params'>) {
  const isPlaces = layoutOf(params) === 'places';
  return (
    <section className={classes(container, section)}>
      <div className={isPlaces ? styles.places : undefined}>
        <BlockHeading fields={fields} link={fields.Link} />
        <div className={isPlaces ? styles.ladderSpace : styles.swatchSpace} aria-hidden="true" />
      </div>
    </section>
  );
}
