import { describe, expect, test } from '@jest/globals';
import type { Answer } from '../content/embeddedForms.ts';
import { parseForm } from './parseForm.ts';
import { isKnownType, questionsOf } from './questions.ts';

const questions = (answers: Record<string, Partial<Answer>>) => {
  const full = Object.entries(answers).map(([id, answer]) => [
    id,
    { text: 'Text', type: 'control_textbox', ...answer },
  ]);
  return questionsOf({ id: '12', answers: Object.fromEntries(full) });
};

describe('F106 the questions of an embedded form', () => {
  test('are in its order, without hidden and unknown ones and those that ask nothing', () => {
    const found = questions({
      1: { order: '3', type: 'control_email', required: 'Yes' },
      2: { order: '1', text: '<b>Name</b> &amp;&nbsp;more', description: 'Why' },
      3: { order: '2', hidden: 'Yes' },
      4: { order: '4', type: 'control_signature' },
      5: { order: '5', type: 'control_head' },
      6: { order: '6', type: 'constructor' },
    });
    expect(found).toMatchObject([
      { id: '2', name: 'text_12_2', kind: 'text', label: 'Name & more', hint: 'Why', isRequired: false },
      { id: '1', name: 'email_12_1', kind: 'email', isRequired: true },
    ]);
    expect(['control_head', 'control_email', 'control_signature', 'constructor'].map(isKnownType)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  test('have distinct choices; a choice without any is left out', () => {
    const [choice, ...others] = questions({
      1: { type: 'control_radio', options: 'A| B |A||<i>C</i>' },
      2: { type: 'control_checkbox', options: '|' },
    });
    expect([choice?.options, others]).toEqual([['A', 'B', 'C'], []]);
  });

  test('a choice is accepted as the page offers it, however it is written', () => {
    const odd = ['Till\u00adbehör', 'A\u200bB', 'Go\u0308teborg', 'x'.repeat(400)];
    const embedded = questions({ 1: { type: 'control_radio', options: odd.join('|'), required: 'Yes' } });
    const name = embedded[0]?.name ?? '';
    const context = { today: '2026-11-23', distanceUnit: 'km', questions: embedded } as const;
    const parsed = embedded[0]?.options?.map((option) =>
      parseForm('embedded', { formId: '240511000101', [name]: option }, context),
    );
    expect(parsed).toEqual(odd.map((option) => ({ values: { formId: '240511000101', [name]: option } })));
    expect(parseForm('embedded', { formId: '240511000101', [name]: 'Y' }, context)).toEqual({
      errors: { [name]: 'formErrorChoice' },
    });
  });

  test.each([
    [undefined, 5],
    ['7', 7],
    ['1', 2],
    ['99', 10],
    ['many', 5],
  ])('a rating of %s stars has %d points', (stars, count) => {
    const [rating] = questions({ 1: { type: 'control_rating', ...(stars && { stars }) } });
    expect(rating?.options).toHaveLength(count);
  });

  test('numbers have the limits that are numbers', () => {
    const [number] = questions({ 1: { type: 'control_number', minValue: '1', maxValue: 'x' } });
    expect([number?.min, number && 'max' in number]).toEqual([1, false]);
  });
});
