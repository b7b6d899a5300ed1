import { BlockHeading } from '../../content/BlockHeading.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import * as styles from './CarLineup.styles.ts';
import { layoutOf } from './lineup.ts';

const SLOTS = [1, 2, 3];

/** Renders the section while its cars load, with the height that three cars have. */
export function CarLineupSkeleton({ fields, params }: Pick<ComponentProps, 'fields' | 'params'>) {
  const isScale = layoutOf(params) === 'scale';
  return (
    <section className={isScale ? styles.paper : classes(container, section)}>
      <div className={isScale ? container : styles.plates}>
        <BlockHeading fields={fields} link={fields.Link} />
        <div className={isScale ? styles.profiles : styles.list} aria-hidden="true">
          {SLOTS.map((slot) => (
            <div key={slot} className={styles.slot} />
          ))}
        </div>
      </div>
    </section>
  );
}
