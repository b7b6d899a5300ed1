import { describe, expect, test } from '@jest/globals';
import type { FormState } from '../../contracts/forms/formState.ts';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { NewsletterLink } from './NewsletterLink.tsx';

const rendered = (Action: string, form?: FormState) =>
  renderOnPage(
    <NewsletterLink
      rendering={{}}
      fields={{}}
      params={{ Action }}
      data={{ phone: '08-123', email: 'info@norrvag-se.example' }}
    />,
    form ? { form } : {},
  );

describe.each([
  ['Confirm', 'newsletterConfirm', 'newsletterEnd'],
  ['Unsubscribe', 'newsletterEnd', 'newsletterConfirm'],
] as const)('F106 the page of a link: %s', (action, form, otherForm) => {
  const refused = (error?: 'formErrorLinkExpired' | 'formErrorLink'): FormState => ({
    status: 'refused',
    form,
    values: {},
    errors: error ? { token: error } : {},
    problem: error ? null : 'carDetailFormError',
  });

  test('has a button in a form that is posted to the URL with its token: no action, no field of a person', () => {
    const html = rendered(action);
    const [tag = '', content = ''] = /<form[^>]*>(.*?)<\/form>/s.exec(html) ?? [];
    expect(/<form[^>]*>/.exec(tag)?.[0]).toMatch(/method="post"/);
    expect(/<form[^>]*>/.exec(tag)?.[0]).not.toContain('action=');
    expect(content.match(/<input[^>]*>/g)).toEqual([`<input type="hidden" name="formName" value="${form}"/>`]);
    expect(content.match(/<button type="submit"/g)).toHaveLength(1);
  });

  test('says that it is done, the second time too, and has no button then', () => {
    const done = rendered(action, { status: 'sent', form });
    const again = rendered(action, { status: 'sent', form, isRepeated: true });
    for (const html of [done, again]) {
      expect(html).toContain('role="status"');
      expect(html).not.toContain('<form');
    }
    expect(again).not.toBe(done);
    expect(rendered(action, { status: 'sent', form: otherForm })).toContain('<form');
  });

  test.each(['formErrorLinkExpired', 'formErrorLink'] as const)(
    '%s is final: a way to a new mail, no button',
    (error) => {
      const html = rendered(action, refused(error));
      expect(html).toMatch(/role="alert".*href="\/nyhetsbrev"/s);
      expect(html).not.toContain('<form');
    },
  );

  test('U22 after a failure the button stays, beside phone and mail', () => {
    expect(rendered(action, refused())).toMatch(/role="alert".*href="tel:08123.*href="mailto:.*<button type="submit"/s);
  });
});
