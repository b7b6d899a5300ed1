import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { ContactCard } from './ContactCard.tsx';

const fields = {
  Title: { value: 'Din kontakt' },
  Name: { value: 'Johanna Lindqvist' },
  Role: { value: 'Säljare' },
  Phone: { value: '08-465 004 31' },
  Email: { value: 'j@norrvag-se.example' },
  Image: { value: {} },
  Text: { value: '<p>Ring gärna</p>' },
  Link: { value: { href: '/foretag', text: 'Företag' } },
};
const show = (cardFields: Record<string, unknown>) =>
  renderOnPage(<ContactCard rendering={{}} fields={cardFields} params={{}} data={undefined} />);

test('person and contact', () => {
  const html = show(fields);
  for (const part of [
    'Din kontakt</h2>',
    'Johanna Lindqvist</h3>',
    'Säljare',
    '<p>Ring gärna</p>',
    'href="/foretag"',
  ]) {
    expect(html).toContain(part);
  }
  expect(html).toContain('href="tel:0846500431"');
  expect(html).toContain('href="mailto:j@norrvag-se.example"');
});

test('F024 telephone and e-mail have copy buttons with labels', () => {
  const html = show(fields);
  for (const value of ['08-465 004 31', 'j@norrvag-se.example']) {
    expect(html).toContain(`data-copy="${value}" data-copied="Copied" aria-label="Copy ${value}"`);
  }
});

test('the name is the heading where there is no title', () => {
  expect(show({ Name: fields.Name })).toContain('Johanna Lindqvist</h2>');
});

test.each([{}, { Phone: null, Email: [], Image: { value: {} } }, { Link: fields.Link }])(
  'nothing for %j',
  (cardFields) => {
    expect(show(cardFields)).toBe('');
  },
);
