import type { ComponentProps } from '../../content/views.ts';
import type { RequestContact } from '../../features/leads/sellCar.ts';
import { ManagedTestDrive } from '../../features/leads/testDrive/ManagedTestDrive.tsx';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';

/** Renders the test drive behind the signed link of a confirmation, to see, move and cancel it (rank 19). */
export function ManageTestDrive({ data }: ComponentProps<{ contact: RequestContact }>) {
  return (
    <section id="test-drive" className={classes(container, section)}>
      <ManagedTestDrive contact={data.contact} />
    </section>
  );
}
