import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { OpeningHours } from './OpeningHours.tsx';

const line = (Day: string, Hours: string) => ({ fields: { Day: { value: Day }, Hours: { value: Hours } } });
const Days = [line('Måndag–söndag', '9–18'), line('', 'utelämnas')];
const show = (fields: Record<string, unknown>) =>
  renderOnPage(<OpeningHours rendering={{}} fields={fields} params={{}} data={undefined} />);

test('a table whose row headers are the days', () => {
  const html = show({ Title: { value: 'Öppettider' }, Days, Note: { value: '<p>Ring först</p>' } });
  expect(html).toMatch(/<caption[^>]*><h2[^>]*>Öppettider<\/h2><\/caption>/);
  expect(html).toMatch(/<th scope="row">Måndag–söndag<\/th><td>9–18<\/td>/);
  expect(html).toContain('<p>Ring först</p>');
  expect(html).not.toContain('utelämnas');
});

test('the server marks no day, because pages are cached', () => {
  expect(show({ Days })).not.toMatch(/aria-current|today/);
});

test('without a title the table still has a name', () => {
  expect(show({ Days })).toMatch(/<caption[^>]*>Opening hours<\/caption>/);
});

test.each([{}, { Days: [] }, { Days: null, Title: { value: 'Öppettider' } }])('renders nothing for %j', (fields) => {
  expect(show(fields)).toBe('');
});
