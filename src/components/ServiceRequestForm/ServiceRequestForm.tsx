import { isEmptyField } from '../../content/fields.ts';
import { RichText } from '../../content/RichText.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { ServiceRequestFields } from '../../features/leads/fields/ServiceRequestFields.tsx';
import { formExampleOf } from '../../features/leads/formExample.ts';
import { RequestSection } from '../../features/leads/RequestSection.tsx';
import type { ServiceRequestData } from '../../features/leads/serviceRequest.ts';

/** What the examples of the page of all components show. */
const EXAMPLE_ERRORS = {
  dealer: 'formErrorDealer',
  services: 'formErrorServices',
  date: 'formErrorDateClosed',
  gdpr: 'formErrorConsent',
} as const;
const EXAMPLE_VALUES = {
  typeCar: 'motorcycle',
  regno: 'EK 12345',
  date: '2026-12-25',
  customerName: 'Kari Nordmann',
  customerPhone: '400 12 345',
  customerEmail: 'kari@example.com',
};

/** Renders the request for a time at a workshop (F104). The parameter `State` displays one of its states. */
export function ServiceRequestForm({ fields, params, data }: ComponentProps<ServiceRequestData>) {
  const example = formExampleOf(params.State, EXAMPLE_ERRORS, EXAMPLE_VALUES);
  const consent = !isEmptyField(fields.Consent) && <RichText field={fields.Consent} />;
  return (
    <RequestSection
      form="serviceRequest"
      fields={fields}
      titleTag={params.TitleTag}
      contact={data.contact}
      asOf={data.asOf}
      sentTitle="serviceRequestSent"
      failedText="serviceRequestFailed"
      example={example}
    >
      <ServiceRequestFields data={data} consent={consent} />
    </RequestSection>
  );
}
