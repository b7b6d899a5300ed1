import { describe, expect, test } from '@jest/globals';
import { formatGuid, guidOf, parseGuid } from './guid.ts';

const GUID = '6d1cd897-1936-4a3a-a511-289a94c2a7b1';

describe('GUIDs', () => {
  test('equal parts give the same GUID; the borders between parts count', () => {
    expect(guidOf('a', 'b')).toBe(guidOf('a', 'b'));
    expect(guidOf('a', 'b')).not.toBe(guidOf('ab'));
    expect(guidOf('a')).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  });

  test.each([[GUID], [GUID.toUpperCase()], [`{${GUID}}`], [`(${GUID})`], [' 6D1CD89719364A3AA511289A94C2A7B1 ']])(
    '%s is read',
    (form) => {
      expect(parseGuid(form)).toBe(GUID);
    },
  );

  test.each([[''], ['/sitecore/content'], [GUID.slice(1)], [`${GUID}0`], ['g'.repeat(32)]])('%s is none', (form) => {
    expect(parseGuid(form)).toBeNull();
  });

  test('have the formats N, D, B and P', () => {
    expect(formatGuid(GUID)).toBe('6D1CD89719364A3AA511289A94C2A7B1');
    expect(formatGuid(GUID, 'd')).toBe(GUID.toUpperCase());
    expect(formatGuid(GUID, 'B')).toBe(`{${GUID.toUpperCase()}}`);
    expect(formatGuid(GUID, 'P')).toBe(`(${GUID.toUpperCase()})`);
  });
});
