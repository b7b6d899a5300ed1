import { FIELD_LENGTHS } from '../../../contracts/forms/fieldLengths.ts';
import type { SELL_OPTIONS } from '../../../contracts/forms/sellCarForm.ts';
import { usePage } from '../../../page/PageContext.tsx';
import { FieldSection } from '../../../ui/form/FieldSection.tsx';
import { FurtherFields } from '../../../ui/form/FurtherFields.tsx';
import { HiddenContext } from '../../../ui/form/HiddenContext.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { PlateField } from '../../../ui/form/PlateField.tsx';
import { RadioCards } from '../../../ui/form/RadioCards.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { ResponsiveImage } from '../../../ui/ResponsiveImage.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import * as styles from '../RequestSection.styles.ts';
import type { SellCarData } from '../sellCar.ts';
import { DealerSelect } from './DealerSelect.tsx';
import { PersonFields } from './PersonFields.tsx';

/** Labels of the choices, and a sentence about each. */
const OPTIONS = {
  sellCar: ['formSellCar', 'formSellCarText'],
  tradeIn: ['formTradeIn', 'formTradeInText'],
} as const satisfies Record<(typeof SELL_OPTIONS)[number], readonly [string, string]>;

/** Renders the fields for selling or trading in a car (F103), the number plate and the mileage first, the rest in a second step. Who comes from a car's page wants to trade in. */
export function SellCarFields({ data: { dealers, car, unit } }: { data: SellCarData }) {
  const translate = useTranslate();
  const { country } = usePage().site;
  const choices = Object.entries(OPTIONS).map(([value, [label, text]]) => ({
    value,
    label: translate(label),
    text: translate(text),
  }));
  return (
    <>
      {car && <CarInView car={car} />}
      <HiddenContext values={{ car: car?.id }} />
      <FieldSection title="formYourVehicle" isFirst={!car}>
        <div className={styles.vehicle}>
          <PlateField name="regno" label="formPlate" hint="formPlateHint" country={country} isLarge />
          <NumberField name="milage" label="formMileage" hint="formMileageHint" unit={unit} />
        </div>
      </FieldSection>
      <FurtherFields title="formYourDetails">
        <PersonFields />
        <RadioCards name="option" label="formSellOption" choices={choices} initial={car ? 'tradeIn' : undefined} />
        {!car && <DealerFields dealers={dealers} />}
        <TextAreaField
          name="other"
          label="formOther"
          hint="formOtherSellHint"
          optional
          rows={3}
          maxLength={FIELD_LENGTHS.message}
        />
      </FurtherFields>
    </>
  );
}

/** Renders the place of the car, and the dealers for those who prefer one. A site's only dealer is not asked for. */
function DealerFields({ dealers }: Pick<SellCarData, 'dealers'>) {
  if (dealers.length === 1) return <HiddenContext values={{ dealer: dealers[0]?.id }} />;
  return (
    <FieldSection title="formDealer">
      <TextField
        kind="text"
        name="place"
        label="formSellPlace"
        hint="formSellPlaceHint"
        maxLength={FIELD_LENGTHS.line}
      />
      {dealers.length > 0 && <DealerSelect dealers={dealers} label="formPreferredDealer" placeholder="formAnyDealer" />}
    </FieldSection>
  );
}

function CarInView({ car }: { car: NonNullable<SellCarData['car']> }) {
  const translate = useTranslate();
  const { site, language } = usePage();
  return (
    <div className={styles.car}>
      <span>
        <ResponsiveImage src={car.image} alt="" width={320} height={213} sizes="8rem" cutOut />
      </span>
      <p>
        <a href={`${language.prefix}${site.paths.carDetail}/${car.id}/${car.slug}`}>
          {translate('formCarInView', { car: car.title })}
        </a>
        <small>{car.text}</small>
      </p>
    </div>
  );
}
