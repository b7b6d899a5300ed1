import { describe, expect, test } from '@jest/globals';
import type { ReactNode } from 'react';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { CheckField } from './CheckField.tsx';
import { CheckList } from './CheckList.tsx';
import { DateField } from './DateField.tsx';
import { FormProvider, type FormView, formViewOf, NEW_FORM } from './formView.ts';
import { HiddenContext } from './HiddenContext.tsx';
import { NumberField } from './NumberField.tsx';
import { PlateField } from './PlateField.tsx';
import { RadioCards } from './RadioCards.tsx';
import { TextAreaField } from './TextAreaField.tsx';

const render = (fields: ReactNode, view: Partial<FormView> = {}) =>
  renderOnPage(<FormProvider value={{ ...formViewOf({ progress: NEW_FORM }), ...view }}>{fields}</FormProvider>);

const tagOf = (html: string, id: string) => new RegExp(`<\\w+[^>]*id="${id}"[^>]*>`).exec(html)?.[0] ?? '';
const CHOICES = ['one', 'two'].map((value) => ({ value, label: `Choice ${value}` }));

describe('fields of forms', () => {
  test('a number has its unit, the keyboard of numbers and no rule of the browser', () => {
    const html = render(<NumberField name="milage" label="formMileage" hint="formMileageHint" unit="mil" />);
    expect(tagOf(html, 'form-milage')).toMatch(
      /type="text" inputMode="numeric" autoComplete="off" enterKeyHint="next"/,
    );
    expect(tagOf(html, 'form-milage')).toContain('aria-describedby="form-milage-unit form-milage-hint"');
    expect(html).toMatch(/<span id="form-milage-unit"[^>]*>mil<\/span>/);
  });

  test('a number plate is in capitals, without corrections, and has its country', () => {
    const html = render(<PlateField name="regno" label="formPlate" hint="formPlateHint" country="SE" />);
    expect(tagOf(html, 'form-regno')).toMatch(/autoCapitalize="characters"/i);
    expect(tagOf(html, 'form-regno')).toMatch(/spellCheck="false"/i);
    expect(html).toContain('data-country="S"');
    expect(render(<PlateField name="regno" label="formPlate" country="SK" />)).toContain('data-country="SK"');
  });

  test.each([
    ['SE', true],
    ['FI', true],
    ['NO', false],
    ['GB', false],
  ])('a number plate of %s has the stars of the European Union: %j', (country, hasStars) => {
    expect(render(<PlateField name="regno" label="formPlate" country={country} />).includes('data-stars')).toBe(
      hasStars,
    );
  });

  test('U13 the first card has the id of the field; the group names its error', () => {
    const html = render(<RadioCards name="option" label="formSellOption" choices={CHOICES} />, {
      errors: { option: 'formErrorOption' },
      textOf: () => 'two',
    });
    expect(html).toMatch(
      /<fieldset role="radiogroup" aria-required="true" aria-invalid="true"[^>]* aria-describedby="form-option-error">/,
    );
    expect(tagOf(html, 'form-option')).toMatch(/type="radio" name="option" value="one"/);
    expect(tagOf(html, 'form-option')).not.toContain('checked');
    expect(tagOf(html, 'form-option-2')).toContain('checked=""');
  });

  test('a list of checkboxes shares one name, and requires none of them by itself', () => {
    const html = render(<CheckList name="services" label="formServices" choices={CHOICES} />, {
      errors: { services: 'formErrorServices' },
    });
    expect(html.match(/type="checkbox"[^>]*name="services"/g)).toHaveLength(2);
    expect(html).not.toContain('required=""');
    expect(tagOf(html, 'form-services')).toContain('aria-invalid="true"');
  });

  test('F104 without scripts a date is the field of the browser, with its first and last day', () => {
    const html = render(<DateField name="date" label="formDate" min="2026-11-23" max="2027-05-22" />, {
      textOf: () => '2026-12-01',
    });
    expect(tagOf(html, 'form-date')).toMatch(/type="date" min="2026-11-23" max="2027-05-22".*value="2026-12-01"/);
    expect(html).not.toContain('<button');
  });

  test('U21 a consent is required, marked, and not ticked; its error is beside it', () => {
    const html = render(<CheckField name="gdpr" label="formConsent" required />, {
      errors: { gdpr: 'formErrorConsent' },
    });
    expect(tagOf(html, 'form-gdpr')).toMatch(/required=""[^>]*aria-invalid="true" aria-describedby="form-gdpr-error"/);
    expect(html).not.toContain('checked=""');
    expect(html).toMatch(/<label[^>]*>.*aria-hidden="true">\u00a0\*<\/span><\/label>/);
  });

  test('a counter counts from 80 % of the length, also in a text that came back with an error', () => {
    const withText = (length: number) =>
      render(<TextAreaField name="message" label="formMessage" maxLength={100} />, {
        textOf: () => 'x'.repeat(length),
      });
    expect(withText(79)).not.toContain('role="status"');
    expect(withText(80)).toMatch(/role="status">80\/100</);
  });

  test('ids of a second form begin with its own prefix', () => {
    expect(render(<CheckField name="gdpr" label="formConsent" />, { idPrefix: 'second' })).toContain(
      'for="second-gdpr"',
    );
  });

  test('the context has the ids that are known', () => {
    const html = render(<HiddenContext values={{ car: '17', dealer: null, department: '' }} />);
    expect(html).toBe('<input type="hidden" name="car" value="17"/>');
  });

  test('labels of editors and of other services are texts', () => {
    expect(render(<CheckField name="a" label={{ text: 'Egen text' }} />)).toContain('>Egen text</label>');
  });
});
