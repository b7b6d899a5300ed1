import { expect, test } from '@jest/globals';
import type { CompanyView } from '../../contracts/page/company.ts';
import { renderOnPage, testCompany, testSite } from '../../testing/renderOnPage.tsx';
import { CompanyDetails } from './CompanyDetails.tsx';

const plain = (data: CompanyView | undefined, site = testSite) =>
  renderOnPage(<CompanyDetails rendering={{}} fields={{}} params={{}} data={data} />, { site });

test('name, numbers, address, telephone and e-mail; the number is read in the form of the country and called in the international one', () => {
  const html = plain(testCompany, { ...testSite, phone: '+46 8 465 004 10', phoneText: '08-465 004 10' });
  for (const part of [
    'Norrväg Sverige AB',
    '<dt class="company-label">Company number</dt>',
    '559987-4004',
    'SE559987400401',
    'Frösundaleden 14, 169 70 Solna',
    '<a href="tel:+46846500410">08-465 004 10</a>',
    'mailto:hej@norrvag-se.example',
  ]) {
    expect(html.replace(/<dt class="[^"]*"/g, '<dt class="company-label"')).toContain(part);
  }
});

test('a VAT number that contains the registration number is the only one', () => {
  const html = plain({ ...testCompany, registrationNumber: '399 412 005', vatNumber: '399 412 005 MVA' });
  expect(html.match(/399 412 005/g)).toHaveLength(1);
  expect(html).not.toContain('VAT number');
});

test('in Britain the postcode comes last, and the firm says who supervises its credit', () => {
  const statement = 'A Ltd is authorised and regulated by the Financial Conduct Authority (9994120).';
  const html = plain(
    { ...testCompany, regulated: { firmReferenceNumber: '9994120', statement } },
    { ...testSite, country: 'GB' },
  );
  expect(html).toContain('Frösundaleden 14, Solna 169 70');
  expect(html).toContain(statement);
});

test('nothing without the company', () => {
  expect(plain(undefined)).toBe('');
});
