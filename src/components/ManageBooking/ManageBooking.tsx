import { isEmptyField } from '../../content/fields.ts';
import { SectionHeading } from '../../content/SectionHeading.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import type { BookingData } from '../../features/booking/bookingData.ts';
import { ManagedBookingView } from '../../features/booking/manage/ManagedBookingView.tsx';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';

/** Renders the booking behind the signed link of a confirmation, to see, move and cancel it (rank 4). */
export function ManageBooking({ fields, data }: ComponentProps<Pick<BookingData, 'contact'>>) {
  return (
    <section id="min-bokning" className={classes(container, section)}>
      <SectionHeading
        title={!isEmptyField(fields.Title) && <Text field={fields.Title} />}
        text={!isEmptyField(fields.Text) && <Text field={fields.Text} />}
      />
      <ManagedBookingView contact={data.contact} />
    </section>
  );
}
