import { SERVICES, VEHICLE_TYPES, type VehicleType } from '../../../contracts/forms/serviceNames.ts';
import { choiceId, FieldGroup } from '../../../ui/form/FieldGroup.tsx';
import { choice, choices } from '../../../ui/form/form.styles.ts';
import { useForm } from '../../../ui/form/formView.ts';
import * as styles from '../RequestSection.styles.ts';

/**
 * Renders the services of cars and of motorcycles (S3 §9), of which the list of the chosen type shows. Without scripts CSS hides the
 * other one.
 */
export function ServicesField({ type }: { type: VehicleType }) {
  const { isChecked, textOf } = useForm();
  const typed = textOf('typeCar') || 'car';
  return (
    <FieldGroup name="services" label="formServices" hint="formServicesHint" isSingle={false}>
      {({ id, isInvalid }) =>
        VEHICLE_TYPES.map((each) => (
          <ul key={each} className={`${choices} ${styles.services}`} data-type={each}>
            {SERVICES[each].map((service, at) => (
              <li key={service}>
                <label className={choice}>
                  <input
                    id={choiceId(each === type ? id : `${id}-${each}`, each === type ? at : at + 1)}
                    type="checkbox"
                    name="services"
                    value={service}
                    aria-invalid={isInvalid || undefined}
                    defaultChecked={each === typed && isChecked('services', service)}
                  />
                  <span>{service}</span>
                </label>
              </li>
            ))}
          </ul>
        ))
      }
    </FieldGroup>
  );
}
