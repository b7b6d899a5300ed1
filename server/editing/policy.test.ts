import { expect, test } from '@jest/globals';
import { editorPolicy, withFrames } from './policy.ts';

const FRAMES = ['https://pages.sitecorecloud.io'];

test('other frames take the place of those that were allowed, and nothing else changes', () => {
  expect(withFrames("default-src 'none'; frame-ancestors 'none'; base-uri 'none'", FRAMES)).toBe(
    "default-src 'none'; frame-ancestors 'self' https://pages.sitecorecloud.io; base-uri 'none'",
  );
});

test('an editor’s scripts may come, call and style; nothing inline may run', () => {
  const visitors =
    "default-src 'self'; style-src 'self'; img-src 'self' data:; script-src 'self' 'sha256-x'; form-action 'self'; frame-ancestors 'self'";
  const directives = editorPolicy(visitors, FRAMES, ['https://scripts.example']).split('; ');
  expect(directives).toEqual(
    expect.arrayContaining([
      "script-src 'self' 'sha256-x' https://scripts.example",
      "style-src 'self' 'unsafe-inline' https://scripts.example https://pages.sitecorecloud.io",
      "connect-src 'self' https://scripts.example https://pages.sitecorecloud.io",
      "form-action 'none'",
      "frame-ancestors 'self' https://pages.sitecorecloud.io",
    ]),
  );
  expect(directives.find((directive) => directive.startsWith('script-src'))).not.toMatch(/unsafe/);
});

test('what was forbidden altogether is allowed to the editor alone', () => {
  expect(editorPolicy("default-src 'none'", [], ['https://scripts.example'])).toContain(
    'script-src https://scripts.example;',
  );
});
