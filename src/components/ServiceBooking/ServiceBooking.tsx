import { isEmptyField } from '../../content/fields.ts';
import { SectionHeading } from '../../content/SectionHeading.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { BookingFlow } from '../../features/booking/BookingFlow.tsx';
import { target, untilBegun } from '../../features/booking/booking.styles.ts';
import type { BookingData } from '../../features/booking/bookingData.ts';
import { scriptless } from '../../features/flow/flow.styles.ts';
import { classes } from '../../lib/classes.ts';
import { container, section } from '../../ui/layout.styles.ts';
import { useFeature, useTranslate } from '../../ui/sharedContext.ts';

/** Renders the booking of a time at a workshop (F086–F102). Without scripts it leads to the request form of the page. */
export function ServiceBooking({ fields, params, data }: ComponentProps<BookingData>) {
  const translate = useTranslate();
  const takesLeads = useFeature('leads');
  return (
    <section id="booking" className={classes(container, section, target)}>
      <SectionHeading
        kind={params.TitleTag === 'h1' ? 'page' : 'section'}
        title={!isEmptyField(fields.Title) && <Text field={fields.Title} />}
        text={
          !isEmptyField(fields.Text) && (
            <span className={untilBegun} data-lead="">
              <Text field={fields.Text} />
            </span>
          )
        }
      />
      {takesLeads && (
        <p className={scriptless}>
          <a href="#workshopRequest">{translate('bookingNeedsScripts')}</a>
        </p>
      )}
      <BookingFlow fields={fields} data={data} />
    </section>
  );
}
