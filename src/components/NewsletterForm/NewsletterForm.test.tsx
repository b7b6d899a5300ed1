import { expect, test } from '@jest/globals';
import type { FormState } from '../../contracts/forms/formState.ts';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { NewsletterForm } from './NewsletterForm.tsx';

const rendered = (form?: FormState, State = '') =>
  renderOnPage(
    <NewsletterForm
      rendering={{}}
      fields={{}}
      params={{ State }}
      data={{ phone: '08-123', email: 'info@norrvag-se.example' }}
    />,
    form ? { form } : {},
  );
const REFUSED = {
  status: 'refused',
  form: 'newsletter',
  values: { email: 'asa@' },
  errors: {},
  problem: null,
} as const;

test('F106 the sign-up is a form that is posted to its page', () => {
  expect(rendered()).toMatch(/<form(?=[^>]*method="post")(?=[^>]*action="\/om-oss#newsletter").*type="email"/s);
});

test('U13 U22 an error keeps what was typed; a failure also has phone and mail', () => {
  const error = rendered({ ...REFUSED, errors: { email: 'formErrorEmail' } });
  expect(error).toMatch(/role="alert".*href="#newsletter-email".*aria-invalid="true".*value="asa@"/s);
  expect(error).not.toContain('tel:');
  expect(rendered({ ...REFUSED, problem: 'carDetailFormError' })).toMatch(
    /role="alert".*href="tel:08123.*href="mailto:/s,
  );
});

test('F106 the confirmation says that a mail comes, and an example has ids of its own', () => {
  expect(rendered({ status: 'sent', form: 'newsletter' })).toMatch(/id="newsletter"[^>]*role="status"/);
  expect(rendered(undefined, 'Errors')).toContain('id="newsletter-errors-email"');
});
