import { isEmptyField } from '../../content/fields.ts';
import { SectionHeading } from '../../content/SectionHeading.tsx';
import { Text } from '../../content/Text.tsx';
import type { ComponentProps } from '../../content/views.ts';
import { PriceBadge } from '../../features/car/PriceBadge.tsx';
import type { PriceMethodView } from '../../features/carDetail/priceMethod/priceMethod.ts';
import { classes } from '../../lib/classes.ts';
import { Heading } from '../../ui/Heading.tsx';
import { container, section } from '../../ui/layout.styles.ts';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './PriceMethod.styles.ts';

/** Renders the figures of a car's price indicator, and the rules by which it is calculated. */
export function PriceMethod({ fields, params, data }: ComponentProps<PriceMethodView | undefined>) {
  if (!data) return null;
  const isPage = params.TitleTag === 'h1';
  const level = isPage ? 2 : 3;
  return (
    <section className={classes(container, section)}>
      <SectionHeading
        title={!isEmptyField(fields.Title) && <Text field={fields.Title} />}
        text={!isEmptyField(fields.Text) && <Text field={fields.Text} />}
        kind={isPage ? 'page' : 'section'}
      />
      <div className={styles.parts}>
        <Car car={data.car} missing={data.missing} level={level} />
        <Rules rules={data.rules} level={level} />
      </div>
    </section>
  );
}

type Level = 2 | 3;

const MISSING_TEXTS = { failed: 'priceCarFailed', gone: 'priceCarGone' } as const;

interface CarProps {
  car: PriceMethodView['car'];
  missing: PriceMethodView['missing'];
  level: Level;
}

function Car({ car, missing, level }: CarProps) {
  const translate = useTranslate();
  if (!car) return <p className={styles.noCar}>{translate(missing ? MISSING_TEXTS[missing] : 'priceNoCar')}</p>;
  const { name, href, inputs, result, reasons } = car;
  return (
    <div className={styles.car}>
      <Heading level={level} size="block">
        <a href={href}>{name}</a>
      </Heading>
      {result && (
        <>
          <p className={styles.sentence}>
            <PriceBadge band={result.band} />
            <span>{result.sentence}</span>
          </p>
          <table className={styles.table}>
            <caption>{translate('priceResult')}</caption>
            <tbody>
              {result.rows.map(([label, value]) => (
                <Row key={label} label={label} value={value} />
              ))}
              {result.bands.map(({ label, range, own }) => (
                <Row key={label} label={label} value={range} own={own} />
              ))}
            </tbody>
          </table>
        </>
      )}
      {reasons && (
        <>
          <p>{translate('priceNone')}</p>
          <Items items={reasons} />
        </>
      )}
      <table className={styles.table}>
        <caption>{translate('priceInputs')}</caption>
        <tbody>
          {inputs.map(([label, value]) => (
            <Row key={label} label={label} value={value} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Rules({ rules, level }: { rules: PriceMethodView['rules']; level: Level }) {
  const translate = useTranslate();
  const { cars, circles, convert, bands, none, limits } = rules;
  return (
    <div className={styles.rules}>
      <Heading level={level} size="block">
        {translate('priceRules')}
      </Heading>
      <p>{cars}</p>
      <p>{circles.title}</p>
      <ol className={styles.items}>
        {circles.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
      <p>{convert}</p>
      <table className={styles.table}>
        <caption>{bands.title}</caption>
        <tbody>
          {bands.rows.map(([label, value]) => (
            <Row key={label} label={label} value={value} />
          ))}
        </tbody>
      </table>
      <p>{none.title}</p>
      <Items items={none.items} />
      <p>{limits}</p>
    </div>
  );
}

function Items({ items }: { items: readonly string[] }) {
  return (
    <ul className={styles.items}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function Row({ label, value, own = false }: { label: string; value: string; own?: boolean }) {
  return (
    <tr data-own={own || undefined}>
      <th scope="row">{label}</th>
      <td>{value}</td>
    </tr>
  );
}
