import { type ChangeEvent, useEffect, useState } from 'react';
import { langOf, plainText } from '../../contracts/search/valueTexts.ts';
import { phoneHref } from '../../lib/contactHref.ts';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { useTranslate } from '../../ui/sharedContext.ts';
import type { DealerPageView, DepartmentView } from '../dealers/dealerPage.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactLines } from './ContactLines.tsx';
import { departments as departmentLines } from './ContactSection.styles.ts';
import { ContactSection } from './ContactSection.tsx';
import { departmentField } from './departmentLinks.ts';
import { ReplyTime } from './ReplyTime.tsx';

/** Renders the contact form of a dealer (F077). A chosen department gets the request, else the dealer's general contact. */
export function DealerContactForm({ dealer }: { dealer: DealerPageView }) {
  const translate = useTranslate();
  const { id, name, phone, email, groups, opening, asOf } = dealer;
  const departments = groups.flatMap((group) => group.departments);
  const [chosenId, setChosenId] = useState('');
  // A department that was chosen before this script was loaded, or is filled in from the draft, which is no change.
  useEffect(() => {
    const field = departmentField();
    const read = () => setChosenId(field?.value ?? '');
    read();
    field?.form?.addEventListener('input', read);
    return () => field?.form?.removeEventListener('input', read);
  }, []);
  const chosen = departments.find((department) => department.id === chosenId);
  const links = <ContactLines phone={phone} email={email} />;
  return (
    <ContactSection
      title={translate('writeToDealer')}
      text={translate('writeToDealerText', { dealer: name })}
      links={
        <>
          {links}
          <DepartmentPhones departments={departments} />
        </>
      }
    >
      <ContactForm
        about={{ dealer: id }}
        legend={translate('writeToDealer')}
        help={links}
        next={<ReplyTime dealer={name} spans={chosen ? chosen.spans : opening?.spans} asOf={asOf} />}
      >
        {departments.length > 0 && (
          <SelectField
            name="department"
            label="formDepartment"
            placeholder="formAnyDepartment"
            optional
            onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) => setChosenId(currentTarget.value)}
          >
            {departments.map((department) => (
              <option key={department.id} value={department.id} lang={langOf(department.name)}>
                {plainText(department.name)}
              </option>
            ))}
          </SelectField>
        )}
      </ContactForm>
    </ContactSection>
  );
}

/** Renders the numbers of the departments, when there are several. */
function DepartmentPhones({ departments }: { departments: readonly DepartmentView[] }) {
  const called = departments.flatMap(({ id, name, phone }) => (phone ? [{ id, name, phone }] : []));
  if (called.length < 2) return null;
  return (
    <ul className={departmentLines}>
      {called.map(({ id, name, phone }) => (
        <li key={id}>
          <span lang={langOf(name)}>{plainText(name)}</span>
          <a href={phoneHref(phone)}>{phone}</a>
        </li>
      ))}
    </ul>
  );
}
