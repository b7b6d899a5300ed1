import { useId, useRef, useState } from 'react';
import { MAX_MILEAGE, MESSAGE_LENGTH } from '../../../contracts/booking/bookingFields.ts';
import { type Offering, type OfferingCategory, ORIGINAL_SERVICE } from '../../../contracts/booking/services.ts';
import type { Elements } from '../../../lib/browser/elements.ts';
import * as form from '../../../ui/form/form.styles.ts';
import { Info } from '../../../ui/Info.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';
import type { FlowEvent } from '../flow/flowReducer.ts';
import type { FlowState, SelectedService } from '../flow/flowState.ts';
import { formatKronor } from '../money/bookingPrices.ts';
import { Price } from '../Price.tsx';
import * as styles from './offerings.styles.ts';
import { mileageIn, quantitiesOf, selectedOffering } from './selectedOffering.ts';

export interface OfferingRowProps {
  offering: Offering;
  category: OfferingCategory;
  type: SelectedService['type'];
  state: FlowState;
  send: (event: FlowEvent) => void;
  /** Whether a missing message or mileage is shown as an error. */
  showsErrors: boolean;
  /** Whether its box is open, and a message or a mileage is missing. */
  isWaiting: boolean;
  /** Tells the step whether the offering waits for a message or a mileage. */
  onWaiting: (code: string, isWaiting: boolean) => void;
}

/** Renders a service or an add-on to choose, with its price, its message and its quantity (F089, F090, F091). */
export function OfferingRow(props: OfferingRowProps) {
  const { offering, category, type, state, send, isWaiting, onWaiting } = props;
  const translate = useTranslate();
  const id = useId();
  const { code, name, description, isAvailable } = offering;
  const selected = state.services[code];
  const needsMileage = code === ORIGINAL_SERVICE;
  const needsInput = needsMileage || offering.allowUserInput;
  const removesOnKeyUp = useRef(false);
  const isExclusive = Boolean(category.selectionType);
  // One of an exclusive category replaces them, also one that waits.
  const others = isExclusive ? category.offerings.map((each) => each.code).filter((each) => each !== code) : [];
  const isChecked = selected !== undefined || isWaiting;

  function onToggle(): void {
    if (!needsInput) {
      for (const other of others) onWaiting(other, false);
      send({ type: 'serviceToggled', service: selectedOffering(offering, category, type) });
      return;
    }
    if (isChecked) {
      remove(code);
      return;
    }
    for (const other of others) remove(other);
    // The box opens with the mileage that the visitor has entered before.
    const isComplete = needsMileage && state.milage !== null;
    onWaiting(code, !isComplete);
    if (isComplete) send({ type: 'serviceAdded', service: selectedOffering(offering, category, type) });
  }

  function remove(removed: string): void {
    onWaiting(removed, false);
    send({ type: 'serviceRemoved', code: removed });
  }

  if (!isAvailable) {
    return (
      <li className={styles.row} data-unavailable="">
        <p>{translate('bookingUnavailable', { name })}</p>
      </li>
    );
  }
  return (
    <li className={styles.row} data-checked={isChecked || undefined} data-code={code}>
      <label className={styles.label}>
        <input
          type={isExclusive ? 'radio' : 'checkbox'}
          name={isExclusive ? `${type}-${category.name}` : undefined}
          checked={isChecked}
          aria-describedby={`${id}-price${description ? ` ${id}-text` : ''}`}
          onChange={onToggle}
          // The chosen radio again is no choice (S3 §4.1). Browsers fire no change for it.
          onClick={() => isExclusive && isChecked && remove(code)}
          // Browsers fire no click for the space key on a chosen radio.
          onKeyDown={(event) => {
            removesOnKeyUp.current = isExclusive && isChecked && event.key === ' ';
            if (removesOnKeyUp.current) event.preventDefault();
          }}
          onKeyUp={(event) => {
            if (!removesOnKeyUp.current || event.key !== ' ') return;
            removesOnKeyUp.current = false;
            event.preventDefault();
            remove(code);
          }}
        />
        <span className={styles.name}>{name}</span>
      </label>
      <span id={`${id}-price`} className={styles.price}>
        <OfferingPrice {...props} selected={selected} />
      </span>
      {description && (
        <p id={`${id}-text`} className={styles.description}>
          {description}
        </p>
      )}
      {isChecked && needsMileage && <MileageBox {...props} />}
      {isChecked && needsInput && !needsMileage && <MessageBox {...props} selected={selected} />}
      {selected && offering.unitPrice && <Quantity offering={offering} selected={selected} send={send} />}
    </li>
  );
}

