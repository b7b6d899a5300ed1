import { expect, test } from '@jest/globals';
import { createScriptLabels } from './scriptLabels.ts';

const SCRIPTS: Record<string, string> = {
  'entry.js': 't(`skipToContent`),t("unknownWord")',
  'shared.js': 'let home=1',
  'List.js': "label:'filters'",
  'Dialog.js': 't`compareClear`',
  'Quote.js': "t('readMore')",
  'choice.js': "t('consentSave')",
};
const manifest = {
  'src/entry.client.tsx': {
    file: 'entry.js',
    imports: ['shared.js'],
    dynamicImports: ['src/components/Quote/Quote.tsx', 'src/features/consent/consentChoice.ts'],
  },
  'shared.js': { file: 'shared.js', imports: ['shared.js'] },
  'src/components/List/List.tsx': {
    file: 'List.js',
    imports: ['src/entry.client.tsx'],
    dynamicImports: ['src/features/Dialog.tsx'],
  },
  'src/features/Dialog.tsx': { file: 'Dialog.js' },
  'src/components/Quote/Quote.tsx': { file: 'Quote.js' },
  'src/features/consent/consentChoice.ts': { file: 'choice.js' },
};
const labelsOf = createScriptLabels(manifest, (file) => SCRIPTS[file] ?? '');

test('labels are the words of the scripts, and of those that they load on demand, that are keys', () => {
  expect([...labelsOf(['src/entry.client.tsx'])]).toEqual(['skipToContent', 'home']);
  expect([...labelsOf(['src/components/List/List.tsx'])]).toEqual(['filters', 'skipToContent', 'compareClear', 'home']);
});

test('other components and the settings of consent are not followed; unknown entries have no labels', () => {
  expect([...labelsOf(['src/components/Quote/Quote.tsx', 'src/components/None/None.tsx'])]).toEqual(['readMore']);
});
