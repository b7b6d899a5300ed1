import { useRef } from 'react';
import { FIELD_LENGTHS } from '../../../contracts/forms/fieldLengths.ts';
import type { VehicleType } from '../../../contracts/forms/serviceNames.ts';
import type { Elements } from '../../../lib/browser/elements.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import { FieldSection } from '../../../ui/form/FieldSection.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { PlateField } from '../../../ui/form/PlateField.tsx';
import { RadioCards } from '../../../ui/form/RadioCards.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { useFieldValue } from '../../../ui/form/useFieldValue.ts';
import { NamedIcon } from '../../../ui/icon/NamedIcon.tsx';
import { useFeature, useTranslate } from '../../../ui/sharedContext.ts';
import { isClosedDay } from '../../dealers/hours/closedDays.ts';
import * as styles from '../RequestSection.styles.ts';
import type { ServiceRequestData } from '../serviceRequest.ts';
import { PersonFields } from './PersonFields.tsx';
import { ServicesField } from './ServicesField.tsx';
import { WorkshopField } from './WorkshopField.tsx';

/** Label and icon of each type. */
const TYPES = { car: ['formCar', 'car'], motorcycle: ['formMotorcycle', 'motorbike'] } as const satisfies Record<
  VehicleType,
  readonly [string, string]
>;

interface ServiceRequestFieldsProps {
  data: ServiceRequestData;
  /** How the customer's details are used. */
  consent: string | Elements;
}

/** Renders the fields of the request for a time at a workshop (F104). Closed days are those of the chosen dealer, before a choice those of all. */
export function ServiceRequestFields({ data, consent }: ServiceRequestFieldsProps) {
  const translate = useTranslate();
  const { country } = usePage().site;
  const hasNewsletter = useFeature('embeddedForms');
  const inside = useRef<HTMLDivElement>(null);
  const dealer = useFieldValue(inside, 'dealer');
  const type = useFieldValue(inside, 'typeCar', 'car');
  const chosen = data.dealers.filter(({ id }) => id === dealer);
  const choices = chosen.length > 0 ? chosen : data.dealers;
  const types = Object.entries(TYPES).map(([value, [label, icon]]) => ({
    value,
    label: translate(label),
    icon: <NamedIcon name={icon} size={24} />,
  }));
  return (
    <div ref={inside} className={styles.fields}>
      <FieldSection title="formYourVehicle" isFirst>
        <PlateField name="regno" label="formPlate" hint="formPlateHint" country={country} />
        <NumberField name="milage" label="formMileage" hint="formMileageHint" unit={data.unit} optional />
        <RadioCards name="typeCar" label="formVehicleType" choices={types} initial="car" />
      </FieldSection>
      <ServicesField type={type === 'motorcycle' ? 'motorcycle' : 'car'} />
      <TextAreaField name="description" label="formDescription" optional rows={3} maxLength={FIELD_LENGTHS.message} />
      <FieldSection title="formWhereAndWhen">
        <WorkshopField dealers={data.dealers} />
        <DateField
          name="date"
          label="formDate"
          hint="formDateHint"
          min={data.min}
          max={data.max}
          isClosed={(date) => choices.every(({ closed }) => isClosedDay(date, closed))}
        />
      </FieldSection>
      <FieldSection title="formYourDetails">
        <PersonFields />
        <TextAreaField name="other" label="formOther" optional rows={3} maxLength={FIELD_LENGTHS.message} />
        <CheckField name="gdpr" label="formConsent" text={consent} required />
        {hasNewsletter && (
          <CheckField name="newsletter" label="formNewsletter" text={translate('formNewsletterText')} />
        )}
      </FieldSection>
    </div>
  );
}
