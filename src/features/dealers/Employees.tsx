import { langOf, plainText } from '../../contracts/search/valueTexts.ts';
import { mailHref, phoneHref } from '../../lib/contactHref.ts';
import { EmailText } from '../../ui/EmailText.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import * as styles from './Department.styles.ts';
import type { EmployeeView } from './dealerPage.ts';

/** Renders the employees of a department in a disclosure; unknown details are left out. */
export function Employees({ employees }: { employees: readonly EmployeeView[] }) {
  const translate = useTranslate();
  if (employees.length === 0) return null;
  return (
    <details className={styles.disclosure}>
      <summary>
        <span>{`${translate('employees')} `}</span>
        <span className={styles.count}>{employees.length}</span>
      </summary>
      <ul className={styles.people}>
        {employees.map((employee) => (
          <Employee key={`${employee.name}${employee.email}${employee.phone}`} employee={employee} />
        ))}
      </ul>
    </details>
  );
}

function Employee({ employee: { name, title, phone, email } }: { employee: EmployeeView }) {
  return (
    <li>
      <strong>{name}</strong>
      {title && <span lang={langOf(title)}>{plainText(title)}</span>}
      {phone && <a href={phoneHref(phone)}>{phone}</a>}
      {email && (
        <a href={mailHref(email)}>
          <EmailText email={email} />
        </a>
      )}
    </li>
  );
}
