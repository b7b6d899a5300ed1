import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { environmentReference } from './environmentReference.ts';
import { VARIABLES } from './variables.ts';

test('docs/environment.md matches the table of variables', () => {
  const written = readFileSync(new URL('../docs/environment.md', import.meta.url), 'utf8');
  expect(written).toBe(environmentReference());
});

test('every variable is listed', () => {
  const text = environmentReference();
  for (const name of Object.keys(VARIABLES)) expect(text).toContain(`- **\`${name}\`**: `);
});
