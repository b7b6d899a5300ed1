import { describe, expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { CarContactForm } from './CarContactForm.tsx';

const SALES = { phone: '040-10', email: 'sales@norrvag-se.example', week: [] };
const DEALER = { name: 'Norrväg Malmö', slug: 'norrvag-malmo', sales: SALES } as unknown as Parameters<
  typeof CarContactForm
>[0]['dealer'];

const form = { car: '17', dealer: DEALER, sellers: [], asOf: 0 };
const refused = {
  form: 'contact',
  status: 'refused',
  values: { name: 'Åsa', phone: 'x', testDrive: 'on' },
  errors: { phone: 'formErrorPhone' },
  problem: null,
} as const;

const tagOf = (html: string, id: string) => new RegExp(`<\\w+[^>]*id="${id}"[^>]*>`).exec(html)?.[0] ?? '';

describe('the contact form', () => {
  const html = renderOnPage(<CarContactForm {...form} />);

  test('U20 says why phone and email are asked, and tells the browser what they are', () => {
    expect(tagOf(html, 'form-phone')).toMatch(/type="tel".*inputMode="tel".*autoComplete="tel"/i);
    expect(tagOf(html, 'form-phone')).toContain('aria-describedby="form-phone-hint"');
    expect(html).toContain('So that we can call you about your request');
    expect(tagOf(html, 'form-email')).toMatch(/type="email".*inputMode="email".*autoComplete="email"/i);
    expect(tagOf(html, 'form-name')).toMatch(/autoComplete="name".*enterKeyHint="next"/i);
  });

  test('U14 U21 has no error and no ticked box, and asks the browser for no checks of its own', () => {
    expect(html).not.toMatch(/role="alert"|aria-invalid|checked=""/);
    expect(tagOf(html, 'contact-form')).toContain('noValidate');
  });

  test('F077 a seller has to be chosen only where there are some', () => {
    expect(html).not.toContain('name="seller"');
    const sellers = [{ id: 'hanna', name: 'Hanna' }];
    const chosen = renderOnPage(<CarContactForm {...form} sellers={sellers} />);
    expect(chosen).toMatch(/<select[^>]*required[^>]*>.*<option value=""[^>]*>Choose seller<\/option>/);
  });

  test('U13 a refused form has what was typed, a summary with links, and the error beside its field', () => {
    const again = renderOnPage(<CarContactForm {...form} />, { form: refused });
    expect(tagOf(again, 'form-name')).toContain('value="Åsa"');
    expect(tagOf(again, 'form-testDrive')).toContain('checked=""');
    expect(again).toMatch(/role="alert".*<a href="#form-phone">Enter a phone number/);
    expect(tagOf(again, 'form-phone')).toMatch(
      /aria-invalid="true" aria-describedby="form-phone-hint form-phone-error"/,
    );
  });

  test('U22 a failure shows how to reach the dealer', () => {
    const failed = renderOnPage(<CarContactForm {...form} />, {
      form: { ...refused, errors: {}, problem: 'carDetailFormError' },
    });
    expect(failed).toMatch(/role="alert".*href="tel:04010".*href="mailto:sales@norrvag-se\.example"/);
  });

  test('F078 the confirmation replaces the form', () => {
    const sent = renderOnPage(<CarContactForm {...form} />, { form: { status: 'sent', form: 'contact' } });
    expect(sent).toMatch(/id="contact-form"[^>]*role="status"/);
    expect(sent).not.toContain('<form');
  });
});
