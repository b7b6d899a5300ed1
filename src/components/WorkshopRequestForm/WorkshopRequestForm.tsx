import type { ComponentProps } from '../../content/views.ts';
import { untilBegun } from '../../features/booking/booking.styles.ts';
import { WorkshopList } from '../../features/leads/fields/WorkshopList.tsx';
import { WorkshopRequestFields } from '../../features/leads/fields/WorkshopRequestFields.tsx';
import { formExampleOf } from '../../features/leads/formExample.ts';
import { RequestSection } from '../../features/leads/RequestSection.tsx';
import type { WorkshopRequestData } from '../../features/leads/workshopRequest.ts';
import { useTranslate } from '../../ui/sharedContext.ts';

/** What the examples of the page of all components show. */
const EXAMPLE_ERRORS = {
  regno: 'formErrorPlateRequired',
  description: 'formErrorAnswer',
  place: 'formErrorAnswer',
  customerPhone: 'formErrorPhone',
} as const;
const EXAMPLE_VALUES = {
  customerName: 'Åsa Ek',
  customerPhone: '070',
  customerEmail: 'asa@example.com',
};

/**
 * Renders the request for a time at a workshop, and the workshops with phone and e-mail. It works without scripts, which choosing a time does
 * not. The parameter `State` displays one of its states.
 */
export function WorkshopRequestForm({ fields, params, data }: ComponentProps<WorkshopRequestData>) {
  const translate = useTranslate();
  const example = formExampleOf(params.State, EXAMPLE_ERRORS, EXAMPLE_VALUES);
  return (
    <div className={example ? undefined : untilBegun} data-request="">
      <RequestSection
        form="workshopRequest"
        fieldLabels={{ description: translate('bookingRequestWish'), place: translate('bookingRequestPlace') }}
        fields={fields}
        contact={data.contact}
        asOf={data.asOf}
        example={example}
      >
        <WorkshopRequestFields workshops={data.workshops} />
      </RequestSection>
      {!example && <WorkshopList workshops={data.workshops} />}
    </div>
  );
}
