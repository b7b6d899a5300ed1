import { expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { NamedIcon } from './NamedIcon.tsx';
import { ICON_NAMES, iconOf } from './namedIcons.ts';

test.each([
  ['phone', 'phone'],
  ['map-pin', 'map-pin'],
  ['MapPin', 'map-pin'],
  ['Map pin', 'map-pin'],
  ['map_pin.svg', 'map-pin'],
  [' Phone ', 'phone'],
  ['location', 'map-pin'],
  ['CampaignAlert', 'megaphone'],
  ['WarningAlert', 'triangle-alert'],
  ['Facebook', 'facebook'],
  ['LinkedIn', 'linkedin'],
  ['WhatsApp.svg', 'whatsapp'],
])('F117 %j is the icon %s', (name, icon) => {
  expect(iconOf(name)).toBe(icon);
});

test.each([
  '',
  ' ',
  'mastodon',
  'constructor',
  '__proto__',
  'toString',
  '../phone',
  '#phone',
  null,
  undefined,
  7,
  {},
  [],
])('F117 %j is no icon and renders nothing', (name) => {
  expect(iconOf(name)).toBeNull();
  expect(renderOnPage(<NamedIcon name={name} />)).toBe('');
});

test('F117 an icon comes from the sprite and is hidden from screen readers', () => {
  const html = renderOnPage(<NamedIcon name="Phone" size={20} className="c" />);
  expect(html).toContain('<use href="/assets/icons.svg#phone">');
  expect(html).toContain('aria-hidden="true"');
  expect(html).toContain('width="20" height="20"');
});

test('F117 every name is in canonical form', () => {
  expect(ICON_NAMES.filter((name) => iconOf(name) !== name)).toEqual([]);
  expect(new Set(ICON_NAMES).size).toBe(ICON_NAMES.length);
});
