import { expect, test } from '@jest/globals';
import { withSection } from './sections.ts';

const TEXT = '# All\n\n## One\n\nold\n\n### Part\n\npart\n\n## Two\n\ntwo\n';

test('a section replaces the one with its heading, with its parts', () => {
  expect(withSection(TEXT, '## One\n\nnew\n')).toBe('# All\n\n## One\n\nnew\n\n## Two\n\ntwo\n');
  expect(withSection(TEXT, '### Part\n\nnew\n')).toBe('# All\n\n## One\n\nold\n\n### Part\n\nnew\n\n## Two\n\ntwo\n');
  expect(withSection(TEXT, '## Two\n\nnew\n')).toBe('# All\n\n## One\n\nold\n\n### Part\n\npart\n\n## Two\n\nnew\n');
});

test('a new section is at the end; a heading within a line is none', () => {
  expect(withSection('# All\n\nsee ## Two\n', '## Two\n\nnew\n')).toBe('# All\n\nsee ## Two\n\n## Two\n\nnew\n');
});
