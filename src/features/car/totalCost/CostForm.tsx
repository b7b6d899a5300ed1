import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import * as styles from './CostForm.styles.ts';
import type { CostFieldView, CostFormView } from './costForm.ts';

interface CostFormProps {
  form: CostFormView;
  /** URL of the page that shows the totals, without the inputs. Its query is sent too. */
  href: string;
  /** A page has one form only: ids of fields follow from their names. */
  isOpen?: boolean;
}

/** Renders the inputs of total costs. The form is sent by the browser, with and without scripts: each choice has a URL. */
export function CostForm({ form, href, isOpen = false }: CostFormProps) {
  const [path, query = ''] = href.split('?');
  const { way, fields, method } = form;
  return (
    <details className={styles.box} open={isOpen || fields.some(({ error }) => error)} data-costs="">
      <summary>
        <span>{form.summary}</span>
        <Icon name="chevronDown" size={14} />
      </summary>
      <form className={styles.form} action={path} method="get">
        {[...new URLSearchParams(query)].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        <fieldset className={styles.payments}>
          <legend>{way.label}</legend>
          {way.options.map(({ value, label, chosen }) => (
            <label key={value}>
              <input type="radio" name={way.name} value={value} defaultChecked={chosen} />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        <div className={styles.fields}>
          {fields.map((field) => (
            <Field key={field.name} field={field} />
          ))}
        </div>
        <div className={styles.actions}>
          <Button type="submit">{form.submit}</Button>
          <a href={method.href}>{method.text}</a>
        </div>
      </form>
    </details>
  );
}

function Field({ field: { name, label, value, hint, error } }: { field: CostFieldView }) {
  return (
    <div className={styles.field} data-invalid={error ? '' : undefined}>
      <label htmlFor={name}>{label}</label>
      <input
        key={value}
        id={name}
        className={styles.input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        name={name}
        defaultValue={value}
        maxLength={12}
        aria-describedby={`${name}-hint`}
        aria-invalid={error ? true : undefined}
      />
      <small id={`${name}-hint`}>
        {error && <span className={styles.error}>{`${error} `}</span>}
        <span>{hint}</span>
      </small>
    </div>
  );
}
