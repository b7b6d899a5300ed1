import { expect, test } from '@jest/globals';
import type { FormState } from '../../contracts/forms/formState.ts';
import type { Question } from '../../contracts/forms/questions.ts';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { EmbeddedForm } from './EmbeddedForm.tsx';

const QUESTIONS: readonly Question[] = [
  { id: '1', name: 'text_12_1', kind: 'text', label: 'Name', hint: '', isRequired: true, options: [] },
  {
    id: '2',
    name: 'rating_12_2',
    kind: 'rating',
    label: 'How was it?',
    hint: '',
    isRequired: false,
    options: ['1', '2'],
  },
];
const CONTACT = { phone: '08-123', email: 'info@norrvag-se.example' };

interface Options {
  questions?: readonly Question[] | null;
  params?: Record<string, string>;
  form?: FormState;
}
const rendered = ({ questions = QUESTIONS, params = {}, form }: Options = {}) =>
  renderOnPage(
    <EmbeddedForm rendering={{}} fields={{}} params={params} data={{ formId: '12', questions, contact: CONTACT }} />,
    form ? { form } : {},
  );
const REFUSED = { status: 'refused', form: 'embedded', formId: '12', values: {}, errors: {}, problem: null } as const;

test('F106 its questions are our own fields, and it is posted to its page with its id', () => {
  const html = rendered();
  expect(html).toMatch(/action="\/om-oss#form-12".*name="formId" value="12".*name="text_12_1".*name="rating_12_2"/s);
});

test('U22 a form that cannot be loaded or sent shows phone and mail', () => {
  expect(rendered({ questions: null })).toMatch(/href="tel:08123.*href="mailto:info/s);
  const failed = rendered({ form: { ...REFUSED, problem: 'carDetailFormError' } });
  expect(failed).toMatch(/role="alert".*href="tel:08123.*href="mailto:info/s);
});

test('F106 a popup is behind a button, and in the page after a post; the state of another form is not its own', () => {
  const params = { Display: 'Popup' };
  expect(rendered({ params })).toContain('popoverTarget="popup-12"');
  const form: FormState = { ...REFUSED, errors: { text_12_1: 'formErrorAnswer', rating_12_2: 'formErrorChoice' } };
  const html = rendered({ params, form });
  expect(html).toMatch(/role="alert".*href="#form-12-text_12_1">Name: Answer this question</s);
  expect(html).toMatch(/href="#form-12-rating_12_2">[^<]+[:?] Choose one of the options</);
  expect(rendered({ params, form: { ...form, formId: '13' } })).not.toContain('role="alert"');
});

test('without data visitors see nothing, and editors are told', () => {
  const view = <EmbeddedForm rendering={{}} fields={{}} params={{}} data={null} />;
  expect(renderOnPage(view)).toBe('');
  expect(renderOnPage(view, { mode: 'edit' })).toContain('Missing FormId');
});
