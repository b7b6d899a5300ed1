import { describe, expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { bands } from '../../ui/layout.styles.ts';
import { AlertBar } from './AlertBar.tsx';
import { hideAlertCookie } from './hideAlert.ts';

const message = {
  HasMessage: { value: true },
  MessageTitle: { value: 'Open on Sunday' },
  MessageText: { value: '<p>Come <a href="/find-us">and see us</a></p>' },
  MessageType: { value: 'Light' },
  MessageIcon: { value: 'CampaignAlert' },
};
const show = (changes: Record<string, unknown> = {}, key: string | undefined = 'k3y') =>
  renderOnPage(<AlertBar fields={{ ...message, ...changes }} messageKey={key} onClosed={() => {}} />);

describe('F017 AlertBar', () => {
  test('a named region with title, rich text, icon and a close button', () => {
    const html = show();
    expect(html).toMatch(/^<section [^>]*aria-label="Message" data-alert="k3y">/);
    expect(html).toContain('Open on Sunday');
    expect(html).toContain('<a href="/find-us">and see us</a>');
    expect(html).toContain('<svg');
    expect(html).toContain('aria-label="Close message"');
  });

  test('a warning has its own label; without a key it cannot be closed or hidden', () => {
    const html = renderOnPage(
      <AlertBar
        fields={{ ...message, MessageType: { value: 'Warning' } }}
        messageKey={undefined}
        onClosed={() => {}}
      />,
    );
    expect(html).toContain('aria-label="Important message"');
    expect(html).not.toMatch(/<button|data-alert/);
  });

  test('each type has a background; an unknown one is neutral', () => {
    const grounds = ['Warning', 'Dark', 'Light', 'Neutral'].map((type) =>
      classOf(show({ MessageType: { value: type } })),
    );
    expect(new Set(grounds).size).toBe(4);
    expect(grounds[1]).toContain(bands.contrast);
    expect(classOf(show({ MessageType: { value: 'Loud' } }))).toBe(grounds[3]);
    expect(classOf(show({ MessageType: { value: 'constructor' } }))).toBe(grounds[3]);
  });

  test.each([
    ['CampaignAlert', true],
    ['WarningAlert', true],
    ['SomethingElse', false],
    ['toString', false],
    ['', false],
  ])('icon %j', (name, hasIcon) => {
    expect(show({ MessageIcon: { value: name } }).match(/<svg/g)).toHaveLength(hasIcon ? 2 : 1);
  });

  test.each([
    ['switched off', { HasMessage: { value: false } }],
    ['without words', { MessageTitle: { value: '' }, MessageText: { value: ' ' } }],
    ['of other shapes', { HasMessage: true, MessageTitle: [], MessageText: null }],
  ])('renders nothing when %s', (_name, changes) => {
    expect(show(changes)).toBe('');
  });

  test('either title or text is enough', () => {
    expect(show({ MessageText: null })).toContain('Open on Sunday');
    expect(show({ MessageTitle: undefined })).toContain('and see us');
  });
});

test('F017 the cookie: hideAlert, one day, this site only', () => {
  expect(hideAlertCookie('k3y', true)).toBe('hideAlert=k3y; Max-Age=86400; Path=/; SameSite=Lax; Secure');
  expect(hideAlertCookie('k3y', false)).toBe('hideAlert=k3y; Max-Age=86400; Path=/; SameSite=Lax');
});

const classOf = (html: string) => /class="([^"]*)"/.exec(html)?.[1];
