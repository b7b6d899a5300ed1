import { describe, expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { columnsFor, StageRow } from './StageRow.tsx';

const stage = (title: string, text = '', icon: unknown = '') => ({
  id: '',
  name: '',
  fields: { Title: { value: title }, Text: { value: text }, Icon: { value: icon } },
});
const show = (fields: Record<string, unknown>) =>
  renderOnPage(<StageRow rendering={{}} fields={fields} params={{}} data={undefined} />);

describe('F118 stage row', () => {
  test('is an ordered list whose numbers are displayed once and read once', () => {
    const html = show({ Title: { value: 'Så går det till' }, Stages: [stage('Välj'), stage('Provkör')] });
    expect(html).toMatch(/<ol /);
    expect(html).toMatch(/<h3[^>]*><span class="[^"]+">Step 2: <\/span>Provkör<\/h3>/);
    expect([...html.matchAll(/aria-hidden="true"><span[^>]*>(\d)</g)].map(([, number]) => number)).toEqual(['1', '2']);
  });

  test('a stage without a heading has its number', () => {
    expect(show({ Stages: [stage('', 'Bara ord')] })).toMatch(/<p[^>]*><span[^>]*>Step 1: <\/span>Bara ord<\/p>/);
  });

  test('has columns by the container and the number of stages, with no stage alone in a row', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(columnsFor)).toEqual([1, 2, 3, 4, 5, 3, 4, 4, 3, 4]);
    expect(show({ Stages: [stage('A'), stage('B'), stage('C')] })).toContain('style="--columns:3"');
  });

  test('an icon by its name, none for an unknown name', () => {
    expect(show({ Stages: [stage('A', '', 'search')] })).toContain('#search');
    expect(show({ Stages: [stage('A', '', 'flygande matta')] })).not.toContain('<svg');
  });

  test.each([[{}], [{ Title: { value: 'x' }, Stages: [] }], [{ Stages: [null, stage('', '', 'search')] }]])(
    'prints nothing for %j',
    (fields) => expect(show(fields)).toBe(''),
  );
});
