import { useEffect } from 'react';

/** Links with `data-department` lead to the contact form of a dealer, and choose the department in it. */

const FIELD = '#contact-form select[name="department"]';

/** Returns the field with the departments; null without one. */
export const departmentField = (): HTMLSelectElement | null => document.querySelector<HTMLSelectElement>(FIELD);

/** Chooses the department of a clicked link, also in a form that is not hydrated yet. */
export function useDepartmentLinks(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLElement>('a[data-department]');
      const field = link && departmentField();
      if (!field) return;
      field.value = link.dataset.department ?? '';
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
