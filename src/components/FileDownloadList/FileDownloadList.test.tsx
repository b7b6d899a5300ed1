import { describe, expect, test } from '@jest/globals';
import { renderOnPage } from '../../testing/renderOnPage.tsx';
import { COLLAPSED_COUNT } from './Downloads.tsx';
import { FileDownloadList } from './FileDownloadList.tsx';

const entry = (title: string, file: Record<string, unknown>) => ({
  id: '',
  name: '',
  fields: { Title: { value: title }, File: { value: file } },
});
const plan = entry('Serviceplan', { src: '/-/media/files/plan.pdf', name: 'plan', extension: 'pdf', size: '1234' });
const show = (Files: unknown, page: Parameters<typeof renderOnPage>[1] = {}) =>
  renderOnPage(<FileDownloadList rendering={{}} fields={{ Files }} params={{}} data={undefined} />, page);
const downloadOf = (file: Record<string, unknown>) =>
  / download="([^"]*)"/.exec(show([entry('x', { src: '/-/media/x', ...file })]))?.[1];

describe('F118 files to download', () => {
  test('have their name, type and size', () => {
    const html = show([plan]);
    expect(html).toContain('href="/-/media/files/plan.pdf" download="plan.pdf"');
    expect(html).toContain('>Serviceplan<');
    expect(html.replace(/\s/g, ' ')).toContain('>PDF, 1,2 kB<');
  });

  test('3 while collapsed, and a button with the total', () => {
    expect(COLLAPSED_COUNT).toBe(3);
    const three = show([plan, plan, plan]);
    expect(three).not.toMatch(/<button|data-collapsed/);
    const four = show([plan, plan, plan, plan]);
    expect(four).toContain('data-collapsed="true"');
    expect(four).toMatch(/<button [^>]*aria-expanded="false"[^>]*>Show all 4 files/);
    expect(four.match(/<li>/g)).toHaveLength(4);
  });

  test('without an entry title it has the file’s title, else its name', () => {
    expect(show([entry('', { src: '/a/b.pdf', title: 'Plan för året' })])).toContain('>Plan för året<');
    expect(show([entry('', { src: '/a/b.pdf?x=1' })])).toContain('>b<');
  });

  test('unknown details are left out', () => {
    expect(show([entry('Fil', { src: '/-/media/x' })])).not.toMatch(/kB|, </);
    expect(show([entry('Fil', { src: '/-/media/x.txt', size: 0 })])).toContain('>TXT<');
  });

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.example',
    'tel:1',
    'java\nscript:x',
    '',
    undefined,
    7,
  ])('no file at %j', (src) => expect(show([entry('x', { src })])).toBe(''));

  test.each([
    [{ name: '../../etc/passwd', extension: 'pdf' }, 'etc passwd.pdf'],
    [{ name: 'plan\u202efdp.exe', extension: 'pdf' }, 'plan fdp.exe.pdf'],
    [{ name: 'Plan.PDF', extension: '.pdf' }, 'Plan.PDF'],
    [{ name: '...', extension: '' }, ''],
  ])('is saved under a safe name: %j', (file, name) => expect(downloadOf(file)).toBe(name));

  test.each([[undefined], [null], [[]], [[null, 'x', { fields: { File: { value: {} } } }]]])(
    'prints nothing for %j',
    (Files) => expect(show(Files)).toBe(''),
  );
});
