import { isEmptyField } from '../../content/fields.ts';
import { SectionHeading } from '../../content/SectionHeading.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { CostForm } from '../../features/car/totalCost/CostForm.tsx';
import type { CostMethodView } from '../../features/car/totalCost/costMethod.ts';
import type { TotalCostView } from '../../features/car/totalCost/totalCostView.ts';
import { classes } from '../../lib/classes.ts';
import { Heading } from '../../ui/Heading.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { TotalCostData } from './TotalCost.data.ts';
import * as styles from './TotalCost.styles.ts';

/** Renders what the car of the page costs in a month; on a page without a car how it is calculated. */
export function TotalCost({ fields, params, data }: ComponentProps<TotalCostData | null | undefined>) {
  const translate = useTranslate();
  if (!data) return null;
  const isPage = params.TitleTag === 'h1';
  return (
    <section id="total-cost" className={classes(container, section)}>
      <SectionHeading
        title={!isEmptyField(fields.Title) && <Text field={fields.Title} />}
        text={!isEmptyField(fields.Text) && <Text field={fields.Text} />}
        kind={isPage ? 'page' : 'section'}
      />
      {data.car && <OfCar car={data.car} />}
      <CostForm form={data.form} href={data.href} isOpen={!data.car} />
      <p>
        <a href={data.list} rel="nofollow">
          {translate('totalAllCars')}
        </a>
      </p>
      {data.method && <Method method={data.method} level={isPage ? 2 : 3} />}
    </section>
  );
}

function OfCar({ car: { text, rows, range, notes, loan } }: { car: TotalCostView }) {
  const translate = useTranslate();
  return (
    <div className={styles.car}>
      <p className={styles.total}>{text}</p>
      {loan && <p>{loan}</p>}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{translate('costPart')}</th>
            <th scope="col">{translate('costMonth')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
          {range && (
            <tr data-total="">
              <th scope="row">{translate('costTotal')}</th>
              <td>{range}</td>
            </tr>
          )}
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </div>
  );
}

function Method({ method: { rules, tables, sources }, level }: { method: CostMethodView; level: 2 | 3 }) {
  const translate = useTranslate();
  return (
    <div className={styles.method}>
      <div>
        <Heading level={level} size="block">
          {translate('costRules')}
        </Heading>
        <ul className={styles.rules}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </div>
      <div className={styles.tables}>
        <Rows caption={translate('costTables')} rows={tables} />
        <Rows caption={translate('costSources')} rows={sources} />
      </div>
    </div>
  );
}

function Rows({ caption, rows }: { caption: string; rows: CostMethodView['tables'] }) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <tbody>
        {rows.map(([label, value]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
