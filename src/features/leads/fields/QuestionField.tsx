import { FIELD_LENGTHS } from '../../../contracts/forms/fieldLengths.ts';
import type { Question, QuestionKind } from '../../../contracts/forms/questions.ts';
import { CheckField } from '../../../ui/form/CheckField.tsx';
import { CheckList } from '../../../ui/form/CheckList.tsx';
import { DateField } from '../../../ui/form/DateField.tsx';
import type { FieldProps } from '../../../ui/form/FormField.tsx';
import { NumberField } from '../../../ui/form/NumberField.tsx';
import { RadioCards } from '../../../ui/form/RadioCards.tsx';
import { RatingField } from '../../../ui/form/RatingField.tsx';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { TextAreaField } from '../../../ui/form/TextAreaField.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { useTranslate } from '../../../ui/sharedContext.ts';

/** An embedded form has no limits for days. */
const ANY_DAY = { min: '1900-01-01', max: '2100-12-31' } as const;
/** More choices than these are a list that opens. */
const MAX_CARDS = 4;

/** Renders the field of a question of an embedded form (F106). */
export function QuestionField({ question }: { question: Question }) {
  const { name, kind, label, hint, isRequired, options } = question;
  const field: FieldProps = { name, label: { text: label }, optional: !isRequired };
  if (hint) field.hint = { text: hint };
  const choices = options.map((option) => ({ value: option, label: option }));
  switch (kind) {
    case 'longText':
      return <TextAreaField {...field} maxLength={FIELD_LENGTHS.message} />;
    case 'number':
      return <NumberField {...field} />;
    case 'date':
      return <DateField {...field} {...ANY_DAY} />;
    case 'choice':
      return choices.length > MAX_CARDS ? (
        <ChoiceList {...field} options={options} />
      ) : (
        <RadioCards {...field} choices={choices} />
      );
    case 'several':
      return <CheckList {...field} choices={choices} />;
    case 'rating':
      return <RatingField {...field} points={options} />;
    case 'consent':
      return <CheckField name={name} label={{ text: label }} text={hint || undefined} required={isRequired} />;
    default:
      return <TextField {...field} kind={INPUT_KINDS[kind]} maxLength={FIELD_LENGTHS.line} />;
  }
}

type LineKind = Extract<QuestionKind, 'text' | 'email' | 'phone'>;
const INPUT_KINDS = { text: 'text', email: 'email', phone: 'phone' } as const satisfies Record<LineKind, string>;

function ChoiceList({ options, ...field }: FieldProps & { options: readonly string[] }) {
  const translate = useTranslate();
  return (
    <SelectField {...field} placeholder={{ text: translate('embeddedChoose') }}>
      {options.map((option) => (
        <option key={option} value={option}>
          {option}
        </option>
      ))}
    </SelectField>
  );
}
