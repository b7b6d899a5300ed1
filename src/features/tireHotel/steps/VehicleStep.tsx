import { linkValue } from '../../../content/fields.ts';
import type { Vehicle } from '../../../contracts/tireHotel/authorization.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as flow from '../../flow/flow.styles.ts';
import { spacedPlate } from '../../flow/plate/plate.ts';
import { ContactLinks } from '../ContactLinks.tsx';
import { StepHeading } from '../StepHeading.tsx';
import type { StepProps } from '../stepProps.ts';
import { trackTireStep } from '../tireEvents.ts';
import * as styles from '../tireHotel.styles.ts';
import { languageOfSystem, TirePlan } from './TirePlan.tsx';
import * as own from './vehicle.styles.ts';

interface VehicleStepProps extends StepProps {
  vehicle: Vehicle;
  /** Link field: what the tire packages are. */
  information: unknown;
  onBook: () => void;
  onOtherCar: () => void;
}

/** Status of a tire for which a change is recommended: the long warning (S3 §3.3). */
const WORN = 1;

/** Renders step 4: the vehicle with its stored tires, workshop and package (F110). */
export function VehicleStep({ vehicle, information, onBook, onOtherCar, contact, site }: VehicleStepProps) {
  const translate = useTranslate();
  const { language } = usePage();
  const { regNo, name, tires, location, packageLevel } = vehicle;
  const link = linkValue(information);
  const isWorn = tires.some(({ wheel }) => wheel.threadStatusId === WORN);
  const workshop = {
    phone: location.phone || contact.phone,
    email: location.email || contact.email,
  };
  return (
    <>
      <StepHeading>{translate('tireYourVehicle')}</StepHeading>
      <div className={own.vehicle}>
        <p className={own.name}>
          <strong>{name}</strong>
          <span>{spacedPlate(regNo)}</span>
        </p>
        <div className={flow.actions}>
          <Button
            onClick={() => {
              trackTireStep(3, site);
              onBook();
            }}
            data-book-change=""
          >
            {translate('tireBook')}
          </Button>
          <Button kind="secondary" onClick={onOtherCar}>
            {translate('tireOtherCar')}
          </Button>
        </div>
      </div>
      {isWorn && (
        <section className={own.warning} aria-labelledby="tire-warning">
          <h3 id="tire-warning">
            <Icon name="warning" size={22} />
            <span>{translate('tireWarningTitle')}</span>
          </h3>
          <p>{translate('tireWarning')}</p>
          <ContactLinks {...workshop} />
        </section>
      )}
      <section className={own.card} aria-labelledby="tire-tires">
        <h3 id="tire-tires">{translate('tireTires')}</h3>
        {tires.length === 0 ? <p>{translate('tireNoTires')}</p> : <TirePlan tires={tires} />}
      </section>
      <div className={own.pair}>
        <section className={own.card} aria-labelledby="tire-station">
          <h3 id="tire-station">{translate('tireStation')}</h3>
          <p>{location.locationName}</p>
          <ContactLinks phone={location.phone} email={location.email} />
        </section>
        {packageLevel && (
          <section className={own.card} aria-labelledby="tire-package">
            <h3 id="tire-package">{translate('tirePackage')}</h3>
            <p lang={languageOfSystem(language.code)}>{packageLevel}</p>
            {link && (
              <a className={styles.link} href={link.href}>
                {link.text || translate('tirePackageInfo')}
              </a>
            )}
          </section>
        )}
      </div>
    </>
  );
}
