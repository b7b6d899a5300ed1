import { FIELD_LENGTHS } from '../../../contracts/forms/fieldLengths.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { FieldSection } from '../../../ui/form/FieldSection.tsx';
import { FurtherFields } from '../../../ui/form/FurtherFields.tsx';
import { PlateField } from '../../../ui/form/PlateField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import type { WorkshopContact } from '../workshopRequest.ts';
import { DealerSelect } from './DealerSelect.tsx';
import { PersonFields } from './PersonFields.tsx';

/** Renders the fields of the request for a time at a workshop, for people who do not choose one themselves: what is to be done, the rest in a second step. */
export function WorkshopRequestFields({ workshops }: { workshops: readonly WorkshopContact[] }) {
  const translate = useTranslate();
  const { country } = usePage().site;
  return (
    <>
      <TextAreaField
        name="description"
        label={{ text: translate('bookingRequestWish') }}
        rows={3}
        maxLength={FIELD_LENGTHS.message}
      />
      <FurtherFields title="formYourVehicle">
        <PlateField name="regno" label="formPlate" hint="formPlateHint" country={country} />
        <TextField
          kind="text"
          name="place"
          label={{ text: translate('bookingRequestPlace') }}
          hint={{ text: translate('bookingRequestPlaceHint') }}
          maxLength={FIELD_LENGTHS.line}
        />
        {workshops.length > 1 && (
          <DealerSelect dealers={workshops} label="formPreferredDealer" placeholder="formAnyDealer" />
        )}
        <FieldSection title="formYourDetails">
          <PersonFields />
        </FieldSection>
      </FurtherFields>
    </>
  );
}
