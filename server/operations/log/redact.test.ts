import { describe, expect, test } from '@jest/globals';
import { createSilent } from '../../testing/silent.ts';
import { redactText } from './redact.ts';

describe('Q36: texts', () => {
  test.each([
    ['/mail/anna.berg@example.com/x', 'anna'],
    ['/mail/anna%40example.com', 'anna'],
    ['/ring/+46 70 123 45 67', '123 45'],
    ['/ring/0701234567', '0701234567'],
    ['/bil/ABC123', 'ABC123'],
    ['/bil/abc12d', 'abc12d'],
    ['/bil/ABC 123', 'ABC 123'],
    ['/bil/EK 12345', '12345'],
    ['/bil/AB12 CDE', 'CDE'],
    ['/bil/ABC%20123', '123'],
  ])('%s', (text, canary) => {
    expect(redactText(text)).not.toContain(canary);
  });

  test.each(['/kop-bil/123456/volvo-v60-cross-country', '/service-och-verkstad', '/-/media/cars/suv/front.jpg'])(
    'unchanged: %s',
    (text) => {
      expect(redactText(text)).toBe(text);
    },
  );

  test('one line of limited length', () => {
    const redacted = redactText(`a\r\n{"level":"fatal"}\u2028${'x'.repeat(500)}`);
    expect(redacted).not.toMatch(/[\r\n\u2028]/);
    expect(redacted.length).toBeLessThanOrEqual(220);
  });
});

test('Q36: paths are redacted in the lines of all events', () => {
  const { log, lines } = createSilent();
  const path = '/bokning/ABC123';
  log.warn({ event: 'page.policyViolated', path, violation: { path, url: `https://norrvag-se.example${path}` } });
  log.error({ event: 'page.renderFailed', path });
  expect(lines()).toHaveLength(2);
  expect(JSON.stringify(lines())).not.toContain('ABC123');
});

test('Q36: fields are redacted at each of the first three levels', () => {
  const { log, lines } = createSilent();
  const secrets = {
    phone: '0701234567',
    email: 'anna@example.com',
    regNo: 'ABC123',
    code: 'code-4711',
    authorization: 'Bearer x',
  };
  log.info({ ...secrets, body: secrets, call: { headers: secrets } }, 'done');
  expect(JSON.stringify(lines())).not.toMatch(/0701234567|anna|ABC123|code-4711|Bearer/);
});
