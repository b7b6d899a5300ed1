import type { ComponentProps } from '../../content/views.ts';
import { SellCarFields } from '../../features/leads/fields/SellCarFields.tsx';
import { formExampleOf } from '../../features/leads/formExample.ts';
import { RequestSection } from '../../features/leads/RequestSection.tsx';
import type { SellCarData } from '../../features/leads/sellCar.ts';

/** What the examples of the page of all components show. */
const EXAMPLE_ERRORS = {
  option: 'formErrorOption',
  regno: 'formErrorPlateRequired',
  milage: 'formErrorMileage',
  customerPhone: 'formErrorPhone',
} as const;
const EXAMPLE_VALUES = {
  regno: '',
  milage: 'många',
  customerName: 'Åsa Ek',
  customerPhone: '070',
  customerEmail: 'asa@example.com',
};

/** Renders the form for selling or trading in a car (F103). The parameter `State` displays one of its states. */
export function SellCarForm({ fields, params, data }: ComponentProps<SellCarData>) {
  const example = formExampleOf(params.State, EXAMPLE_ERRORS, EXAMPLE_VALUES);
  return (
    <RequestSection
      form="sellCar"
      fields={fields}
      titleTag={params.TitleTag}
      contact={data.contact}
      asOf={data.asOf}
      example={example}
    >
      <SellCarFields key={data.car?.id} data={data} />
    </RequestSection>
  );
}
