import type { ComponentProps } from '../../content/views.ts';
import type { RequestContact } from '../../features/leads/sellCar.ts';
import { ManagedTireChange } from '../../features/tireHotel/manage/ManagedTireChange.tsx';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';

/** Renders the wheel change behind the signed link of a confirmation, to see, move and cancel it. */
export function ManageTireChange({ data }: ComponentProps<{ contact: RequestContact }>) {
  return (
    <section id="wheel-change" className={classes(container, section)}>
      <ManagedTireChange contact={data.contact} />
    </section>
  );
}