/** Renders the price of an offering: for the chosen quantity, 'from' before one is chosen, or that it is missing. */
function OfferingPrice({
  offering,
  category,
  type,
  state,
  selected,
}: OfferingRowProps & { selected: SelectedService | undefined }) {
  const translate = useTranslate();
  const { name, notKnownPriceText, unitPrice, priceKnown, price } = offering;
  if (!priceKnown || price === null) {
    if (notKnownPriceText) return <span>{notKnownPriceText}</span>;
    return (
      <>
        <span>{translate('bookingPriceMissing')}</span>
        <Info name={name} text={translate('bookingPriceTooltip')} />
      </>
    );
  }
  if (unitPrice && !selected) {
    const text = `${formatKronor(price)}${unitPrice.postfix}`;
    return <span>{translate('bookingPriceFrom', { price: text })}</span>;
  }
  const service = selected ?? selectedOffering(offering, category, type);
  return <Price service={service} hasAgreement={state.car?.hasServiceAgreement ?? false} />;
}

/** Renders the message to the workshop, with its counter. Without a message the service is not chosen (S3 §4.1). */
function MessageBox({
  offering,
  category,
  type,
  send,
  showsErrors,
  onWaiting,
  selected,
}: OfferingRowProps & { selected: SelectedService | undefined }) {
  const translate = useTranslate();
  const { code } = offering;
  const [text, setText] = useState(selected?.userInput ?? '');
  const [isLeft, setLeft] = useState(false);
  const isMissing = text.trim() === '';
  function onText(next: string): void {
    setText(next);
    const userInput = next.trim();
    onWaiting(code, userInput === '');
    if (userInput === '') {
      send({ type: 'serviceRemoved', code });
      return;
    }
    const service = { ...selectedOffering(offering, category, type), ...selected, userInput };
    send({ type: selected ? 'serviceReplaced' : 'serviceAdded', service });
  }
  return (
    <InputBox
      label={translate('bookingMessage')}
      error={isMissing && (showsErrors || isLeft) ? translate('bookingMessageMissing') : ''}
    >
      {(control) => (
        <>
          <textarea
            {...control}
            // The box opens by the visitor's own choice.
            // biome-ignore lint/a11y/noAutofocus: the box opens by a choice and waits for a text
            autoFocus={selected === undefined}
            rows={2}
            maxLength={MESSAGE_LENGTH}
            placeholder={translate('bookingMessageMissing')}
            className={form.input}
            value={text}
            onChange={({ target }) => onText(target.value)}
            onBlur={() => setLeft(true)}
          />
          <small className={form.counter}>
            {translate('formCharacters', { count: text.length, limit: MESSAGE_LENGTH })}
          </small>
        </>
      )}
    </InputBox>
  );
}

/** Renders the mileage that the scheduled service needs (F090). Without one it is not chosen. */
function MileageBox({ offering, category, type, state, send, showsErrors, onWaiting }: OfferingRowProps) {
  const translate = useTranslate();
  const { code } = offering;
  const [text, setText] = useState(state.milage === null ? '' : String(state.milage));
  const [isLeft, setLeft] = useState(false);
  const isMissing = mileageIn(text, MAX_MILEAGE) === null;
  function onText(next: string): void {
    setText(next);
    const milage = mileageIn(next, MAX_MILEAGE);
    onWaiting(code, milage === null);
    send({ type: 'mileageEntered', milage });
    if (milage === null) send({ type: 'serviceRemoved', code });
    else send({ type: 'serviceAdded', service: selectedOffering(offering, category, type) });
  }
  return (
    <InputBox
      label={translate('bookingMileage')}
      error={isMissing && (showsErrors || isLeft) ? translate('bookingMileageMissing') : ''}
    >
      {(control) => (
        <div className={form.withUnit}>
          <input
            {...control}
            // biome-ignore lint/a11y/noAutofocus: the box opens by a choice and waits for a number
            autoFocus={isMissing}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            placeholder={translate('bookingMileageMissing')}
            maxLength={9}
            className={form.input}
            value={text}
            onChange={({ target }) => onText(target.value)}
            onBlur={() => setLeft(true)}
          />
          <span className={form.unit}>{translate('bookingMileUnit')}</span>
        </div>
      )}
    </InputBox>
  );
}

interface InputBoxProps {
  label: string;
  error: string;
  children: (control: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string;
    required: true;
  }) => Elements;
}

function InputBox({ label, error, children }: InputBoxProps) {
  const id = useId();
  return (
    <div className={styles.box} data-invalid={error ? true : undefined}>
      <label htmlFor={id} className={form.label}>
        {label}
      </label>
      {children({ id, required: true, 'aria-invalid': error ? true : undefined, 'aria-describedby': `${id}-error` })}
      <strong id={`${id}-error`} role="status" className={form.error}>
        {error}
      </strong>
    </div>
  );
}

interface QuantityProps {
  offering: Offering;
  selected: SelectedService;
  send: (event: FlowEvent) => void;
}

function Quantity({ offering, selected, send }: QuantityProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <div className={styles.quantity}>
      <label htmlFor={id} className={form.label}>
        {translate('bookingUnits')}
      </label>
      <select
        id={id}
        className={form.input}
        value={selected.unit}
        onChange={({ target }) =>
          send({ type: 'serviceReplaced', service: { ...selected, unit: Number(target.value) } })
        }
      >
        {quantitiesOf(offering).map((quantity) => (
          <option key={quantity} value={quantity}>
            {`${quantity} ${selected.unitAbbreviation}`}
          </option>
        ))}
      </select>
    </div>
  );
}
