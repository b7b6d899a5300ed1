import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { environmentReference, environmentTemplate } from './environmentReference.ts';
import { VARIABLES } from './variables.ts';

test.each([
  ['docs/environment.md', environmentReference],
  ['deploy/forecourt.env', environmentTemplate],
])('%s matches the table of variables', (path, expected) => {
  expect(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')).toBe(expected());
});

test('every variable is listed', () => {
  const text = environmentReference();
  for (const name of Object.keys(VARIABLES)) expect(text).toContain(`- **\`${name}\`**: `);
});
