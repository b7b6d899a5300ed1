import { expect, test } from '@jest/globals';
import { withoutScripting } from './scriptlessStyles.ts';

test.each([
  ['@media (scripting: none){.a{display:none}}', '@media (min-width:0){.a{display:none}}'],
  ['@media (scripting:enabled){.a{display:none}}', '@media (max-width:0){.a{display:none}}'],
  [
    '@media (max-width:79.99rem) and (scripting:enabled){.a{color:red}}',
    '@media (max-width:79.99rem) and (max-width:0){.a{color:red}}',
  ],
  ['.scripting{color:red}', '.scripting{color:red}'],
])('%s', (css, scriptless) => {
  expect(withoutScripting(css)).toBe(scriptless);
});
