import { usePage, useTranslate } from '../../app/PageContext.tsx';
import { mailHref, phoneHref } from '../../lib/contactHref.ts';
import { Heading } from '../../ui/Heading.tsx';
import { ContactLines } from './ContactLines.tsx';
import * as styles from './DealerDetail.styles.ts';
import type { DepartmentView, EmployeeView } from './dealerPage.ts';

/** One department: how to reach it, when it is open, which makes, and behind summaries the rest (F081). */
export function Department({ department }: { department: DepartmentView }) {
  const translate = useTranslate();
  const { name, phone, email, hours, brands, employees } = department;
  return (
    <section className={styles.department}>
      <Heading level={3} size="block">
        {name}
      </Heading>
      <ul className={styles.ways}>
        <ContactLines phone={phone} email={email} />
      </ul>
      {hours.length > 0 && (
        <>
          <h4>{translate('openingHours')}</h4>
          <Hours rows={hours} />
        </>
      )}
      {brands.length > 0 && (
        <p>
          <span className={styles.muted}>{translate('brands')}: </span>
          {brands.join(', ')}
        </p>
      )}
      <OtherHours department={department} />
      {employees.length > 0 && (
        <details className={styles.fold}>
          <summary>{translate('employees')}</summary>
          <ul className={styles.people}>
            {employees.map((employee) => (
              <Employee key={`${employee.name}${employee.email}`} employee={employee} />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Holidays and single days with hours of their own. */
function OtherHours({ department: { deviations, holiday } }: { department: DepartmentView }) {
  const translate = useTranslate();
  const { language } = usePage();
  if (deviations.length === 0 && !holiday) return null;
  const day = new Intl.DateTimeFormat(language.locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const dated = (date: string) => (Number.isNaN(Date.parse(date)) ? date : day.format(Date.parse(date)));
  return (
    <details className={styles.fold}>
      <summary>{translate('deviatingHours')}</summary>
      {holiday && (
        <>
          <h4>{holiday.title || translate('holidayPeriod')}</h4>
          <p>
            {dated(holiday.start)} – {dated(holiday.end)}
          </p>
          <Hours rows={holiday.hours} />
        </>
      )}
      <dl className={styles.hours}>
        {deviations.map(([date, title, hours]) => (
          <div key={date}>
            <dt>{[title, dated(date)].filter(Boolean).join(', ')}</dt>
            <dd>{hours}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function Hours({ rows }: { rows: DepartmentView['hours'] }) {
  return (
    <dl className={styles.hours}>
      {rows.map(([day, hours]) => (
        <div key={day}>
          <dt>{day}</dt>
          <dd>{hours}</dd>
        </div>
      ))}
    </dl>
  );
}

function Employee({ employee: { name, title, phone, email } }: { employee: EmployeeView }) {
  return (
    <li>
      <strong>{name}</strong>
      {title && <span className={styles.muted}>{title}</span>}
      {phone && <a href={phoneHref(phone)}>{phone}</a>}
      {email && <a href={mailHref(email)}>{email}</a>}
    </li>
  );
}
